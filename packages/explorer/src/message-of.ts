/** What went wrong, in words. The page is built without the engine, so it has its own. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
