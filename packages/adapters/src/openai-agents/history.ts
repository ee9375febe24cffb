/**
 * The history of one session of OpenAI Agents as records.
 *
 *   ['item', session, epoch]   place   one item; after the history was replaced the epoch has a number more
 *   ['session']                session how many items there are, how often the session was cleared and replaced
 *
 * Every change writes the second one too, so two processes change a history one after the other. Ids of operations
 * belong to an epoch: a session that was cleared has forgotten them.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { commitIdOf, hashOf } from '../shared/names.ts'
import { decodeValue, encodeValue } from '../shared/plain-value.ts'
import type { Put, RecordReader, Records, Stored } from '../shared/records.ts'
import { textOf } from '../shared/spoken.ts'
import type { AgentItem, HistoryMutation, HistoryTransaction } from './session-types.ts'

interface State {
  readonly length: number
  readonly epoch: number
  /** How often the whole history was replaced in this epoch. */
  readonly replaced?: number
}

const ITEMS = 'Session history transaction items'
const UNSUPPORTED = `${ITEMS} contain invalid or unsupported data.`

export class History {
  readonly #records: Records
  readonly #session: string

  constructor(records: Records, session: string) {
    this.#records = records
    this.#session = session
  }

  async items(limit: number | undefined): Promise<AgentItem[]> {
    if (limit !== undefined && !(limit > 0)) return []
    for (;;) {
      const state = await this.#state(this.#records)
      const from = limit === undefined ? 0 : Math.max(0, state.length - Math.ceil(limit))
      const found = await this.#read(this.#records, state, from)
      // Another process may have shortened the history in between.
      if (found.length === state.length - from) return found
    }
  }

  async add(items: readonly AgentItem[]): Promise<void> {
    if (items.length === 0) return
    const lines = items.map((item) => encodeValue(item, 'Session history items'))
    await this.#change(async (state) => ({ from: state.length, lines }))
  }

  async pop(): Promise<AgentItem | undefined> {
    let last: AgentItem | undefined
    await this.#records.change(async (reader) => {
      const state = await this.#state(reader)
      last = undefined
      if (state.length === 0) return []
      ;[last] = await this.#read(reader, state, state.length - 1)
      return this.#puts(state, { from: state.length - 1, lines: [] })
    }, this.#inLine)
    return last
  }

  async clear(): Promise<void> {
    await this.#begin(({ epoch }) => ({ length: 0, epoch: epoch + 1 }), [])
  }

  async replaceAll(items: readonly AgentItem[]): Promise<void> {
    const lines = items.map((item) => encodeValue(item, 'Session history items'))
    await this.#begin(
      ({ epoch, replaced = 0 }) => ({ length: 0, epoch, replaced: replaced + 1 }),
      lines,
    )
  }

  /** One commit leads to a new list; the old one, which may be too long for one commit, goes after it. */
  async #begin(next: (state: State) => State, lines: readonly string[]): Promise<void> {
    await this.#records.change(async (reader) => {
      const state = next(await this.#state(reader))
      return this.#puts(state, { from: 0, lines })
    }, this.#inLine)
    const now = await this.#state(this.#records)
    const old: Stored[] = []
    for await (const stored of this.#records.list(['item', this.#session])) {
      // What another process began meanwhile is newer, and stays.
      if (isBefore(stored.path[2] ?? '', now)) old.push(stored)
    }
    await this.#records.remove(old)
  }

  async mutate(mutations: readonly HistoryMutation[]): Promise<void> {
    if (mutations.length === 0) return
    const replacements = new Map(
      mutations.map(({ callId, replacement }) => [callId, encodeValue(replacement, ITEMS)]),
    )
    await this.#change(async (state, reader) => {
      const items = await this.#read(reader, state, 0)
      const before = items.map((item) => encodeValue(item, ITEMS))
      const lines: string[] = []
      const seen = new Set<string>()
      for (const [place, item] of items.entries()) {
        const callId = item.type === 'function_call' ? String(item.callId) : undefined
        const replacement = callId === undefined ? undefined : replacements.get(callId)
        if (replacement === undefined || callId === undefined) lines.push(before[place] as string)
        // Of several calls with the id the first place is kept.
        else if (!seen.has(callId)) {
          seen.add(callId)
          lines.push(replacement)
        }
      }
      return { from: 0, lines, before }
    })
  }

  async transact(operationId: string, transaction: HistoryTransaction): Promise<void> {
    const change = checkTransaction(transaction)
    const request = hashOf(JSON.stringify(change)).toString('hex')
    for (;;) {
      const { epoch } = await this.#state(this.#records)
      const once = {
        commitId: commitIdOf('openai-agents', this.#session, epoch, operationId),
        request,
      }
      try {
        await this.#records.change((reader) => this.#transactionPuts(reader, epoch, change), {
          once,
          ...this.#inLine,
        })
        return
      } catch (error) {
        if (error === CLEARED) continue
        throw asUserError(error)
      }
    }
  }

  async #transactionPuts(reader: RecordReader, epoch: number, change: Checked): Promise<Put[]> {
    const state = await this.#state(reader)
    if (state.epoch !== epoch) throw CLEARED
    const from = state.length - change.expected.length
    const actual = from < 0 ? [] : await this.#read(reader, state, from)
    const isSame =
      from >= 0 &&
      actual.every((item, index) => encodeValue(item, ITEMS) === change.expected[index])
    if (!isSame) {
      throw new CortexError(
        'VERSION_CONFLICT',
        'Session history suffix no longer matches the transaction precondition.',
      )
    }
    return this.#puts(state, { from, lines: change.lines })
  }

  async #change(plan: (state: State, reader: RecordReader) => Promise<Suffix>): Promise<void> {
    await this.#records.change(async (reader) => {
      const state = await this.#state(reader)
      return this.#puts(state, await plan(state, reader))
    }, this.#inLine)
  }

  /** Replaces everything from a place on. The state comes last. */
  #puts(state: State, { from, lines, before = [] }: Suffix): Put[] {
    const path = this.#path(state)
    const puts = lines.flatMap((line, index): Put[] => {
      if (line === before[index]) return []
      const text = spoken(decodeValue(line) as AgentItem)
      return [{ path, key: String(from + index), payload: Buffer.from(line), text }]
    })
    const length = from + lines.length
    for (let place = length; place < state.length; place++) {
      puts.push({ path, key: String(place), payload: undefined })
    }
    return [...puts, this.#statePut({ ...state, length })]
  }

  #statePut(state: State): Put {
    const payload = Buffer.from(JSON.stringify(state))
    return { path: ['session'], key: this.#session, payload }
  }

  async #state(reader: RecordReader): Promise<State> {
    const stored = await reader.read(['session'], this.#session)
    if (stored === undefined) return { length: 0, epoch: 0 }
    return JSON.parse(Buffer.from(stored.payload).toString('utf8')) as State
  }

  async #read(reader: RecordReader, state: State, from: number): Promise<AgentItem[]> {
    const found: AgentItem[] = []
    for (let place = from; place < state.length; place++) {
      const stored = await reader.read(this.#path(state), String(place))
      if (stored === undefined) break
      found.push(decodeValue(Buffer.from(stored.payload).toString('utf8')) as AgentItem)
    }
    return found
  }

  /** Changes of one session come one after the other. */
  get #inLine(): { readonly line: string } {
    return { line: this.#session }
  }

  #path({ epoch, replaced = 0 }: State): string[] {
    return ['item', this.#session, replaced === 0 ? `${epoch}` : `${epoch}.${replaced}`]
  }
}

