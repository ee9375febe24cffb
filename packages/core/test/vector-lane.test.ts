/** The index of a process and its file, beside what the store says. Rules: docs/spec/recall.md. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VectorLane } from '../src/embed/vector-lane.ts'
import { type Step, type StoredVector, VectorStore } from '../src/embed/vector-store.ts'
import { SideStore } from '../src/side/side-store.ts'
import { quantise } from '../src/vector/quantise.ts'
import { TUNING, type Tuning } from '../src/vector/tuning.ts'
import { Dice } from './support/dice.ts'

const MODEL = 'small@test'
const DIMENSIONS = 8
const MANY = 400
/** A graph of few rows is made and kept as one of many is. */
const SMALL: Tuning = { ...TUNING, graphRows: MANY, exactRows: 50 }
const ME = { owner: Buffer.alloc(16, 1), holder: 'nobody', boot: Buffer.alloc(16) }

const NOTHING: Step = { vectors: [], failures: [], gone: [], isErased: () => false }

/** A store of vectors with a plain model of what it holds. */
class World implements Disposable {
  readonly directory: string = mkdtempSync(join(tmpdir(), 'cortex-lane-'))
  readonly side: SideStore = new SideStore(join(this.directory, 'side'), false)
  readonly store: VectorStore = new VectorStore(this.side)
  readonly model = new Map<number, Int8Array>()
  readonly dice: Dice
  #made: number

  constructor(seed: number) {
    this.dice = new Dice(seed)
    // No two worlds give a file the same name.
    this.#made = seed * 1000
  }

