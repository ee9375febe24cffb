/**
 * What was said, word for word and for good: the truth behind every summary of a conversation.
 * Secrets are the exception: they are blacked out before a turn is written, and again when a turn is
 * read that an older version wrote.
 *
 *   <directory>/<conversation>/000001.jsonl     archive: full, no longer appended to
 *   <directory>/<conversation>/000002.jsonl     hot: new turns go here
 *
 * When the hot file has its number of turns, the next one begins the next file. Nothing is ever
 * rewritten, so no process can lose what another has just appended: a straggler that still appends
 * to an archive file is read with it.
 *
 * @module
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CortexError, redactSecrets } from '@cortex-memory/core'
import { z } from 'zod'
import { errorCode, ioError } from '../files/io-error.ts'
import { appendLine, type DamagedLine, type Lines, readLines } from '../files/lines-file.ts'
import { oneLine } from '../text/words.ts'
import { conversationIdOf, directoryName } from './conversation-id.ts'
import type { Turn } from './turn.ts'

/** Where conversations are kept. */
export interface ConversationOptions {
  /** The directory for the files; it is made if it is not there. */
  readonly directory: string
  /** How many turns a file holds before the next file begins. Default 1,000. */
  readonly retainedTurns?: number
  /** Gives the time in milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number
}

/** A conversation, as `list` shows it. */
export interface ConversationSummary {
  /** The id that it was appended under. */
  readonly id: string
  /** The beginning of what the user said first. */
  readonly title: string
  /** The beginning of its last turn. */
  readonly preview: string
  /** When it was last added to, in milliseconds since 1970. */
  readonly updatedAt: number
}

/** How far each file of a conversation was read, and which file it was. */
export type ReadMark = ReadonlyMap<string, { readonly end: number; readonly identity: string }>

/** Turns that were added since a mark. */
export interface NewTurns {
  /** The turns, oldest first. */
  readonly turns: readonly Turn[]
  /** What to pass next time. */
  readonly mark: ReadMark
  /** True: the conversation was deleted and begun again, so `turns` holds all of it. */
  readonly restarted: boolean
}

const RETAINED_TURNS = 1_000
const TITLE_CHARS = 60
const PREVIEW_CHARS = 100
const UNTITLED = 'Conversation'
const SEGMENT = /^(\d{6,})\.jsonl$/

/** Strict: a flipped bit in the name of the checksum must not pass for a line without one. */
const storedTurn = z.strictObject({
  role: z.enum(['user', 'assistant', 'system', 'tool']),
  text: z.string(),
  at: z.number().optional(),
  intentId: z.string().optional(),
  tool: z.string().optional(),
  recalled: z.boolean().optional(),
})

/** Keeps conversations word for word, as files of JSON lines; several processes can append. A pager has one: `pager.conversations`. */
export class ConversationStore {
  readonly #directory: string
  readonly #retainedTurns: number
  readonly #clock: () => number
  /** Appends of this process keep their order, conversation by conversation. */
  readonly #queues = new Map<string, Promise<unknown>>()
  /** How many turns the hot file of a conversation had up to which byte. */
  readonly #counts = new Map<
    string,
    { file: string; identity: string; end: number; turns: number }
  >()

