/**
 * Process numbers mean something inside one namespace only: two containers each have a process 1.
 * Names that carry a process number carry this too.
 *
 * @module
 */
import { readlinkSync } from 'node:fs'

let known: string | undefined

/** The same for all processes that can tell each other by number; `0` where the system has none. */
export function pidNamespace(): string {
  known ??= read()
  return known
}

function read(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}
