/**
 * Every actor's store: whether it opens, shows all of its journal, and can be read at both ends.
 * The whole proof is `cortex verify`; this is what can be known in a moment.
 *
 * @module
 */

import { readFileSync } from 'node:fs'
import {
  type Cortex,
  type HeldLock,
  listActors,
  lockHolders,
  MEMORY_TYPES,
  openCortex,
  rebuildStore,
} from '@cortex-memory/core'
import { processesUsing } from '@cortex-memory/core/internal'
import { messageOf } from '@cortex-memory/core/kit'
import { entries, memories } from '../style.ts'
import { finish, isUnfinished, whyFolded } from '../unfinished.ts'
import type { Check, Finding } from './finding.ts'

export const checkActors: Check = async ({ home, actor, user, why }) => {
  const beside = user === undefined || user === actor ? '' : `, and ${user} with it`
  const known = listActors(home)
  const missing = known.includes(actor) ? '' : ' (nothing remembered yet)'
  return [
    { about: 'actor', level: 'ok', what: `${actor}${missing}${beside}: ${why}` },
    ...(await Promise.all(known.map((name) => storeFindings(home, name)))).flat(),
  ]
}

/** A lock that is held for longer than this holds others up. */
const HELD_LONG_MS = 2000

async function storeFindings(home: string, actor: string): Promise<Finding[]> {
  const about = `store ${actor}`
  const held = lockHolders(home, actor)
    .filter(isHeldLong)
    .map((lock) => heldFinding(about, lock))
  if (held.length === 0 && isUnfinished(home, actor)) return [unfinished(home, actor, about)]
  let cortex: Cortex
  try {
    cortex = await openCortex({ root: home, actor, readOnly: true, lockTimeoutMs: HELD_LONG_MS })
  } catch (error) {
    if (isBusy(error)) return held.length > 0 ? held : [busyFinding(about, messageOf(error))]
    return [...held, unopened(home, actor, about, error)]
  }
  try {
    return [...held, ...(await opened(cortex, home, about))]
  } catch (error) {
    return [damaged(about, actor, messageOf(error))]
  } finally {
    await cortex.close()
  }
}

function unfinished(home: string, actor: string, about: string): Finding {
  return {
    about,
    level: 'warning',
    what: 'it is empty or without its directory of locks',
    why: 'the process that began it ended before its first entry, or the directory was removed',
    todo: 'cortex doctor --fix',
    fix: async () => {
      await finish(home, actor)
      return 'finished what was begun; nothing is lost'
    },
  }
}

function isHeldLong({ since }: HeldLock): boolean {
  return since === undefined || Date.now() - since > HELD_LONG_MS
}

function heldFinding(about: string, { lock, pid, host, since, stopped }: HeldLock): Finding {
  const who = pid === undefined ? 'another process' : `process ${pid} on ${host}`
  const long = since === undefined ? '' : ` for ${Math.round((Date.now() - since) / 1000)} s`
  const still = stopped === true ? ' and is stopped' : ''
  const waiting = lock === 'journal' ? 'writers wait' : 'opening and writing wait'
  return {
    about,
    level: 'problem',
    what: `${who} has held the lock of the ${lock}${long}${still}`,
    why: `${waiting} for it, then get BUSY; it still owns the lock. Nothing is lost if you stop it: kill -KILL ${pid ?? 'PID'}`,
    todo: stopped === true ? `kill -CONT ${pid}` : pid === undefined ? 'ps -ef' : `ps -fp ${pid}`,
  }
}

function busyFinding(about: string, what: string): Finding {
  return { about, level: 'warning', what, why: 'opening and writing wait', todo: 'cortex doctor' }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && (error as { readonly code?: unknown }).code === 'BUSY'
}

function unopened(home: string, actor: string, about: string, error: unknown): Finding {
  const what = whyFolded(error)
  if (what === undefined) return damaged(about, actor, messageOf(error))
  return {
    about,
    level: 'warning',
    what,
    why: 'the next reader has to rebuild it first, which takes a while',
    todo: 'cortex doctor --fix',
    fix: async () => `folded ${entries((await rebuildStore(home, actor)).entries)} again`,
  }
}

async function opened(cortex: Cortex, home: string, about: string): Promise<Finding[]> {
  const { actor, memories: live, nextSeq, lag, broken, repairs } = await cortex.status()
  if (broken !== undefined) return [damaged(about, actor, broken)]
  const unread = await unreadable(cortex, nextSeq)
  if (unread !== undefined) return [damaged(about, actor, unread)]
  const mended = repairs.map(({ what, why }) => `; mended: ${what} (${why})`).join('')
  const what = `${memories(live)}, ${entries(nextSeq)}${mended}`
  if (lag === 0) return [{ about, level: 'ok', what }]
  return [
    {
      about,
      level: 'warning',
      what: `${what}, ${lag} of them not shown yet`,
      why: 'a writer died before it could show them; readers do not see the newest memories',
      todo: 'cortex doctor --fix',
      fix: async () => {
        // Opening for writing catches up.
        await (await openCortex({ root: home, actor })).close()
        return 'caught up'
      },
    },
  ]
}

/** The newest entry and the newest memory: what the next reader will want. */
async function unreadable(cortex: Cortex, nextSeq: number): Promise<string | undefined> {
  if (nextSeq === 0) return undefined
  for await (const _ of cortex.journal({ from: nextSeq - 1, to: nextSeq })) break
  const { skipped } = await cortex.find({
    types: MEMORY_TYPES.names,
    orderBy: [{ field: 'head.createdAt' }],
    limit: 1,
  })
  return skipped[0] === undefined ? undefined : `a record cannot be read: ${skipped[0].key}`
}

function damaged(about: string, actor: string, what: string): Finding {
  return {
    about,
    level: 'problem',
    what,
    why: `what cannot be read cannot be recalled; verify says what is damaged, and if it is only the view, \`cortex --actor ${actor} rebuild\` makes it again`,
    todo: `cortex --actor ${actor} verify`,
  }
}

/** Who has the home open: a host that crashed may have left servers behind. */
export const checkProcesses: Check = async ({ home }) => {
  const others = processesUsing(home)?.filter((pid) => pid !== process.pid)
  if (others === undefined) return []
  const orphans = others.filter(isOrphan)
  const listed = others.length === 0 ? 'no other process' : `process ${others.join(', ')}`
  const found: Finding = { about: 'processes', level: 'ok', what: `${listed} has a store open` }
  if (orphans.length === 0) return [found]
  return [
    {
      ...found,
      level: 'warning',
      what: `process ${orphans.join(', ')} has a store open and nobody who started it`,
      why: 'it blocks nothing, but it uses memory; stop it if you do not need it',
      todo: `ps -fp ${orphans.join(',')}`,
    },
  ]
}

/** Its parent is gone: the first process took it over. A service may be meant to be so. */
function isOrphan(pid: number): boolean {
  try {
    const [, ppid] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return ppid === '1'
  } catch {
    return false
  }
}
