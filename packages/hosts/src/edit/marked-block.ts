/**
 * A block of our own in a file of instructions, between two marks, each on a line of its own:
 *
 *   <!-- cortex:begin … -->
 *   …
 *   <!-- cortex:end -->
 *
 * @module
 */
import { configText, unreadable } from './config-text.ts'

const BEGIN = /^<!-- cortex:begin\b.*-->[ \t]*$/m
const END = /^<!-- cortex:end -->[ \t]*$/m
const BEGIN_LINE =
  '<!-- cortex:begin (written by `cortex install`, removed by `cortex uninstall`) -->'
const END_LINE = '<!-- cortex:end -->'

export function setBlock(file: string, text: string, content: string): string {
  const { eol } = configText(text)
  const block = [BEGIN_LINE, ...content.trim().split('\n'), END_LINE].join(eol)
  const found = findBlock(file, text)
  if (found !== undefined) return text.slice(0, found.start) + block + text.slice(found.end)
  if (text.trim() === '') return `${text}${block}${eol}`
  return `${text}${text.endsWith('\n') ? '' : eol}${eol}${block}${eol}`
}

export function hasBlock(file: string, text: string): boolean {
  return findBlock(file, text) !== undefined
}

/** Without the block, its line end and the blank line before it. */
export function removeBlock(file: string, text: string): string {
  const found = findBlock(file, text)
  if (found === undefined) return text
  const before = text.slice(0, found.start).replace(/(\r?\n)\r?\n$/, '$1')
  return before + text.slice(found.end).replace(/^\r?\n/, '')
}

function findBlock(
  file: string,
  text: string,
): { readonly start: number; readonly end: number } | undefined {
  const begin = BEGIN.exec(text)
  if (begin === null) return undefined
  const rest = text.slice(begin.index)
  const end = END.exec(rest)
  if (end === null) {
    throw unreadable(file, text, begin.index, 'cortex:begin without cortex:end')
  }
  return { start: begin.index, end: begin.index + end.index + end[0].trimEnd().length }
}
