/**
 * The tokenizer of BERT models: text becomes words, words become the longest pieces that the
 * vocabulary has. Special tokens written out in a text are plain text here: nobody can smuggle a
 * separator in.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { invalid } from './embedder.ts'

export type Vocabulary = ReadonlyMap<string, number>

export interface WordPieceOptions {
  /** With the two that mark beginning and end. Longer texts lose their end. */
  readonly maxTokens: number
  /** For "uncased" models: lower case, accents removed. */
  readonly lowerCase: boolean
}

const WORD_CHARS_MAX = 100
const NEXT_PIECE = '##'

const REMOVED = /[^\P{C}\t\n\r]|\uFFFD/gu
const CJK =
  /[\u{4E00}-\u{9FFF}\u{3400}-\u{4DBF}\u{20000}-\u{2A6DF}\u{2A700}-\u{2CEAF}\u{F900}-\u{FAFF}\u{2F800}-\u{2FA1F}]/gu
const ACCENTS = /\p{Mn}/gu
/** A sign of its own, or a run of anything but signs and spaces. */
const WORDS = /[\p{P}$+<=>^`|~]|[^\p{P}$+<=>^`|~\p{White_Space}]+/gu

/** `vocab.txt` (one token per line, its number is the line) or `tokenizer.json`. */
export function readVocabulary(path: string): Vocabulary {
  const text = readFileSync(path, 'utf8')
  if (!path.endsWith('.json')) {
    const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
    return new Map(lines.map((token, id) => [token, id]))
  }
  const { model } = JSON.parse(text) as {
    model?: { type?: string; vocab?: Record<string, number> }
  }
  // Older files do not name the type.
  if (model?.vocab === undefined || (model.type ?? 'WordPiece') !== 'WordPiece') {
    throw invalid(
      'vocabPath',
      `${path} is not a WordPiece tokenizer; only models of the BERT family can be used`,
    )
  }
  return new Map(Object.entries(model.vocab))
}

/** Token ids of a text, from [CLS] to [SEP]. */
export function wordPiece(
  vocabulary: Vocabulary,
  { maxTokens, lowerCase }: WordPieceOptions,
): (text: string) => number[] {
  const special = (token: string): number => {
    const id = vocabulary.get(token)
    if (id === undefined)
      throw invalid('vocabPath', `the vocabulary lacks ${token}; it is not one of a BERT model`)
    return id
  }
  const [begin, end, unknown] = [special('[CLS]'), special('[SEP]'), special('[UNK]')]
  return (text) => {
    const ids = [begin]
    for (const [word] of normalize(text, lowerCase).matchAll(WORDS)) {
      ids.push(...(pieces(word, vocabulary) ?? [unknown]))
      if (ids.length >= maxTokens) break
    }
    return [...ids.slice(0, maxTokens - 1), end]
  }
}

function normalize(text: string, lowerCase: boolean): string {
  const clean = text.replace(REMOVED, '').replace(CJK, ' $& ')
  if (!lowerCase) return clean
  // Letter by letter: the rules that look at neighbours are not those the models were trained with.
  return Array.from(clean.normalize('NFD').replace(ACCENTS, ''), (char) => char.toLowerCase()).join(
    '',
  )
}

function pieces(word: string, vocabulary: Vocabulary): number[] | undefined {
  const chars = Array.from(word)
  if (chars.length > WORD_CHARS_MAX) return undefined
  const ids: number[] = []
  for (let from = 0; from < chars.length; ) {
    let to = chars.length
    let id: number | undefined
    while (to > from) {
      const piece = chars.slice(from, to).join('')
      id = vocabulary.get(from === 0 ? piece : NEXT_PIECE + piece)
      if (id !== undefined) break
      to--
    }
    if (id === undefined) return undefined
    ids.push(id)
    from = to
  }
  return ids
}
