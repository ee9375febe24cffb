/** Memories for tests that care about something else: complete, valid, distinguished by a text. */
import type { DataOf, MemoryData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import type { MemoryId, Uri } from '../memory/ids.ts'
import type { Head, Memory, Version } from '../reads/memory-view.ts'

/** A fact; `rest` adds or replaces fields. */
export function aFact(
  statement = 'the sky is blue',
  rest: Partial<DataOf<'Fact'>> = {},
): DataOf<'Fact'> {
  return { type: 'Fact', subject: 'sky', predicate: 'colour', statement, ...rest }
}

/** An event that says when it happened only if `rest` does. */
export function anEvent(
  summary = 'paid the bill',
  rest: Partial<DataOf<'Event'>> = {},
): DataOf<'Event'> {
  return { type: 'Event', kind: 'payment', outcome: 'success', summary, ...rest }
}

/** A goal; `rest` adds or replaces fields. */
export function aGoal(statement = 'ship it', rest: Partial<DataOf<'Goal'>> = {}): DataOf<'Goal'> {
  return { type: 'Goal', statement, status: 'active', ...rest }
}

/** A memory as a reader sees it, without a store; `head` and `version` replace fields. */
export function aMemory(
  data: MemoryData,
  head: Partial<Head> = {},
  version: Partial<Version> = {},
): Memory {
  const id = '01HF7YAT000000000000000001' as MemoryId
  const forms = { short: 'short', medium: 'medium' }
  const at = 1_700_000_000_000
  const named = head.id ?? id
  return {
    // Not `formatUri`: tests of orders give ids that no store would take.
    uri: `matrix://cortex/${data.type}/${named}#${version.version ?? 1}` as Uri,
    id: named,
    head: {
      id,
      type: data.type,
      currentVersion: 1,
      actorScope: 'tester',
      visibility: 'private',
      importance: 0,
      tags: [],
      frames: [],
      createdAt: at,
      lastUpdatedAt: at,
      forms,
      versionHash: '00',
      recordHash: '00',
      ...head,
    },
    version: {
      id,
      version: 1,
      type: data.type,
      createdAt: at,
      createdBy: 'tester',
      validFrom: at,
      confidence: 1,
      provenance: { source: 'user_input' },
      forms,
      formsOverride: false,
      hash: '00',
      ...version,
    },
    data,
  }
}

const BUILDERS: { readonly [T in MemoryType]: (text: string) => DataOf<T> } = {
  Identity: (text) => ({ type: 'Identity', name: text, did: 'did:x:1', roles: ['owner'] }),
  Fact: (text) => aFact(text),
  Preference: (text) => ({
    type: 'Preference',
    topic: text,
    polarity: 'prefer',
    strength: 0.5,
    value: { cups: 2 },
  }),
  Belief: (text) => ({
    type: 'Belief',
    statement: text,
    stance: 'suspect',
    evidenceFor: ['a wet street'],
  }),
  Event: (text) => anEvent(text),
  Goal: (text) => aGoal(text),
  Constraint: (text) => ({
    type: 'Constraint',
    statement: text,
    polarity: 'dont',
    strength: 'hard',
    source: 'user_declared',
  }),
  Capability: (text) => ({
    type: 'Capability',
    subject: 'did:x:1',
    capability: text,
    verified: true,
  }),
  Pattern: (text) => ({ type: 'Pattern', statement: text, strength: 0.25, coverage: 2 }),
}

/** Data of any type that differs where `text` differs. */
export function dataOf(type: MemoryType, text = 'something'): MemoryData {
  return BUILDERS[type](text)
}
