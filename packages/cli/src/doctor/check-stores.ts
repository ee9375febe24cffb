/**
 * Every actor's store: whether it opens, shows all of its journal, and can be read at both ends.
 * The whole proof is `cortex verify`; this is what can be known in a moment.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import {
  type Cortex,
  listActors,
  MEMORY_TYPES,
  openCortex,
  processesUsing,
  rebuildStore,
} from '@cortex-memory/core'
import { whyFolded } from '../commands/open.ts'
import { entries, memories } from '../style.ts'
import type { Check, Finding } from './finding.ts'

export const checkActors: Check = async ({ home, actor, user, why }) => {
  const beside = user === undefined || user === actor ? '' : `, and ${user} beside it`
  const known = listActors(home)
  const missing = known.includes(actor) ? '' : ' (nothing remembered yet)'
  return [
    { about: 'actor', level: 'ok', what: `${actor}${missing}${beside}: ${why}` },
    ...(await Promise.all(known.map((name) => storeFindings(home, name)))).flat(),
  ]
}

async function storeFindings(home: string, actor: string): Promise<Finding[]> {
  const about = `store ${actor}`
  let cortex: Cortex
  try {
    cortex = await openCortex({ root: home, actor, readOnly: true })
  } catch (error) {
    return [unopened(home, actor, about, error)]
  }
  try {
    return await opened(cortex, home, about)
  } catch (error) {
    return [damaged(about, actor, messageOf(error))]
  } finally {
    await cortex.close()
  }
}

function unopened(home: string, actor: string, about: string, error: unknown): Finding {
  const what = whyFolded(error)
  if (what === undefined) return damaged(about, actor, messageOf(error))
  return {
    about,
    level: 'warning',
    what,
    why: 'readers have to fold it again first, which takes a while once',
    todo: 'cortex doctor --fix, or cortex rebuild',
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
      todo: 'cortex doctor --fix, or write anything',
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
    why: 'what cannot be read cannot be recalled',
    todo: `cortex --actor ${actor} verify tells all of it; if only the view is damaged, cortex --actor ${actor} rebuild mends it`,
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
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
      why: 'it holds up nothing, but takes memory',
      todo: `look at it with ps -fp ${orphans.join(',')}, and stop it if you do not need it`,
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
