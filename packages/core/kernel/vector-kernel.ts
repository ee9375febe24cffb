/**
 * The inner loops of the vector index, in AssemblyScript (WebAssembly with 128-bit SIMD). This is not TypeScript
 * for Node: `scripts/build-kernel.mjs` compiles it into `src/vector/kernel-bytes.ts`.
 *
 * All state is in one linear memory that the index owns:
 *
 *     0        query as int16, one per dimension            8 KiB
 *     8192     query as sign bits                           512 bytes
 *     8704     chosen rows (u32) while links are selected   512 bytes
 *     9216     rows to measure (u32)                        16 KiB
 *     25600    their distances (f64)                        32 KiB
 *     58368    how many rows differ in so many bits (u32)   16 KiB + 4
 *     74784    state and input of the checksum              32 bytes + 48 KiB
 *     131072   chunks of 1,024 rows, one behind the other
 *
 * A chunk holds, for its rows, one array after the other: int8 vectors, 1/length (f64), sign bits (pairs of u64),
 * labels (u32), differing bits of the last scan (u16), alive (u8), wanted by the current filter (u8).
 */

export const QUERY: u32 = 0
export const QUERY_BITS: u32 = 8192
export const CHOSEN: u32 = 8704
export const ROWS: u32 = 9216
export const DISTANCES: u32 = 25600
export const HISTOGRAM: u32 = 58368
export const CHECKSUM_STATE: u32 = 74784
export const CHECKSUM_INPUT: u32 = 74816
export const CHUNKS: u32 = 131072

/** Rows that one call measures at most, and bytes that one call adds to the checksum at most. */
export const ROWS_MAX: u32 = 4094
export const CHECKSUM_INPUT_MAX: u32 = 49152
export const CHUNK_SHIFT: u32 = 10

const CHUNK_ROWS: u32 = 1 << CHUNK_SHIFT
const IN_CHUNK: u32 = CHUNK_ROWS - 1
const UNWANTED: u16 = 0xffff

let stride: u32 = 0
let bitWords: u32 = 0
let lengthsAt: u32 = 0
let bitsAt: u32 = 0
let labelsAt: u32 = 0
let differingAt: u32 = 0
let aliveAt: u32 = 0
let wantedAt: u32 = 0
let chunkBytes: u32 = 0
let queryInverse: f64 = 0

/** Lays the chunks out for vectors of so many dimensions; returns the bytes of one chunk. */
export function layOut(dimensions: u32): u32 {
  stride = (dimensions + 15) & ~15
  bitWords = ((dimensions + 127) >> 7) << 1
  lengthsAt = stride << CHUNK_SHIFT
  bitsAt = lengthsAt + (8 << CHUNK_SHIFT)
  labelsAt = bitsAt + ((bitWords * 8) << CHUNK_SHIFT)
  differingAt = labelsAt + (4 << CHUNK_SHIFT)
  aliveAt = differingAt + (2 << CHUNK_SHIFT)
  wantedAt = aliveAt + CHUNK_ROWS
  chunkBytes = wantedAt + CHUNK_ROWS
  return chunkBytes
}

@inline
function chunkOf(row: u32): u32 {
  return CHUNKS + (row >> CHUNK_SHIFT) * chunkBytes
}

export function vectorAt(row: u32): u32 {
  return chunkOf(row) + (row & IN_CHUNK) * stride
}

export function inverseAt(row: u32): u32 {
  return chunkOf(row) + lengthsAt + (row & IN_CHUNK) * 8
}

export function signsAt(row: u32): u32 {
  return chunkOf(row) + bitsAt + (row & IN_CHUNK) * bitWords * 8
}

export function labelAt(row: u32): u32 {
  return chunkOf(row) + labelsAt + (row & IN_CHUNK) * 4
}

export function aliveByteAt(row: u32): u32 {
  return chunkOf(row) + aliveAt + (row & IN_CHUNK)
}

export function wantedByteAt(row: u32): u32 {
  return chunkOf(row) + wantedAt + (row & IN_CHUNK)
}

@inline
function sumLanes(lanes: v128): i32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  )
}

@inline
function distanceOf(dot: i32, inverseA: f64, inverseB: f64): f64 {
  return max<f64>(0, 1 - <f64>dot * inverseA * inverseB)
}

/** Derives 1/length and the sign bits of a row whose int8 vector has been put in place. */
export function settle(row: u32): void {
  const at = vectorAt(row)
  const bits = signsAt(row)
  memory.fill(bits, 0, bitWords * 8)
  let squares = i32x4.splat(0)
  for (let index: u32 = 0; index < stride; index += 16) {
    const low = v128.load_ext<i8>(at + index)
    const high = v128.load_ext<i8>(at + index, 8)
    squares = i32x4.add(squares, i32x4.dot_i16x8_s(low, low))
    squares = i32x4.add(squares, i32x4.dot_i16x8_s(high, high))
    const positive = i8x16.gt_s(v128.load(at + index), i8x16.splat(0))
    store<u16>(bits + (index >> 3), <u16>i8x16.bitmask(positive))
  }
  store<f64>(inverseAt(row), 1 / sqrt<f64>(<f64>sumLanes(squares)))
}

