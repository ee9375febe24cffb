/**
 * Where the servers of a data home listen, so that commands of the same user find them.
 *
 *   <home>/.server/running/<pid>-<port>.json   { pid, url }
 *
 * The file of a server that was killed stays until the next look; its process is gone then.
 *
 * @module
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '@cortex-memory/dense/regular-file'

/** A server of this data home that runs now. */
export interface ServerAddress {
  /** Its process. */
  readonly pid: number
  /** Where it listens. */
  readonly url: string
}

/** Called when a server listens; the result removes the note. */
export function noteRunning(home: string, url: string): () => void {
  const directory = directoryIn(home)
  const file = join(directory, `${process.pid}-${new URL(url).port}.json`)
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify({ pid: process.pid, url })}\n`, { mode: 0o600 })
  } catch {
    // A server that cannot be found by commands still answers.
  }
  return () => rmSync(file, { force: true })
}

/** The servers of a data home whose processes are alive. */
export function runningServers(home: string): readonly ServerAddress[] {
  const directory = directoryIn(home)
  return namesIn(directory).flatMap((name) => {
    const address = read(join(directory, name))
    if (address !== undefined && isAlive(address.pid)) return [address]
    rmSync(join(directory, name), { force: true })
    return []
  })
}

function directoryIn(home: string): string {
  return join(home, '.server', 'running')
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).filter((name) => /^\d+-\d*\.json$/.test(name))
  } catch {
    return []
  }
}

const BYTES_MAX = 4096
const LOOPBACK_URL = /^http:\/\/[\w.:[\]-]+$/

function read(file: string): ServerAddress | undefined {
  try {
    const text = readRegularText(file, { maxBytes: BYTES_MAX }) ?? ''
    const { pid, url } = JSON.parse(text) as Partial<ServerAddress>
    return Number.isSafeInteger(pid) && typeof url === 'string' && LOOPBACK_URL.test(url)
      ? { pid: pid as number, url }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
