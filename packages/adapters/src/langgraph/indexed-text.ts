/**
 * What of a value can be found by a query: all texts, or the fields that `index` names. A path is made of names,
 * `[0]`, `[-1]`, `[*]`, `*` and `{a,b}`, joined by dots; `$` is the whole value.
 *
 * @module
 */
const LEAVES_MAX = 2_000

export function indexedText(value: unknown, index: false | readonly string[] | undefined): string {
  if (index === false) return ''
  const found = (index ?? ['$']).flatMap((path) =>
    path === '$' || path === '' ? leaves(value) : select(value, tokens(path)),
  )
  return found.join('\n')
}

function tokens(path: string): string[] {
  return path.match(/\[[^[\]]*\]|\{[^{}]*\}|[^.[{]+/g) ?? []
}

function select(value: unknown, path: readonly string[]): string[] {
  const [token, ...rest] = path
  if (token === undefined) return leaves(value)
  const below = (item: unknown): string[] => select(item, rest)
  if (token.startsWith('[')) {
    if (!Array.isArray(value)) return []
    const at = token.slice(1, -1)
    return at === '*' ? value.flatMap(below) : below(value.at(Number.parseInt(at, 10)))
  }
  if (typeof value !== 'object' || value === null) return []
  if (token.startsWith('{')) {
    const fields = token.slice(1, -1).split(',')
    return fields.flatMap((field) => select(value, [...tokens(field.trim()), ...rest]))
  }
  if (token === '*') return Object.values(value).flatMap(below)
  return Object.hasOwn(value, token) ? below((value as Record<string, unknown>)[token]) : []
}

/** Every text, number and truth value below, in order, so that a whole object can be found by its words. */
function leaves(value: unknown): string[] {
  const found: string[] = []
  const walk = (item: unknown): void => {
    if (found.length >= LEAVES_MAX || item === null || item === undefined) return
    if (typeof item === 'object') for (const each of Object.values(item)) walk(each)
    else found.push(String(item))
  }
  walk(value)
  return found
}