/** Derives the length and the sign bits of the query that has been put in place. */
export function settleQuery(): void {
  memory.fill(QUERY_BITS, 0, bitWords * 8)
  let squares: i64 = 0
  for (let index: u32 = 0; index < stride; index += 8) {
    const components = v128.load(QUERY + index * 2)
    squares += <i64>sumLanes(i32x4.dot_i16x8_s(components, components))
    const positive = i16x8.gt_s(components, i16x8.splat(0))
    store<u8>(QUERY_BITS + (index >> 3), <u8>i16x8.bitmask(positive))
  }
  queryInverse = 1 / sqrt<f64>(<f64>squares)
}

/** Makes a stored row the query; its sign bits are not needed and not made. */
export function queryRow(row: u32): void {
  const at = vectorAt(row)
  for (let index: u32 = 0; index < stride; index += 8) {
    v128.store(QUERY + index * 2, v128.load_ext<i8>(at + index))
  }
  queryInverse = load<f64>(inverseAt(row))
}

/**
 * The distance from the query to each of the first `count` rows of the list. Two rows at a time: they share the
 * loads of the query, and wait for memory together.
 */
export function measure(count: u32): void {
  // An odd list measures its last row twice.
  store<u32>(ROWS + count * 4, load<u32>(ROWS + max<u32>(count, 1) * 4 - 4))
  for (let index: u32 = 0; index < count; index += 2) {
    const rowA = load<u32>(ROWS + index * 4)
    const rowB = load<u32>(ROWS + index * 4, 4)
    const a = vectorAt(rowA)
    const b = vectorAt(rowB)
    let sumA = i32x4.splat(0)
    let sumB = i32x4.splat(0)
    for (let offset: u32 = 0; offset < stride; offset += 16) {
      const low = v128.load(QUERY + offset * 2)
      const high = v128.load(QUERY + offset * 2, 16)
      sumA = i32x4.add(sumA, i32x4.dot_i16x8_s(v128.load_ext<i8>(a + offset), low))
      sumB = i32x4.add(sumB, i32x4.dot_i16x8_s(v128.load_ext<i8>(b + offset), low))
      sumA = i32x4.add(sumA, i32x4.dot_i16x8_s(v128.load_ext<i8>(a + offset, 8), high))
      sumB = i32x4.add(sumB, i32x4.dot_i16x8_s(v128.load_ext<i8>(b + offset, 8), high))
    }
    const out = DISTANCES + index * 8
    store<f64>(out, distanceOf(sumLanes(sumA), queryInverse, load<f64>(inverseAt(rowA))))
    store<f64>(out, distanceOf(sumLanes(sumB), queryInverse, load<f64>(inverseAt(rowB))), 8)
  }
}

/** Whether a row is closer than `limit` to one of the first `count` chosen rows. */
export function isNearChosen(row: u32, count: u32, limit: f64): bool {
  const at = vectorAt(row)
  const inverse = load<f64>(inverseAt(row))
  for (let index: u32 = 0; index < count; index++) {
    const chosen = load<u32>(CHOSEN + index * 4)
    const chosenAt = vectorAt(chosen)
    let even = i32x4.splat(0)
    let odd = i32x4.splat(0)
    for (let offset: u32 = 0; offset < stride; offset += 16) {
      even = i32x4.add(
        even,
        i32x4.dot_i16x8_s(v128.load_ext<i8>(at + offset), v128.load_ext<i8>(chosenAt + offset)),
      )
      odd = i32x4.add(
        odd,
        i32x4.dot_i16x8_s(v128.load_ext<i8>(at + offset, 8), v128.load_ext<i8>(chosenAt + offset, 8)),
      )
    }
    const dot = sumLanes(i32x4.add(even, odd))
    if (distanceOf(dot, inverse, load<f64>(inverseAt(chosen))) < limit) return true
  }
  return false
}

/** Counts in how many sign bits each row of a range differs from the query, with a histogram. */
export function scanSigns(from: u32, to: u32, filtered: bool): void {
  memory.fill(HISTOGRAM, 0, (bitWords * 64 + 1) * 4)
  const gateAt = filtered ? wantedAt : aliveAt
  const bytes = bitWords * 8
  while (from < to) {
    const chunk = chunkOf(from)
    const end = min<u32>(to - (from & ~IN_CHUNK), CHUNK_ROWS)
    for (let inside = from & IN_CHUNK; inside < end; inside++) {
      let differing: u16 = UNWANTED
      if (load<u8>(chunk + gateAt + inside) != 0) {
        const at = chunk + bitsAt + inside * bytes
        let count: u64 = 0
        for (let offset: u32 = 0; offset < bytes; offset += 16) {
          count +=
            popcnt<u64>(load<u64>(at + offset) ^ load<u64>(QUERY_BITS + offset)) +
            popcnt<u64>(load<u64>(at + offset, 8) ^ load<u64>(QUERY_BITS + offset, 8))
        }
        differing = <u16>count
        const bucket = HISTOGRAM + <u32>differing * 4
        store<u32>(bucket, load<u32>(bucket) + 1)
      }
      store<u16>(chunk + differingAt + inside * 2, differing)
    }
    from = (from & ~IN_CHUNK) + CHUNK_ROWS
  }
}

