/**
 * Keys, tokens, passwords and card numbers in text. A memory is kept for a long time and shown to
 * models, so a secret must not become one. One detector serves all interfaces:
 *
 *   find-keys      shapes that speak for themselves: providers, private keys, web tokens, addresses
 *   find-assigned  a name, a separator and a value
 *   find-in-prose  a sentence that tells a password, a PIN or a key
 *   find-numbers   cards, and bank accounts on request
 *
 * Earlier finders win where two overlap. All of them take time in proportion to the text.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { assignedSecrets } from './find-assigned.ts'
import { proseSecrets } from './find-in-prose.ts'
import {
  headerCredentials,
  privateKeys,
  providerKeys,
  urlPasswords,
  webTokens,
} from './find-keys.ts'
import { accountNumbers, cardNumbers } from './find-numbers.ts'
import { SECRET_KINDS, type Secret, type SecretKind } from './secret.ts'

export type { Secret, SecretKind } from './secret.ts'

/** Which secrets to look for. */
export interface SecretOptions {
  /** Numbers of bank accounts count as secrets too. Default: they do not. */
  readonly iban?: boolean
}

type Finder = (text: string) => Iterable<Secret>

const FINDERS: readonly Finder[] = [
  privateKeys,
  webTokens,
  providerKeys,
  urlPasswords,
  headerCredentials,
  assignedSecrets,
  proseSecrets,
  cardNumbers,
]

/** All secrets in the text, by position; no two overlap. */
export function findSecrets(text: string, options: SecretOptions = {}): readonly Secret[] {
  const found: Secret[] = []
  const taken = new Uint8Array(text.length)
  const finders = options.iban === true ? [...FINDERS, accountNumbers] : FINDERS
  for (const finder of finders) {
    for (const secret of finder(text)) {
      const { start, end } = secret
      if (start >= end || taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      found.push(secret)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * Does nothing if the text holds no secret.
 *
 * @throws {CortexError} `SECRET_REFUSED` with the kind and the place of the secret, never its value
 */
export function refuseSecrets(text: string, path: string): void {
  const [secret] = findSecrets(text)
  if (secret === undefined) return
  const { kind, start, end } = secret
  throw new CortexError(
    'SECRET_REFUSED',
    `Cannot keep ${path}: characters ${start} to ${end} look like a secret (${kind}). Leave it out, or say where it is kept instead.`,
    { path, details: { kind, start, end } },
  )
}

/** The text with every secret replaced by its kind in brackets. */
export function redactSecrets(text: string, options: SecretOptions = {}): string {
  let clean = ''
  let at = 0
  for (const { kind, start, end } of findSecrets(text, options)) {
    clean += `${text.slice(at, start)}[${kind}]`
    at = end
  }
  return clean + text.slice(at)
}

const REDACTION = new RegExp(`\\[(${SECRET_KINDS.join('|')})\\]`)

/** The kind of a secret that was taken out of the text; nothing if none was. */
export function redactionIn(text: string): SecretKind | undefined {
  return REDACTION.exec(text)?.[1] as SecretKind | undefined
}
