/**
 * Keys, tokens and passwords in text. A memory is kept for ever and shown to models, so a secret
 * must not become one. The table is precise rather than complete: an address, a hash or an id is
 * no secret, and a text that only speaks about passwords is none either.
 *
 * A finding says where and of which kind, never what: it may be logged.
 *
 * @module
 */
import { CortexError } from '../errors.ts'

export type SecretKind =
  | 'private-key'
  | 'age-key'
  | 'aws-key'
  | 'github-token'
  | 'gitlab-token'
  | 'slack-token'
  | 'stripe-key'
  | 'model-provider-key'
  | 'google-key'
  | 'package-registry-token'
  | 'sendgrid-key'
  | 'telegram-token'
  | 'json-web-token'
  | 'bearer-token'
  | 'url-password'
  | 'assigned-secret'
  | 'password'

/** Half-open, in UTF-16 units of the text. */
export interface Secret {
  readonly kind: SecretKind
  readonly start: number
  readonly end: number
}

interface Row {
  readonly kind: SecretKind
  /** With a group, the group is the secret; otherwise the whole match. */
  readonly pattern: RegExp
  /** What the shape alone cannot tell. */
  readonly accept?: (value: string) => boolean
}

/** Earlier rows win where two overlap. Repetitions are bounded or cannot overlap: time is linear. */
const TABLE: readonly Row[] = [
  {
    kind: 'private-key',
    pattern:
      /-----BEGIN (?:[A-Z0-9]{1,16} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END )[\s\S])*(?:-----END [A-Z0-9 ]{1,64}-----)?/g,
  },
  { kind: 'age-key', pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g },
  { kind: 'aws-key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, accept: notPlaceholder },
  {
    kind: 'aws-key',
    pattern: /\baws_?secret_?(?:access_?)?key["']?\s{0,4}[:=]\s{0,4}["']?([A-Za-z0-9/+]{40})\b/gi,
    accept: notPlaceholder,
  },
  { kind: 'github-token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36,255}\b/g, accept: notPlaceholder },
  { kind: 'github-token', pattern: /\bgithub_pat_\w{22,255}\b/g, accept: notPlaceholder },
  { kind: 'gitlab-token', pattern: /\bglpat-[\w-]{20,255}/g, accept: notPlaceholder },
  { kind: 'slack-token', pattern: /\bxox[abeprs]-[A-Za-z0-9-]{10,255}/g, accept: looksRandom },
  {
    kind: 'slack-token',
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{6,16}\/B[A-Z0-9]{6,16}\/[A-Za-z0-9]{16,64}/g,
  },
  {
    kind: 'stripe-key',
    pattern: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,255}\b/g,
    accept: looksRandom,
  },
  { kind: 'model-provider-key', pattern: /\bsk-[\w-]{24,255}/g, accept: looksRandom },
  {
    kind: 'model-provider-key',
    pattern: /\b(?:fw|hf|gsk)_[A-Za-z0-9]{20,255}\b/g,
    accept: looksRandom,
  },
  { kind: 'google-key', pattern: /\bAIza[\w-]{35}(?![\w-])/g, accept: notPlaceholder },
  { kind: 'package-registry-token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g, accept: notPlaceholder },
  { kind: 'package-registry-token', pattern: /\bpypi-[\w-]{50,255}/g, accept: looksRandom },
  { kind: 'sendgrid-key', pattern: /\bSG\.[\w-]{16,64}\.[\w-]{16,64}/g },
  { kind: 'telegram-token', pattern: /\b\d{8,10}:[\w-]{35}(?![\w-])/g, accept: looksRandom },
  {
    kind: 'json-web-token',
    pattern: /\beyJ[\w-]{10,8192}\.eyJ[\w-]{10,8192}\.[\w-]{10,8192}/g,
  },
  { kind: 'bearer-token', pattern: /\bbearer\s{1,4}([\w.~+/=-]{20,4096})/gi, accept: looksRandom },
  {
    kind: 'url-password',
    pattern: /\b[a-z][a-z0-9+.-]{1,31}:\/\/[^\s/:@]{1,256}:([^\s/@]{1,256})@/gi,
    accept: notPlaceholder,
  },
  {
    kind: 'assigned-secret',
    pattern:
      /(?:api[ _-]?key|access[ _-]?key|secret(?:[ _-]?key)?|auth[ _-]?token|access[ _-]?token|client[ _-]?secret|private[ _-]?key)["']?\s{0,4}(?:[:=]|\bis\b)\s{0,4}["'`]?([\w.~+/=-]{16,4096})/gi,
    accept: looksRandom,
  },
  {
    kind: 'password',
    pattern:
      /\b(?:password|passwd|passphrase|pwd)["']?\s{0,4}(?:[:=]|\bis\b)\s{0,4}["'`]?([^\s"'`]{4,256})/gi,
    accept: looksLikePassword,
  },
]

const PLACEHOLDER =
  /example|placeholder|your[-_ ]|dummy|changeme|redacted|x{4}|\*{3}|\.{3}|^[<${[]/i
const DISTINCT_MIN = 6

function notPlaceholder(value: string): boolean {
  return !PLACEHOLDER.test(value)
}

/** Letters and digits in a mixture that no word has. */
function looksRandom(value: string): boolean {
  return (
    notPlaceholder(value) &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    new Set(value).size >= DISTINCT_MIN
  )
}

/** Words follow "password is" as often as passwords do; names of formats have digits too. */
function looksLikePassword(value: string): boolean {
  return (
    notPlaceholder(value) &&
    /[\d!@#$%^&*]/.test(value) &&
    !/^(?:sha|md|base|utf|pbkdf|argon|bcrypt|scrypt|rsa|aes|hs|rs)-?\d/i.test(value)
  )
}

/** All secrets in the text, by position; no two overlap. */
export function findSecrets(text: string): readonly Secret[] {
  const found: Secret[] = []
  const taken = new Uint8Array(text.length)
  for (const { kind, pattern, accept } of TABLE) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? match[0]
      if (accept !== undefined && !accept(value)) continue
      // A group stands at the end of its match, save for what follows it.
      const start = match.index + match[0].lastIndexOf(value)
      const end = start + value.length
      if (taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      found.push({ kind, start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** SECRET_REFUSED if the text holds a secret. The message names its kind and place, not its value. */
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
export function redactSecrets(text: string): string {
  let clean = ''
  let at = 0
  for (const { kind, start, end } of findSecrets(text)) {
    clean += `${text.slice(at, start)}[${kind}]`
    at = end
  }
  return clean + text.slice(at)
}
