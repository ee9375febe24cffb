/**
 * Calls of one process that change the same records wait for each other in the order in which they came: they would
 * only get in each other's way. Between processes the store decides.
 *
 * @module
 */

/** The end of each line, for each store that is open. */
const lines = new WeakMap<object, Map<string, Promise<unknown>>>()

export async function inLine<T>(store: object, name: string, run: () => Promise<T>): Promise<T> {
  const own = lines.get(store) ?? new Map<string, Promise<unknown>>()
  lines.set(store, own)
  const before = own.get(name) ?? Promise.resolve()
  const turn = before.then(run, run)
  // What went wrong is for its own caller; the next in line goes on.
  const end = turn.catch(() => undefined)
  own.set(name, end)
  try {
    return await turn
  } finally {
    if (own.get(name) === end) own.delete(name)
  }
}