/** From a place on, these lines and no others. */
interface Suffix {
  readonly from: number
  readonly lines: readonly string[]
  /** What is there now: what stays the same is not written again. */
  readonly before?: readonly string[]
}

interface Checked {
  readonly expected: readonly string[]
  readonly lines: readonly string[]
}

/** The session was cleared by another process while an operation was prepared. */
const CLEARED: Error = new Error('the session was cleared meanwhile')

/** Everything is checked before anything is written; an error never repeats what an item says. */
function checkTransaction(transaction: HistoryTransaction): Checked {
  const given = copied(transaction)
  const known = Object.hasOwn(KINDS, String(given.type))
    ? KINDS[given.type as keyof typeof KINDS]
    : undefined
  if (known === undefined) throw invalid('Unsupported session history transaction type.')
  const lists = known.fields.map((field) => given[field])
  if (Object.keys(given).length !== lists.length + 1 || !lists.every(Array.isArray)) {
    throw invalid(`Session history ${known.name} transaction fields are invalid.`)
  }
  const [first = [], second] = lists.map((items) =>
    (items as unknown[]).map((item) => {
      if (typeof item !== 'object' || item === null) throw invalid(UNSUPPORTED)
      return encodeValue(item, ITEMS)
    }),
  )
  return second === undefined ? { expected: [], lines: first } : { expected: first, lines: second }
}

/** The kinds of transactions, as errors name them, and what each has besides its type. */
const KINDS = {
  append_items: { name: 'append', fields: ['items'] },
  replace_suffix: { name: 'suffix', fields: ['expectedSuffix', 'replacement'] },
} as const

/** A copy, so that nothing changes while it is looked at; what cannot be copied or compared is refused. */
function copied(transaction: HistoryTransaction): Record<string, unknown> {
  try {
    structuredClone(transaction)
    return decodeValue(encodeValue(transaction, ITEMS)) as Record<string, unknown>
  } catch {
    throw invalid(UNSUPPORTED)
  }
}

function isBefore(list: string, { epoch, replaced = 0 }: State): boolean {
  const [itsEpoch = 0, itsReplaced = 0] = list.split('.').map(Number)
  return itsEpoch < epoch || (itsEpoch === epoch && itsReplaced < replaced)
}

function asUserError(error: unknown): unknown {
  if (!(error instanceof CortexError) || error.code !== 'COMMIT_ID_REUSED') return error
  return new CortexError(
    'COMMIT_ID_REUSED',
    'Session history operation was already applied with a different transaction.',
    { cause: error },
  )
}

export function invalid(message: string): CortexError {
  return new CortexError('INVALID_INPUT', message)
}

function spoken({ content }: AgentItem): string {
  return textOf(content)
}
