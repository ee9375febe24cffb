/** Generated files: indexes that are out of date or were edited, logs with damaged lines. */
import { join } from 'node:path'
import { type AtomKind, KINDS } from '../atoms/ids.ts'
import { readText } from '../files/files.ts'
import { emptyCheckpoint } from '../indexes/checkpoint.ts'
import { withoutTime } from '../indexes/index-file.ts'
import { isEdited, planProject } from '../indexes/regenerate.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { readNews } from '../track/log-reader.ts'

export function lintGenerated(scope: ProjectScope): void {
  const { project, directory } = scope
  const cache = { headers: (kind: AtomKind) => scope.atoms.filter((atom) => atom.kind === kind) }
  const plan = planProject({ project, directory, cache, now: scope.now })
  for (const { kind, pages } of plan.kinds) {
    for (const page of pages) {
      const key = `${KINDS[kind].directory}/${page.name}`
      const path = join(directory, key)
      const existing = readText(path)
      if (existing !== undefined && withoutTime(existing) === withoutTime(page.text)) continue
      if (existing !== undefined && isEdited(existing, key, plan.loaded.checkpoint)) {
        scope.report(path, {
          code: 'E-INDEX-EDITED',
          line: 1,
          message: 'Edited by hand; `ctx index` saves the edit as index.md.rej and writes again',
          fix: 'regenerate',
        })
        continue
      }
      const message = existing === undefined ? 'Not generated yet' : 'Does not match the atoms'
      scope.report(path, { code: 'W-INDEX-OUTDATED', line: 1, message, fix: 'regenerate' })
    }
  }
  const all = readNews(directory, emptyCheckpoint(), true)
  const [first] = all.damaged
  if (first === undefined) return
  scope.report(scope.path('_meta', first.file), {
    code: 'W-LOG-DAMAGED',
    line: first.line,
    message: `${all.damaged.length} line${all.damaged.length === 1 ? '' : 's'} cannot be read and ${all.damaged.length === 1 ? 'was' : 'were'} skipped`,
  })
}