  lane(readOnly = false): VectorLane {
    const directory = join(this.directory, 'side')
    return new VectorLane(this.store, { directory, readOnly, random: () => this.#name() }, SMALL)
  }

  put(members: readonly number[]): void {
    const vectors = members.map((member): StoredVector => {
      const small = quantise(this.direction())
      this.model.set(member, small)
      const vector = Buffer.from(small.buffer, small.byteOffset, small.length)
      return { model: MODEL, id: idOf(member), version: 1, vector, type: typeOf(member) }
    })
    void this.store.write(ME, 0, MODEL, { ...NOTHING, vectors })
  }

  drop(members: readonly number[]): void {
    for (const member of members) this.model.delete(member)
    void this.store.write(ME, 0, MODEL, { ...NOTHING, gone: members.map(idOf) })
  }

  direction(): Float32Array {
    return Float32Array.from({ length: DIMENSIONS }, () => this.dice.next() - 0.5)
  }

  get files(): string[] {
    return readdirSync(join(this.directory, 'side')).filter((name) => name.endsWith('.idx'))
  }

  get file(): string {
    return join(this.directory, 'side', this.files[0] ?? expect.fail('no file'))
  }

  /** How well a lane agrees with measuring everything, over some questions; 1 is all of it. */
  async agreement(lane: VectorLane): Promise<number> {
    await lane.catchUp()
    let agreed = 0
    for (let question = 0; question < 20; question++) {
      const vector = this.direction()
      const found = lane.search(MODEL, vector, 10).map(({ id }) => memberOf(id))
      for (const member of found) expect(this.model.has(member), 'is in the store').toBe(true)
      const exact = new Set(this.nearest(vector, 10))
      agreed += found.filter((member) => exact.has(member)).length
    }
    return agreed / 200
  }

  nearest(vector: Float32Array, count: number): number[] {
    const near = [...this.model].map(([member, row]) => {
      let product = 0
      let length = 0
      for (const [index, value] of row.entries()) {
        product += value * (vector[index] as number)
        length += value * value
      }
      return { member, closeness: product / Math.sqrt(length) }
    })
    near.sort((a, b) => b.closeness - a.closeness)
    return near.slice(0, count).map(({ member }) => member)
  }

  #name(): Uint8Array {
    return Buffer.from(String(this.#made++).padStart(8, '0'))
  }

  [Symbol.dispose](): void {
    void this.side.close()
    rmSync(this.directory, { recursive: true, force: true })
  }
}

function idOf(member: number): Uint8Array {
  const id = Buffer.alloc(16)
  id.writeUInt32BE(member)
  return id
}

/** Of two types, as memories of a store are of several. */
function typeOf(member: number): number {
  return member % 5 === 0 ? 9 : 2
}

function memberOf(id: Uint8Array): number {
  return Buffer.from(id).readUInt32BE()
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

async function linked(lane: VectorLane): Promise<void> {
  while (await lane.tend(MODEL));
}

describe('the index of a process', () => {
  it('[Z24] [H24] what went while a file was made is in no file that is named', async () => {
    using world = new World(7)
    world.put(range(0, 400))
    const lane = world.lane()
    await linked(lane)
    await lane.save(MODEL)
    const named = world.store.indexFile()
    world.put(range(400, 800))
    await lane.catchUp()

    const saving = lane.save(MODEL)
    world.drop([3])
    await saving

    expect(world.store.indexFile()).toEqual(named)
    expect(world.files).toEqual([named?.name])
  })

  it('[H24] [H25] a large one comes from its file, with what has changed since', async () => {
    using world = new World(1)
    world.put(range(0, MANY + 300))
    const first = world.lane()
    await linked(first)
    await first.save(MODEL)
    expect(world.files).toHaveLength(1)

    world.put(range(0, 60))
    world.drop(range(60, 90))
    world.put(range(MANY + 300, MANY + 340))
    const second = world.lane()
    await second.catchUp()
    expect(second.unlinked(MODEL), 'a hundred are new').toBe(100)
    await linked(second)
    expect(second.unlinked(MODEL)).toBe(0)
    expect(await world.agreement(second)).toBeGreaterThan(0.95)
    expect(await world.agreement(first)).toBeGreaterThan(0.95)
  })

  it.each([
    ['damaged', (bytes: Buffer) => bytes.fill(bytes.readUInt8(900) ^ 1, 900, 901)],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['empty', () => Buffer.alloc(0)],
  ])('[H24] a file that is %s is passed over', async (_how, spoil) => {
    using world = new World(2)
    world.put(range(0, MANY))
    const first = world.lane()
    await linked(first)
    await first.save(MODEL)
    writeFileSync(world.file, spoil(readFileSync(world.file)))

    const second = world.lane()
    await second.catchUp()
    expect(second.unlinked(MODEL), 'there is all to link').toBe(MANY)
    expect(await world.agreement(second)).toBeGreaterThan(0.95)
  })

  it('[H24] so is one of another store, and one under another name', async () => {
    using world = new World(3)
    using other = new World(4)
    for (const each of [world, other]) {
      each.put(range(0, MANY))
      const lane = each.lane()
      await linked(lane)
      await lane.save(MODEL)
    }
    const older = readFileSync(world.file)
    world.put(range(0, 100))
    const again = world.lane()
    await linked(again)
    await again.save(MODEL)
    expect(world.files).toHaveLength(1)

    for (const foreign of [older, readFileSync(other.file)]) {
      writeFileSync(world.file, foreign)
      const lane = world.lane()
      await lane.catchUp()
      expect(lane.unlinked(MODEL), 'there is all to link').toBe(MANY)
      expect(await world.agreement(lane)).toBeGreaterThan(0.95)
    }
  })

  it('[H24] links one row at a time while questions are asked', async () => {
    using world = new World(6)
    world.put(range(0, MANY))
    const lane = world.lane()
    await lane.catchUp()
    lane.search(MODEL, world.direction(), 3)

    await lane.tend(MODEL)
    expect(lane.unlinked(MODEL)).toBe(MANY - 1)
    await lane.tend(MODEL)
    expect(lane.unlinked(MODEL)).toBeLessThan(MANY - 100)
  })

  it('[H24] a small one has no file, and who only reads makes none', async () => {
    using world = new World(5)
    world.put(range(0, MANY - 1))
    const small = world.lane()
    expect(await small.tend(MODEL)).toBe(false)
    await small.save(MODEL)
    world.put([MANY])
    const reader = world.lane(true)
    await reader.catchUp()
    await reader.save(MODEL)
    expect(world.files).toEqual([])
  })

  it('[H21] a question about some types looks at no other', async () => {
    using world = new World(7)
    world.put(range(0, MANY + 100))
    const lane = world.lane()
    await lane.catchUp()
    for (let question = 0; question < 10; question++) {
      const vector = world.direction()
      const accept = () => expect.fail('asked about a memory')
      const found = lane.search(MODEL, vector, 8, { types: [9] }).map(({ id }) => memberOf(id))
      const all = world.nearest(vector, world.model.size).filter((member) => typeOf(member) === 9)
      expect(found).toEqual(all.slice(0, 8))
      expect(lane.search(MODEL, vector, 8, { types: [3], accept })).toEqual([])
    }
  })

  it('[H23] counts are right after any changes', () => {
    using world = new World(6)
    const failure = { model: MODEL, version: 1, attempts: 1, retryAt: 0, why: 'bad' }
    const failing = new Set<number>()
    for (let step = 0; step < 60; step++) {
      const members = [world.dice.between(0, 9), world.dice.between(10, 19)]
      const what = world.dice.pick(['put', 'drop', 'fail'])
      if (what === 'put') world.put(members)
      if (what === 'drop') world.drop(members)
      if (what === 'fail') {
        for (const member of members) world.model.delete(member)
        const failures = members.map((member) => ({ id: idOf(member), failure }))
        void world.store.write(ME, 0, MODEL, { ...NOTHING, failures })
      }
      for (const member of members) what === 'fail' ? failing.add(member) : failing.delete(member)
      const size = world.model.size
      expect(world.store.counts()).toMatchObject({
        done: size,
        vectors: size,
        failed: failing.size,
      })
      expect(world.store.failed()).toHaveLength(failing.size)
    }
  })
})
