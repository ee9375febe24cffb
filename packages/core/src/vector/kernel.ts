/**
 * The door to the WebAssembly kernel (`kernel/vector-kernel.ts`): one instance with a memory of its own per
 * index. Nothing here needs Node; the compiled kernel stays below 4 KiB, which browsers compile at once.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { KERNEL_BASE64 } from './kernel-bytes.ts'

/** What this room uses of WebAssembly; neither ES nor Node declares it. */
interface WasmMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { readonly exports: unknown }
  Memory: new (limits: { initial: number; maximum: number }) => WasmMemory
}

type Address = { readonly value: number }

export interface Kernel {
  readonly QUERY: Address
  readonly CHOSEN: Address
  readonly ROWS: Address
  readonly DISTANCES: Address
  readonly HISTOGRAM: Address
  readonly CHECKSUM_STATE: Address
  readonly CHECKSUM_INPUT: Address
  readonly CHUNKS: Address
  readonly ROWS_MAX: Address
  readonly CHECKSUM_INPUT_MAX: Address
  readonly CHUNK_SHIFT: Address
  layOut(dimensions: number): number
  vectorAt(row: number): number
  inverseAt(row: number): number
  signsAt(row: number): number
  labelAt(row: number): number
  aliveByteAt(row: number): number
  wantedByteAt(row: number): number
  settle(row: number): void
  settleQuery(): void
  queryRow(row: number): void
  measure(count: number): void
  isNearChosen(row: number, count: number, limit: number): number
  scanSigns(from: number, to: number, filtered: boolean): void
  listDiffering(from: number, to: number, low: number, high: number): number
  startChecksum(): void
  addToChecksum(bytes: number): void
  endChecksum(bytes: number, totalBytes: number): void
}

export const WASM_PAGE_BYTES = 65_536
const PAGES_MAX = 65_536
/** What lies before the chunks. */
const FIRST_PAGES = 2

export interface KernelInstance {
  readonly kernel: Kernel
  readonly memory: WasmMemory
}

let compiled: object | undefined

export function startKernel(): KernelInstance {
  compiled ??= new WebAssembly.Module(kernelBytes())
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: PAGES_MAX })
  const instance = new WebAssembly.Instance(compiled, { env: { memory } })
  const kernel = instance.exports as Kernel
  assert(
    kernel.CHUNKS.value === FIRST_PAGES * WASM_PAGE_BYTES,
    'the chunks begin behind the first pages',
  )
  return { kernel, memory }
}

function kernelBytes(): Uint8Array {
  return Uint8Array.from(atob(KERNEL_BASE64), (character) => character.charCodeAt(0))
}
