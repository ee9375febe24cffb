/**
 * What a single value looks like: random, like a password, like a placeholder, like something else
 * that has letters and digits. Every function looks at one short value, never at a whole text.
 *
 * @module
 */

/** Longer values are not looked at: no password or key is that long. */
export const VALUE_CHARS_MAX = 512

const PLACEHOLDER =
  /example|placeholder|your[-_ ]?(?:own|api|key|token|secret|pass|password|value|client|account|\b)|dummy|change[-_ ]?(?:me|it|this)|redacted|insert[-_ ]|replace[-_ ]|goes[-_ ]?here|to[-_ ]?be[-_ ]|x{4}|X{4}|\*{3}|•{3}|\.{3}|…|_here\b|^(?:tbd|todo|n\/a|foo|bar|baz|foobar|test|sample|fake|none|null|undefined|hidden|secret|password|passwort|redacted|my-?(?:password|secret|token|key))$|^[<>${[%]|^!(?:vault|secret|ref|reference|env|encrypted|include|sub|getatt)\b|^[:?][-?=+]?[a-z][a-z ]*$|<\w{1,40}>|^@[\w.]+@$|[>}\]]$|^\(/i

/** Text in the place of a value. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value)
}

/** Names of formats, versions, dates, sizes, paths and addresses have letters and digits too. */
const ORDINARY: readonly RegExp[] = [
  /^(?:sha|md|base|utf|pbkdf|argon|bcrypt|scrypt|rsa|aes|hs|rs|es|ps|ed|crc|blake|x|ripemd|hmac|des|3des|ecdsa|p-?)-?\d[\w-]{0,10}$/i,
  /^(?:sha(?:1|256|384|512)|md5|blake\w+)[-:=][\w+/=-]+$/i,
  /^v?\d+(?:\.\d+)+(?:[-+.][\w.]+)?$/i,
  /^[~^<>=]+ ?v?\d/,
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ].*)?$/,
  /^\d{1,2}:\d{2}(?::\d{2})?(?:am|pm)?$/i,
  /^\d+(?:st|nd|rd|th|[a-z]{1,3}|px|em|rem|min|mins|sec|hours?|days?|weeks?|months?|years?|chars?|characters?|digits?|bits?|bytes?|words?|mib|gib|times?)\.?$/i,
  /^\d+[-–](?:\d+|[a-z]+(?:-[a-z]+)*)$/i,
  /^[a-z]+-\d{1,2}$/i,
  /^(?:~|\.{1,2})?\/[\w.@ -]*(?:\/[\w.@ -]*)*$/,
  /^[a-z]:\\/i,
  /^[\w./-]+\.(?:txt|md|json|ya?ml|toml|env|ts|js|mjs|cjs|tsx|jsx|py|rb|go|rs|java|kt|php|cs|c|h|cpp|sh|sql|csv|xml|html|css|pem|crt|cer|pub|key|kdbx|lock|log|ini|cfg|conf|gpg|asc|docx?|pdf|png|jpe?g|zip)$/i,
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
  /^[a-z][a-z0-9+.-]*:\/\/[^@]*$/i,
  /^(?:[\w-]+\.)+(?:com|org|net|io|dev|de|fr|es|it|pt|uk|eu|app|ai|local|internal|example|test)(?:[:/].*)?$/i,
  // `Config.value` is a name in code, `Gato.Verde19` is not.
  /^(?!\p{Lu}\p{Ll}+\.\p{Lu}\p{Ll}+\d{2,}$)[A-Za-z_$][\w$]*(?:(?:\.|->|::)[A-Za-z_$][\w$]*)+(?:\(.*)?$/u,
  /^[A-Za-z_$][\w$.]*\(.*$/,
  /^[A-Za-z_$][\w$.]*\[.*$/,
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  /^(?:2fa|mfa|totp|u2f|fido2|oauth2?|openid|saml2?|ldap|1password|lastpass|bitwarden|keepassxc?|keepass2|webauthn|s3|ec2|k8s|i18n|l10n|a11y|http2?|ipv[46]|mysql8?|utf-?8|iso-?\d+|x509|ssh2|log4j2?|web3|win32|x86_64|amd64|arm64|h264|es20\d\d|es6|postgres\d*|python[23]?|node\d*)$/i,
  /^(?:true|false|yes|no|on|off|null|none|nil|undefined|required|optional|enabled|disabled|string|number|boolean|text|varchar(?:\(\d+\))?|char\(\d+\)|str|int|bool|any|unknown|never|object|bytes?)[;,]?$/i,
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]+_id(?:_\d+)?$/i,
]

/** Folders have names; a long piece of capitals, small letters and digits is part of a key. */
const RELATIVE_PATH = /^(?:[\w-]+\/)+[\w-]+(?:\.\w+)?$/
const KEY_PIECE = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\w{16,}$/

function isRelativePath(value: string): boolean {
  return RELATIVE_PATH.test(value) && !value.split('/').some((piece) => KEY_PIECE.test(piece))
}

export function isOrdinary(value: string): boolean {
  return isRelativePath(value) || ORDINARY.some((pattern) => pattern.test(value))
}

export function distinct(value: string): number {
  return new Set(value).size
}

/** Bits per character, as the value itself tells. */
export function entropy(value: string): number {
  const counts = new Map<string, number>()
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values())
    bits -= (count / value.length) * Math.log2(count / value.length)
  return bits
}

