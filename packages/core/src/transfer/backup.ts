/**
 * Backup: the segments of a journal, copied beside writers without a lock, and only what is new.
 *
 * All segments are opened before the tail is read. So whatever an erasure replaced before they were
 * opened has its entry before that tail, and a restored store knows what was erased.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { equalBytes, toHex } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import type { Tail } from '../engine/tail.ts'
import { CortexError } from '../errors.ts'
import { nextSeqAfter } from '../journal/block.ts'
import { ioError } from '../journal/io-error.ts'
import { corruptFile, isBefore, JournalFiles, syncDirectory } from '../journal/journal-files.ts'
import { segmentName } from '../journal/segment.ts'
import { discardFile } from '../shared/atomic-file.ts'
import { tryLock } from '../store/native-lock.ts'
import {
  type BackupManifest,
  freeSet,
  leftoversOf,
  readManifest,
  type SavedSegment,
  setDirectory,
  writeManifest,
} from './backup-manifest.ts'

/** What a backup holds and what was done for it. */
export interface BackupReport {
  /** Whose journal it is. */
  readonly actor: string
  /** How many entries it holds. */
  readonly entries: number
  /** The root after the last of them, 64 hex digits. */
  readonly root: string
  /** Bytes of all files that count. */
  readonly bytes: number
  /** Bytes that were copied this time. */
  readonly copied: number
}

/** Called with bytes copied so far and bytes to copy. */
export type BackupProgress = (done: number, total: number) => void

const CHUNK_BYTES = 1024 * 1024

/**
 * Brings the backup in a directory up to the present tail. The manifest is replaced last, when every
 * byte that was copied has been read back.
 *
 * @throws CortexError `ROOT_MISMATCH` if the store does not extend what the backup holds.
 */
export async function backupJournal(
  store: ActorStore,
  actor: string,
  directory: string,
  onProgress: BackupProgress = () => undefined,
): Promise<BackupReport> {
  const place = join(directory, actor)
  const lock = lockPlace(place)
  let live: Live | undefined
  try {
    live = openSegments(store)
    const former = readManifest(place)
    if (former !== undefined) assertExtends(store, live.tail, former, place)
    const { set, kept } = await keepable(place, former, live)
    const target = setDirectory(place, set)
    const fresh = live.segments.slice(kept.length)
    const copied = fresh.reduce((sum, { bytes }) => sum + bytes, 0)
    let done = 0
    const onBytes = (bytes: number): void => {
      done += bytes
      onProgress(done, copied)
      store.assertOpen()
    }
    const saved = [...kept, ...(await copyAll(fresh, target, onBytes))]
    guarded('sync', target, () => {
      for (const each of [target, place, directory]) syncDirectory(each)
    })
    readBack(target, fresh, live.tail)
    const { nextSeq: entries } = live.tail
    const root = toHex(live.tail.root)
    writeManifest(place, { format: 1, actor, set, entries, root, segments: saved })
    for (const old of leftoversOf(place, set)) {
      guarded('remove', old, () => rmSync(old, { recursive: true, force: true }))
    }
    return { actor, entries, root, bytes: saved.reduce((sum, { bytes }) => sum + bytes, 0), copied }
  } finally {
    for (const { fd } of live?.segments ?? []) closeSync(fd)
    closeSync(lock)
  }
}

/** Two backups into one place would remove each other's files. */
function lockPlace(place: string): number {
  const file = join(place, 'backup.lock')
  const fd = guarded('make', place, () => {
    mkdirSync(place, { recursive: true, mode: 0o700 })
    return openSync(file, 'a', 0o600)
  })
  if (tryLock(fd, 'held', false)) return fd
  closeSync(fd)
  throw new CortexError(
    'BUSY',
    `Cannot back up into ${place}: another process is doing that. Wait for it, or name another directory`,
    { details: { file } },
  )
}

interface LiveSegment {
  readonly first: number
  readonly fd: number
  readonly bytes: number
  readonly source: string
}

interface Live {
  readonly tail: Tail
  readonly segments: readonly LiveSegment[]
}

function openSegments(store: ActorStore): Live {
  const open = new Map<number, number>()
  try {
    const openNew = (): void => {
      for (const first of store.files.segments()) {
        if (open.has(first)) continue
        const file = store.files.path(first)
        const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
        open.set(
          first,
          guarded('open', file, () => openSync(file, flags)),
        )
      }
    }
    openNew()
    let tail = store.tail()
    while (!open.has(tail.position.segment)) {
      openNew()
      tail = store.tail()
    }
    const segments: LiveSegment[] = []
    for (const [first, fd] of open) {
      const file = store.files.path(first)
      const stats = guarded('read', file, () => fstatSync(fd))
      if (!stats.isFile()) throw corruptFile(file, 0, 'the segment is not a regular file')
      const isLast = first === tail.position.segment
      // One that nobody wrote to is left from a writer that failed: it counts for nothing.
      if (first > tail.position.segment || (!isLast && store.files.isUnused(first))) {
        open.delete(first)
        closeSync(fd)
        continue
      }
      const { size, ino, mtimeMs } = stats
      segments.push({
        first,
        fd,
        bytes: isLast ? tail.position.offset : size,
        source: isLast ? '' : `${ino}-${mtimeMs}-${size}`,
      })
    }
    return { tail, segments }
  } catch (error) {
    for (const fd of open.values()) closeSync(fd)
    throw error
  }
}

