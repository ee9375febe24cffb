/**
 * Who has files below a directory open. Linux tells; elsewhere it cannot be known without asking a
 * program that may not be there.
 *
 * @module
 */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Numbers of processes, this one included, as far as we may look; undefined if nothing tells. */
export function processesUsing(directory: string): readonly number[] | undefined {
  const pids = namesIn('/proc')?.filter((name) => /^\d+$/.test(name))
  if (pids === undefined || pids.length === 0) return undefined
  const inside = `${realpathSync(directory)}${sep}`
  return pids.filter((pid) => hasOpen(pid, inside)).map(Number)
}

function hasOpen(pid: string, inside: string): boolean {
  const directory = join('/proc', pid, 'fd')
  return (namesIn(directory) ?? []).some((fd) => targetOf(join(directory, fd)).startsWith(inside))
}

/** Undefined for what is gone, or not ours to see. */
function namesIn(directory: string): string[] | undefined {
  try {
    return readdirSync(directory)
  } catch {
    return undefined
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