const DISTINCT_MIN = 6

/** Letters and digits in a mixture that no word has. */
export function looksRandom(value: string, distinctMin: number = DISTINCT_MIN): boolean {
  return (
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    distinct(value) >= distinctMin &&
    !isPlaceholder(value)
  )
}

/** A value that nobody types by hand: long, mixed and without a pattern. */
export function looksGenerated(value: string, charsMin = 12, bitsMin = 3): boolean {
  if (value.length < charsMin || !looksRandom(value) || isOrdinary(value)) return false
  // Words joined by dashes or dots with a number at the end are names: `eu-central-1`, `gpt-4.1-mini`.
  const parts = value.split(/[-_.:/]/)
  const worded = parts.filter((part) =>
    /^(?:[A-Za-z]?[a-z]{2,}|[A-Z]{2,}|\d{1,4}|v\d+)$/.test(part),
  )
  if (worded.length === parts.length) return false
  return entropy(value) >= bitsMin
}

const MARK = /[!@#$%^&*+=~?§€£|\\]/

/** Words follow "password is" as often as passwords do: letters must be mixed with something. */
export function looksLikePassword(value: string): boolean {
  if (value.length < 4 || value.length > 128) return false
  if (isPlaceholder(value) || isOrdinary(value)) return false
  // Small letters and capitals in turns: nothing that people write has three such steps.
  if (value.length >= 8 && (value.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) >= 3) return true
  // A word and a piece that is none: `Chaton-vYUsDB`, `Girasol_zJdgy`.
  if (/^\p{L}{3,}[-_.](?:\p{Ll}{1,3}\p{Lu}|\p{Lu}{2,}\p{Ll})\p{L}{2,}$/u.test(value)) return true
  const letters = /\p{L}/u.test(value)
  if (letters && /\d/.test(value)) return distinct(value) >= 4
  return letters && MARK.test(value.slice(0, -1)) && value.length >= 6
}

/** As a value behind `=` or `:` it may also be capitals inside, words with dashes, or digits. */
export function looksLikeAssignedPassword(value: string): boolean {
  if (looksLikePassword(value)) return true
  if (value.length < 6 || isPlaceholder(value) || isOrdinary(value)) return false
  if (/^\d{6,16}$/.test(value)) return true
  return /[a-z]\p{Lu}/u.test(value) && /^[\p{L}\d._-]+$/u.test(value) && !isIdentifier(value)
}

/** Names in code that end in what they hold: `getPassword`, `userSecret`, `PasswordInput`. */
function isIdentifier(value: string): boolean {
  return /pass|secret|token|key|credential|config|value|input|field|string|hash|user|param|option|prop|env|data|type|name/i.test(
    value,
  )
}
