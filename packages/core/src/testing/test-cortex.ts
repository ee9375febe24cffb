/**
 * A store for tests: in a directory of its own that goes away with it, with a clock, ids and
 * randomness that belong to the test, so that nothing sleeps and a history can be repeated.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatUlid } from '../codec/ulid.ts'
import { beginStore, Cortex } from '../cortex.ts'
import { ActorStore } from '../engine/actor-store.ts'
import type { Commits } from '../engine/committer.ts'
import { type Environment, systemEnvironment } from '../engine/environment.ts'
import { layoutOf } from '../engine/layout.ts'
import type { MemoryId } from '../memory/ids.ts'
import type { KeyResolver } from '../scope/verify-scope.ts'
import type { OrderedReader } from '../store/ordered-store.ts'
import { findLate, type LateQuery, type LateResult } from '../verbs/find-late.ts'

/** When every test begins: 14 November 2023, 22:13:20 UTC. */
export const TEST_EPOCH_MS = 1_700_000_000_000

/** The clock, ids and randomness of one test. The clock stands still until it is told to move. */
export class TestDoors {
  /** The time that the clock shows. */
  now: number = TEST_EPOCH_MS
  readonly #seed: string
  #ids = 0
  #randoms = 0

  /** Starts at a fixed time. */
  constructor(seed = 'test') {
    this.#seed = seed
  }

  /** The time of the test. */
  readonly clock: () => number = () => this.now
  /** Ids that only grow. */
  readonly ids: () => MemoryId = () => testId(this.#ids++)
  /** Bytes that are the same in every run. */
  readonly random: (bytes: number) => Uint8Array = (bytes) => {
    const blocks: Buffer[] = []
    for (let made = 0; made < bytes; made += 32) {
      blocks.push(
        createHash('sha256')
          .update(`${this.#seed}/${this.#randoms++}`)
          .digest(),
      )
    }
    return Buffer.concat(blocks).subarray(0, bytes)
  }

  /** Moves the clock forward. */
  advance(ms: number): void {
    this.now += ms
  }
}

/** The id that the doors of a test give out as number `index`; `family` makes others. */
export function testId(index: number, family = 0xee): MemoryId {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(TEST_EPOCH_MS, 0, 6)
  bytes[6] = family
  bytes.writeUInt32BE(index + 1, 12)
  return formatUlid(bytes) as MemoryId
}

/** Directories of this process carry its number, so that a later one can tell which are left over. */
const NAME = /^cortex-test-(\d+)-/
let swept = false

/** A new directory, in memory where the system offers that. */
export function testDirectory(): string {
  let base = '/dev/shm'
  try {
    accessSync(base, constants.W_OK)
  } catch {
    base = tmpdir()
  }
  if (!swept) removeLeftovers(base)
  swept = true
  return mkdtempSync(join(base, `cortex-test-${process.pid}-`))
}

/** Test runners end their workers without a word; what those left is removed by the next one. */
function removeLeftovers(base: string): void {
  for (const name of readdirSync(base)) {
    const owner = NAME.exec(name)?.[1]
    if (owner === undefined || isAlive(Number(owner))) continue
    rmSync(join(base, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** What `openTestCortex` takes. */
export interface TestCortexOptions {
  /** Default: a new directory that is removed when the handle is disposed of. */
  readonly root?: string
  /** Default `tester`. */
  readonly actor?: string
  /** Default: new ones. */
  readonly doors?: TestDoors
  /** The public key of the store's owner. */
  readonly ownerKey?: Uint8Array
  /** Which key an agent has today. */
  readonly keyResolver?: KeyResolver
  /** Refuses to write. */
  readonly readOnly?: boolean
  /** Drops a damaged last block. */
  readonly recover?: boolean
  /** Replaces parts of the environment. */
  readonly environment?: Partial<Environment>
}

/** A Cortex whose store tests can look into. */
export class TestCortex extends Cortex {
  /** The data home. */
  readonly root: string
  /** The doors of the test. */
  readonly doors: TestDoors
  /** The store below. */
  readonly store: ActorStore
  readonly #options: TestCortexOptions

  /** Use `openTestCortex`. */
  constructor(
    store: ActorStore,
    committer: Commits,
    root: string,
    doors: TestDoors,
    options: TestCortexOptions,
  ) {
    super(store, committer, options.keyResolver)
    this.store = store
    this.root = root
    this.doors = doors
    this.#options = options
  }

  /** Closes this handle and opens the store again with the same doors. */
  async reopen(options: Partial<TestCortexOptions> = {}): Promise<TestCortex> {
    await this.close()
    return await openTestCortex({
      ...this.#options,
      doors: this.doors,
      root: this.root,
      ...options,
    })
  }

  /** What a late query leaves behind, without the query. */
  async findLate(ids: readonly MemoryId[], query: LateQuery): Promise<LateResult> {
    return await this.operate(findLate(ids, query, this.store.environment))
  }

  /** Every key of the view with its sealed value, as hex, in key order. */
  dump(): Map<string, string> {
    return this.#atOneMoment((reader) => {
      const all = new Map<string, string>()
      for (const { key, value } of reader.scan({ from: Buffer.alloc(1) })) {
        all.set(Buffer.from(key).toString('hex'), Buffer.from(value).toString('hex'))
      }
      return all
    })
  }

  #atOneMoment<T>(body: (reader: OrderedReader) => T): T {
    const snapshot = this.store.snapshot()
    try {
      return body(snapshot.raw)
    } finally {
      snapshot.release()
    }
  }

  /** Closes the store and removes its directory. */
  override async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** Opens a store in a directory of its own, with a clock that stands still. */
export async function openTestCortex(options: TestCortexOptions = {}): Promise<TestCortex> {
  const doors = options.doors ?? new TestDoors()
  const root = options.root ?? testDirectory()
  const actor = options.actor ?? 'tester'
  const environment = { ...systemEnvironment(doors, true), ...options.environment }
  const readOnly = options.readOnly ?? false
  const store = await ActorStore.open(layoutOf(root, actor), environment, {
    readOnly,
    recover: options.recover ?? false,
  })
  const committer = await beginStore(store, options.ownerKey)
  const cortex = new TestCortex(store, committer, root, doors, options)
  await cortex.prepare()
  return cortex
}
