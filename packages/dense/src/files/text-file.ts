/** Text files that are not entries: governance, decisions, CORTEX.md. */

import { type Markdown, readMarkdown } from '../text/markdown.ts'
import { readableText } from './files.ts'

/** A text file that is not an atom: governance, decisions, CORTEX.md. */
export interface TextFile {
  readonly path: string
  readonly text: string
  readonly markdown: Markdown
}

/** Undefined for what is not there and for what cannot be read. */
export function readTextFile(path: string): TextFile | undefined {
  const text = readableText(path)
  return text === undefined ? undefined : { path, text, markdown: readMarkdown(text) }
}
