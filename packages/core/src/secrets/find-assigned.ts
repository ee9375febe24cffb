/**
 * Secrets that are assigned to a name: `.env`, YAML, JSON, code, shell, URL queries, XML, tables.
 *
 * The text is walked from separator to separator. From each one, at most 80 characters are read back
 * for the name and at most 300 ahead for the value: no pattern covers name and value together, so
 * time stays linear whatever the text repeats.
 *
 * @module
 */
import {
  entropy,
  isOrdinary,
  isPlaceholder,
  looksGenerated,
  looksLikeAssignedPassword,
  looksLikePassword,
} from './looks.ts'
import type { Secret, SecretKind } from './secret.ts'
import { PASSWORD_WORDS } from './words.ts'

const NAME_CHARS_MAX = 80
const VALUE_CHARS_MAX = 300
/** A quote closes before the next one opens, so a long look ahead happens once per quote. */
const QUOTED_CHARS_MAX = 8_192

type Strength = 'strong' | 'secret' | 'weak' | 'bare' | 'cookie'

const STRONG: ReadonlySet<string> = new Set([
  'pass',
  'passwd',
  'passw',
  'pw',
  'pword',
  'passcode',
  ...Object.values(PASSWORD_WORDS)
    .flat()
    .filter((word) => /^\p{L}+$/u.test(word)),
])
const SECRET: ReadonlySet<string> = new Set([
  'secret',
  'secrets',
  'geheimnis',
  'secreto',
  'segredo',
  'segreto',
])
const WEAK: ReadonlySet<string> = new Set(
  'token tokens apikey appid appkey authtoken accesstoken auth authorization credential credentials creds jwt bearer signature sig sas accesskey secretkey accountkey webhook license licence dsn salt jeton clé clave chave chiave schlüssel klucz ключ токен pat'.split(
    ' ',
  ),
)
const COOKIE: ReadonlySet<string> = new Set(
  'sid sessid phpsessid jsessionid sessionid csrftoken xsrf sessiontoken'.split(' '),
)
/** What is called after a secret and is none: `password_length`, `tokenUrl`, `secretName`. */
const ABOUT: ReadonlySet<string> = new Set(
  (
    'length len count policy file filename path dir directory url uri endpoint link href name names field fields hash hashed type id ids ref reference hint limit ' +
    'limits reset expiry expires expiration ttl age min max minimum maximum version label placeholder column input format regex pattern prompt ' +
    'manager store storage generator strength rules rule location source provider algorithm algo size header prefix suffix required optional enabled ' +
    'disabled exists valid invalid error errors message msg title text description help rotation period days attempts retries usage budget total ' +
    'window estimate kind mode encoding class icon button form page screen view route handler function method helper util service validator validation ' +
    'check checker test tests spec confirmation confirm mismatch visible visibility toggle show hidden mask masked changed updated at date time timestamp ' +
    'issuer audience scope scopes bucket topic word phrase keyed arn parser env variable var lookup vault ring chain board stroke down up press words ' +
    'per limiter counter left used cost price usd ratio rate speed context'
  ).split(' '),
)
/** Keys that open nothing. */
const PLAIN_KEYS: ReadonlySet<string> = new Set(
  (
    'public pub primary foreign cache sort partition idempotency object row dict map index translation i18n registry shortcut hot arrow unique composite ' +
    'lookup routing query group dedupe dedup event message locale state react list item data json option setting config property field column header label ' +
    'param attribute slot host site bucket path hash range natural surrogate candidate join order redis lock rate etag checksum content commit build ' +
    'cursor page next start last first tree merkle block tx transaction wallet address verify verifying known fingerprint gpg pgp issue project ticket ' +
    'jira space board sonar feature flag metric span trace request correlation csrf cancellation stop end begin eos bos pad unk special word sub design ' +
    'syntax lexer parser next previous page continuation sync delta upload resume'
  ).split(' '),
)
const TYPES: ReadonlySet<string> = new Set([
  'string',
  'str',
  'text',
  'varchar',
  'char',
  'any',
  'secretstr',
  'optional',
])
const NO_PASS =
  /(?:by|com|tres|encom|sur|over|under|im|one|two|multi|first|second|low|high|band|all|re)pass$/
const JOINED =
  /(?:password|passwd|passwort|passphrase|kennwort|contraseña|senha|hasło|wachtwoord|пароль)\p{L}{0,3}$|^(?:password|passwd|passwort)/u
