/** What came after an entry. */
import type { Atom } from '../atoms/atom.ts'
import type { ProjectScope } from './scope.ts'

const CHAIN_MAX = 20

/** Everything along the chain of targets, the nearest first. */
export function successorsOf(scope: ProjectScope, start: Atom): Atom[] {
  const found: Atom[] = []
  let frontier = [start]
  for (let step = 0; step < CHAIN_MAX && frontier.length > 0; step += 1) {
    frontier = frontier
      .flatMap((atom) => atom.status.targets.map((target) => scope.findFrom(atom, target)))
      .filter((atom) => atom !== undefined)
      .filter((atom) => atom !== start && !found.includes(atom))
    found.push(...frontier)
  }
  return found
}
