/** Ids named in running text. Ids inside paths, other words and fenced code are not mentions. */

import type { Line } from '../text/markdown.ts'
import { parseId, type Reference } from './ids.ts'

const MENTION =
  /(?<![\w/-])(?:(?!(?:EXP|K|PAT)-\d)([A-Za-z0-9][A-Za-z0-9._-]{0,99})\/)?((?:EXP-\d+[a-z]?|K-\d+|PAT-\d+))(?![\w-])(\.md\b)?/g

/** Most lines name nothing, and this is much sooner seen. */
const ANY_ID = /(?:EXP|K|PAT)-\d/

const DIRECTORY_NAMES = new Set(['experiments', 'knowledge', 'patterns', 'projects'])

export interface Mention extends Reference {
  readonly line: number
}

/**
 * A qualified mention counts only when the project exists: `and/EXP-002` is prose.
 * Without `isProject` every qualifier is taken as one.
 */
export function mentionsIn(
  lines: readonly Line[],
  isProject: (name: string) => boolean = () => true,
): Mention[] {
  const found: Mention[] = []
  for (const line of lines) {
    if (!ANY_ID.test(line.text)) continue
    for (const match of line.text.matchAll(MENTION)) {
      const project = match[1]
      const id = parseId(match[2] ?? '')
      if (id === undefined || match[3] !== undefined) continue
      if (project !== undefined && (DIRECTORY_NAMES.has(project) || !isProject(project))) continue
      const text = project === undefined ? id.text : `${project}/${id.text}`
      found.push({ project, id, text, line: line.number })
    }
  }
  return found
}