  /** Keeps its files in a directory, which is made if it is not there. */
  constructor(options: ConversationOptions) {
    this.#directory = options.directory
    this.#retainedTurns = options.retainedTurns ?? RETAINED_TURNS
    this.#clock = options.clock ?? Date.now
    if (!(this.#retainedTurns >= 1)) {
      throw new CortexError(
        'INVALID_INPUT',
        `Cannot keep ${this.#retainedTurns} turns in a file: expected 1 or more`,
        { path: 'retainedTurns' },
      )
    }
  }

  /**
   * Adds a turn and returns it as stored, once it is on disk. Blank text is not stored and gives `undefined`.
   *
   * @throws {CortexError} `INVALID_INPUT` for a wrong turn or id, `IO_ERROR`, `DISK_FULL`
   */
  async append(conversationId: string, turn: Turn): Promise<Turn | undefined> {
    const name = directoryName(conversationId)
    const parsed = storedTurn.safeParse(turn)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      throw new CortexError('INVALID_INPUT', `Cannot append the turn: ${issue?.message}`, {
        path: ['turn', ...(issue?.path ?? [])].join('.'),
      })
    }
    if (turn.text.trim() === '') return undefined
    const stored = definedTurn({ ...parsed.data, at: turn.at ?? this.#clock() })
    const before = this.#queues.get(name) ?? Promise.resolve()
    const mine = before.catch(() => undefined).then(() => this.#appendNow(name, stored))
    this.#queues.set(name, mine)
    // The tail of the queue removes itself, so that idle conversations cost nothing.
    const forget = (): void => {
      if (this.#queues.get(name) === mine) this.#queues.delete(name)
    }
    mine.then(forget, forget)
    return mine
  }

  async #appendNow(name: string, turn: Turn): Promise<Turn> {
    const folder = join(this.#directory, name)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    } catch (error) {
      throw ioError('create', folder, error)
    }
    const hot = (await this.#segments(name)).at(-1) ?? segmentName(1)
    const isFull = (await this.#countTurns(name, join(folder, hot))) >= this.#retainedTurns
    const target = isFull ? segmentName(segmentNumber(hot) + 1) : hot
    await appendLine(join(folder, target), turn)
    return turn
  }

  /** Reads only what was appended since the last count, by whomever. */
  async #countTurns(name: string, file: string): Promise<number> {
    const known = this.#counts.get(name)
    const before = known?.file === file ? known : { end: 0, turns: 0, identity: '' }
    let read = await readLines(file, parseTurn, before.end)
    let turns = before.turns
    if (read.identity !== before.identity) {
      if (before.end > 0) read = await readLines(file, parseTurn)
      turns = 0
    }
    const { identity = '', end } = read
    turns += read.values.length
    this.#counts.set(name, { file, identity, end, turns })
    return turns
  }

  /** All turns, oldest first. */
  async turns(conversationId: string): Promise<readonly Turn[]> {
    return (await this.since(conversationId, new Map())).turns
  }

  /** The last `count` turns, oldest first. */
  async recent(conversationId: string, count: number): Promise<readonly Turn[]> {
    const name = directoryName(conversationId)
    const found: Turn[] = []
    for (const segment of (await this.#segments(name)).reverse()) {
      if (found.length >= count) break
      found.unshift(...(await this.#read(name, segment, 0)).values)
    }
    return count > 0 ? found.slice(-count) : []
  }

  /** The last `limit` turns of hot and archive together, newest first. */
  async history(conversationId: string, limit: number): Promise<readonly Turn[]> {
    return [...(await this.recent(conversationId, limit))].reverse()
  }

  /** The turns that are no longer in the hot file, oldest first. */
  async archived(conversationId: string): Promise<readonly Turn[]> {
    const name = directoryName(conversationId)
    const segments = (await this.#segments(name)).slice(0, -1)
    const reads = await Promise.all(segments.map((segment) => this.#read(name, segment, 0)))
    return reads.flatMap(({ values }) => values)
  }

  /** Reads what was added since the last call. Begin with an empty `Map`, then pass the `mark` of each answer. */
  async since(conversationId: string, mark: ReadMark): Promise<NewTurns> {
    const name = directoryName(conversationId)
    const segments = await this.#segments(name)
    const turns: Turn[] = []
    const next = new Map<string, { end: number; identity: string }>()
    for (const segment of segments) {
      const known = mark.get(segment)
      const read = await this.#read(name, segment, known?.end ?? 0)
      if (known !== undefined && known.identity !== read.identity) break
      turns.push(...read.values)
      next.set(segment, { end: read.end, identity: read.identity ?? '' })
    }
    const isWhole = [...mark.keys(), ...segments].every((segment) => next.has(segment))
    if (isWhole) return { turns, mark: next, restarted: false }
    return { ...(await this.since(conversationId, new Map())), restarted: true }
  }

  /** Lines that hold no turn: what a crash left behind, or damage. They stay where they are. */
  async damage(conversationId: string): Promise<readonly DamagedLine[]> {
    const name = directoryName(conversationId)
    const segments = await this.#segments(name)
    const reads = await Promise.all(segments.map((segment) => this.#read(name, segment, 0)))
    return reads.flatMap(({ damaged }) => damaged)
  }

  /** Lists the conversations, the most recent first. */
  async list(): Promise<readonly ConversationSummary[]> {
    const found: ConversationSummary[] = []
    for (const name of await namesIn(this.#directory)) {
      const id = conversationIdOf(name)
      const summary = id === undefined ? undefined : await this.#summary(id, name)
      if (summary !== undefined) found.push(summary)
    }
    return found.sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1))
  }

  /** Deletes a conversation and all of its turns, permanently. */
  async remove(conversationId: string): Promise<void> {
    const folder = join(this.#directory, directoryName(conversationId))
    try {
      await rm(folder, { recursive: true, force: true })
    } catch (error) {
      throw ioError('remove', folder, error)
    }
  }

  async #summary(id: string, name: string): Promise<ConversationSummary | undefined> {
    const segments = await this.#segments(name)
    const first = await this.#read(name, segments[0] ?? segmentName(1), 0)
    const latest = await this.recent(id, 1)
    const [last] = latest
    if (last === undefined) return undefined
    const opening = first.values.find(({ role }) => role === 'user')
    return {
      id,
      title: opening === undefined ? UNTITLED : clipped(opening.text, TITLE_CHARS),
      preview: clipped(last.text, PREVIEW_CHARS),
      updatedAt: last.at ?? 0,
    }
  }

  async #segments(name: string): Promise<string[]> {
    const names = await namesIn(join(this.#directory, name))
    return names
      .filter((file) => SEGMENT.test(file))
      .sort((a, b) => segmentNumber(a) - segmentNumber(b))
  }

  #read(name: string, segment: string, from: number): Promise<Lines<Turn>> {
    return readLines(join(this.#directory, name, segment), parseTurn, from)
  }
}

function parseTurn(value: object): Turn | undefined {
  const parsed = storedTurn.safeParse(value)
  return parsed.success ? definedTurn(parsed.data) : undefined
}

/** A turn without keys that are `undefined`. */
function definedTurn(turn: z.infer<typeof storedTurn>): Turn {
  const { role, text, at, intentId, tool, recalled } = turn
  return {
    role,
    text: redactSecrets(text),
    ...(at !== undefined && { at }),
    ...(intentId !== undefined && { intentId }),
    ...(tool !== undefined && { tool }),
    ...(recalled !== undefined && { recalled }),
  }
}

function segmentName(number: number): string {
  return `${String(number).padStart(6, '0')}.jsonl`
}

function segmentNumber(name: string): number {
  return Number(SEGMENT.exec(name)?.[1] ?? 0)
}

function clipped(text: string, charsMax: number): string {
  const chars = [...oneLine(text)]
  return chars.length <= charsMax ? chars.join('') : `${chars.slice(0, charsMax - 1).join('')}…`
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw ioError('list', directory, error)
  }
}
