/**
 * The files of an LMDB environment, made and looked at by us before LMDB opens them.
 *
 *   data.mdb   two pages that say "empty", then what is stored
 *   lock.mdb   mutexes and a table of readers; LMDB maps it and writes to the map
 *
 * Opening an environment must not fail inside the binding: lmdb 3.5.6 frees what it has freed when
 * it does, which kills the process. And LMDB makes the lock file as a hole: the first write to the map
 * of a hole that a full disk cannot fill kills the process too. So every call that LMDB is going to
 * make is made here first, where a failure is an error like any other.
 *
 * @module
 */
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** What LMDB could not open without harm: it was cut, or is something else. */
export class DamagedLmdb extends Error {}

/** The file of every environment. */
export const LMDB_FILE = 'data.mdb'
const LOCK_FILE = 'lock.mdb'

/** Many processes read one actor at once; a slot costs 64 bytes. */
export const READERS_MAX = 1024

/** More than LMDB wants for so many readers: mutexes, and 64 bytes for each. */
const LOCK_BYTES = READERS_MAX * 64 + 4096

/** What LMDB has open at once, and some for those who open files at the same moment. */
const SPARE_DESCRIPTORS = 12

const PAGE_BYTES = 4096
const FIRST_MAP_BYTES = 0x20000
const META_FLAG = 0x08
const MAGIC = 0xbeefc0de
const VERSION = 2
const NO_PAGE = Buffer.alloc(8, 0xff)

/**
 * What the file holds before the first commit, twice, once per page:
 *
 *   page:u64 zero:10 flags:u16 zero:4
 *   magic:u32 version:u32 address:u64 mapBytes:u64
 *   pageBytes:u32 flags:u16 … root:u64     the tree of free pages: none
 *   … root:u64                             the tree of records: none
 *   lastPage:u64 transaction:u64           little-endian, as on every machine that we know
 */
export function emptyLmdb(): Buffer {
  const bytes = Buffer.alloc(2 * PAGE_BYTES)
  for (const page of [0, 1]) {
    const at = page * PAGE_BYTES
    bytes.writeUInt32LE(page, at)
    bytes.writeUInt16LE(META_FLAG, at + 18)
    bytes.writeUInt32LE(MAGIC, at + 24)
    bytes.writeUInt32LE(VERSION, at + 28)
    bytes.writeUInt32LE(FIRST_MAP_BYTES, at + 40)
    bytes.writeUInt32LE(PAGE_BYTES, at + 48)
    bytes.writeUInt16LE(0x08, at + 52)
    bytes.set(NO_PAGE, at + 88)
    bytes.set(NO_PAGE, at + 136)
    bytes.writeUInt32LE(1, at + 144)
  }
  return bytes
}

/** Throws what opening the environment would fail with; makes what it lacks. */
export function prepareToOpen(directory: string, options: { readonly create: boolean }): void {
  const data = join(directory, LMDB_FILE)
  const held: number[] = []
  assertRegularFiles(directory)
  try {
    if (options.create) {
      makeData(directory, data)
      held.push(openSync(data, 'r+'))
      fillLock(join(directory, LOCK_FILE), held)
    } else {
      held.push(openSync(data, 'r'))
    }
    assertReadable(held[0] as number)
    while (held.length < SPARE_DESCRIPTORS) held.push(openSync(data, 'r'))
  } finally {
    for (const fd of held) closeSync(fd)
  }
}

/** What the environment is made of; it is made again when it is opened for writing. */
export function removeLmdb(directory: string): void {
  for (const name of [LMDB_FILE, LOCK_FILE]) rmSync(join(directory, name), { force: true })
}

/** Opening a pipe waits for its other end, and mapping a device ends the process. */
export function assertRegularFiles(directory: string): void {
  for (const name of [LMDB_FILE, LOCK_FILE]) {
    const there = statSync(join(directory, name), { throwIfNoEntry: false })
    if (there === undefined || there.isFile()) continue
    throw new Error(`${name} in it is not a regular file. Remove it; it is made again`)
  }
}