/**
 * Lists the rows of the last scan, from a row on, that differ in `low` to `high` bits, until the list is full.
 * Returns how many.
 */
export function listDiffering(from: u32, to: u32, low: u32, high: u32): u32 {
  let listed: u32 = 0
  const bound = i16x8.splat(<i16>high)
  while (from < to) {
    const chunk = chunkOf(from)
    const first = from & ~IN_CHUNK
    const end = min<u32>(to - first, CHUNK_ROWS)
    let inside = from & IN_CHUNK
    while (inside < end) {
      const at = chunk + differingAt + inside * 2
      if (inside + 8 <= end && !v128.any_true(i16x8.le_u(v128.load(at), bound))) {
        inside += 8
        continue
      }
      const differing = <u32>load<u16>(at)
      if (differing >= low && differing <= high) {
        store<u32>(ROWS + listed * 4, first + inside)
        if (++listed == ROWS_MAX) return listed
      }
      inside++
    }
    from = first + CHUNK_ROWS
  }
  return listed
}

// The checksum is XXH64 with seed 0, fed in pieces: whole stripes of 32 bytes, then what is left.
const PRIME_1: u64 = 0x9e3779b185ebca87
const PRIME_2: u64 = 0xc2b2ae3d27d4eb4f
const PRIME_3: u64 = 0x165667b19e3779f9
const PRIME_4: u64 = 0x85ebca77c2b2ae63
const PRIME_5: u64 = 0x27d4eb2f165667c5

@inline
function absorb(lane: u64, input: u64): u64 {
  return rotl<u64>(lane + input * PRIME_2, 31) * PRIME_1
}

@inline
function join(hash: u64, lane: u64): u64 {
  return (hash ^ absorb(0, lane)) * PRIME_1 + PRIME_4
}

export function startChecksum(): void {
  store<u64>(CHECKSUM_STATE, PRIME_1 + PRIME_2)
  store<u64>(CHECKSUM_STATE, PRIME_2, 8)
  store<u64>(CHECKSUM_STATE, 0, 16)
  store<u64>(CHECKSUM_STATE, 0 - PRIME_1, 24)
}

/** Adds the input, whose length must be a multiple of 32. */
export function addToChecksum(bytes: u32): void {
  let a = load<u64>(CHECKSUM_STATE)
  let b = load<u64>(CHECKSUM_STATE, 8)
  let c = load<u64>(CHECKSUM_STATE, 16)
  let d = load<u64>(CHECKSUM_STATE, 24)
  for (let at = CHECKSUM_INPUT; at < CHECKSUM_INPUT + bytes; at += 32) {
    a = absorb(a, load<u64>(at))
    b = absorb(b, load<u64>(at, 8))
    c = absorb(c, load<u64>(at, 16))
    d = absorb(d, load<u64>(at, 24))
  }
  store<u64>(CHECKSUM_STATE, a)
  store<u64>(CHECKSUM_STATE, b, 8)
  store<u64>(CHECKSUM_STATE, c, 16)
  store<u64>(CHECKSUM_STATE, d, 24)
}

/** Adds the last input, shorter than 32 bytes, and leaves the result in the first word of the state. */
export function endChecksum(bytes: u32, totalBytes: f64): void {
  const total = <u64>totalBytes
  let hash: u64
  if (total >= 32) {
    const a = load<u64>(CHECKSUM_STATE)
    const b = load<u64>(CHECKSUM_STATE, 8)
    const c = load<u64>(CHECKSUM_STATE, 16)
    const d = load<u64>(CHECKSUM_STATE, 24)
    hash = rotl<u64>(a, 1) + rotl<u64>(b, 7) + rotl<u64>(c, 12) + rotl<u64>(d, 18)
    hash = join(join(join(join(hash, a), b), c), d)
  } else {
    hash = PRIME_5
  }
  hash += total
  let at = CHECKSUM_INPUT
  const end = at + bytes
  for (; at + 8 <= end; at += 8) {
    hash = rotl<u64>(hash ^ absorb(0, load<u64>(at)), 27) * PRIME_1 + PRIME_4
  }
  for (; at + 4 <= end; at += 4) {
    hash = rotl<u64>(hash ^ (<u64>load<u32>(at) * PRIME_1), 23) * PRIME_2 + PRIME_3
  }
  for (; at < end; at++) hash = rotl<u64>(hash ^ (<u64>load<u8>(at) * PRIME_5), 11) * PRIME_1
  hash = (hash ^ (hash >> 33)) * PRIME_2
  hash = (hash ^ (hash >> 29)) * PRIME_3
  store<u64>(CHECKSUM_STATE, hash ^ (hash >> 32))
}
