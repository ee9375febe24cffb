/** A duration in the manner of Go: `1h2m3.5s`, `2m0s`, `1.5s`, `300ms`, `0s`. */
export function durationText(durationMs: number): string {
  if (durationMs === 0) return '0s'
  if (durationMs < 1000) return `${durationMs}ms`
  const hours = Math.floor(durationMs / 3_600_000)
  const minutes = Math.floor(durationMs / 60_000) % 60
  const seconds = (durationMs % 60_000) / 1000
  if (hours > 0) return `${hours}h${minutes}m${seconds}s`
  if (minutes > 0) return `${minutes}m${seconds}s`
  return `${seconds}s`
}
