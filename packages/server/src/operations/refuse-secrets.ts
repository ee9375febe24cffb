/**
 * A memory is kept forever and shown to models, so no text with a key, token or password gets in.
 * Which kinds are let through anyway is named by the interface; a model's arguments cannot do so.
 *
 * @module
 */
import { CortexError, findSecrets } from '@cortex-memory/core'

export function refuseSecretsIn(input: unknown, allowed: readonly string[], path = ''): void {
  if (typeof input === 'string') {
    refuse(input, allowed, path)
    return
  }
  if (typeof input !== 'object' || input === null) return
  const entries = Array.isArray(input)
    ? input.map((item, index) => [`${path}[${index}]`, item] as const)
    : Object.entries(input).map(
        ([key, item]) => [path === '' ? key : `${path}.${key}`, item] as const,
      )
  for (const [below, item] of entries) refuseSecretsIn(item, allowed, below)
}

/** Says kind and place, never the secret. */
function refuse(text: string, allowed: readonly string[], path: string): void {
  const secret = findSecrets(text).find(({ kind }) => !allowed.includes(kind))
  if (secret === undefined) return
  const { kind, start, end } = secret
  throw new CortexError(
    'SECRET_REFUSED',
    `Cannot keep ${path}: characters ${start} to ${end} look like a secret (${kind}). ` +
      `Leave it out and say where it is kept, or allow ${kind} by name`,
    { path, details: { kind, start, end } },
  )
}