/** Whole or not at all: half of the first pages would be refused by LMDB, and kill us. */
function makeData(directory: string, data: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  let fd: number
  try {
    fd = openSync(data, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const making = `${data}.new`
    try {
      writeFile(making, emptyLmdb())
      renameSync(making, data)
    } catch (failure) {
      rmSync(making, { force: true })
      throw failure
    }
    return
  }
  closeSync(fd)
}

/** Every byte is written, so that no page of the map is missing when LMDB writes to it. */
function fillLock(file: string, held: number[]): void {
  const { O_APPEND, O_CREAT, O_RDWR } = constants
  const fd = openSync(file, O_RDWR | O_CREAT | O_APPEND, 0o600)
  held.push(fd)
  // Appending touches nothing that another process has mapped.
  const missing = LOCK_BYTES - fstatSync(fd).size
  if (missing > 0) writeFully(fd, Buffer.alloc(missing))
}

/** What LMDB looks for first; anything else it refuses. */
function assertReadable(fd: number): void {
  const head = Buffer.alloc(PAGE_BYTES)
  for (let page = 0, at = 0; page < 2; page++) {
    const read = readSync(fd, head, 0, 152, at)
    const sound =
      read === 152 &&
      (head.readUInt16LE(18) & META_FLAG) !== 0 &&
      head.readUInt32LE(24) === MAGIC &&
      (head.readUInt32LE(28) & 0xffff) === VERSION
    if (!sound) throw new DamagedLmdb('the file has no head that LMDB can read')
    at += head.readUInt32LE(48)
  }
}

/** Pages between the leaves and the root: with our keys, at most one for so many leaves. */
const LEAVES_PER_BRANCH = 32
/** Roots of the trees, and the list of free pages. */
const PAGES_BESIDE = 48
/** A page that was split may be a third full. */
const SPLIT = 4
/** After a commit of thousands of entries comes no other one of that size. */
const AGAIN_MAX = 1024
const CHANGE_BYTES = 32

/**
 * Makes room in the file for everything that a commit may write, before it begins: bytes that are
 * there can be written again on a full disk. LMDB's own way with a write that fails is to put a
 * message into a buffer that is too small for it, which ends the process sooner or later.
 */
export function makeRoom(fd: number, changes: number, bytes: number): void {
  const { lastPage, pageBytes } = readHead(fd)
  const touched = Math.min(changes, lastPage) + Math.ceil(lastPage / LEAVES_PER_BRANCH)
  const added = Math.ceil((SPLIT * (bytes + changes * CHANGE_BYTES)) / pageBytes)
  const pages = lastPage + 1 + touched + added + PAGES_BESIDE
  if (fstatSync(fd).size >= pages * pageBytes) return
  // As much again, so that not every commit asks.
  growTo(fd, (pages + Math.min(touched + added, AGAIN_MAX)) * pageBytes)
}

/** The same for changes that are appended in key order: their pages are full. */
export function makeRoomForLoad(fd: number, changes: number, bytes: number): void {
  const { lastPage, pageBytes } = readHead(fd)
  // A value that does not fit what is left of its page leaves at most half of it empty.
  const added = Math.ceil((2 * (bytes + changes * CHANGE_BYTES)) / pageBytes)
  growTo(fd, (lastPage + 1 + added + PAGES_BESIDE) * pageBytes)
}

/** Cuts the room off that was made and not used; the environment is closed. Gives what is left. */
export function trimRoom(directory: string): number {
  const fd = openSync(join(directory, LMDB_FILE), 'r+')
  try {
    const { lastPage, pageBytes } = readHead(fd)
    const used = (lastPage + 1) * pageBytes
    if (fstatSync(fd).size > used) ftruncateSync(fd, used)
    return fstatSync(fd).size
  } finally {
    closeSync(fd)
  }
}

function growTo(fd: number, target: number): void {
  const size = fstatSync(fd).size
  if (size >= target) return
  const zeros = Buffer.alloc(Math.min(target - size, 1024 * 1024))
  for (let at = size; at < target; ) {
    at += writeSync(fd, zeros, 0, Math.min(zeros.length, target - at), at)
  }
}

const HEAD_BYTES = 160

/** The last page that a commit has used, of the newer head or any later one. */
function readHead(fd: number): { readonly lastPage: number; readonly pageBytes: number } {
  const head = Buffer.alloc(HEAD_BYTES)
  let lastPage = 0
  let pageBytes = 0
  for (let page = 0; page < 2; page++) {
    readSync(fd, head, 0, HEAD_BYTES, page * pageBytes)
    pageBytes = head.readUInt32LE(48)
    lastPage = Math.max(lastPage, Number(head.readBigUInt64LE(144)))
  }
  return { lastPage, pageBytes }
}

function writeFile(file: string, bytes: Uint8Array): void {
  const fd = openSync(file, 'w', 0o600)
  try {
    writeFully(fd, bytes)
  } finally {
    closeSync(fd)
  }
}

function writeFully(fd: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.length) written += writeSync(fd, bytes, written)
}
