/**
 * What was put into which window, and under which budget: one line per window, never rewritten.
 *
 *   <directory>/<conversation>.jsonl     windows of one conversation, oldest first
 *   <directory>/@.jsonl                  windows outside any conversation
 *
 * Writing goes on behind the window that it tells of: a turn does not wait for a disk, and a disk
 * that fails is reported by the status. The words of the user are not repeated here.
 *
 * @module
 */

import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Uri } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { z } from 'zod'
import { directoryName } from '../conversation/conversation-id.ts'
import { errorCode, ioError } from '../files/io-error.ts'
import { appendLine, readLines } from '../files/lines-file.ts'

/** What one window showed. */
export interface Injection {
  /** The conversation that the window was for, if there was one. */
  readonly conversationId?: string
  /** Number of the window in its conversation, from 1. */
  readonly turn: number
  /** The task that the window was for, if one was named. */
  readonly intentId?: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The goal that it was made for. */
  readonly goal: string
  /** The budget of the window. */
  readonly budgetTokens: number
  /** The size of the window. */
  readonly tokens: number
  /** What each section held. */
  readonly sections: readonly {
    readonly name: string
    readonly tokens: number
    readonly budgetTokens: number
    readonly uris: readonly Uri[]
  }[]
  /** How many memories were found and not shown. */
  readonly leftOut: number
  /** Which they were and why, the first of them; absent in lines of earlier builds. */
  readonly notShown?: readonly NotShown[]
}

/** Something that was found for a window and is not in it. */
export interface NotShown {
  /** Where it would have been. */
  readonly section: string
  /** Why it is not there. */
  readonly why: string
  /** Which memory it is. */
  readonly uri?: Uri
  /** How large its line would have been. */
  readonly tokens?: number
  /** Where they were only counted. */
  readonly count?: number
}

/** As many as a line of the ledger names; the number of all stands beside them. */
export const NOT_SHOWN_MAX = 100

/** Which windows to list. */
export interface LedgerOptions {
  /** Only those of this conversation. */
  readonly conversationId?: string
  /** Only the one of this turn. */
  readonly turn?: number
  /** The newest so many. */
  readonly limit?: number
}

/** The state of the ledger. */
export interface LedgerStatus {
  /** Windows whose line could not be written. */
  readonly lost: number
  /** Why the last window could not be recorded, if so. */
  readonly failure?: string
}

const ENDING = '.jsonl'
const NO_CONVERSATION = '@'
const CONVERSATIONS_MAX = 256

const uri = z.string() as unknown as z.ZodType<Uri>
const stored = z.strictObject({
  conversationId: z.string().exactOptional(),
  turn: z.int(),
  intentId: z.string().exactOptional(),
  at: z.number(),
  goal: z.string(),
  budgetTokens: z.int(),
  tokens: z.int(),
  sections: z.array(
    z.strictObject({
      name: z.string(),
      tokens: z.int(),
      budgetTokens: z.int(),
      uris: z.array(uri),
    }),
  ),
  leftOut: z.int(),
  notShown: z
    .array(
      z.strictObject({
        section: z.string(),
        why: z.string(),
        uri: uri.exactOptional(),
        tokens: z.int().exactOptional(),
        count: z.int().exactOptional(),
      }),
    )
    .exactOptional(),
})

/** The last window of a conversation. */
interface Last {
  turn: number
  goal: string
}

export class Ledger {
  readonly #directory: string
  readonly #lasts = new Map<string, Promise<Last>>()
  #writing: Promise<void> = Promise.resolve()
  #lost = 0
  #failure: string | undefined

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Number and goal of the last window of a conversation; 0 and nothing if there is none. */
  async last(conversationId: string | undefined): Promise<Readonly<Last>> {
    return { ...(await this.#lastOf(nameOf(conversationId))) }
  }

  /** Takes the window down and gives it its number. */
  async record(injection: Omit<Injection, 'turn'>): Promise<Injection> {
    const name = nameOf(injection.conversationId)
    const last = await this.#lastOf(name)
    last.turn += 1
    last.goal = injection.goal
    const numbered = { ...injection, turn: last.turn }
    this.#writing = this.#writing.then(() => this.#append(name, numbered))
    return numbered
  }

  /** The newest last. */
  async read(options: LedgerOptions = {}): Promise<readonly Injection[]> {
    await this.#writing
    const names =
      options.conversationId === undefined ? await this.#names() : [nameOf(options.conversationId)]
    const files = await Promise.all(names.map((name) => this.#read(name)))
    const found = files
      .flat()
      .filter(({ turn }) => options.turn === undefined || turn === options.turn)
      .sort((a, b) => a.at - b.at)
    return options.limit === undefined ? found : found.slice(-options.limit || found.length)
  }

  status(): LedgerStatus {
    return { lost: this.#lost, ...(this.#failure !== undefined && { failure: this.#failure }) }
  }

  async close(): Promise<void> {
    await this.#writing
  }

  #lastOf(name: string): Promise<Last> {
    const known = this.#lasts.get(name) ?? this.#readLast(name)
    this.#lasts.delete(name)
    this.#lasts.set(name, known)
    const [oldest] = this.#lasts.keys()
    if (this.#lasts.size > CONVERSATIONS_MAX && oldest !== undefined) this.#lasts.delete(oldest)
    return known
  }

  async #readLast(name: string): Promise<Last> {
    await this.#writing
    try {
      const newest = (await this.#read(name)).at(-1)
      return { turn: newest?.turn ?? 0, goal: newest?.goal ?? '' }
    } catch (error) {
      this.#failure = messageOf(error)
      return { turn: 0, goal: '' }
    }
  }

  async #read(name: string): Promise<readonly Injection[]> {
    return (await readLines(this.#file(name), parseInjection)).values
  }

  async #append(name: string, injection: Injection): Promise<void> {
    try {
      await mkdir(this.#directory, { recursive: true, mode: 0o700 })
      await appendLine(this.#file(name), injection)
    } catch (error) {
      this.#lost += 1
      this.#failure = messageOf(error)
    }
  }

  async #names(): Promise<string[]> {
    try {
      const names = await readdir(this.#directory)
      return names
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
        .sort()
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw ioError('list', this.#directory, error)
    }
  }

  #file(name: string): string {
    return join(this.#directory, `${name}${ENDING}`)
  }
}

function nameOf(conversationId: string | undefined): string {
  return conversationId === undefined ? NO_CONVERSATION : directoryName(conversationId)
}

function parseInjection(value: object): Injection | undefined {
  const parsed = stored.safeParse(value)
  return parsed.success ? parsed.data : undefined
}
