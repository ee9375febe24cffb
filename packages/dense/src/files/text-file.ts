/** Text files that are not entries: governance, decisions, CORTEX.md. */

import { type Markdown, readMarkdown } from '../text/markdown.ts'
import { readBytes, whyUnreadable } from './files.ts'

/** A text file that is not an atom: governance, decisions, CORTEX.md. */
export interface TextFile {
  readonly path: string
  readonly text: string
  readonly markdown: Markdown
}

/** Undefined for what is not there and for what cannot be read; `whyUnreadable` tells them apart. */
export function readTextFile(path: string): TextFile | undefined {
  if (whyUnreadable(path) !== undefined) return undefined
  const text = readBytes(path)?.toString('utf8')
  return text === undefined ? undefined : { path, text, markdown: readMarkdown(text) }
}