/** An older copy of the store, or another one of the same name, must not replace its backup. */
function assertExtends(store: ActorStore, tail: Tail, former: BackupManifest, place: string): void {
  const root = former.entries <= tail.nextSeq ? rootAfter(store, tail, former.entries) : undefined
  if (root !== undefined && toHex(root) === former.root) return
  throw new CortexError(
    'ROOT_MISMATCH',
    `Cannot back up into ${place}: it holds ${former.entries} entries of a history that this store does not contain. Name another directory`,
    { details: { place, entries: former.entries, root: former.root } },
  )
}

/** The root when the store had so many entries; undefined if no commit ended there. */
function rootAfter(store: ActorStore, tail: Tail, entries: number): Uint8Array | undefined {
  if (entries === tail.nextSeq) return tail.root
  const files = new JournalFiles(store.files.directory, { readOnly: true })
  try {
    const at = files.locate(entries - 1, tail.position)
    const step = files.read(at, tail.position).next()
    if (step.done === true || nextSeqAfter(step.value.block) !== entries) return undefined
    return step.value.block.root
  } finally {
    files.close()
  }
}

/**
 * What of the former backup can stay. Segments that nobody writes to any more change only when
 * something is erased; then everything is copied again, and the copies with the old words go.
 */
async function keepable(
  place: string,
  former: BackupManifest | undefined,
  { segments }: Live,
): Promise<{ readonly set: number; readonly kept: readonly SavedSegment[] }> {
  const anew = { set: freeSet(place), kept: [] }
  if (former === undefined) return anew
  const kept: SavedSegment[] = []
  for (const [index, saved] of former.segments.entries()) {
    const live = segments[index]
    if (live === undefined || live.first !== saved.first || live.bytes < saved.bytes) return anew
    if (!isWhole(place, former.set, saved)) return anew
    if (saved.source !== '' && saved.source === live.source) {
      kept.push(saved)
      continue
    }
    const isLast = index === former.segments.length - 1
    if (!isLast || (await hashOf(live.fd, saved.bytes)) !== saved.sha256) return anew
  }
  return { set: former.set, kept }
}

function isWhole(place: string, set: number, { first, bytes }: SavedSegment): boolean {
  try {
    const fd = openSync(join(setDirectory(place, set), segmentName(first)), 'r')
    try {
      return fstatSync(fd).size >= bytes
    } finally {
      closeSync(fd)
    }
  } catch {
    return false
  }
}

async function hashOf(fd: number, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  await eachChunk(fd, bytes, 'a segment of the journal', (chunk) => void hash.update(chunk))
  return hash.digest('hex')
}

async function copyAll(
  segments: readonly LiveSegment[],
  target: string,
  onBytes: (bytes: number) => void,
): Promise<SavedSegment[]> {
  guarded('make', target, () => mkdirSync(target, { recursive: true, mode: 0o700 }))
  const saved: SavedSegment[] = []
  for (const segment of segments) {
    const sha256 = await copySegment(segment, target, onBytes)
    const { first, bytes, source } = segment
    saved.push({ first, bytes, sha256, source })
  }
  return saved
}

/** Gives the SHA-256 of what was copied. The file gets its name when it is whole and synced. */
async function copySegment(
  { first, fd, bytes }: LiveSegment,
  target: string,
  onBytes: (bytes: number) => void,
): Promise<string> {
  const name = segmentName(first)
  const file = join(target, name)
  const temporary = join(target, `.${name}.new`)
  const hash = createHash('sha256')
  const into = guarded('write', file, () => openSync(temporary, 'w', 0o600))
  try {
    try {
      await eachChunk(fd, bytes, file, (chunk) => {
        let written = 0
        guarded('write', file, () => {
          while (written < chunk.length) written += writeSync(into, chunk, written)
        })
        hash.update(chunk)
        onBytes(chunk.length)
      })
      guarded('sync', file, () => fsyncSync(into))
    } finally {
      closeSync(into)
    }
    guarded('rename', file, () => renameSync(temporary, file))
  } catch (error) {
    discardFile(temporary)
    throw error
  }
  return hash.digest('hex')
}

/** Lets others have the event loop between two chunks. */
async function eachChunk(
  fd: number,
  bytes: number,
  file: string,
  take: (chunk: Buffer) => void,
): Promise<void> {
  const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, bytes))
  for (let at = 0; at < bytes; ) {
    const wanted = Math.min(chunk.length, bytes - at)
    const read = guarded('read', file, () => readSync(fd, chunk, 0, wanted, at))
    if (read === 0) throw corruptFile(file, at, 'the segment ends before the journal does')
    take(chunk.subarray(0, read))
    at += read
    await new Promise(setImmediate)
  }
}

/** Reads what was copied, and follows its roots to the one that the store has. */
function readBack(target: string, copied: readonly LiveSegment[], tail: Tail): void {
  const [begin] = copied
  if (begin === undefined) return
  const files = new JournalFiles(target, { readOnly: true })
  try {
    let root = files.segmentHead(begin.first).prevRoot
    let seq = begin.first
    const walk = files.read(JournalFiles.start(begin.first), tail.position)
    let step = walk.next()
    for (; step.done !== true; step = walk.next()) {
      const { block, at } = step.value
      if (block.firstSeq !== seq || !equalBytes(block.prevRoot, root)) {
        throw files.damage(at, 'it does not follow the block before it')
      }
      seq = nextSeqAfter(block)
      root = block.root
    }
    const end = step.value
    if (end.kind === 'bad') throw files.damage(end.at, end.why)
    const isShort = isBefore(end.at, tail.position)
    if (isShort || seq !== tail.nextSeq || !equalBytes(root, tail.root)) {
      throw files.damage(end.at, 'the copy does not lead to the root of the store')
    }
  } finally {
    files.close()
  }
}

function guarded<T>(action: string, file: string, body: () => T): T {
  try {
    return body()
  } catch (error) {
    throw ioError(action, file, error)
  }
}
