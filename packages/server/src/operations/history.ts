/** Operations about the past: history, diff, log. */

import {
  type Cortex,
  CortexError,
  formatUri,
  JOURNAL_KINDS,
  type JournalEntry,
  type Memory,
  type MemoryStore,
} from '@cortex-memory/core'
import { memoryText } from '@cortex-memory/pager/short-lived'
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
        createdAt: z.int().describe('When it became known'),
        createdBy: z.string(),
        validFrom: z.int().describe('When it began to be true'),
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
        validFrom: each.version.validFrom,
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
  needsStore: true,
  input: z.strictObject({
    limit: limit(10_000, 20),
    since: sequence.optional().describe('Begin with this entry; default: the newest ones'),
    kinds: z.array(kind).min(1).optional().describe('Only entries of these kinds'),
    texts: z
      .boolean()
      .optional()
      .describe('Say for each memory of an entry what it says now, with at most 200 entries'),
    stored: z
      .boolean()
      .optional()
      .describe('Show each entry as it is stored: its bytes, and what every stretch of them says'),
  }),
  output: z.object({
    entries: z
      .array(json)
      .describe(
        'With the kind of a link, the task of an outcome, who said it and why, if they have one',
      ),
  }),
  examples: [
    { title: 'The newest entries', input: {} },
    { title: 'From one on, of one kind', input: { since: 10, kinds: ['tombstone'] } },
    { title: 'One, byte by byte', input: { since: 1, limit: 1, stored: true } },
  ],
  cli: { options: { since: { value: 'SEQ' }, kinds: { flag: 'kind', value: 'KIND' } } },

  async run(context, { limit: most, since, kinds, texts, stored }) {
    const cortex = await context.cortex()
    const only = defined({ kinds: kinds as JournalEntry['kind'][] | undefined, stored })
    const entries =
      since === undefined
        ? await newest(cortex, most, only)
        : await take(cortex.journal({ from: since, ...only }), most)
    const says = texts ? await textsOf(cortex, entries.slice(-TEXTS_MAX)) : undefined
    return {
      entries: entries.map((entry) => {
        const texts = says && entry.subjects.map((id) => says.get(id) ?? '')
        return { ...shownEntry(entry), ...(texts && { texts }) }
      }),
    }
  },
})

async function take(
  journal: AsyncIterable<JournalEntry>,
  most: number,
): Promise<readonly JournalEntry[]> {
  const entries: JournalEntry[] = []
  for await (const entry of journal) {
    entries.push(entry)
    if (entries.length === most) break
  }
  return entries
}

/** From the end backwards, by stretches that grow, so that a long journal is not read for its last lines. */
async function newest(
  cortex: Cortex,
  most: number,
  only: { kinds?: JournalEntry['kind'][]; stored?: boolean },
): Promise<readonly JournalEntry[]> {
  let { nextSeq: end } = await cortex.status()
  let found: readonly JournalEntry[] = []
  for (let length = Math.max(most, 100); end > 0 && found.length < most; length *= 2) {
    const from = Math.max(0, end - length)
    const stretch = cortex.journal({ from, to: end - 1, ...only })
    found = [...(await take(stretch, Number.POSITIVE_INFINITY)), ...found]
    end = from
  }
  return found.slice(-most)
}

const TEXTS_MAX = 200

async function textsOf(
  cortex: Cortex,
  entries: readonly JournalEntry[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const id of new Set(entries.flatMap(({ subjects }) => subjects))) {
    try {
      texts.set(id, memoryText(await cortex.resolveLatest(id), { brief: true }))
    } catch (error) {
      // What was erased says nothing.
      if (!(error instanceof CortexError)) throw error
    }
  }
  return texts
}

/** An entry without its bytes, with what a line about it needs. */
export function shownEntry({ body, ...shown }: JournalEntry): Record<string, unknown> {
  return plainObject({ ...shown, ...detailsOf(shown.kind, body) })
}

/** What a line about an entry needs: kinds of entries name these fields alike. */
function detailsOf(of: string, body: object): Record<string, unknown> {
  const { type, intentId, success, reason, provenance, version } = body as Record<string, unknown>
  const { origin, channel } = (provenance ?? {}) as { origin?: string; channel?: string }
  return defined({
    edge: typeof type === 'string' && provenance === undefined ? type : undefined,
    intentId,
    success: of === 'attest' ? success === true : undefined,
    reason,
    version: provenance === undefined ? undefined : version,
    origin,
    channel,
  })
}