const JOINED_SECRET = /(?:secret|secretkey|clientsecret)$/
const JOINED_WEAK =
  /(?:apikey|accesskey|secretkey|authkey|accountkey|privatekey|authtoken|accesstoken|token)$/

const NAMES_MAX = 2_000
const known = new Map<string, Strength | undefined>()

/** What a name promises; nothing if it names no secret. Texts repeat their names. */
function strengthOf(name: string): Strength | undefined {
  if (known.has(name)) return known.get(name)
  const strength = readStrength(name)
  if (known.size >= NAMES_MAX) known.clear()
  known.set(name, strength)
  return strength
}

function readStrength(name: string): Strength | undefined {
  const words = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] as string
    if (ABOUT.has(word)) return undefined
    const strength = strengthOfWord(word, words[at - 1] ?? '')
    if (strength !== undefined) return strength
  }
  return undefined
}

function strengthOfWord(word: string, before: string): Strength | undefined {
  if (STRONG.has(word)) return 'strong'
  if (JOINED.test(word) || (/pass$/.test(word) && word.length > 5 && !NO_PASS.test(word))) {
    return 'strong'
  }
  if (SECRET.has(word) || JOINED_SECRET.test(word)) return 'secret'
  if (COOKIE.has(word)) return 'cookie'
  if (PLAIN_KEYS.has(before)) return undefined
  if (WEAK.has(word) || JOINED_WEAK.test(word)) return 'weak'
  if (word === 'key' || word === 'keys') {
    return /^(?:api|access|secret|private|auth|account|encryption|signing|master|license|licence|service|client|app|deploy|session|shared|sign|webhook|admin|root|ssh|rsa|storage|write|read|ingest|integration|instrumentation|product|activation|hmac|jwt|crypto|cipher|token|user|prod|live|openai|anthropic|stripe|google|aws|azure|github)$/.test(
      before,
    )
      ? 'weak'
      : 'bare'
  }
  return undefined
}

const SEPARATOR = /=>|:=|->|[=:>(,|]/g

export function* assignedSecrets(text: string): Generator<Secret> {
  let end = 0
  for (const match of text.matchAll(SEPARATOR)) {
    // What stands inside a value that was found is not read again.
    if (match.index < end) continue
    const found = assignedAt(text, match.index, match[0])
    if (found === undefined) continue
    end = found.end
    yield found
  }
  yield* commandSecrets(text)
  yield* passFileLines(text)
}

function assignedAt(text: string, at: number, separator: string): Secret | undefined {
  const name = nameBefore(text, at, separator)
  if (name === undefined) return undefined
  const strength = strengthOf(name.text)
  if (strength === undefined) return undefined
  const value = valueAfter(text, at + separator.length, separator, name.before)
  if (
    value === undefined ||
    !isSecretValue(value.text, strength, value.quoted, separator, name.text)
  ) {
    return undefined
  }
  const { start, quoted } = value
  const end = start + value.text.length
  const isCut = !quoted && value.text.length >= VALUE_CHARS_MAX - 8
  return {
    kind: kindOf(name.text, strength, value.text),
    start,
    end: isCut ? runEnd(text, end) : end,
  }
}

/** Where a long value ends. Called for a find only, so that no character is read twice. */
function runEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && !/[\s"'`<,;]/.test(text.charAt(end))) end++
  return end
}

interface Name {
  readonly text: string
  /** The character before the name. */
  readonly before: string
}

function nameBefore(text: string, at: number, separator: string): Name | undefined {
  const least = Math.max(0, at - NAME_CHARS_MAX)
  let end = at
  while (end > least && isBlank(text.charCodeAt(end - 1))) end--
  const afterQuotes = end
  while (end > least && isQuoteOrBracket(text.charCodeAt(end - 1)) && afterQuotes - end < 3) end--
  const wasQuoted = end < afterQuotes
  let start = end
  while (start > least && isNameChar(text.charCodeAt(start - 1))) start--
  if (start === end) return undefined
  const name = text.slice(start, end)
  const before = start > 0 ? text.charAt(start - 1) : ''
  if (separator === '=' && TYPES.has(name.toLowerCase())) {
    const colon = text.lastIndexOf(':', start)
    return colon > start - 4 && colon > least ? nameBefore(text, colon, ':') : undefined
  }
  if (separator === '>' && before !== '<') return undefined
  // `redis://:<PASSWORD>@cache`: a place for a password in an address, not an element.
  if (separator === '>' && /[:/@]</.test(text.slice(Math.max(0, start - 2), start)))
    return undefined
  if (separator === ',' && !wasQuoted) return undefined
  if (
    separator === '|' &&
    !/(?:^|[|\n])[ \t*`]*$/.test(text.slice(Math.max(0, start - 8), start))
  ) {
    return undefined
  }
  return { text: name, before }
}

interface Value {
  readonly text: string
  readonly start: number
  readonly quoted: boolean
}

function valueAfter(
  text: string,
  from: number,
  separator: string,
  beforeName: string,
): Value | undefined {
  let at = from
  while (at < from + 4 && isBlank(text.charCodeAt(at))) at++
  if (/[bBrRfFuU@]/.test(text.charAt(at)) && /["']/.test(text.charAt(at + 1))) at++
  const escaped = text.charAt(at) === '\\' && /["']/.test(text.charAt(at + 1))
  if (escaped) at++
  const quote = text.charAt(at)
  if (quote === '"' || quote === "'" || quote === '`') {
    const window = text.slice(at + 1, at + 1 + QUOTED_CHARS_MAX)
    const close = closing(window, quote)
    if (close === -1) return undefined
    const value = escaped ? window.slice(0, close).replace(/\\$/, '') : window.slice(0, close)
    return { text: value, start: at + 1, quoted: true }
  }
  if (separator === '(' || separator === ',') return undefined
  let value = /^[^\s"'`<]*/.exec(text.slice(at, at + VALUE_CHARS_MAX))?.[0] ?? ''
  if (separator === '|') value = value.replace(/\|.*$/, '')
  if (beforeName === '?' || beforeName === '&') value = value.replace(/[&#].*$/, '')
  const semicolon = value.indexOf(';')
  if (
    semicolon !== -1 &&
    (beforeName === ';' ||
      /^;\s*\w[\w ]{0,40}=/.test(text.slice(at + semicolon, at + semicolon + 48)))
  ) {
    value = value.slice(0, semicolon)
  }
  return { text: value.replace(/(?<![,;)\]}.])[,;)\]}.]+$/, ''), start: at, quoted: false }
}

