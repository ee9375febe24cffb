/**
 * Learns from the transcript of a session, by rules, each turn once: however often a session is
 * compacted and ended, and however many hooks run at once. When it ends, a digest of it is kept too.
 * A store is opened when there is something to keep.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import {
  type ConsolidationSink,
  Consolidator,
  digestOf,
  FileCursorStore,
  RuleExtractor,
  storeDigest,
  storeSink,
} from '@cortex-memory/pager'
import type { HookActors, HookJob } from './job.ts'
import { changedFiles, readTranscript } from './transcript.ts'

export async function consolidate(
  job: HookJob,
  { actor, user = actor, claim, branch }: HookActors,
): Promise<void> {
  const { session_id: conversationId, transcript_path: path } = job.payload
  if (path === undefined || !existsSync(path)) return
  const opened = new Map<string, Promise<Cortex>>()
  const open = (name: string): Promise<Cortex> => {
    if (name === actor && !opened.has(name)) claim?.()
    const store = opened.get(name) ?? openCortex({ root: job.home, actor: name })
    opened.set(name, store)
    return store
  }
  // What is learned on a branch is learned for the branch.
  const project = async (): Promise<Cortex> =>
    (await branch?.working({ writes: true })) ?? (await open(actor))
  let sink: ConsolidationSink | undefined
  const consolidator = new Consolidator({
    extractor: new RuleExtractor(),
    sink: async (item, conversation) => {
      // Kept for the whole job: "scratch that" means what was learned before it.
      sink ??= storeSink(await project(), await open(user))
      return await sink(item, conversation)
    },
    cursors: new FileCursorStore(join(job.home, '.pager', actor, 'learned.jsonl')),
  })
  try {
    const turns = readTranscript(path)
    const { failure } = await consolidator.consolidate({
      turns,
      ...(conversationId !== undefined && { conversationId }),
    })
    if (failure !== undefined) throw failure
    if (job.event !== 'session-end' || conversationId === undefined) return
    const digest = await digestOf(turns, changedFiles(path, job.payload.cwd))
    const at = turns.findLast((turn) => turn.at !== undefined)?.at
    if (digest !== undefined) await storeDigest(await project(), conversationId, digest, at)
  } finally {
    await consolidator.close()
    for (const store of opened.values()) await store.then(close, () => undefined)
    await branch?.close()
  }
}

async function close(store: Cortex): Promise<void> {
  await store.close()
}
