/**
 * XXH64 of bytes, made by the kernel at the speed of memory. It finds damage; it does not stop a forger.
 *
 * @module
 */
import { type KernelInstance, startKernel } from './kernel.ts'

const STRIPE = 32
export const CHECKSUM_BYTES = 8

/** One for all: a checksum leaves nothing behind. */
let shared: KernelInstance | undefined

/** The checksum in the order of XXH64's number, least significant byte first. */
export function checksum(bytes: Uint8Array): Uint8Array {
  shared ??= startKernel()
  const { kernel, memory } = shared
  const input = new Uint8Array(
    memory.buffer,
    kernel.CHECKSUM_INPUT.value,
    kernel.CHECKSUM_INPUT_MAX.value,
  )
  const whole = bytes.length - (bytes.length % STRIPE)
  kernel.startChecksum()
  for (let at = 0; at < whole; at += input.length) {
    const piece = bytes.subarray(at, Math.min(whole, at + input.length))
    input.set(piece)
    kernel.addToChecksum(piece.length)
  }
  input.set(bytes.subarray(whole))
  kernel.endChecksum(bytes.length - whole, bytes.length)
  return new Uint8Array(memory.buffer, kernel.CHECKSUM_STATE.value, CHECKSUM_BYTES).slice()
}
