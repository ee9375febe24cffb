/**
 * The actors of a data home, for the owner: a list, and the end of one. A store that this server
 * holds open is closed first, so that nothing is written to files that are gone.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { actorRows, deleteActorFiles } from '../actors/actor-files.ts'
import type { OpenActors } from '../actors/open-actors.ts'
import { sendJson } from './respond.ts'
import { ONE_ACTOR, type TokenRoute } from './routes.ts'
import { OWNER, type Token, type TokenFiles } from './token-files.ts'

export const ACTORS = '/v1/actors'

export function actorRoutes(actors: OpenActors, tokens: TokenFiles): [string, TokenRoute][] {
  return [
    [
      ACTORS,
      {
        label: 'actors',
        methods: ['GET'],
        isOpen: false,
        answer: async ({ response, token }) => {
          assertOwner(token, 'list actors')
          sendJson(response, 200, { actors: actorRows(actors.home) })
        },
      },
    ],
    [
      ONE_ACTOR,
      {
        label: 'actor',
        methods: ['DELETE'],
        isOpen: false,
        answer: async ({ response, token, caller: { actor } }) => {
          assertOwner(token, `delete ${actor}`)
          // A page never deletes a memory as a whole, whatever it was unlocked for.
          if ('until' in token) throw ownerOnly(`delete ${actor}`)
          const deleted = await actors.withoutHandle(actor, () =>
            deleteActorFiles(actors.home, actor, tokens),
          )
          sendJson(response, 200, deleted)
        },
      },
    ],
  ]
}

function assertOwner({ access }: Token, what: string): void {
  if (access !== OWNER) throw ownerOnly(what)
}

function ownerOnly(what: string): CortexError {
  return new CortexError('OWNER_ONLY', `Cannot ${what}: only the owner's token can`)
}
