/**
 * Transcripts of the Claude Agent SDK as records.
 *
 *   ['entry', project, session, subpath]   uuid, or a name of ours   one line
 *   ['session', project]                   session                   when it was last appended to; its summary
 *   ['transcript', project, session]       subpath                   how many batches it has
 *
 * What one `append` brings is one commit.
 *
 * @module
 */
import type { Turn } from '@cortex-memory/pager'
import { commitIdOf, hashOf } from '../shared/names.ts'
import type { Put, RecordReader, Records, Stored } from '../shared/records.ts'
import { textOf } from '../shared/spoken.ts'
import type { SessionKey, SessionStoreEntry, SessionSummary } from './session-types.ts'

/** What the SDK makes of new entries and the summary before. */
export type Fold = (
  previous: SessionSummary | undefined,
  key: SessionKey,
  entries: SessionStoreEntry[],
  options: { mtime: number },
) => SessionSummary

interface SessionRecord {
  readonly mtime: number
  readonly summary?: SessionSummary
}

/** A line that a search found. */
export interface TranscriptHit {
  /** Which transcript it is from. */
  readonly key: SessionKey
  /** The line. */
  readonly entry: SessionStoreEntry
  /** How well it fits. */
  readonly score: number
}

export class Transcripts {
  readonly #records: Records
  readonly #fold: Fold | undefined

  constructor(records: Records, fold: Fold | undefined) {
    this.#records = records
    this.#fold = fold
  }

  async append(key: SessionKey, entries: readonly SessionStoreEntry[]): Promise<void> {
    if (entries.length === 0) return
    const lines = entries.map((entry) => JSON.stringify(entry))
    // A batch that has an id in it can be recognised whole, with its lines that have none.
    const isNamed = entries.some((entry) => nameOf(entry) !== undefined)
    const digest = hashOf(...pathOf(key), ...lines).toString('hex')
    const once = isNamed
      ? { commitId: commitIdOf('claude-agent', digest), request: digest }
      : undefined
    await this.#records.change((reader) => this.#plan(reader, key, entries, lines), {
      once,
      line: JSON.stringify([key.projectKey, key.sessionId]),
    })
  }

  async load(key: SessionKey): Promise<SessionStoreEntry[] | null> {
    const found: SessionStoreEntry[] = []
    for await (const stored of this.#records.list(pathOf(key))) found.push(parsed(stored))
    return found.length === 0 ? null : found
  }

  async sessions(project: string): Promise<{ sessionId: string; mtime: number }[]> {
    const found = []
    for await (const stored of this.#records.list(['session', project])) {
      found.push({ sessionId: stored.key, mtime: parsed<SessionRecord>(stored).mtime })
    }
    return found
  }

  async summaries(project: string): Promise<SessionSummary[]> {
    const found = []
    for await (const stored of this.#records.list(['session', project])) {
      const { summary } = parsed<SessionRecord>(stored)
      if (summary !== undefined) found.push(summary)
    }
    return found
  }

  async subpaths({ projectKey, sessionId }: SessionKey): Promise<string[]> {
    const found: string[] = []
    for await (const { key } of this.#records.list(['transcript', projectKey, sessionId])) {
      if (key !== '') found.push(key)
    }
    return found
  }

  /** Without a subpath everything of the session goes; the way to it first. */
  async delete(key: SessionKey): Promise<void> {
    const { projectKey: project, sessionId: session, subpath } = key
    const whole = subpath === undefined
    const first: Put = whole
      ? { path: ['session', project], key: session, payload: undefined }
      : { path: ['transcript', project, session], key: subpath, payload: undefined }
    await this.#records.put([first])
    const prefixes = whole
      ? [
          ['entry', project, session],
          ['transcript', project, session],
        ]
      : [pathOf(key)]
    for (const prefix of prefixes) {
      const gone: Stored[] = []
      for await (const stored of this.#records.list(prefix)) gone.push(stored)
      await this.#records.remove(gone)
    }
  }

  async search(
    query: string,
    project: string | undefined,
    limit: number,
  ): Promise<TranscriptHit[]> {
    const prefix = project === undefined ? ['entry'] : ['entry', project]
    const found: TranscriptHit[] = []
    for await (const stored of this.#records.search(prefix, query)) {
      const [, projectKey = '', sessionId = '', subpath = ''] = stored.path
      const key = { projectKey, sessionId, ...(subpath === '' ? {} : { subpath }) }
      found.push({ key, entry: parsed(stored), score: stored.score ?? 0 })
      if (found.length >= limit) break
    }
    return found
  }

  /** What was said, for learning from it. */
  async turns(key: SessionKey): Promise<Turn[]> {
    const turns: Turn[] = []
    for (const entry of (await this.load(key)) ?? []) {
      const text = spoken(entry)
      if (text === '' || (entry.type !== 'user' && entry.type !== 'assistant')) continue
      const at = Date.parse(entry.timestamp ?? '')
      turns.push({ role: entry.type, text, ...(Number.isNaN(at) ? {} : { at }) })
    }
    return turns
  }

  async #plan(
    reader: RecordReader,
    key: SessionKey,
    entries: readonly SessionStoreEntry[],
    lines: readonly string[],
  ): Promise<readonly Put[]> {
    const { projectKey: project, sessionId: session, subpath } = key
    const counter = await reader.read(['transcript', project, session], subpath ?? '')
    const batch = counter === undefined ? 0 : parsed<number>(counter)
    const puts: Put[] = []
    const fresh: SessionStoreEntry[] = []
    const here = new Set<string>()
    for (const [index, entry] of entries.entries()) {
      const named = nameOf(entry)
      const name = named ?? `#${batch}.${index}`
      if (named !== undefined) {
        if (here.has(name) || (await reader.read(pathOf(key), name)) !== undefined) continue
        here.add(name)
      }
      fresh.push(entry)
      const payload = Buffer.from(lines[index] as string)
      puts.push({ path: pathOf(key), key: name, payload, text: spoken(entry) })
    }
    if (puts.length === 0) return []
    puts.push(put(['transcript', project, session], subpath ?? '', batch + 1))
    // The list of sessions is about main transcripts.
    if (subpath !== undefined) return puts
    const before = await reader.read(['session', project], session)
    const known = before === undefined ? undefined : parsed<SessionRecord>(before)
    const mtime = Math.max(Date.now(), known?.mtime ?? 0)
    const summary = this.#fold?.(known?.summary, key, fresh, { mtime })
    const record: SessionRecord = { mtime, ...(summary === undefined ? {} : { summary }) }
    puts.push(put(['session', project], session, record))
    return puts
  }
}

function pathOf({ projectKey, sessionId, subpath = '' }: SessionKey): string[] {
  return ['entry', projectKey, sessionId, subpath]
}

/** A uuid names a line. Names that begin like ours get a second sign. */
function nameOf({ uuid }: SessionStoreEntry): string | undefined {
  if (typeof uuid !== 'string' || uuid === '') return undefined
  return uuid.startsWith('#') ? `#${uuid}` : uuid
}

function put(path: readonly string[], key: string, value: unknown): Put {
  return { path, key, payload: Buffer.from(JSON.stringify(value)) }
}

function parsed<T = SessionStoreEntry>({ payload }: Stored): T {
  return JSON.parse(Buffer.from(payload).toString('utf8')) as T
}

function spoken({ message }: SessionStoreEntry): string {
  return textOf((message as { readonly content?: unknown } | undefined)?.content)
}
