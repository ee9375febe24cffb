/** Operations about the past: history, diff, log. */

import {
  CortexError,
  formatUri,
  JOURNAL_KINDS,
  type JournalEntry,
  type Memory,
  type MemoryStore,
} from '@cortex-memory/core'
import { z } from 'zod'
import { defined, resolve, resolveNewest } from './memories.ts'
import { operation } from './operation.ts'
import { plainText } from './plain-notes.ts'
import {
  idOf,
  json,
  limit,
  memoryType,
  plain,
  plainObject,
  reference,
  sequence,
  uriOf,
} from './schemas.ts'
import { holderOf } from './two-memories.ts'

const FACT = 'matrix://cortex/Fact/01HF7YAT00XR00000000000002'

export const history = operation({
  name: 'history',
  title: 'Versions of a memory',
  summary: 'List the versions of a memory, newest first',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ uri: reference, limit: limit(1_000, 20) }),
  output: z.object({
    id: z.string(),
    type: memoryType,
    currentVersion: z.int(),
    tombstoned: json.optional(),
    versions: z.array(
      z.object({
        uri: z.string(),
        version: z.int(),
        createdAt: z.int(),
        createdBy: z.string(),
        confidence: z.number(),
        provenance: json,
        text: z.string(),
      }),
    ),
  }),
  examples: [{ title: 'All versions', input: { uri: '01HF7YAT00XR00000000000002' } }],
  cli: { positionals: ['uri'] },

  async run(context, input) {
    const cortex = await holderOf(context, input.uri, 'uri')
    const { head } = await resolveNewest(cortex, input.uri)
    const { id, type, currentVersion, tombstoned } = head
    const oldest = Math.max(1, currentVersion - input.limit + 1)
    const versions: Memory[] = []
    for (let version = currentVersion; version >= oldest; version--) {
      versions.push(await cortex.resolve(formatUri(type, id, version)))
    }
    return {
      id,
      type,
      currentVersion,
      ...(tombstoned === undefined ? {} : { tombstoned: plainObject(tombstoned) }),
      versions: versions.map((each) => ({
        uri: uriOf(each),
        version: each.version.version,
        createdAt: each.version.createdAt,
        createdBy: each.version.createdBy,
        confidence: each.version.confidence,
        provenance: plainObject(each.version.provenance),
        text: plainText(each, each.version.forms.medium),
      })),
    }
  },
})

export const diff = operation({
  name: 'diff',
  title: 'Compare two versions',
  summary: 'Compare two versions field by field',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    from: z.string().min(1).describe('URI of a version, or an id, whose newest version is meant'),
    to: z.string().min(1).optional().describe('Another; default: the version before it'),
  }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.unknown().optional(),
        after: z.unknown().optional(),
      }),
    ),
  }),
  examples: [
    { title: 'Two versions', input: { from: `${FACT}#1`, to: `${FACT}#2` } },
    { title: 'What the last change was', input: { from: `${FACT}#2` } },
  ],
  cli: { positionals: ['from', 'to'] },

  async run(context, input) {
    const cortex = await holderOf(context, input.from, 'from')
    const [first, second] = await pair(cortex, input.from, input.to)
    const [from, to] = [uriOf(first), uriOf(second)]
    const [before, after] = [fieldsOf(first), fieldsOf(second)]
    const names = [...new Set([...before.keys(), ...after.keys()])].sort()
    const changes = names
      .map((field) => ({ field, before: before.get(field), after: after.get(field) }))
      .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
      .map((each) => defined(each) as { field: string })
    return { from, to, changes }
  },
})

/** One alone is compared with the version before it. */
async function pair(
  cortex: MemoryStore,
  from: string,
  to: string | undefined,
): Promise<[Memory, Memory]> {
  if (to !== undefined) idOf(to, 'to')
  const named = await resolve(cortex, from)
  if (to !== undefined) return [named, await resolve(cortex, to)]
  const { head, version } = named
  if (version.version === 1) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot compare: ${uriOf(named)} has no version before it`,
      { path: 'to' },
    )
  }
  return [await cortex.resolve(formatUri(head.type, head.id, version.version - 1)), named]
}

/** What a version says and claims; not when and by whom, which always differs. */
function fieldsOf({ version, data }: Memory): Map<string, unknown> {
  const { confidence, validFrom, expiresAt, provenance } = version
  return new Map<string, unknown>([
    ...Object.entries(data).map(([key, value]) => [`data.${key}`, plain(value)] as const),
    ...Object.entries(defined({ confidence, validFrom, expiresAt, provenance })).map(
      ([key, value]) => [`version.${key}`, plain(value)] as const,
    ),
  ])
}

const kind = z.enum(JOURNAL_KINDS as readonly [string, ...string[]])

export const log = operation({
  name: 'log',
  title: 'The journal',
  summary: 'List journal entries, newest last',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    limit: limit(10_000, 20),
    since: sequence.optional().describe('Begin with this entry; default: the newest ones'),
    kinds: z.array(kind).min(1).optional().describe('Only entries of these kinds'),
  }),
  output: z.object({ entries: z.array(json) }),
  examples: [
    { title: 'The newest entries', input: {} },
    { title: 'From one on, of one kind', input: { since: 10, kinds: ['tombstone'] } },
  ],
  cli: { options: { since: { value: 'SEQ' }, kinds: { flag: 'kind', value: 'KIND' } } },

  async run(context, input) {
    const cortex = await context.cortex()
    const { nextSeq } = await cortex.status()
    const from = input.since ?? (input.kinds ? 0 : Math.max(0, nextSeq - input.limit))
    const entries: JournalEntry[] = []
    const range = { from, ...defined({ kinds: input.kinds as JournalEntry['kind'][] | undefined }) }
    for await (const entry of cortex.journal(range)) {
      entries.push(entry)
      // Without a beginning the newest are wanted: the window moves on.
      if (entries.length > input.limit) {
        if (input.since !== undefined) break
        entries.shift()
      }
    }
    return {
      entries: entries.slice(0, input.limit).map(({ body: _, ...shown }) => plainObject(shown)),
    }
  },
})
