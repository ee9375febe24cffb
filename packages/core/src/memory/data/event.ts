import { LIMITS } from '../../limits.ts'
import { EVENT_KINDS, type EventKind, OUTCOMES, type Outcome } from '../enums.ts'
import { coded, type FieldTable, may, must, plain, plainList, record } from '../record.ts'
import { integer, matching, text, time } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** What something cost. The amount is decimal text, so that no digit is lost. */
export interface EventCost {
  readonly asset: string
  readonly amount: string
}

/** Something that happened at a time. */
export interface EventData {
  /** Always `Event`. */
  readonly type: 'Event'
  /** What kind of event it was; `observation` is the general one. */
  readonly kind: EventKind
  /** Whether it went well: `success`, `failure` or `partial`. */
  readonly outcome: Outcome
  /** When it happened, in milliseconds since 1970. Default: when it is written. */
  readonly at?: number
  /** What happened, as a sentence. */
  readonly summary?: string
  /** The task that it belongs to. Default: none. */
  readonly intentRef?: string
  /** The person, agent or service on the other side. Default: none. */
  readonly counterparty?: string
  /** What it cost: an asset and a decimal amount as text, such as `{ asset: 'USD', amount: '0.25' }`. Default: nothing. */
  readonly cost?: EventCost
  /** How long it took, in milliseconds. */
  readonly durationMs?: number
  /** What it left behind: files, URLs, URIs. */
  readonly artifacts?: readonly string[]
}

/** An event as it is stored: every default resolved. */
type StoredEvent = EventData & { readonly at: number }

const amount = matching(
  text(LIMITS.amountBytes),
  /^-?\d+(\.\d+)?$/,
  'a decimal number as text, such as "12.50"',
)

const at = plain(time)

const fields: FieldTable<Omit<StoredEvent, 'type'>> = {
  kind: must(1, coded(EVENT_KINDS, 'observation')),
  outcome: must(4, coded(OUTCOMES)),
  at: must(9, at),
  summary: may(8, plain(text(LIMITS.summaryBytes))),
  intentRef: may(2, plain(text(LIMITS.intentRefBytes))),
  counterparty: may(3, plain(text(LIMITS.counterpartyBytes))),
  cost: may(
    5,
    record<EventCost>({
      asset: must(1, plain(text(LIMITS.assetBytes))),
      amount: must(2, plain(amount)),
    }),
  ),
  durationMs: may(6, plain(integer(0, LIMITS.durationMaxMs))),
  artifacts: may(7, plainList(text(LIMITS.listItemBytes), LIMITS.artifacts)),
}

/** Callers may leave `at` out; stored records may not. */
export const eventKind: DataKind<EventData> = {
  ...(dataKind<StoredEvent>('Event', fields) as DataKind<EventData>),
  schema: dataKind<EventData>('Event', { ...fields, at: may(9, at) }).schema,
}

/** An event of which nothing else is known happened when it was written. */
export function withEventDefaults(data: EventData, now: number): EventData {
  if (data.at !== undefined) return data
  const { type, kind, outcome, ...rest } = data
  return { type, kind, outcome, at: now, ...rest }
}
