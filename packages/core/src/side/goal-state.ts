/**
 * Runtime state of goals: counters and clocks of the agent that pursues them. It changes often and proves
 * nothing, so it lives beside the journal and moves no root.
 *
 * @module
 */
import { CborError } from '../codec/cbor.ts'
import { countKind, optionalField, type RecordCodec, record, textKind } from '../codec/record.ts'
import { goalKey, prefixKey, trailingId } from '../keys/keyspace.ts'
import { idBytes, idFromBytes, type MemoryId, memoryIdFrom } from '../memory/ids.ts'
import { integer, object, optional, type Schema, text, time } from '../memory/schema.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import type { SideStore } from './side-store.ts'

/** How a goal is doing, kept beside the journal. */
export interface GoalRuntimeState {
  /** When it is to be evaluated next. */
  readonly nextEvalAt?: number
  /** When it was last evaluated, in milliseconds since 1970. */
  readonly lastEvalAt?: number
  /** Conventionally emit_intent, complete, stuck or noop. */
  readonly lastEvalDecision?: string
  /** How many evaluations failed in a row. */
  readonly failureStreak?: number
  /** How many intents there were today. */
  readonly intentsTodayCount?: number
  /** Decimal text: amounts do not fit a float. */
  readonly spentTodayPax?: string
  /** The last intent for it. */
  readonly lastIntentId?: string
  /** When the day began. */
  readonly lastResetAt?: number
}

const NAME_BYTES = 256
const DAY_MS = 86_400_000
const counter = integer(0, Number.MAX_SAFE_INTEGER)

const goalStateInput: Schema<GoalRuntimeState> = object<GoalRuntimeState>({
  nextEvalAt: optional(time),
  lastEvalAt: optional(time),
  lastEvalDecision: optional(text(NAME_BYTES)),
  failureStreak: optional(counter),
  intentsTodayCount: optional(counter),
  spentTodayPax: optional(text(NAME_BYTES)),
  lastIntentId: optional(text(NAME_BYTES)),
  lastResetAt: optional(time),
})

type Stored = { readonly [K in keyof GoalRuntimeState]: GoalRuntimeState[K] | undefined }

const goalCodec: RecordCodec<Stored> = record<Stored>('goal state', {
  nextEvalAt: optionalField(1, countKind),
  lastEvalAt: optionalField(2, countKind),
  lastEvalDecision: optionalField(3, textKind),
  failureStreak: optionalField(4, countKind),
  intentsTodayCount: optionalField(5, countKind),
  spentTodayPax: optionalField(6, textKind),
  lastIntentId: optionalField(7, textKind),
  lastResetAt: optionalField(8, countKind),
})

/** The runtime states of goals. */
export interface GoalStates {
  /** undefined: a cold start. */
  read(id: MemoryId): Promise<GoalRuntimeState | undefined>
  /** Keeps the state of a goal. */
  write(id: MemoryId, state: GoalRuntimeState): Promise<void>
  /** Begins a new day if the last one began a day ago, or never: no intents, nothing spent. */
  resetDaily(id: MemoryId): Promise<boolean>
  /** Deleting what is not there is fine. */
  delete(id: MemoryId): Promise<void>
  /** All goals that have a state, by id. */
  list(): Promise<readonly { readonly id: MemoryId; readonly state: GoalRuntimeState }[]>
}

/** What these states ask of the store that they belong to. */
export interface GoalStore {
  readonly assertOpen: () => void
  /** Refuses an id of which nothing may be kept. */
  readonly assertKeepable: (id: Uint8Array) => void
  readonly clock: () => number
}

export function goalStates(
  side: SideStore,
  { assertOpen, assertKeepable, clock }: GoalStore,
): GoalStates {
  return {
    read: async (id) => {
      assertOpen()
      const key = goalKey(idBytes(memoryIdFrom(id, 'id')))
      const bytes = side.get(key)
      return bytes === undefined ? undefined : decode(key, bytes)
    },
    write: async (id, state) => {
      assertOpen()
      const bytes = idBytes(memoryIdFrom(id, 'id'))
      const stored = goalCodec.toBytes(goalStateInput(state, 'state'))
      await side.transact((_reader, put) => {
        // Here, so that an erasure meanwhile finds what was kept before it.
        assertKeepable(bytes)
        put(goalKey(bytes), stored)
      })
    },
    resetDaily: async (id) => {
      assertOpen()
      const bytes = idBytes(memoryIdFrom(id, 'id'))
      const key = goalKey(bytes)
      const now = clock()
      return await side.transact((reader, put) => {
        const stored = reader.get(key)
        const state: GoalRuntimeState = stored === undefined ? {} : decode(key, stored)
        if (state.lastResetAt !== undefined && now - state.lastResetAt < DAY_MS) return false
        assertKeepable(bytes)
        const day = { intentsTodayCount: 0, spentTodayPax: '0', lastResetAt: now }
        put(key, goalCodec.toBytes({ ...state, ...day }))
        return true
      })
    },
    delete: async (id) => {
      assertOpen()
      const key = goalKey(idBytes(memoryIdFrom(id, 'id')))
      await side.transact((reader, put) => {
        if (reader.get(key) !== undefined) put(key, undefined)
      })
    },
    list: async () =>
      side
        .list(prefixKey('goal/'))
        .map(({ key, value }) => ({ id: idFromBytes(trailingId(key)), state: decode(key, value) })),
  }
}

function decode(key: Uint8Array, bytes: Uint8Array): GoalRuntimeState {
  try {
    return goalCodec.fromBytes(bytes) as GoalRuntimeState
  } catch (error) {
    if (error instanceof CborError) throw corruptRecord(key, error.message, error)
    throw error
  }
}
