/** What happened when: entries of the journal counted by day and by what they did. */
import type { Cortex, JournalEntry } from '@cortex-memory/core'
import { z } from 'zod'
import { operation } from './operation.ts'
import { time, types } from './schemas.ts'

const DEEDS = [
  'written',
  'revised',
  'superseded',
  'forgotten',
  'recalled',
  'linked',
  'outcomes',
] as const
type Deed = (typeof DEEDS)[number]

/** What an entry of the journal did, as people count it. */
const DEED: Readonly<Record<string, Deed | undefined>> = {
  write: 'written',
  update: 'revised',
  tombstone: 'forgotten',
  erase: 'forgotten',
  find_late: 'recalled',
  add_edge: 'linked',
  attest: 'outcomes',
}

const CLOSING: ReadonlySet<string> = new Set(['write', 'update', 'update_head'])

const day = z.object({
  day: z.string().describe('In UTC, such as 2026-05-01; the first one of a week or month'),
  written: z.int(),
  revised: z.int(),
  superseded: z.int().describe('Memories whose place another one took'),
  forgotten: z.int().describe('Forgotten or erased'),
  recalled: z.int().describe('Questions that were noted as a use'),
  linked: z.int(),
  outcomes: z.int(),
  total: z.int().describe('All entries'),
})
type Counts = z.output<typeof day>

/** Enough for years of one person's agents; what is older is reported as missing. */
const ENTRIES_MAX = 100_000

export const timeline = operation({
  name: 'timeline',
  title: 'Timeline',
  summary: 'Count what was written, revised, replaced, forgotten, recalled and linked on each day',
  effect: 'read',
  idempotent: true,
  needsStore: true,
  input: z.strictObject({
    from: time.optional().describe('The first day; default: the first entry'),
    to: time.optional().describe('The last day; default: now'),
    bucket: z
      .enum(['day', 'week', 'month'])
      .default('day')
      .describe('Weeks begin on Monday; default: day'),
    types: types.describe('Only entries about memories of these types'),
  }),
  output: z.object({
    days: z.array(day).describe('Days on which something happened, in order'),
    firstSeq: z.int().describe('The first entry that was counted'),
    nextSeq: z.int(),
  }),
  examples: [
    { title: 'Everything', input: {} },
    { title: 'Since a day, by week', input: { from: '2026-05-01', bucket: 'week' } },
  ],
  cli: { options: { types: { flag: 'type', value: 'TYPE' } } },

  async run(context, { from, to, bucket, types: wanted }) {
    const { tallies, firstSeq, nextSeq } = await countedDays(await context.cortex())
    const [first, last] = [from, to].map((at) => (at === undefined ? undefined : dayOf(at)))
    const days = new Map<string, Counts>()
    for (const [name, byType] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if ((first !== undefined && name < first) || (last !== undefined && name > last)) continue
      const start = startOf(name, bucket)
      for (const [type, counts] of byType) {
        if (wanted !== undefined && !wanted.some((each) => each === type)) continue
        const sum = days.get(start) ?? emptyDay(start)
        days.set(start, sum)
        for (const deed of [...DEEDS, 'total'] as const) sum[deed] += counts[deed]
      }
    }
    return { days: [...days.values()], firstSeq, nextSeq }
  },
})

interface CountedDays {
  /** By day, then by the type of memory; an entry about none, or about several, has no type. */
  readonly tallies: Map<string, Map<string, Counts>>
  readonly firstSeq: number
  nextSeq: number
}

/** What an open store was counted to: the journal only grows, so each entry is counted once. */
const counted = new WeakMap<object, Promise<CountedDays>>()

/** One after the other, so that two questions at once count nothing twice. */
function countedDays(cortex: Cortex): Promise<CountedDays> {
  const before = counted.get(cortex)
  const next = Promise.resolve(before)
    .catch(() => undefined)
    .then(async (known) => await countOn(cortex, known))
  counted.set(cortex, next)
  return next
}

async function countOn(cortex: Cortex, known: CountedDays | undefined): Promise<CountedDays> {
  const { nextSeq } = await cortex.status()
  const isSame = known !== undefined && known.nextSeq <= nextSeq
  const firstSeq = Math.max(0, nextSeq - ENTRIES_MAX)
  const tally = isSame ? known : { tallies: new Map(), firstSeq, nextSeq: firstSeq }
  if (tally.nextSeq === nextSeq) return tally
  for await (const entry of cortex.journal({ from: tally.nextSeq })) {
    add(tally.tallies, entry)
    tally.nextSeq = entry.seq + 1
  }
  return tally
}

function add(
  tallies: CountedDays['tallies'],
  { at, kind, type: of, subjects }: JournalEntry,
): void {
  const type = of ?? ''
  const name = dayOf(at)
  const byType = tallies.get(name) ?? new Map<string, Counts>()
  tallies.set(name, byType)
  const counts = byType.get(type) ?? emptyDay(name)
  byType.set(type, counts)
  counts.total++
  const deed = DEED[kind]
  if (deed !== undefined) counts[deed]++
  // The memories after the first are those whose place it took.
  if (CLOSING.has(kind)) counts.superseded += subjects.length - 1
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

function startOf(name: string, bucket: 'day' | 'week' | 'month'): string {
  if (bucket === 'day') return name
  if (bucket === 'month') return `${name.slice(0, 8)}01`
  const at = Date.parse(name)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return dayOf(at - sinceMonday * DAY_MS)
}

function emptyDay(name: string): Counts {
  const none = Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Record<Deed, number>
  return { day: name, ...none, total: 0 }
}
