/** Configuration files as people keep them: any formatting, comments everywhere. */
import fc from 'fast-check'

export interface Style {
  readonly eol: '\n' | '\r\n'
  readonly indent: '  ' | '    ' | '\t'
  readonly mark: '' | '\uFEFF'
  readonly isTrailing: boolean
  readonly isInline: boolean
  readonly hasLastLineEnd: boolean
  /** Used up from the front: 0 nothing, 1 a block comment, 2 a line comment, 3 a comment line. */
  readonly comments: readonly number[]
}

export const style: fc.Arbitrary<Style> = fc.record({
  eol: fc.constantFrom('\n', '\r\n'),
  indent: fc.constantFrom('  ', '    ', '\t'),
  mark: fc.constantFrom('', '\uFEFF'),
  isTrailing: fc.boolean(),
  isInline: fc.boolean(),
  hasLastLineEnd: fc.boolean(),
  comments: fc.array(fc.nat(3), { maxLength: 12 }),
})

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const leaf = fc.constantFrom<Json>(null, true, 7, 'x // no comment', 'a "quoted" { text,', {}, [])
export const value: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 2 },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'env', 'hooks'), tie('node'), { maxKeys: 3 }),
  ),
})).node

/** The value as text, in a style. */
export function printed(root: Json, style_: Style): string {
  const { eol, indent, mark, isTrailing, isInline, hasLastLineEnd } = style_
  const comments = [...style_.comments]
  let number = 0
  const comment = (kinds: readonly number[], around: (text: string) => string): string => {
    const kind = comments.shift() ?? 0
    if (!kinds.includes(kind)) return ''
    number += 1
    return around(kind === 1 ? `/* c${number} */` : `// c${number}`)
  }
  const print = (node: Json, depth: number): string => {
    if (typeof node !== 'object' || node === null) return JSON.stringify(node)
    const isList = Array.isArray(node)
    const items: [string, Json][] = isList
      ? node.map((each: Json) => ['', each])
      : Object.entries(node).map(([key, each]) => [`${JSON.stringify(key)}: `, each])
    const [open, close] = isList ? ['[', ']'] : ['{', '}']
    if (items.length === 0) return `${open}${close}`
    const gap = isInline ? ' ' : eol + indent.repeat(depth + 1)
    const body = items.map(([key, each], index) => {
      const isLast = index === items.length - 1
      const above = isInline ? '' : comment([3], (text) => `${gap}${text}`)
      const comma = isLast && !isTrailing ? '' : ','
      const behind = comment(isInline ? [1] : [1, 2], (text) => ` ${text}`)
      return `${above}${gap}${key}${print(each, depth + 1)}${comma}${behind}`
    })
    return `${open}${body.join('')}${isInline ? ' ' : eol + indent.repeat(depth)}${close}`
  }
  return `${mark}${print(root, 0)}${hasLastLineEnd ? eol : ''}`
}

/** All comments of a text, in order. */
export function commentsOf(text: string): string[] {
  return [...text.matchAll(/\/\* c\d+ \*\/|\/\/ c\d+/g)].map(([comment]) => comment)
}
