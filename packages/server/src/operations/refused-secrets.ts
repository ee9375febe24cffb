/**
 * How many secrets were kept out, by kind: a line for each refusal, without the text that it was in.
 *
 *   <home>/.pager/<actor>/refused.jsonl     {"at":…,"kind":"…","channel":"…"}
 *
 * It is kept beside the store and goes with the actor. Any process appends; a line is one write.
 *
 * @module
 */
import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OperationContext } from './operation.ts'

/** Some thousand lines: a program that tries all day fills no disk. */
const BYTES_MAX = 256 * 1024

/** Secrets of one kind that were refused. */
export interface RefusedKind {
  readonly kind: string
  readonly count: number
  /** When the last one was, in milliseconds since 1970. */
  readonly lastAt: number
}

/** Counted by kind; not all of them once there are very many. */
export interface RefusedSecrets {
  readonly count: number
  readonly kinds: RefusedKind[]
  readonly isExact: boolean
}

/** The call fails with its own error, whether this can be noted or not. */
export function noteRefused(context: OperationContext, kind: string): void {
  // A call without a data home has nowhere to note it.
  if (context.home === '') return
  const file = fileOf(context)
  const line = { at: context.clock(), kind, channel: context.channel }
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    if (sizeOf(file) < BYTES_MAX) appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  } catch {}
}

export function refusedSecrets(context: OperationContext): RefusedSecrets {
  const file = fileOf(context)
  const size = sizeOf(file)
  const lines = size === 0 ? [] : readFileSync(file, 'utf8').split('\n')
  const kinds = new Map<string, RefusedKind>()
  for (const { kind, at } of lines.flatMap(refusalOf)) {
    const { count, lastAt } = kinds.get(kind) ?? { count: 0, lastAt: 0 }
    kinds.set(kind, { kind, count: count + 1, lastAt: Math.max(lastAt, at) })
  }
  const all = [...kinds.values()].sort((a, b) => b.count - a.count)
  const count = all.reduce((sum, each) => sum + each.count, 0)
  return { count, kinds: all, isExact: size < BYTES_MAX }
}

/** A line that was cut off by a crash counts for nothing. */
function refusalOf(line: string): readonly { readonly kind: string; readonly at: number }[] {
  try {
    const { kind, at } = JSON.parse(line) as { kind?: unknown; at?: unknown }
    return typeof kind === 'string' && typeof at === 'number' ? [{ kind, at }] : []
  } catch {
    return []
  }
}

function fileOf({ home, actor }: OperationContext): string {
  return join(home, '.pager', actor, 'refused.jsonl')
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
