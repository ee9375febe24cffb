import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const text = (words: string) => [{ kind: 'text', text: words }]

describe('markdown', () => {
  it('[EX25] front matter, headings, lists, code and paragraphs', () => {
    const { front, blocks } = parseMarkdown(
      '---\nid: K-001\ntags: [a]\n---\n# Title\n\nOne\ntwo\n\n- a\n- b\n  more\n\n```ts\nlet x\n```\n> said\n---',
    )

    expect(front).toEqual([
      ['id', 'K-001'],
      ['tags', '[a]'],
    ])
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: text('Title') },
      { kind: 'paragraph', text: text('One two') },
      { kind: 'list', isOrdered: false, items: [text('a'), text('b more')] },
      { kind: 'code', text: 'let x' },
      { kind: 'quote', text: text('said') },
      { kind: 'rule' },
    ])
  })

  it('[EX25] marks inside a line, and references to atoms', () => {
    const [block] = parseMarkdown('**bold** `code` and *soft*, see EXP-001').blocks

    expect(block).toEqual({
      kind: 'paragraph',
      text: [
        { kind: 'strong', text: 'bold' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'code' },
        { kind: 'text', text: ' and ' },
        { kind: 'em', text: 'soft' },
        { kind: 'text', text: ', see ' },
        { kind: 'atom', text: 'EXP-001' },
      ],
    })
  })

  it('[EX9] markup and addresses stay text', () => {
    const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1))'

    expect(parseMarkdown(hostile).blocks).toEqual([{ kind: 'paragraph', text: text(hostile) }])
  })

  it('[EX9] a fence that never ends, and nothing but marks, come to an end', () => {
    expect(parseMarkdown('```\nopen').blocks).toEqual([{ kind: 'code', text: 'open' }])
    for (const odd of ['', '#', '>', '-', '*'.repeat(5_000), '`'.repeat(5_000)]) {
      expect(parseMarkdown(odd).blocks.length).toBeLessThan(10)
    }
  })
})
