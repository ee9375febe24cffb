/** A file of its own: the types of lmdb stay out of the declarations that programs read. */
import type { Guard } from './guard.ts'

export interface LmdbOptions {
  /** false: committed data reaches the disk when the system likes, or by `flush`. */
  readonly durable: boolean
  /** Prefixes whose keys mostly grow; none is the beginning of another. */
  readonly ascending?: readonly string[]
  /** Creates nothing. */
  readonly readOnly?: boolean
  /** Guards opening and closing; absent where no other process opens this environment. */
  readonly guard?: Guard | undefined
}
