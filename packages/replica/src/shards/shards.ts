/** The databases of a directory, each opened when it is first needed. */
import { CortexError, type RemoteJournal } from '@cortex-memory/core'
import type { Directory, Shard } from './directory.ts'

/** Opens the journals of one database. */
export type OpenShard = (shard: Shard) => RemoteJournal

type Listener = (keys: readonly string[]) => void

export class Shards {
  readonly #directory: Directory
  readonly #open: OpenShard
  #known = new Map<string, Shard>()
  readonly #opened = new Map<string, Promise<RemoteJournal>>()
  readonly #listening = new Map<Listener, (() => void)[]>()

  constructor(directory: Directory, open: OpenShard) {
    this.#directory = directory
    this.#open = open
  }

  async names(): Promise<string[]> {
    await this.#look()
    return [...this.#known.keys()]
  }

  /** The journals of a database, which must be the one that was added. */
  async journal(name: string): Promise<RemoteJournal> {
    let opening = this.#opened.get(name)
    if (opening === undefined) {
      opening = this.#meet(name)
      this.#opened.set(name, opening)
      opening.catch(() => this.#opened.delete(name))
    }
    return await opening
  }

  async all(): Promise<readonly RemoteJournal[]> {
    return await Promise.all((await this.names()).map((name) => this.journal(name)))
  }

  /** Hears of all databases that are open, and of those that are opened later. */
  listen(listener: Listener): () => void {
    const ends: (() => void)[] = []
    this.#listening.set(listener, ends)
    for (const opening of this.#opened.values()) {
      opening.then(
        (journal) => this.#attach(listener, journal),
        () => undefined,
      )
    }
    return () => {
      this.#listening.delete(listener)
      for (const end of ends) end()
    }
  }

  async close(): Promise<void> {
    const opened = [...this.#opened.values()]
    this.#opened.clear()
    for (const each of opened) await (await each.catch(() => undefined))?.close()
  }

  async #meet(name: string): Promise<RemoteJournal> {
    if (!this.#known.has(name)) await this.#look()
    const shard = this.#known.get(name)
    if (shard === undefined) throw notThere(name)
    const journal = this.#open(shard)
    try {
      const { id } = await journal.check()
      if (id !== shard.id) throw another(name)
    } catch (error) {
      await journal.close()
      throw error
    }
    for (const listener of this.#listening.keys()) this.#attach(listener, journal)
    return journal
  }

  #attach(listener: Listener, journal: RemoteJournal): void {
    this.#listening.get(listener)?.push(journal.hints(listener))
  }

  async #look(): Promise<void> {
    this.#known = new Map((await this.#directory.shards()).map((shard) => [shard.name, shard]))
  }
}

function notThere(name: string): CortexError {
  return new CortexError(
    'NOT_FOUND',
    `Cannot use the database \`${name}\`: the directory does not have it. \`cortex journal shards\` lists those that it has`,
    { path: 'shard' },
  )
}

function another(name: string): CortexError {
  return new CortexError(
    'JOURNAL_ELSEWHERE',
    `Cannot use the database \`${name}\`: at its address is another one than was added. Look at the address in the directory`,
    { path: 'shard' },
  )
}
