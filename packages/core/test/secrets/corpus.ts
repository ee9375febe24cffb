/**
 * The labelled texts of the detector, read from the files beside it: a random but fixed value is put
 * in every place that asks for one, so that neither file holds anything that looks like a leak.
 *
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs'
import { PROVIDERS, type ProviderRow } from '../../src/secrets/providers.ts'

export interface SecretCase {
  readonly text: string
  /** Half-open; absent in a harmless text. */
  readonly span?: readonly [start: number, end: number]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const ALPHABETS: Readonly<Record<string, string>> = {
  an: LETTERS + LETTERS.toUpperCase() + DIGITS,
  hex: '0123456789abcdef',
  up: LETTERS.toUpperCase() + DIGITS,
  low: LETTERS + DIGITS,
  dig: DIGITS,
  b64_: LETTERS + LETTERS.toUpperCase() + DIGITS,
}

/** The same numbers every time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 0x1_0000_0000
  }
}

function randomText(alphabet: string, length: number, next: () => number): string {
  const chars = ALPHABETS[alphabet] ?? ''
  const text = Array.from({ length }, () => chars[Math.floor(next() * chars.length)]).join('')
  // Every real key of that length has both; a made-up one should not lack a digit by chance.
  return alphabet === 'dig' || length < 6 ? text : `${text.slice(0, -3)}a7${text.slice(-1)}`
}

/** `{an24}`, `{hex40}`, `{uuid}`, `{ulid}`. */
export function filled(template: string, next: () => number): string {
  return template
    .replace(/\{(an|hex|up|low|dig|b64_)(\d+)\}/g, (_, alphabet: string, length: string) =>
      randomText(alphabet, Number(length), next),
    )
    .replace(/\{uuid\}/g, () => {
      const hex = randomText('hex', 32, next)
      return [8, 12, 16, 20, 32]
        .map((end, at, ends) => hex.slice(at === 0 ? 0 : ends[at - 1], end))
        .join('-')
    })
    .replace(/\{ulid\}/g, () =>
      Array.from(
        { length: 26 },
        () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Math.floor(next() * 32)],
      ).join(''),
    )
    .replaceAll('\\\\n', '\u0000')
    .replaceAll('\\n', '\n')
    .replaceAll('\u0000', '\\n')
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

function labelled(line: string, next: () => number): SecretCase {
  const text = filled(line.replace(/(?<=⟦[^⟧]*)\|(?=[^⟦]*⟧)/g, ''), next)
  const start = text.indexOf('⟦')
  const end = text.indexOf('⟧') - 1
  return { text: text.replace(/[⟦⟧]/g, ''), span: [start, end] }
}

const CARRIERS: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['use ', ' for the upload'],
  ['export TOKEN=', ''],
  ['"key": "', '",'],
  ['the key is ', '.'],
  ['Authorization: Bearer ', ''],
  ['line 3: `', '`'],
]

const ALPHABET_OF: Readonly<Record<ProviderRow['alphabet'], string>> = {
  hex: 'hex',
  alnum: 'an',
  word: 'an',
  dotted: 'an',
  upper: 'up',
  lower: 'low',
  base64: 'b64_',
}

/** One key per prefix of the table, each in another surrounding. */
function providerCases(next: () => number): SecretCase[] {
  return PROVIDERS.map(({ prefix, alphabet, min, max }, at) => {
    const [before, after] = CARRIERS[at % CARRIERS.length] as (typeof CARRIERS)[number]
    const key =
      prefix + randomText(ALPHABET_OF[alphabet], Math.min(max, min + (max - min > 8 ? 4 : 0)), next)
    return { text: before + key + after, span: [before.length, before.length + key.length] }
  })
}

export function secretCases(): SecretCase[] {
  const next = chance(11)
  return [...linesOf('secrets.txt').map((line) => labelled(line, next)), ...providerCases(next)]
}

/** What is long, mixed and harmless. */
const VALUES: readonly string[] = [
  '{hex40}',
  '{hex7}',
  '{hex64}',
  '{uuid}',
  '{ulid}',
  'sha256:{hex64}',
  'sha512-{b64_86}==',
  '0x{hex40}',
  '2024-05-01T12:00:00.123Z',
  '1714563200000',
  'v12.4.1-beta.3',
  'eu-central-1',
  'src/journal/stub-2.ts:42:7',
  'https://harbour.test/docs/v2/tokens?page=3',
  'ada42@harbour.test',
  'node_modules/.cache/{hex8}/index.js',
  'ORDER_2024_CREATED',
  'gpt-4.1-mini-2025-04-14',
  'tide-worker-7d9f4c5b6-x2k8p',
  '192.168.17.42:8443',
  'urn:isbn:9783161484100',
  'rgba(12, 34, 56, 0.7)',
  'harbour-42-report-final.pdf',
  'CVE-2024-12345',
  'SGVsbG8gd29ybGQ=',
  'x86_64-unknown-linux-gnu',
]
const SURROUNDINGS: readonly string[] = [
  '@',
  'see @ for details',
  'commit @',
  'id: @',
  'name=@',
  '"version": "@",',
  'request @ took 42 ms',
  '| build | @ |',
  'revision @ is broken',
  '[info] loaded @',
  'path=@',
  'cache-key: @',
  '<id>@</id>',
  'ref @ (was @)',
  'checksum: @',
  'the hash is @',
  'what is @?',
  'deploy @ to staging',
  'url=@',
  'diff --git a/@ b/@',
]

export function harmlessCases(): SecretCase[] {
  const next = chance(12)
  const crossed = VALUES.flatMap((value) =>
    SURROUNDINGS.map((around) => ({ text: around.replaceAll('@', filled(value, next)) })),
  )
  return [...linesOf('harmless.txt').map((line) => ({ text: filled(line, next) })), ...crossed]
}

/** Lists by somebody who had not seen the table; a text is kept in parts, as no scanner likes it whole. */
export function freshCases(): { readonly text: string; readonly secret: boolean }[] {
  const home = new URL('.', import.meta.url)
  return readdirSync(home)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(name, home), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { parts: string[]; secret: boolean })
    .map(({ parts, secret }) => ({ text: parts.join(''), secret }))
}
