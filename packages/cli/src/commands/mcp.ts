/**
 * `cortex mcp`: what an agent's host starts. Standard output belongs to the protocol; anyone who runs
 * the host reads the rest on stderr.
 *
 * @module
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAT_VIEW } from '@cortex-memory/explorer'
import { answerHooks } from '@cortex-memory/hosts/server-socket'
import { OpenActors } from '@cortex-memory/server/actors'
import { PROFILES, type Profile, serveStdio } from '@cortex-memory/server/mcp'
import { answerHook } from '../answer-hook.ts'
import { type Run, UsageError } from '../command.ts'
import { faceEmbedder } from '../face-embedder.ts'
import { gotInstead } from '../suggest.ts'

export const mcp: Run = async (args, context) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      profile: { type: 'string', default: 'default' },
      'allow-secret': { type: 'string', multiple: true, default: [] },
    },
  })
  const profile = profileOf(values.profile)
  const { home, actor, user, why, claim, checkout, note } = context
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The host waits for an answer to its first request, not for this.
  const hooks = answerHooks(home, answerHook)
  await serveStdio({
    actors: new OpenActors({ home, embedder: faceEmbedder }),
    caller: {
      actor,
      ...(user !== undefined && { user }),
      ...(why !== undefined && { why }),
      ...(claim !== undefined && { claim }),
      ...(checkout !== undefined && { checkout }),
      origin: 'agent',
      channel: 'mcp',
      allowedSecrets: values['allow-secret'],
    },
    profile,
    contextRoot: process.env.CORTEX_CONTEXT ?? join(home, 'context'),
    chatView: CHAT_VIEW,
    signal: stopping.signal,
    onerror: (error) => note(`cortex mcp: ${error.message}`),
  })
  await (await hooks).close()
  return 0
}

function profileOf(name: string): Profile {
  const profile = PROFILES.find((each) => each === name)
  if (profile !== undefined) return profile
  throw new UsageError(
    `--profile expects one of ${PROFILES.join(', ')}${gotInstead(name, PROFILES)}`,
  )
}
