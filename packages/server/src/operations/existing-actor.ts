import { CortexError, listActors } from '@cortex-memory/core'

/** Looking at an actor that is not there must not make it. */
export function assertExists({
  home,
  actor,
}: {
  readonly home: string
  readonly actor: string
}): void {
  const actors = listActors(home)
  if (actors.includes(actor)) return
  const known = actors.length === 0 ? 'it has no actors yet' : `it has ${actors.join(', ')}`
  throw new CortexError('NOT_FOUND', `${home} has no actor \`${actor}\`: ${known}`)
}
