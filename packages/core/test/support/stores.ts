/** Looking at stores: whole copies, files in them, and the checks of `verify` in this process. */
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, openCortexWith } from '../../src/cortex.ts'
import { ActorStore } from '../../src/engine/actor-store.ts'
import { type Environment, systemEnvironment } from '../../src/engine/environment.ts'
import { type Layout, layoutOf } from '../../src/engine/layout.ts'
import type { Tail } from '../../src/engine/tail.ts'
import { CortexError } from '../../src/errors.ts'
import { FRAME_HEAD_BYTES, readFrame } from '../../src/journal/block.ts'
import { SEGMENT_HEAD_BYTES } from '../../src/journal/segment.ts'
import type { Uri } from '../../src/memory/ids.ts'
import type { CortexOptions } from '../../src/options.ts'
import type { WriteInput } from '../../src/verbs/write.ts'
import { checkJournal } from '../../src/verify/check-journal.ts'
import { checkView } from '../../src/verify/check-view.ts'
import type { Acknowledged } from './programs.ts'

export const ACTOR = 'ada'

/** What another start of the machine is called. */
export const OTHER_BOOT: Uint8Array = Buffer.alloc(16, 0xb0)

export function aFact(statement: string): WriteInput {
  return { data: { type: 'Fact', subject: 'test', predicate: 'says', statement }, tags: ['fault'] }
}

export async function open(
  root: string,
  overrides: Partial<Environment> = {},
  options: Partial<CortexOptions> = {},
): Promise<Cortex> {
  return await openCortexWith({ root, actor: ACTOR, ...options }, overrides)
}

export function copyStore(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
}

/** What `verify` checks, without a child: for stores that are not expected to be damaged. */
export async function problemsOf(
  root: string,
  overrides: Partial<Environment> = {},
): Promise<string[]> {
  const problems: string[] = []
  const report = ({ code, message }: { code: string; message: string }): void => {
    problems.push(`${code} ${message}`)
  }
  const store = await journalOf(root, overrides)
  try {
    if (await checkJournal(store, report)) {
      await store.openView()
      await checkView(store, { report, say: () => undefined })
    }
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    problems.push(`${error.code} ${error.message}`)
  } finally {
    await store.close()
  }
  return problems
}

export async function journalOf(
  root: string,
  overrides: Partial<Environment> = {},
): Promise<ActorStore> {
  const environment = { ...systemEnvironment({}, true), ...overrides }
  return await ActorStore.openJournal(layoutOf(root, ACTOR), environment)
}

export async function tailOf(root: string, overrides: Partial<Environment> = {}): Promise<Tail> {
  const store = await journalOf(root, overrides)
  try {
    return store.tail()
  } finally {
    await store.close()
  }
}

export function layout(root: string): Layout {
  return layoutOf(root, ACTOR)
}

/** Acknowledged writes that the store does not have, or has at another place. */
export async function missing(
  cortex: Cortex,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const lost: string[] = []
  for (const { seq, uri } of acknowledged) {
    try {
      await cortex.resolve(uri as Uri)
    } catch (error) {
      if (!(error instanceof CortexError)) throw error
      lost.push(`${seq} ${uri}: ${error.code}`)
    }
  }
  return lost
}

/** Sequence numbers of the journal, for comparing with 0, 1, 2, … */
export async function sequence(cortex: Cortex): Promise<number[]> {
  const seqs: number[] = []
  for await (const entry of cortex.journal()) seqs.push(entry.seq)
  return seqs
}

export function counting(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export interface FrameAt {
  readonly file: string
  readonly offset: number
  readonly bytes: number
  /** Distance to the first frame of its group. */
  readonly back: number
}

/** Every sound frame of every segment, in order. */
export function framesOf(root: string): FrameAt[] {
  const { journal } = layout(root)
  const frames: FrameAt[] = []
  for (const name of readdirSync(journal).sort()) {
    if (!name.endsWith('.seg')) continue
    const file = join(journal, name)
    const bytes = readFileSync(file)
    for (let offset = SEGMENT_HEAD_BYTES; offset + FRAME_HEAD_BYTES <= bytes.length; ) {
      const frame = readFrame(bytes.subarray(offset))
      if (frame.kind !== 'frame') break
      frames.push({ file, offset, bytes: frame.bytes, back: frame.back })
      offset += frame.bytes
    }
  }
  return frames
}

/** The file of the newest view generation. */
export function viewFile(root: string): string {
  const { home } = layout(root)
  const generations = readdirSync(home)
    .map((name) => Number(/^view-(\d+)$/.exec(name)?.[1] ?? -1))
    .filter((generation) => generation >= 0)
  return join(home, `view-${Math.max(...generations)}`, 'data.mdb')
}

export function sizeOf(file: string): number {
  return statSync(file).size
}
