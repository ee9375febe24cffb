/**
 * Import: a stream becomes a store with the same root. It is built under a name of its own and
 * gets the actor's name only when everything was folded and compared, so a failed import leaves
 * nothing behind.
 *
 * @module
 */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { equalBytes, toHex } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import { ActorStore } from '../engine/actor-store.ts'
import { systemEnvironment } from '../engine/environment.ts'
import {
  aliveIn,
  createHome,
  isAbandonedDirectory,
  type Layout,
  layoutOf,
  temporaryName,
} from '../engine/layout.ts'
import { journalStart } from '../engine/recovery.ts'
import type { Tail } from '../engine/tail.ts'
import { CortexError } from '../errors.ts'
import { type Block, decodeBlock, frameBlock, nextSeqAfter } from '../journal/block.ts'
import { decodeBody } from '../journal/bodies.ts'
import { ioError } from '../journal/io-error.ts'
import { JournalFiles, syncDirectory } from '../journal/journal-files.ts'
import { firstFrame, readStream, type Trailer } from './stream.ts'

type Alive = ReturnType<typeof aliveIn>

/** What an import made. */
export interface ImportReport {
  /** The new actor. */
  readonly actor: string
  /** How many entries were imported. */
  readonly entries: number
  /** The root of the new store, 64 hex digits. */
  readonly root: string
}

/**
 * Whose journal a stream of `exportJournal` is, from its first bytes: 64 KiB are enough.
 *
 * @throws CortexError `CORRUPT` if they are not the beginning of such a stream.
 */
export function journalActor(beginning: Uint8Array): string {
  const [genesis] = decode(firstFrame(Buffer.from(beginning)), 0).entries
  const [part] = genesis?.parts ?? []
  if (genesis?.header.kind !== 'genesis' || part === undefined) {
    throw new CortexError('CORRUPT', 'Cannot import: the journal does not begin with its genesis')
  }
  return decodeBody('genesis', part.body).actor
}

function isIterable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Symbol.asyncIterator in value || Symbol.iterator in value
}

/**
 * Makes a store from the stream of `exportJournal`. The root is the same. ALREADY_EXISTS if the
 * actor exists.
 */
export async function importJournal(
  root: string,
  actor: string,
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ImportReport> {
  const layout = layoutOf(root, actor)
  if (!isIterable(stream)) {
    const message = 'Cannot read stream: expected chunks of bytes, one after another'
    throw new CortexError('INVALID_INPUT', message, { path: 'stream' })
  }
  if (existsSync(layout.home)) {
    throw new CortexError(
      'ALREADY_EXISTS',
      `Cannot make a store: ${layout.home} exists already. Choose another name for its actor`,
      {
        path: 'actor',
      },
    )
  }
  const environment = systemEnvironment({}, true)
  // No actor has a name that begins with a dot.
  const place = join(layout.root, temporaryName(IMPORTING, environment))
  const building = layoutOf(place, actor)
  const isNewRoot = !existsSync(layout.root)
  let alive: Alive | undefined
  try {
    alive = begin(layout.root, place, building, environment)
    const trailer = await writeSegments(building.journal, stream)
    // Opening a bare journal folds it into a view and compares every root on the way.
    const store = await ActorStore.open(building, environment, { readOnly: false, recover: false })
    const tail = await endOf(store)
    if (tail.nextSeq !== trailer.count || !equalBytes(tail.root, trailer.root)) {
      throw new CortexError(
        'ROOT_MISMATCH',
        'Cannot import: the journal does not lead to the root that the stream promises',
      )
    }
    try {
      renameSync(building.home, layout.home)
      syncDirectory(layout.root)
    } catch (error) {
      throw ioError('rename', building.home, error)
    }
    return { actor, entries: trailer.count, root: toHex(trailer.root) }
  } finally {
    discard(place, alive)
    if (isNewRoot) removeIfEmpty(layout.root)
  }
}

function begin(
  root: string,
  place: string,
  building: Layout,
  { boot }: { readonly boot: Uint8Array },
): Alive {
  try {
    removeAbandoned(root, boot)
    createHome(building)
    return aliveIn(place)
  } catch (error) {
    throw ioError('import into', root, error)
  }
}

async function endOf(store: ActorStore): Promise<Tail> {
  try {
    return store.tail()
  } finally {
    await store.close()
  }
}

/** Does not throw: what cannot be removed now, the next import removes. */
function discard(place: string, alive: Alive | undefined): void {
  try {
    alive?.remove()
    rmSync(place, { recursive: true, force: true })
  } catch {
    // No actor has this name.
  }
}

/** A root that was made for nothing. */
function removeIfEmpty(directory: string): void {
  try {
    if (readdirSync(directory).length === 0) rmdirSync(directory)
  } catch {
    // An empty directory harms nobody.
  }
}

const IMPORTING = '.importing-'

/** What imports left behind whose process was killed. */
function removeAbandoned(root: string, boot: Uint8Array): void {
  if (!existsSync(root)) return
  for (const name of readdirSync(root)) {
    if (name.startsWith(IMPORTING) && isAbandonedDirectory(join(root, name), boot)) {
      rmSync(join(root, name), { recursive: true, force: true })
    }
  }
}

async function writeSegments(
  directory: string,
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Trailer> {
  const files = new JournalFiles(directory, { readOnly: false })
  let end = journalStart()
  const blocks = readStream(stream)
  try {
    files.createSegment(0, end.root)
    for (let step = await blocks.next(); ; step = await blocks.next()) {
      if (step.done) {
        files.sync(end.position.segment)
        return step.value
      }
      const block = decode(step.value, end.nextSeq)
      const place = files.placeFor(end)
      const position = files.append(place, frameBlock(step.value))
      end = { nextSeq: nextSeqAfter(block), position, root: block.root }
    }
  } finally {
    files.close()
    // Lets go of what the stream reads from.
    await blocks.return({ count: 0, root: end.root })
  }
}

function decode(bytes: Uint8Array, seq: number): Block {
  try {
    return decodeBlock(bytes)
  } catch (error) {
    if (error instanceof CborError) {
      throw new CortexError('CORRUPT', `Cannot import block ${seq}: ${error.message}`, {
        cause: error,
      })
    }
    throw error
  }
}
