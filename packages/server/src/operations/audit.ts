/**
 * What does not belong in a memory: things said twice or against each other, things nobody ever
 * needed, secrets, and recalled text that was learned again. A walk along the journal, which also
 * tells what was read.
 *
 * @module
 */

import {
  type Cortex,
  CortexError,
  findSecrets,
  formatUri,
  type Memory,
  type MemoryId,
  renderFull,
} from '@cortex-memory/core'
import { z } from 'zod'
import { type OperationContext, operation } from './operation.ts'
import { conflictsOf, topic } from './outcomes.ts'
import { plainText } from './plain-notes.ts'
import { refusedSecrets } from './refused-secrets.ts'
import { limit, uriOf } from './schemas.ts'
import { MAIN_FIELD } from './text-to-data.ts'

const counted = <T extends z.ZodType>(
  found: T,
): z.ZodObject<{ count: z.ZodInt; found: z.ZodArray<T> }> =>
  z.object({ count: z.int(), found: z.array(found) })

export const audit = operation({
  name: 'audit',
  title: 'Audit',
  summary:
    'Check for duplicates, contradictions, unread memories, secrets and echoes of recalled text',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ limit: limit(1_000, 20) }),
  output: z.object({
    scanned: z.int().describe('Live memories that were looked at'),
    unreadable: z.int(),
    duplicates: counted(z.object({ text: z.string(), uris: z.array(z.string()) })),
    contradictions: counted(topic),
    neverRead: counted(z.string()),
    secrets: counted(z.object({ uri: z.string(), kind: z.string() })),
    echoes: counted(z.object({ uri: z.string(), of: z.string() })),
    refused: z
      .object({
        count: z.int(),
        kinds: z.array(z.object({ kind: z.string(), count: z.int(), lastAt: z.int() })),
        isExact: z.boolean().describe('False: so many that later ones are not counted'),
      })
      .describe('Secrets that were kept out, by kind'),
  }),
  examples: [{ title: 'Audit', input: {} }],

  async run(context, input) {
    const cortex = await context.cortex()
    const { written, read } = await walkJournal(cortex)
    const walk = new Walk()
    let unreadable = 0
    let done = 0
    for (const id of written) {
      const found = await readLatest(cortex, id)
      if (found === 'unreadable') unreadable++
      else if (found !== undefined) {
        await walk.lookForSecrets(found, cortex)
        if (isLive(found)) walk.look(found, read.has(id))
      }
      if (++done % PROGRESS_EVERY === 0) report(context, done, written.size)
    }
    const shown = <T>(found: readonly T[]): { count: number; found: T[] } => ({
      count: found.length,
      found: found.slice(0, input.limit),
    })
    return {
      scanned: walk.scanned,
      unreadable,
      duplicates: shown(walk.duplicates()),
      contradictions: shown(await conflictsOf(cortex, { limit: 1_000 })),
      neverRead: shown(walk.neverRead),
      secrets: shown(walk.secrets),
      echoes: shown(walk.echoes()),
      refused: { ...refusedSecrets(context) },
    }
  },
})

const PROGRESS_EVERY = 500

function report({ onProgress }: OperationContext, done: number, total: number): void {
  onProgress?.(done, total)
}

/** Ids in the order in which they were first written, and those that a query or task has used. */
async function walkJournal(
  cortex: Cortex,
): Promise<{ written: ReadonlySet<MemoryId>; read: ReadonlySet<MemoryId> }> {
  const written = new Set<MemoryId>()
  const read = new Set<MemoryId>()
  for await (const { kind, subjects } of cortex.journal({
    kinds: ['write', 'find_late', 'attest'],
  })) {
    for (const id of subjects) (kind === 'write' ? written : read).add(id)
  }
  return { written, read }
}

