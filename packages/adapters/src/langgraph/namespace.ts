/** Namespaces are lists of labels, compared label by label. */
import { CortexError } from '@cortex-memory/core'
import type { MatchCondition } from './store-types.ts'

/** A graph hands namespaces to the store unchecked, so they are checked here, in the words of LangGraph. */
export function checkNamespace(namespace: unknown): asserts namespace is string[] {
  if (!Array.isArray(namespace) || namespace.length === 0) throw wrong('Namespace cannot be empty.')
  for (const label of namespace) {
    if (typeof label !== 'string') {
      throw wrong(`Namespace labels must be strings, but got ${typeof label}.`)
    }
    if (label === '') throw wrong('Namespace labels cannot be empty strings.')
    if (label.includes('.')) {
      throw wrong(
        `Invalid namespace label '${label}'. Namespace labels cannot contain periods ('.').`,
      )
    }
  }
  if (namespace[0] === 'langgraph') {
    throw wrong('Root label for namespace cannot be "langgraph".')
  }
}

/** A prefix may be empty: then it means everything. */
export function checkPrefix(prefix: unknown): asserts prefix is string[] {
  const isList = Array.isArray(prefix) && prefix.every((label) => typeof label === 'string')
  if (!isList) throw wrong('A namespace, or a prefix of one, is a list of strings.')
}

export function matches(namespace: readonly string[], condition: MatchCondition): boolean {
  const { matchType, path } = condition
  if (matchType !== 'prefix' && matchType !== 'suffix') {
    throw wrong(`Unsupported match type: ${matchType}. It is 'prefix' or 'suffix'.`)
  }
  const from = matchType === 'prefix' ? 0 : namespace.length - path.length
  if (path.length > namespace.length) return false
  return path.every((label, index) => label === '*' || label === namespace[from + index])
}

export function compareNamespaces(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index] as string, b[index] as string]
    if (left !== right) return left < right ? -1 : 1
  }
  return a.length - b.length
}

function wrong(message: string): CortexError {
  const error = new CortexError('INVALID_INPUT', message, { path: 'namespace' })
  // LangGraph's own stores throw an error of this name.
  return Object.defineProperty(error, 'name', { value: 'InvalidNamespaceError' })
}
