/** For our own mistakes only: states an invariant that must hold whatever callers do. */
export function assert(condition: boolean, invariant: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${invariant}`)
}

/** Ends a switch over a union: a new member becomes a compile error here. */
export function unreachable(value: never): never {
  throw new Error(`Broken invariant: unexpected value ${String(value)}`)
}
