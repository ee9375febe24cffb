/** One hook event, worked on: what the host shall read, or nothing. */
import { existsSync } from 'node:fs'
import { messageOf } from '@cortex-memory/core/kit'
import { visibleText } from '@cortex-memory/dense/visible-text'
import { briefing } from './briefing.ts'
import { commitReads } from './commit-reads.ts'
import { noteHookFailure } from './failures.ts'
import type { ChooseActors, HookActors, HookJob } from './job.ts'
import { closeMemories, openMemories } from './memories.ts'
import { recall } from './recall.ts'
import { Shown } from './shown.ts'
import { askToKeep } from './stop.ts'

export type { HookActors, HookJob, SessionBranch } from './job.ts'
export { limitSelf } from './self-limit.ts'

/** Does the work of a hook. `onReady` is given whole answers with more and more in them. */
export async function runJob(
  job: HookJob,
  choose: ChooseActors,
  onReady: (answer: string) => void = () => undefined,
): Promise<string> {
  try {
    switch (job.event) {
      case 'session-start':
      case 'user-prompt-submit':
        return await remind(job, choose, onReady)
      case 'stop':
        return existsSync(job.payload.transcript_path ?? '')
          ? askToKeep(job, new Shown(job.home, job.payload.session_id))
          : ''
      case 'pre-compact':
      case 'session-end':
        return await learn(job, choose)
    }
  } catch (error) {
    note(job, error)
    return ''
  }
}

async function remind(
  job: HookJob,
  choose: ChooseActors,
  onReady: (answer: string) => void,
): Promise<string> {
  const { event, payload, budgetTokens } = job
  // A resumed session still has what it was shown when it began.
  if (event === 'session-start' && payload.source === 'resume') return ''
  const actors = await choose(job)
  if (event === 'session-start') await settle(job, actors)
  const opened = await openMemories(job, actors)
  try {
    for (const failure of opened.failures) note(job, failure)
    const shown = new Shown(job.home, payload.session_id)
    const isStart = event === 'session-start'
    if (isStart && opened.stores.length > 0) shown.begin(Date.now())
    const { text, ids } = isStart
      ? await briefing(opened.stores, budgetTokens, (ready) => onReady(answerOf(event, ready.text)))
      : await recall(opened.stores, payload.prompt ?? '', shown.ids(), budgetTokens)
    if (text === '') return ''
    shown.add(ids)
    return answerOf(event, text)
  } finally {
    await closeMemories(opened, actors)
  }
}

/** A session that begins after a merge knows what was staged. What fails is noted, and the briefing goes on. */
async function settle(job: HookJob, { branch }: HookActors): Promise<void> {
  try {
    await branch?.settle()
  } catch (error) {
    note(job, error)
  }
}

function answerOf(event: HookJob['event'], text: string): string {
  const hookEventName = event === 'session-start' ? 'SessionStart' : 'UserPromptSubmit'
  const additionalContext = visibleText(text)
  return JSON.stringify({ hookSpecificOutput: { hookEventName, additionalContext } })
}

/** Loaded late: most hooks learn nothing. */
async function learn(job: HookJob, choose: ChooseActors): Promise<string> {
  const { consolidate } = await import('./consolidate.ts')
  try {
    await consolidate(job, await choose(job))
  } finally {
    if (job.event === 'session-end') await commitReads(job.home)
  }
  if (job.event === 'session-end') new Shown(job.home, job.payload.session_id).end()
  return ''
}

function note({ home, event }: HookJob, error: unknown): void {
  const code = (error as { code?: unknown } | undefined)?.code
  noteHookFailure(home, {
    at: Date.now(),
    event,
    code: typeof code === 'string' ? code : 'CRASHED',
    message: messageOf(error),
  })
}
