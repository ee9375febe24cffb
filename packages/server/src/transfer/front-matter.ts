/** Markdown files that begin with a YAML block between two lines of three dashes. */
import { CortexError } from '@cortex-memory/core'
import { readFrontMatter } from '@cortex-memory/dense/front-matter'
import { stringify } from 'yaml'

export interface Page {
  /** `undefined`: the file has no such block. */
  readonly fields: Readonly<Record<string, unknown>> | undefined
  readonly body: string
  /** The number of the body's first line. */
  readonly line: number
}

/** INVALID_INPUT if the block is not YAML that says what it means: no anchors, tags or doubled keys. */
export function readPage(text: string): Page {
  const { front, problem } = readFrontMatter(text)
  if (front !== undefined) {
    const { fence, values } = front
    return {
      fields: Object.fromEntries(values),
      body: text.slice(fence.bodyStart),
      line: fence.bodyLine,
    }
  }
  if (problem?.code !== 'E-FM-YAML') return { fields: undefined, body: text, line: 1 }
  // The message says what and where and quotes nothing: the text may be a secret.
  throw new CortexError(
    'INVALID_INPUT',
    `its front matter is not YAML: line ${problem.line}: ${problem.message}`,
  )
}

/** `body` comes back from `readPage` byte for byte. */
export function writePage(fields: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${stringify(fields, { lineWidth: 0, schema: 'core' })}---\n${body}`
}