/** Nothing for a memory that was erased. */
async function readLatest(
  cortex: Cortex,
  id: MemoryId,
): Promise<Memory | 'unreadable' | undefined> {
  try {
    return await cortex.resolveLatest(id)
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    if (error.code === 'CORRUPT') return 'unreadable'
    if (error.code === 'ERASED') return undefined
    throw error
  }
}

/** Neither forgotten nor replaced. */
function isLive({ head }: Memory): boolean {
  return head.tombstoned === undefined && head.supersededBy === undefined
}

/** A line of a printed context, or of an answer: a URI is in it. */
const QUOTED = /matrix:\/\/cortex\/[A-Z][a-z]+\/[0-9A-Z]{26}#\d+/
/** Shorter lines are the same by chance. */
const ECHO_CHARS_MIN = 20

class Walk {
  scanned = 0
  readonly neverRead: string[] = []
  readonly secrets: { uri: string; kind: string }[] = []
  /** URIs of memories by all that they say. */
  readonly #same = new Map<string, { text: string; uris: string[] }>()
  /** The first memory that says a line, by that line; and that is shown as one. */
  readonly #firstUri = new Map<string, string>()
  readonly #shown = new Map<string, string>()
  readonly #lines: { uri: string; lines: readonly string[] }[] = []

  look(memory: Memory, wasRead: boolean): void {
    const uri = uriOf(memory)
    const full = renderFull(memory.data)
    this.scanned++
    if (!wasRead) this.neverRead.push(uri)
    const key = `${memory.head.type} ${normal(full)}`
    const text = plainText(memory, memory.version.forms.short)
    const same = this.#same.get(key) ?? { text, uris: [] }
    same.uris.push(uri)
    this.#same.set(key, same)
    this.#rememberLines(uri, memory)
  }

  /** Forgetting and replacing leave the words in the store, and so do earlier versions. */
  async lookForSecrets(memory: Memory, cortex: Cortex): Promise<void> {
    const { id, tags, currentVersion } = memory.head
    const texts = [renderFull(memory.data), ...tags]
    for (let version = 1; version < currentVersion; version++) {
      const earlier = await cortex.resolve(formatUri(memory.head.type, id, version))
      texts.push(renderFull(earlier.data))
    }
    const kinds = new Set(texts.flatMap((text) => findSecrets(text).map(({ kind }) => kind)))
    for (const kind of kinds) this.secrets.push({ uri: uriOf(memory), kind })
  }

  duplicates(): { text: string; uris: string[] }[] {
    return [...this.#same.values()].filter(({ uris }) => uris.length > 1)
  }

  /** What quotes a URI, shows another memory as we show it, or says it among other things. */
  echoes(): { uri: string; of: string }[] {
    return this.#lines.flatMap(({ uri, lines }) => {
      const quoted = lines.map((line) => QUOTED.exec(line)?.[0]).find((each) => each !== undefined)
      const known = lines.map(normal).flatMap((line) => [
        this.#shown.get(line),
        // Two memories that say one and the same are duplicates at most.
        lines.length === 1 ? undefined : this.#firstUri.get(line),
      ])
      const of = quoted ?? known.find((each) => each !== undefined && each !== uri)
      return of === undefined ? [] : [{ uri, of }]
    })
  }

  #rememberLines(uri: string, { version, data }: Memory): void {
    const main: unknown = (data as unknown as Record<string, unknown>)[MAIN_FIELD[data.type]]
    const lines = String(main ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*[-*>]\s*/, ''))
      .filter((line) => line.length >= ECHO_CHARS_MIN)
    this.#lines.push({ uri, lines })
    if (lines.length === 1) keepFirst(this.#firstUri, normal(lines[0] ?? ''), uri)
    for (const form of [version.forms.short, version.forms.medium].map(normal)) {
      if (form.length >= ECHO_CHARS_MIN) keepFirst(this.#shown, form, uri)
    }
  }
}

function keepFirst(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value)
}

/** Case, blanks and the mark at the end do not make a difference. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!?;,])[.!?;,]+$/, '')
}
