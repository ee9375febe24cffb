/** Numbers and times as forms print them. Forms are hashed, so these never change. */

/**
 * Two decimals of a number from 0 to 1, rounded from its exact binary value, ties to even. Only odd
 * eighths are ties (nothing else that ends in half a hundredth is exact in binary), and there
 * `toFixed` would round up.
 */
export function twoDecimals(value: number): string {
  const eighths = value * 8
  if (!Number.isInteger(eighths) || eighths % 2 === 0) return value.toFixed(2)
  const below = Math.floor(value * 100)
  return ((below % 2 === 0 ? below : below + 1) / 100).toFixed(2)
}

/** RFC 3339 in UTC, whole seconds, rounded down. */
export function timeText(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, -'.000Z'.length)}Z`
}
