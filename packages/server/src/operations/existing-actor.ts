import { CortexError, listActors } from '@cortex-memory/core'

/** What can be the name of an actor; the engine says what is wrong with any other. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Looking at an actor that is not there must not make it. */
export function assertExists({
  home,
  actor,
}: {
  readonly home: string
  readonly actor: string
}): void {
  if (!NAME.test(actor)) return
  const actors = listActors(home)
  if (actors.includes(actor)) return
  const message =
    actors.length === 0
      ? `Nothing is stored in ${home} yet: the first \`remember\` makes \`${actor}\``
      : `${home} has no actor \`${actor}\`: it has ${actors.join(', ')}`
  throw new CortexError('NOT_FOUND', message)
}
