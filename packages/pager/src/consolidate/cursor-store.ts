/**
 * What was learned from which turns: the memory of the consolidation itself. A plan is written down
 * before its first write and closed after its last, so that a crash at any point leads to the same
 * writes again, with the same commit ids, and to nothing else.
 *
 *   {"do":"plan","plan":{"id","conversationId","turns":[hash…],"items":[{"learned","commitId"}…]}}
 *   {"do":"done","id"}
 *
 * Processes share the file. They learn one after the other, under a lock beside it: a later turn that
 * takes something back must find what it takes back. And of plans for the same turn the first in the
 * file stands, whatever happens to the lock: everybody reads the same order.
 *
 * @module
 */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { holdingLock } from '@cortex-memory/core/internal'
import { z } from 'zod'
import type { Learned } from '../extract/extractor.ts'
import { ioError } from '../files/io-error.ts'
import { appendLine, readLines } from '../files/lines-file.ts'

/** One memory that is to be written. */
export interface PlannedItem {
  /** What was learned. */
  readonly learned: Learned
  /** By which a repeated write is recognised. */
  readonly commitId: string
  /** The task from which it was learned. */
  readonly intentId?: string
}

/** What is to be written for some turns. */
export interface Plan {
  /** The name of the plan. */
  readonly id: string
  /** The conversation that it belongs to. */
  readonly conversationId: string
  /** Hashes of the turns it was learned from. */
  readonly turns: readonly string[]
  /** What is to be written. */
  readonly items: readonly PlannedItem[]
}

/** Remembers which turns were learned from, over crashes. */
export interface CursorStore {
  /** Those of the turns that a plan covers. */
  covered(turns: readonly string[]): Promise<ReadonlySet<string>>
  /** Durable when resolved. False if a plan before covers one of its turns: this one is void. */
  propose(plan: Plan): Promise<boolean>
  /** Everything in the plan is written. */
  finish(planId: string): Promise<void>
  /** Plans that stand and are not finished, oldest first. */
  unfinished(): Promise<readonly Plan[]>
  /** Runs `body` while nobody else who shares the store runs theirs. Absent if it is not shared. */
  alone?<T>(body: () => Promise<T>, timeoutMs: number): Promise<T>
}

const texts = z.array(z.string())
const grounds = {
  tier: z.enum(['explicit', 'plain']).exactOptional(),
  evidence: z.string().exactOptional(),
  replaces: z.string().exactOptional(),
  corrects: z.boolean().exactOptional(),
}
const learned: z.ZodType<Learned> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fact'),
    statement: z.string(),
    origin: z.enum(['user', 'agent', 'tool']),
    about: z.enum(['decision', 'deadline', 'cause', 'fact']).exactOptional(),
    ...grounds,
  }),
  z.object({
    kind: z.literal('profile'),
    statement: z.string(),
    slot: z.string().exactOptional(),
    ...grounds,
  }),
  z.object({
    kind: z.literal('preference'),
    topic: z.string(),
    polarity: z.enum(['prefer', 'avoid']),
    statement: z.string(),
    ...grounds,
  }),
  z.object({
    kind: z.literal('constraint'),
    statement: z.string(),
    polarity: z.enum(['do', 'dont']),
    ...grounds,
  }),
  z.object({
    kind: z.literal('retraction'),
    statement: z.string(),
    how: z.enum(['lift-dont', 'lift-do', 'forget', 'ended', 'last']),
    evidence: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('pattern'),
    spec: z.object({
      name: z.string(),
      trigger: z.string(),
      preconditions: texts.exactOptional(),
      steps: texts,
      gotchas: texts.exactOptional(),
      successCriteria: texts.exactOptional(),
    }),
  }),
  z.object({
    kind: z.literal('outcome'),
    summary: z.string(),
    status: z.enum(['success', 'failure', 'partial']),
  }),
])
type Line =
  | { readonly do: 'plan'; readonly plan: Plan }
  | { readonly do: 'done'; readonly id: string }
const line: z.ZodType<Line> = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('plan'),
    plan: z.object({
      id: z.string(),
      conversationId: z.string(),
      turns: texts,
      items: z.array(
        z.object({ learned, commitId: z.string(), intentId: z.string().exactOptional() }),
      ),
    }),
  }),
  z.strictObject({ do: z.literal('done'), id: z.string() }),
])

/** A cursor store in a directory. */
export class FileCursorStore implements CursorStore {
  readonly #file: string
  #end = 0
  #identity: string | undefined
  /** Which plan covers a turn. */
  readonly #covering = new Map<string, string>()
  readonly #open = new Map<string, Plan>()
  /** Reads come one after the other: two at once would count lines twice. */
  #reading: Promise<void> = Promise.resolve()

  /** Keeps its files in the directory, which is made if it is not there. */
  constructor(file: string) {
    this.#file = file
  }

  /** Which turns of a conversation were learned from. */
  async covered(turns: readonly string[]): Promise<ReadonlySet<string>> {
    await this.#catchUp()
    return new Set(turns.filter((turn) => this.#covering.has(turn)))
  }

  /** Keeps a plan before it is carried out; the first plan for a turn stands. */
  async propose(plan: Plan): Promise<boolean> {
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 })
    } catch (error) {
      throw ioError('create', dirname(this.#file), error)
    }
    await appendLine(this.#file, { do: 'plan', plan })
    await this.#catchUp()
    return plan.turns.every((turn) => this.#covering.get(turn) === plan.id)
  }

  /** Marks a plan as carried out. */
  async finish(planId: string): Promise<void> {
    await appendLine(this.#file, { do: 'done', id: planId })
  }

  /** Plans that a crash left behind. */
  async unfinished(): Promise<readonly Plan[]> {
    await this.#catchUp()
    return [...this.#open.values()]
  }

  /** One process after the other; BUSY after `timeoutMs` behind another. */
  alone<T>(body: () => Promise<T>, timeoutMs: number): Promise<T> {
    const file = `${this.#file}.lock`
    const guards = 'what is learned from conversations'
    return holdingLock({ file, guards, action: 'consolidate', timeoutMs }, body)
  }

  #catchUp(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#read())
    return this.#reading
  }

  async #read(): Promise<void> {
    let lines = await readLines(this.#file, parseLine, this.#end)
    if (lines.identity !== this.#identity && this.#end > 0) {
      this.#covering.clear()
      this.#open.clear()
      lines = await readLines(this.#file, parseLine)
    }
    for (const value of lines.values) {
      if (value.do === 'done') this.#open.delete(value.id)
      else this.#admit(value.plan)
    }
    this.#end = lines.end
    this.#identity = lines.identity
  }

  /** A plan without items has nothing to finish. */
  #admit(plan: Plan): void {
    if (plan.turns.some((turn) => this.#covering.has(turn))) return
    for (const turn of plan.turns) this.#covering.set(turn, plan.id)
    if (plan.items.length > 0) this.#open.set(plan.id, plan)
  }
}

function parseLine(value: object): Line | undefined {
  const parsed = line.safeParse(value)
  return parsed.success ? parsed.data : undefined
}
