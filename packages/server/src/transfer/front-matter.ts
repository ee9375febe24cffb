/** Markdown files that begin with a YAML block between two lines of three dashes. */
import { CortexError } from '@cortex-memory/core'
import { parse, stringify } from 'yaml'

export interface Page {
  /** `undefined`: the file has no such block. */
  readonly fields: Readonly<Record<string, unknown>> | undefined
  readonly body: string
  /** The number of the body's first line. */
  readonly line: number
}

const FENCE = /^---[ \t]*\r?\n/
const CLOSING = /(?:^|\n)---[ \t]*(?:\r?\n|$)/

/** INVALID_INPUT if the block is not YAML. */
export function readPage(text: string): Page {
  const opening = FENCE.exec(text)
  if (opening === null) return { fields: undefined, body: text, line: 1 }
  const rest = text.slice(opening[0].length)
  const closing = CLOSING.exec(rest)
  if (closing === null) return { fields: undefined, body: text, line: 1 }
  const fields = readYaml(rest.slice(0, closing.index))
  const head = text.slice(0, opening[0].length + closing.index + closing[0].length)
  return {
    fields:
      typeof fields === 'object' && fields !== null && !Array.isArray(fields)
        ? (fields as Record<string, unknown>)
        : {},
    body: text.slice(head.length),
    line: head.split('\n').length,
  }
}

function readYaml(text: string): unknown {
  try {
    // No aliases: a value may not hold itself.
    return parse(text, { schema: 'core', logLevel: 'error', maxAliasCount: 0 })
  } catch (error) {
    // Its first line says what and where; the others quote the text, which may be a secret.
    const [why] = (error as Error).message.split('\n')
    throw new CortexError('INVALID_INPUT', `its front matter is not YAML: ${why}`)
  }
}

/** `body` comes back from `readPage` byte for byte. */
export function writePage(fields: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${stringify(fields, { lineWidth: 0, schema: 'core' })}---\n${body}`
}
