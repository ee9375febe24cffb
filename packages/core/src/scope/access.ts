/**
 * Who may see and change what. Visibility comes first: `private` is for the actor alone, `scoped`
 * for those whose scope selects the memory, `actor_public` for everybody who reaches the store.
 * A change always needs a scope that selects the memory.
 *
 * @module
 */
import { idFromBytes } from '../memory/ids.ts'
import type { HeadRecord } from '../records/head.ts'
import type { Grant, ScopeVerb, Selector } from './terms.ts'
import type { Chain } from './verify-scope.ts'

/** What of a head decides. */
export type Decisive = Pick<HeadRecord, 'id' | 'type' | 'tags' | 'frames' | 'visibility'>

export interface Access {
  sees(head: Decisive): boolean
}

export const PUBLIC_ACCESS: Access = { sees: ({ visibility }) => visibility === 'actor_public' }

export class ScopeAccess implements Access {
  readonly #links: readonly ((head: Decisive) => boolean)[]
  readonly #grants: readonly Grant[]

  constructor(chain: Chain) {
    this.#grants = chain.map(({ grant }) => grant)
    this.#links = this.#grants.map(allowedBy)
  }

  sees(head: Decisive): boolean {
    return PUBLIC_ACCESS.sees(head) || this.selects(head)
  }

  /** Every link has to allow it: anyone who passes a scope on cannot pass on more. */
  selects(head: Decisive): boolean {
    return head.visibility !== 'private' && this.#links.every((allows) => allows(head))
  }

  permits(verb: ScopeVerb): boolean {
    return this.#grants.every(({ writable }) => writable?.includes(verb) === true)
  }

  /** The smallest budget of all links. */
  get budgetTokens(): number | undefined {
    const budgets = this.#grants.flatMap(({ budgetTokens }) => budgetTokens ?? [])
    return budgets.length === 0 ? undefined : Math.min(...budgets)
  }
}

function allowedBy({ include, exclude }: Grant): (head: Decisive) => boolean {
  const included = selected(include)
  const excluded = exclude === undefined ? () => false : selected(exclude)
  return (head) => included(head) && !excluded(head)
}

/** Any type, tag, id or frame in common. */
function selected(selector: Selector): (head: Decisive) => boolean {
  const types = new Set(selector.types)
  const tags = new Set(selector.tags)
  const ids = new Set(selector.ids)
  const { frames = [] } = selector
  return (head) =>
    types.has(head.type) ||
    (tags.size > 0 && (head.tags ?? []).some((tag) => tags.has(tag))) ||
    (ids.size > 0 && ids.has(idFromBytes(head.id))) ||
    frames.some(({ verb, kind, ref }) =>
      (head.frames ?? []).some(
        (frame) =>
          frame.verb === verb && frame.ref === ref && (kind === undefined || frame.kind === kind),
      ),
    )
}
