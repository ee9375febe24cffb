/**
 * Cortex for the Claude Agent SDK: {@link cortexSessionStore} is a `sessionStore` for `query()`. Transcripts last, can
 * be resumed, searched and learned from.
 *
 * @module
 */
import { type ConsolidationReport, openPager } from '@cortex-memory/pager'
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { loadPeer } from '../shared/peer.ts'
import { Records } from '../shared/records.ts'
import type { SessionKey, SessionStoreEntry, SessionSummary } from './session-types.ts'
import { type Fold, type TranscriptHit, Transcripts } from './transcripts.ts'

export type { StoreOptions } from '../shared/open-store.ts'
export type { SessionKey, SessionStoreEntry, SessionSummary } from './session-types.ts'
export type { TranscriptHit } from './transcripts.ts'

/** What {@link cortexSessionStore} takes. */
export interface SessionStoreOptions extends StoreOptions {
  /**
   * Whether to keep the SDK's summary of each session, so that a list of sessions needs no transcripts. Default true;
   * it needs `@anthropic-ai/claude-agent-sdk`, which folds them.
   */
  readonly summaries?: boolean
}

/** A session store for the Claude Agent SDK: pass it as `sessionStore`. */
export interface CortexSessionStore {
  /** Adds lines to a transcript; a line whose uuid is there already is left out. */
  append(key: SessionKey, entries: SessionStoreEntry[]): Promise<void>
  /** The whole transcript, or `null` if there is none. */
  load(key: SessionKey): Promise<SessionStoreEntry[] | null>
  /** The sessions of a project, with the time of their last line. */
  listSessions(projectKey: string): Promise<{ sessionId: string; mtime: number }[]>
  /** The SDK's summaries of these sessions; absent without `summaries`. */
  listSessionSummaries?(projectKey: string): Promise<SessionSummary[]>
  /** Removes a transcript; the main one with those of its sub-agents. */
  delete(key: SessionKey): Promise<void>
  /** The sub-agents' transcripts of a session. */
  listSubkeys(key: SessionKey): Promise<string[]>
  /** Lines that fit a question, best first. */
  search(
    query: string,
    options?: {
      /** Only of this project. */
      readonly projectKey?: string
      /** At most this many. Default 10. */
      readonly limit?: number
    },
  ): Promise<TranscriptHit[]>
  /** Learns facts, preferences and rules from a transcript, each line once. */
  consolidate(key: SessionKey): Promise<ConsolidationReport>
  /** Closes the store, if {@link cortexSessionStore} opened it. */
  close(): Promise<void>
}

/**
 * Opens a session store that lasts and that any number of processes can use.
 *
 * @throws {CortexError} `INVALID_INPUT` if summaries are wanted and `@anthropic-ai/claude-agent-sdk` is not installed
 */
export async function cortexSessionStore(
  options: SessionStoreOptions,
): Promise<CortexSessionStore> {
  const { summaries = true, ...where } = options
  const fold = summaries ? await loadFold() : undefined
  const { cortex, close } = await openStore(where)
  const transcripts = new Transcripts(new Records(cortex, 'claude-agent'), fold)
  return {
    append: (key, entries) => transcripts.append(key, entries),
    load: (key) => transcripts.load(key),
    listSessions: (project) => transcripts.sessions(project),
    ...(fold === undefined
      ? {}
      : { listSessionSummaries: (project: string) => transcripts.summaries(project) }),
    delete: (key) => transcripts.delete(key),
    listSubkeys: (key) => transcripts.subpaths(key),
    search: (query, { projectKey, limit = 10 } = {}) =>
      transcripts.search(query, projectKey, limit),
    consolidate: async (key) => {
      const turns = await transcripts.turns(key)
      const pager = await openPager({ cortex, embedder: 'none' })
      try {
        return await pager.consolidate(turns, { conversationId: `claude-agent:${key.sessionId}` })
      } finally {
        await pager.close()
      }
    },
    close,
  }
}

async function loadFold(): Promise<Fold> {
  const { foldSessionSummary } = await loadPeer<{ foldSessionSummary: Fold }>(
    'claude-agent',
    '@anthropic-ai/claude-agent-sdk',
    () => import('@anthropic-ai/claude-agent-sdk'),
  )
  return foldSessionSummary
}
