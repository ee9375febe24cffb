/** What this browser kept under a name; nothing, if something else stands there. */
export function keptIn(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
