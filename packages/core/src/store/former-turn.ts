/**
 * Stores of earlier builds had another lock of all processes: the write transaction of an empty LMDB
 * environment, `lock/turn/`. An earlier build that runs beside takes only that one. So anyone who moves a
 * store to the present layout does it while holding both; from then on the earlier build finds a
 * format that it does not know, and says so.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nativeAddon } from 'lmdb'
import { LMDB_FILE, prepareToOpen, READERS_MAX } from './lmdb-files.ts'

/** The part of the binding below its stores that we use; its types leave it out. */
interface NativeEnvironment {
  open(options: object, flags: number, bindingFlags: number): void
  beginTxn(flags: number): void
  abortTxn(): void
  close(): void
}

declare module 'lmdb' {
  const nativeAddon: { readonly Env: new () => NativeEnvironment }
}

const NO_SYNC = 0x10000
const ABORTABLE = 1

/** Waits, with everything else in this process, for a commit of an earlier build that is under way. */
export function withFormerTurn<T>(directory: string, body: () => T): T {
  if (!existsSync(join(directory, LMDB_FILE))) return body()
  const env = openNative(directory)
  try {
    env.beginTxn(ABORTABLE)
    try {
      return body()
    } finally {
      env.abortTxn()
    }
  } finally {
    env.close()
  }
}

function openNative(path: string): NativeEnvironment {
  prepareToOpen(path, { create: true })
  const env = new nativeAddon.Env()
  const options = { path, keyBytes: Buffer.alloc(8), maxDbs: 1, maxReaders: READERS_MAX }
  env.open({ ...options, mapSize: 0x20000 }, NO_SYNC, 0)
  return env
}
