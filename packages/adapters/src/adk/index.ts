/**
 * Cortex for Google's Agent Development Kit: {@link cortexMemoryService} is a `memoryService` for a `Runner`. Each user
 * of each app has memories of their own.
 *
 * @module
 */
import { redactSecrets } from '@cortex-memory/core'
import { openStore, type StoreOptions } from '../shared/open-store.ts'
import { withoutRecalled } from '../shared/recalled.ts'
import { type Put, Records } from '../shared/records.ts'
import { textOf } from '../shared/spoken.ts'

export type { StoreOptions } from '../shared/open-store.ts'

/** What {@link cortexMemoryService} takes. */
export interface MemoryServiceOptions extends StoreOptions {
  /** How many memories a search gives at most. Default 10. */
  readonly limit?: number
}

/** A session of the kit, as far as it is looked at. */
export interface AdkSession {
  /** The session. */
  readonly id: string
  /** The app. */
  readonly appName: string
  /** The user. */
  readonly userId: string
  /** What happened, oldest first. */
  readonly events: readonly {
    /** The event: the same again is kept once. */
    readonly id?: string
    /** Who spoke. */
    readonly author?: string
    /** When, in milliseconds since 1970. */
    readonly timestamp?: number
    /** What was said. */
    readonly content?: { readonly role?: string; readonly parts?: readonly object[] }
  }[]
}

/** What a search finds, in the kit's shape. */
export interface AdkMemoryEntry {
  /** What was said. */
  content: { role?: string; parts: { text: string }[] }
  /** Who said it. */
  author?: string
  /** When, as ISO text. */
  timestamp?: string
}

/** A memory service for a `Runner`. */
export interface CortexMemoryService {
  /** Keeps what was said in a session. The kit hands over whole sessions again and again: each event is kept once. */
  addSessionToMemory(session: AdkSession): Promise<void>
  /** What fits a question, best first, of this user of this app alone. */
  searchMemory(request: {
    appName: string
    userId: string
    query: string
  }): Promise<{ memories: AdkMemoryEntry[] }>
  /** Closes the store, if {@link cortexMemoryService} opened it. */
  close(): Promise<void>
}

const KEPT_AT_ONCE = 500

interface Kept {
  readonly role: string
  readonly text: string
  readonly author?: string
  readonly at?: number
}

/** Opens a memory service that lasts. */
export async function cortexMemoryService(
  options: MemoryServiceOptions,
): Promise<CortexMemoryService> {
  const { limit = 10, ...where } = options
  const { cortex, close } = await openStore(where)
  const records = new Records(cortex, 'adk')
  return {
    addSessionToMemory: async ({ id, appName, userId, events }) => {
      const path = [appName, userId, id]
      const puts = events.flatMap((event, index): Put[] => {
        const text = redactSecrets(withoutRecalled(textOf(event.content?.parts)))
        if (text.trim() === '') return []
        const kept: Kept = {
          role: event.content?.role ?? 'user',
          text,
          ...(event.author === undefined ? {} : { author: event.author }),
          ...(isMoment(event.timestamp) ? { at: event.timestamp } : {}),
        }
        const key = event.id !== undefined && event.id !== '' ? event.id : `#${index}`
        return [{ path, key, payload: Buffer.from(JSON.stringify(kept)), text }]
      })
      // Each event is kept once by its own id, so a long session need not be one commit.
      for (let from = 0; from < puts.length; from += KEPT_AT_ONCE) {
        await records.change(async (reader) => {
          const fresh: Put[] = []
          for (const put of puts.slice(from, from + KEPT_AT_ONCE)) {
            if ((await reader.read(put.path, put.key)) === undefined) fresh.push(put)
          }
          return fresh
        })
      }
    },
    searchMemory: async ({ appName, userId, query }) => {
      const memories: AdkMemoryEntry[] = []
      if (query.trim() === '') return { memories }
      for await (const { payload } of records.search([appName, userId], query)) {
        const { role, text, author, at } = JSON.parse(Buffer.from(payload).toString('utf8')) as Kept
        memories.push({
          content: { role, parts: [{ text }] },
          ...(author === undefined ? {} : { author }),
          ...(isMoment(at) ? { timestamp: new Date(at).toISOString() } : {}),
        })
        if (memories.length >= limit) break
      }
      return { memories }
    },
    close,
  }
}

/** What a date can be made of. */
function isMoment(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
}
