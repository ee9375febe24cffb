/** The user's word: this directory uses that memory, or one of its own. */
import { CortexError } from '@cortex-memory/core'
import {
  type ActorsRequest,
  ownActor,
  placeOf,
  type Resolved,
  resolveProject,
  USER_ACTOR,
} from './actors-for.ts'
import { type Place, Register } from './register.ts'

/** Uses the memory of an existing actor here; without one, confirms the memory that is used now. */
export function linkProject(
  request: ActorsRequest,
  actor: string | undefined,
  known: readonly string[],
): Place {
  const { project, actor: present } = required(request)
  const meant = actor ?? present
  if (meant === USER_ACTOR) {
    const message = `Cannot link: ${USER_ACTOR} is your own memory, which is used beside the project's anyway`
    throw new CortexError('INVALID_INPUT', message, { path: 'actor' })
  }
  if (!known.includes(meant)) {
    const message = `Cannot link: there is no memory of ${meant}. \`cortex actors\` lists those there are`
    throw new CortexError('NOT_FOUND', message, { path: 'actor' })
  }
  return registered(request, placeOf(project, meant, 'linked', now(request)))
}

/** Gives this directory a memory of its own, which the first thing that is remembered here makes. */
export function unlinkProject(request: ActorsRequest): Place {
  const { project, place } = required(request)
  if (place === undefined || place.how === 'made' || place.how === 'own') {
    throw new CortexError('NOT_FOUND', 'Cannot unlink: this directory uses no memory but its own')
  }
  return registered(request, placeOf(project, ownActor(project), 'own', now(request)))
}

function required(request: ActorsRequest): Resolved {
  const found = resolveProject(request)
  if (found !== undefined) return found
  throw new CortexError(
    'NOT_FOUND',
    'Cannot do that here: this directory is not in a project. Run `git init`, or name a project in .cortex/project.json: {"name": "…"}',
  )
}

function registered({ home }: ActorsRequest, place: Place): Place {
  new Register(home).put(place)
  return place
}

function now({ clock = Date.now }: ActorsRequest): number {
  return clock()
}
