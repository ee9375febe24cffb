/**
 * The files of one actor.
 *
 *   <root>/<actor>/journal/<first seq>.seg   the truth
 *   <root>/<actor>/journal/*.lock            the locks of all processes: where the truth is
 *   <root>/<actor>/lock/                     committed tail, mark, generations; can be thrown away
 *   <root>/<actor>/view-<generation>/        folded from the journal; can be thrown away
 *   <root>/<actor>/side/                     snapshot manifests, runtime state; outside every root
 *
 * @module
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { toHex } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { ioError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { AliveFile } from '../store/alive-file.ts'
import { heldBy } from '../store/file-lock.ts'
import { emptyLmdb, LMDB_FILE } from '../store/lmdb-files.ts'
import { pidNamespace } from '../store/pid-namespace.ts'

export interface Layout {
  readonly root: string
  readonly actor: string
  /** Directory of the actor. */
  readonly home: string
  readonly journal: string
  /** Guards segments and tail: anyone who appends, adopts, cuts or replaces holds it. */
  readonly journalLock: string
  /** Guards commits to LMDB files, and opening and closing them. */
  readonly viewsLock: string
  readonly lock: string
  /** The lock of earlier builds. */
  readonly formerTurn: string
  readonly tail: string
  readonly side: string
  view(generation: number): string
}

const ACTOR = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Refuses every name that could leave the root or collide with our own files. */
export function layoutOf(root: unknown, actor: unknown): Layout {
  if (typeof root !== 'string' || root === '' || root.includes('\0')) {
    throw new CortexError(
      'INVALID_INPUT',
      'Cannot open a store: `root` must be the path of a directory',
      { path: 'root' },
    )
  }
  if (typeof actor !== 'string' || !ACTOR.test(actor)) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot open a store: \`actor\` must match ${ACTOR.source}, got ${JSON.stringify(actor)}`,
      { path: 'actor' },
    )
  }
  const home = join(resolve(root), actor)
  return {
    root: resolve(root),
    actor,
    home,
    journal: join(home, 'journal'),
    journalLock: join(home, 'journal', 'journal.lock'),
    viewsLock: join(home, 'journal', 'views.lock'),
    lock: join(home, 'lock'),
    formerTurn: join(home, 'lock', 'turn'),
    tail: join(home, 'lock', 'tail'),
    side: join(home, 'side'),
    view: (generation) => join(home, `view-${generation}`),
  }
}

export function storeExists(layout: Layout): boolean {
  return existsSync(layout.journal) || existsSync(layout.lock)
}

/** There is something to read: while a store is made, its directories come first. */
export function storeHasBegun(layout: Layout): boolean {
  if (existsSync(join(layout.lock, LMDB_FILE))) return true
  try {
    return readdirSync(layout.journal).some((name) => name.endsWith('.seg'))
  } catch {
    // What is wrong with it is for those to say who open it.
    return storeExists(layout)
  }
}

export function createHome(layout: Layout): void {
  try {
    // Memories are private: nobody else on the machine reads them.
    for (const directory of [layout.home, layout.journal, layout.lock]) makeDurably(directory)
  } catch (error) {
    throw ioError('create', layout.home, error)
  }
}

/**
 * An LMDB environment, whole or not at all: half of its first pages, as a power cut may leave them,
 * would kill anyone who opens it.
 */
export function makeEnvironment(directory: string): void {
  if (existsSync(join(directory, LMDB_FILE))) return
  makeDurably(directory)
  const making = join(directory, `${LMDB_FILE}.new`)
  const fd = openSync(making, 'w', 0o600)
  try {
    writeSync(fd, emptyLmdb())
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(making, join(directory, LMDB_FILE))
  syncDirectory(directory)
}

/**
 * A name is durable once the directory that holds it was synced, and so on upwards. Not by Node's
 * recursive option, which never ends where the system lets nobody make a directory.
 */
function makeDurably(directory: string): void {
  if (existsSync(directory)) return
  const parent = dirname(directory)
  makeDurably(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  syncDirectory(parent)
}

/** Generations of the view that are on disk, finished or not. */
export function viewDirectories(layout: Layout): string[] {
  return readdirSync(layout.home).filter((name) => name.startsWith('view-'))
}

/** A name for something in the making, which says who makes it. */
export function temporaryName(
  prefix: string,
  { boot, random }: { readonly boot: Uint8Array; random(bytes: number): Uint8Array },
): string {
  return `${prefix}${toHex(boot.subarray(0, 4))}-${pidNamespace()}-${process.pid}-${toHex(random(8))}`
}

/** True if the process that was making it is known to be gone. */
export function isAbandoned(name: string, boot: Uint8Array): boolean {
  const match = /-([0-9a-f]{8})-(?:(\d+)-)?(\d+)-[0-9a-f]{16}$/.exec(name)
  if (match === null || match[1] !== toHex(boot.subarray(0, 4))) return true
  // A number of another namespace says nothing here; earlier builds did not name theirs.
  if (match[2] !== undefined && match[2] !== pidNamespace()) return false
  try {
    process.kill(Number(match[3]), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** True if this very process gave the name. */
export function isOfThisProcess(name: string, boot: Uint8Array): boolean {
  const match = /-([0-9a-f]{8})-(\d+)-(\d+)-[0-9a-f]{16}$/.exec(name)
  return (
    match !== null &&
    match[1] === toHex(boot.subarray(0, 4)) &&
    match[2] === pidNamespace() &&
    Number(match[3]) === process.pid
  )
}

/** A file in a directory in the making: anyone who makes it has it locked, in whatever container. */
const ALIVE_FILE = 'alive.lock'

/** For a directory that this process begins to make. */
export function aliveIn(directory: string): AliveFile {
  return new AliveFile(join(directory, ALIVE_FILE))
}

/** True if nobody makes this directory any more. */
export function isAbandonedDirectory(directory: string, boot: Uint8Array): boolean {
  const file = join(directory, ALIVE_FILE)
  return existsSync(file) ? heldBy(file) === undefined : isAbandoned(directory, boot)
}

/** Names of all actors below a root. */
export function listActors(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && ACTOR.test(entry.name))
      .filter((entry) => storeExists(layoutOf(root, entry.name)))
      .map((entry) => entry.name)
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw ioError('list', root, error)
  }
}
