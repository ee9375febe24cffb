// `npm run tokens:update`: makes packages/core/src/memory/token-words.ts from the vocabularies of two tokenizers.
//
// A hook cannot load a tokenizer: that takes longer than all the rest it does. It can look into a small filter
// of the words that are one token in both vocabularies, with a blank before them and without one.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from './setup.mjs'

/** Rarer tokens of the older vocabulary are seldom met. */
const RANKS = 64_000
const BITS = 2 ** 19
const HASHES = 6
const LINE = 1_000
const CODES = 0x10000

function vocabulary(name) {
  const file = join(home, 'node_modules/gpt-tokenizer/data', `${name}.tiktoken`)
  const tokens = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Buffer.from(line.split(' ')[0], 'base64').toString('utf8'))
  return new Set(tokens)
}

/** As in real-tokens.ts. */
function* bitsOf(word) {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  }
  let step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  step = (step ^ (step >>> 13)) | 1
  for (let time = 0; time < HASHES; time++) yield (hash + Math.imul(step, time)) >>> 13
}

function constant(name, comment, bytes) {
  const lines = []
  const text = bytes.toString('base64')
  for (let at = 0; at < text.length; at += LINE) lines.push(`  '${text.slice(at, at + LINE)}'`)
  return `/** ${comment} */\nexport const ${name}: string =\n${lines.join(' +\n')}\n`
}

const [one, other] = [vocabulary('cl100k_base'), vocabulary('o200k_base')]
const both = [...one].filter((token) => other.has(token))
const usual = new Set([...one].slice(0, RANKS))
const words = both.filter((token) => usual.has(token) && /^ ?[A-Za-z]+$/.test(token))
const filter = Buffer.alloc(BITS / 8)
for (const word of words) for (const bit of bitsOf(word)) filter[bit >> 3] |= 1 << (bit & 7)
const chars = Buffer.alloc(CODES / 8)
for (const token of both) {
  const code = token.codePointAt(0)
  if (token.length === 1 && code >= 0x80) chars[code >> 3] |= 1 << (code & 7)
}
writeFileSync(
  join(home, 'packages/core/src/memory/token-words.ts'),
  [
    '/**\n * Made by `npm run tokens:update` from two vocabularies; not to be edited.\n *\n * @module\n */\n',
    constant(
      'TOKEN_WORDS',
      `A filter of ${words.length} words that are one token in both.`,
      filter,
    ),
    constant('TOKEN_CHARS', 'By code point, whether a character is one token in both.', chars),
  ].join('\n'),
)
