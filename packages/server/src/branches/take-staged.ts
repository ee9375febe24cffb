/**
 * Takes what a store holds into another one, record by record, under the same ids: what is there already is
 * the same, what was changed here is a new version there, what ended here ends there. What both sides changed
 * is a conflict, and stays as it is until somebody says whose word counts.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type HeadPatch,
  type Memory,
  type MemoryId,
  renderFull,
  type Uri,
} from '@cortex-memory/core'
import { defined } from '@cortex-memory/core/kit'
import type { BranchConflict } from '../operations/operation.ts'
import { uriOf } from '../operations/schemas.ts'
import { exportJsonl } from '../transfer/export-jsonl.ts'
import { type OwnRecord, parseRecord, spokenBy } from '../transfer/record.ts'
import { latest } from '../transfer/take-memory.ts'
import { edgeStep, end, type RecordOptions, stepFor } from '../transfer/take-record.ts'

/** Whose word counts where both changed the same memory. */
export type Side = 'branch' | 'project'

/** What was taken, and what was not. */
export interface Taken {
  /** Memories and versions that are new there. */
  readonly taken: number
  /** What both sides changed: it stays staged. */
  readonly conflicts: readonly BranchConflict[]
}

/** One's own store: who said what is believed, and secrets were looked for when it was written. */
const OWN: RecordOptions = { format: 'jsonl', foreign: false, own: true }

export async function takeStaged(from: Cortex, to: Cortex, side?: Side): Promise<Taken> {
  const disputed = new Set<MemoryId>()
  let taken = 0
  for await (const line of exportJsonl(from)) {
    const record = spokenBy(parseRecord(JSON.parse(line)), from.actor, to.actor)
    const subject = 'id' in record ? (record.id as MemoryId) : undefined
    if (subject !== undefined && disputed.has(subject)) continue
    try {
      taken += await take(to, record)
    } catch (error) {
      // What the project has erased comes back by no way.
      if (isCode(error, ['ERASED'])) continue
      if (subject === undefined || !isCode(error, DISPUTES)) throw error
      disputed.add(subject)
    }
  }
  const conflicts: BranchConflict[] = []
  for (const id of disputed) {
    const conflict = await decide(from, to, id, side)
    if (conflict === undefined) taken++
    else conflicts.push(conflict)
  }
  return { taken: taken + (await takeHeads(from, to, disputed)), conflicts }
}

const DISPUTES = ['ALREADY_EXISTS', 'VERSION_CONFLICT', 'CONFLICT']

function isCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof CortexError && codes.includes(error.code)
}

/** How many memories or versions are new. */
async function take(to: Cortex, record: OwnRecord): Promise<number> {
  if (record.kind === 'memory' || record.kind === 'version') {
    const step = await stepFor(to, record, OWN)
    if ('change' in step) {
      await step.change()
      return 1
    }
    if (step.outcome === 'kept') throw disputed(record.id)
    return 0
  }
  if (record.kind === 'edge') {
    await (await edgeStep(to, record, OWN))?.()
    return 0
  }
  if (record.kind === 'ended') {
    const known = await latest(to, record.id as MemoryId)
    const isEnded = known?.head.tombstoned !== undefined || known?.head.supersededBy !== undefined
    if (known?.head.currentVersion !== record.version && !isEnded) throw disputed(record.id)
    await end(to, record, OWN)
    return isEnded ? 0 : 1
  }
  return 0
}

function disputed(id: string): CortexError {
  return new CortexError('VERSION_CONFLICT', `${id} was changed on both sides`)
}

/** Undefined if it is settled. */
async function decide(
  from: Cortex,
  to: Cortex,
  id: MemoryId,
  side: Side | undefined,
): Promise<BranchConflict | undefined> {
  const [theirs, ours] = [await from.resolveLatest(id), await to.resolveLatest(id)]
  if (side === 'project') return undefined
  const isGone = ours.head.tombstoned !== undefined
  if (side === 'branch' && !isGone) {
    await overrule(to, theirs, ours)
    return undefined
  }
  return {
    uri: uriOf(theirs),
    branch: wordsOf(theirs),
    ...(isGone ? {} : { project: wordsOf(ours) }),
  }
}

/** What the branch says becomes the newest version; nothing of the project is lost. */
async function overrule(to: Cortex, theirs: Memory, ours: Memory): Promise<void> {
  const uri = uriOf(ours) as Uri
  const { tombstoned, supersededBy } = theirs.head
  const { provenance, confidence } = theirs.version
  const by =
    theirs.version.createdBy === theirs.head.actorScope ? {} : { by: theirs.version.createdBy }
  if (tombstoned !== undefined) await to.tombstone(uri, { reason: tombstoned.reason })
  else if (supersededBy !== undefined) await to.supersede(uri, { successor: supersededBy })
  else await to.update(uri, { data: theirs.data, provenance, confidence, ...by })
}

function wordsOf({ data, head }: Memory): string {
  return head.tombstoned === undefined ? renderFull(data) : `forgotten: ${head.tombstoned.reason}`
}

/** Tags, frames and the like have no versions: what was changed on the branch counts. */
async function takeHeads(from: Cortex, to: Cortex, left: ReadonlySet<MemoryId>): Promise<number> {
  const changed = new Set<MemoryId>()
  for await (const { subjects } of from.journal({ kinds: ['update_head'] })) {
    for (const id of subjects) if (!left.has(id)) changed.add(id)
  }
  let count = 0
  for (const id of changed) {
    const [theirs, ours] = [await latest(from, id), await latest(to, id)]
    if (theirs === undefined || ours === undefined) continue
    const patch = differing(theirs.head, ours.head)
    if (Object.keys(patch).length === 0 || ours.head.tombstoned !== undefined) continue
    await to.updateHead(id, patch)
    count++
  }
  return count
}

const LOOSE = ['tags', 'frames', 'importance', 'visibility'] as const

function differing(theirs: Memory['head'], ours: Memory['head']): HeadPatch {
  const changed = LOOSE.filter((key) => JSON.stringify(theirs[key]) !== JSON.stringify(ours[key]))
  return defined(Object.fromEntries(changed.map((key) => [key, theirs[key]])))
}
