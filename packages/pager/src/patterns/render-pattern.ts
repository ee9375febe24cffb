/**
 * A pattern as one line for a model to read.
 *
 * @module
 */
import { oneLine } from '../text/words.ts'
import type { PatternSpec } from './pattern-spec.ts'

const UNNAMED = 'procedure'

/** Everything that is there, in the order in which it is needed. */
export function renderPattern(
  spec: PatternSpec,
  options: { readonly successes?: number } = {},
): string {
  const { successes = 0 } = options
  return [
    oneLine(spec.name) || UNNAMED,
    spec.trigger.trim() === '' ? '' : ` [when: ${oneLine(spec.trigger)}]`,
    part('preconditions', spec.preconditions, '; '),
    part('steps', spec.steps, ' → '),
    part('gotchas', spec.gotchas, '; '),
    part('success', spec.successCriteria, '; '),
    successes > 0 ? ` (${successes}× proven)` : '',
  ].join('')
}

function part(label: string, items: readonly string[] | undefined, glue: string): string {
  const shown = (items ?? []).map(oneLine).filter((item) => item !== '')
  return shown.length === 0 ? '' : ` · ${label}: ${shown.join(glue)}`
}