/** The quote that closes: not one behind a backslash, and on the same line. */
function closing(window: string, quote: string): number {
  for (let at = 0; at < window.length; at++) {
    const char = window.charAt(at)
    if (char === '\n') return -1
    if (char === quote) return at
    if (char === '\\' && window.charAt(at + 1) !== quote) at++
  }
  return -1
}

const EXPRESSION =
  /process\.env|os\.environ|getenv|import\.meta|\$\{|\$\(|\{\{|%\(|%s|<%|^(?:arn|op|vault|ssm|env|ref|file|keyring|sops|gcp|awssm|azurekv|doppler|secretref|valueFrom|data|urn|matrix|https?):|^!|^\$|^ENC\[|^\{cipher\}|^\*|^&\w/i
/** Words that stand where a password would. */
const NO_PASSWORD =
  /^(?:string|required|optional|undefined|missing|invalid|incorrect|unknown|default|hidden|admin|secret|password|passwort|enter|forgot|reset|change|confirm|current|repeat|expired|disabled|enabled|encrypted|hashed|plain|plaintext|empty|blank|prompt|stored|vault|keychain|manual|login|username|email|token|tokens|value|values|field|hunter|prod|production|staging|development|local|localhost|postgres|mysql|root|user|guest|public|private|github|gitlab|google|bcrypt|argon|scrypt|basic|bearer|digest|oauth|none|null|true|false|self|this|that|the|see|ask|use|not|from)$/i

function isSecretValue(
  value: string,
  strength: Strength,
  quoted: boolean,
  separator: string,
  name: string,
): boolean {
  if (value.length < 4) return false
  if (strength !== 'strong' && !/\d|[!@#$%^&*]/.test(value)) return false
  if (isPlaceholder(value) || EXPRESSION.test(value)) return false
  if (/\s/.test(value)) return strength === 'strong' && quoted && isPassphrase(value, name)
  switch (strength) {
    case 'strong':
      return looksLikeAssignedPassword(value) || isPlainPassword(value, quoted, separator, name)
    case 'secret':
      return looksGenerated(value, 8, 2.5) || (looksLikePassword(value) && !isWorded(value))
    case 'weak':
      return looksGenerated(value, 12, 3) || isUuid(value) || isMarked(value)
    case 'cookie':
      return looksGenerated(value, 16, 3)
    case 'bare':
      return looksGenerated(value, 20, 3.5) && !/^[0-9a-f]+$/i.test(value) && !isUuid(value)
  }
}

/** A word of letters alone is a password only where nothing else could stand: `DB_PASSWORD=tidewall`. */
function isPlainPassword(value: string, quoted: boolean, separator: string, name: string): boolean {
  const isSetting = separator === '=' && (quoted || /^[A-Z][A-Z0-9_]*$/.test(name))
  if (!isSetting || isOrdinary(value) || NO_PASSWORD.test(value)) return false
  return /^[\p{L}\d._-]{6,}$/u.test(value) && !/pass|secret|token|_?key$/i.test(value)
}

function isPassphrase(value: string, name: string): boolean {
  return /phrase/i.test(name) && value.split(/\s+/).length >= 4 && /^[\p{Ll}\d ]+$/u.test(value)
}

/** Letters, digits and a mark that names do not have. */
function isMarked(value: string): boolean {
  return value.length >= 8 && /[!#$%^&*~]/.test(value) && looksLikePassword(value)
}

function isWorded(value: string): boolean {
  return value.split(/[-_.]/).every((part) => /^(?:[a-z]+|\d{1,3})$/.test(part))
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) && entropy(value) > 2.5
}

function kindOf(name: string, strength: Strength, value: string): SecretKind {
  if (/aws/i.test(name) && /secret/i.test(name) && value.length === 40) return 'aws-key'
  if (strength === 'cookie') return 'session-cookie'
  return strength === 'strong' ? 'password' : 'assigned-secret'
}

const COMMAND =
  /(?<![\w-])(?:sshpass|mysql(?:dump|admin)?|mariadb|docker login|podman login|helm registry login|curl|wget|redis-cli|mongo(?:sh|dump)?|ldapsearch|smbclient|az login|net use|htpasswd|http|openssl|unzip|7z|zip|gpg|rsync|lftp|ftp|kinit|xfreerdp|ansible)(?![\w-])/g
const ARGUMENTS: readonly RegExp[] = [
  /\s-(?:u|U|-user|-userpwd)[= ]?["']?[^\s:"']{1,64}:([^\s"']{3,128})/,
  /\s-(?:p|P|a|w)[ =]?["']?([^\s"'-][^\s"']{3,127})/,
  /\s(?:-passin|-passout|-k)\s+(?:pass:)?["']?([^\s"'-][^\s"']{3,127})/,
  /\s\/p:([^\s"']{3,128})/,
]

/** `mysql -pTide42`, `curl -u ada:tide42`. */
function* commandSecrets(text: string): Generator<Secret> {
  for (const match of text.matchAll(COMMAND)) {
    const start = match.index + match[0].length
    const line = text.slice(start, start + VALUE_CHARS_MAX).replace(/\n[\s\S]*$/, '')
    for (const pattern of ARGUMENTS) {
      const found = pattern.exec(line)
      const value = found?.[1]
      if (found === null || value === undefined || !looksLikePassword(value)) continue
      const end = start + found.index + found[0].length
      yield { kind: 'password', start: end - value.length, end }
    }
  }
}

const PASS_FILE = /^[\w.*-]{1,128}:(?:\d{2,5}|\*):[^\s:]{1,64}:[^\s:]{1,64}:([^\s:]{4,128})$/gm

/** `host:port:database:user:password`, as `.pgpass` has it. */
function* passFileLines(text: string): Generator<Secret> {
  for (const match of text.matchAll(PASS_FILE)) {
    const value = match[1] ?? ''
    const end = match.index + match[0].length
    if (!isPlaceholder(value)) yield { kind: 'password', start: end - value.length, end }
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 0xa0
}

/** Quotes, brackets, stars of markdown, a backslash before a quote. */
function isQuoteOrBracket(code: number): boolean {
  return (
    code === 34 ||
    code === 39 ||
    code === 96 ||
    code === 93 ||
    code === 41 ||
    code === 42 ||
    code === 92
  )
}

function isNameChar(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 45 ||
    code === 46 ||
    (code > 127 && code !== 0xa0)
  )
}
