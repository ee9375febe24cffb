/** Cuts a briefing to its budget: something of every part first, then the rest by importance. */
import { countTokens } from '@cortex-memory/core/kit'
import type { Part } from './report.ts'

/** For the sentence that says what was left out. */
const RESERVE = 30
/** So many lines of each part come before the rest of any. */
const FIRST_LINES = 2

/** Whole lines in order of importance; what does not fit is named with its file. */
export function fit(
  project: string,
  parts: readonly Part[],
  budget: number,
): { text: string; leftOut: string[] } {
  const title = `# ${project}: briefing from the files\n`
  const shown = parts.map(() => 0)
  let bytes = Buffer.byteLength(title)
  const take = (part: Part, at: number, linesMax: number): void => {
    for (const line of part.lines.slice(shown[at], linesMax)) {
      const head = shown[at] === 0 ? headOf(part) : ''
      const more = Buffer.byteLength(head) + Buffer.byteLength(line) + 1
      if (Math.ceil((bytes + more) / 4) > budget - RESERVE) return
      bytes += more
      shown[at] = (shown[at] ?? 0) + 1
    }
  }
  for (const linesMax of [FIRST_LINES, Number.POSITIVE_INFINITY]) {
    for (const [at, part] of parts.entries()) take(part, at, linesMax)
  }
  const texts = parts.map((part, at) => {
    const lines = part.lines.slice(0, shown[at])
    return lines.length === 0 ? '' : `${headOf(part)}${lines.join('\n')}\n`
  })
  const leftOut = parts.flatMap((part, at) => {
    const rest = part.lines.length - (shown[at] ?? 0)
    return rest === 0 ? [] : [`${part.title}: ${rest} more lines in ${part.file}`]
  })
  const text = title + texts.join('')
  const note = `\nNot shown: ${leftOut.length} parts, see the files above.\n`
  const fits = leftOut.length > 0 && countTokens(text + note) <= budget
  return { text: fits ? text + note : text, leftOut }
}

const headOf = (part: Part): string => `\n## ${part.title} (${part.file})\n`
