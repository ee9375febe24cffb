/** `cortex project`: which memory this directory uses and why; `link` and `unlink` are the user's word on it. */
import { parseArgs } from 'node:util'
import { CortexError, listActors } from '@cortex-memory/core'
import {
  type ActorsRequest,
  type Place,
  Register,
  resolveProject,
} from '@cortex-memory/server/project'
import { linkProject, unlinkProject } from '@cortex-memory/server/project/link'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { labelled, timeText } from '../style.ts'

export const project: Run = async (args, context) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [verb = 'status', actor, ...more] = positionals
  const request = { directory: process.cwd(), home: context.home, environment: {} }
  if (verb === 'link' && more.length === 0) {
    return report(linkProject(request, actor, listActors(context.home)), context)
  }
  if (verb === 'unlink' && actor === undefined) return report(unlinkProject(request), context)
  if (verb === 'status' && actor === undefined) return status(request, context)
  throw new UsageError('project expects `status`, `link [ACTOR]` or `unlink`')
}

function report(place: Place, { json, print }: CommandContext): number {
  const { path, actor, how } = place
  if (json) print(JSON.stringify({ path, actor, how }))
  else {
    const memory = how === 'own' ? `a memory of its own, ${actor}` : `the memory of ${actor}`
    print(`${path} uses ${memory}`)
  }
  return 0
}

function status(request: ActorsRequest, { home, json, print }: CommandContext): number {
  const found = resolveProject(request)
  if (found === undefined) {
    throw new CortexError(
      'NOT_FOUND',
      'This directory is not in a project: your own memory is used. `git init`, or a .cortex/project.json with {"name": "…"}, makes it one',
    )
  }
  const { project: here, actor, why, place, refused } = found
  const { path, name, remote } = here
  const hasMemory = listActors(home).includes(actor)
  const others = new Register(home).placesOf(actor).filter((other) => other.path !== path)
  if (json) {
    const roots = here.roots()
    const known = { path, name, remote, roots, actor, hasMemory, why, how: place?.how }
    print(JSON.stringify({ ...known, elsewhere: others, refused }))
    return 0
  }
  print(
    [
      labelled('project', path),
      labelled('memory', hasMemory ? actor : `${actor}, which has no memory yet`),
      labelled('because', why),
      ...(place === undefined
        ? []
        : [labelled('here since', `${timeText(place.at)}, ${place.how}`)]),
      ...others.map((other) => labelled('also used in', `${other.path}, ${other.how}`)),
    ].join('\n'),
  )
  return 0
}
