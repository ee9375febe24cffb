/**
 * The engine that holds the journals of this process, if CORTEX_JOURNAL names one. Its code and its
 * connections are shared by all stores of the process, and loaded when the first one is opened.
 *
 * @module
 */
import { CortexError, type RemoteJournal } from '@cortex-memory/core'

const opened = new Map<string, Promise<RemoteJournal>>()

/** What to open a store with: nothing, unless journals are elsewhere. */
export async function journalOption(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<{ readonly journal?: RemoteJournal }> {
  const url = environment.CORTEX_JOURNAL?.trim()
  return url ? { journal: await journalAt(url) } : {}
}

/** The engine at an address, such as `postgres://user@host/database`. */
export async function journalAt(url: string): Promise<RemoteJournal> {
  let journal = opened.get(url)
  if (journal === undefined) {
    journal = open(url)
    opened.set(url, journal)
    journal.catch(() => opened.delete(url))
  }
  return await journal
}

/** Whether the engine has a journal of an actor that this machine has not seen yet. */
export async function isElsewhere(actor: string): Promise<boolean> {
  const { journal } = await journalOption()
  if (journal === undefined) return false
  await journal.check()
  return (await journal.heads([{ actor, lastSeq: -1, root: new Uint8Array() }])).length > 0
}

/** Lets go of all connections, so that the process can end. */
export async function closeJournals(): Promise<void> {
  const all = [...opened.values()]
  opened.clear()
  for (const each of all) await (await each.catch(() => undefined))?.close()
}

async function open(url: string): Promise<RemoteJournal> {
  const { journalAt } = await loadReplica()
  return journalAt(url)
}

/** The package that has the engines, which not everybody installs. */
export async function loadReplica(): Promise<typeof import('@cortex-memory/replica')> {
  try {
    return await import('@cortex-memory/replica')
  } catch (error) {
    throw new CortexError(
      'JOURNAL_UNAVAILABLE',
      'Cannot open a journal elsewhere: the package @cortex-memory/replica is missing. `npm install @cortex-memory/replica` adds it',
      { cause: error },
    )
  }
}
