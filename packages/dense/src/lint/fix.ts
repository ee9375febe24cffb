/** Repairs that need no judgement. Each is shown as a diff before it is written. */

import { join } from 'node:path'
import { unifiedDiff } from '@cortex-memory/core/kit'
import type { Diagnostic } from '../atoms/diagnostics.ts'
import { identity, parseId } from '../atoms/ids.ts'
import { decode } from '../atoms/parse.ts'
import { formatStatus, parseStatus } from '../atoms/status.ts'
import { renameAtom } from '../change/rename.ts'
import { syncCortex } from '../change/sync.ts'
import { readBytes, writeAtomic } from '../files/files.ts'
import { entryTarget } from '../files/layout.ts'
import { appendToList, editFrontMatter } from '../text/front-edit.ts'
import { readFrontMatter } from '../text/front-matter.ts'
import type { Workspace } from '../workspace.ts'

export interface FixStep {
  readonly title: string
  /** What it changes, as a diff or as a sentence. */
  readonly preview: string
  readonly apply: () => Promise<void>
}

export function planFixes(workspace: Workspace, diagnostics: readonly Diagnostic[]): FixStep[] {
  const steps: FixStep[] = []
  const regenerate = new Set<string>()
  const sync = new Set<string>()
  const mends = new Map<string, Mend[]>()
  const twins = new Set(
    diagnostics.filter((entry) => entry.code === 'E-ID-DUPLICATE').map((entry) => entry.file),
  )
  for (const entry of diagnostics) {
    switch (entry.code) {
      case 'W-STATUS-UNQUOTED':
        // First: until it is mended, nothing else in the block can be edited.
        mends.set(entry.file, [mendStatus, ...(mends.get(entry.file) ?? [])])
        break
      case 'W-ANTIPATTERN-HALF':
        mends.set(entry.file, [...(mends.get(entry.file) ?? []), mendAntiPattern])
        break
      case 'W-ID-PADDING':
        // The padded name is taken: which of the two moves is for a person to say.
        if (!twins.has(entry.file)) steps.push(...renameStep(workspace, entry))
        break
      case 'E-INDEX-EDITED':
      case 'W-INDEX-OUTDATED':
        if (entry.project !== undefined) regenerate.add(entry.project)
        break
      case 'W-CORTEX-UNLISTED':
      case 'W-CORTEX-MISSING':
        if (!entry.file.endsWith('OVERVIEW.md')) sync.add(entry.project ?? '')
        break
      default:
    }
  }
  for (const [file, list] of mends) steps.unshift(...editStep(workspace, file, list))
  // The root covers its projects.
  const places = sync.has('') ? [undefined] : [...sync]
  for (const project of places) steps.push(syncStep(workspace, project))
  for (const project of regenerate) {
    steps.push({
      title: `regenerate the indexes of ${project}`,
      preview: `indexes of ${project} are generated again\n`,
      apply: async () => {
        await workspace.regenerate(project)
      },
    })
  }
  return steps
}

type Mend = (text: string) => string

function editStep(workspace: Workspace, file: string, mends: readonly Mend[]): FixStep[] {
  const path = entryTarget(workspace.root, join(workspace.root, file))
  const bytes = readBytes(path)
  const text = bytes === undefined ? undefined : decode(bytes)
  if (bytes === undefined || text === undefined) return []
  let after = text
  for (const mend of mends) {
    try {
      after = mend(after)
    } catch {
      // The editor refuses what it cannot do exactly; a person has to look.
    }
  }
  if (after === text) return []
  return [
    {
      title: file,
      preview: `${unifiedDiff(file, text, after)}\n`,
      apply: () => {
        writeAtomic(path, after, { expect: { bytes } })
        workspace.commit([path], `context: mend ${file}`)
        return Promise.resolve()
      },
    },
  ]
}

function mendStatus(text: string): string {
  const value = readFrontMatter(text).front?.values.get('status')
  const { base, targets } = parseStatus(typeof value === 'string' ? value : undefined)
  if (base === undefined) return text
  return editFrontMatter(text, new Map([['status', formatStatus(base, targets)]]))
}

function mendAntiPattern(text: string): string {
  const values = readFrontMatter(text).front?.values
  const summary = values?.get('summary')
  if (typeof summary !== 'string') return text
  if (summary.startsWith('ANTI-PATTERN:')) return appendToList(text, 'tags', 'anti-pattern')
  return editFrontMatter(text, new Map([['summary', `ANTI-PATTERN: ${summary}`]]))
}

function renameStep(workspace: Workspace, entry: Diagnostic): FixStep[] {
  const name = entry.file.split('/').at(-1)?.replace(/\.md$/, '') ?? ''
  const id = parseId(name)
  const { project } = entry
  if (id === undefined || project === undefined || identity(id) === name) return []
  return [
    {
      title: `rename ${name} to ${identity(id)}`,
      preview: `rename ${entry.file} to ${identity(id)}.md, with every reference\n`,
      apply: async () => {
        await renameAtom(workspace, project, name, identity(id))
      },
    },
  ]
}

function syncStep(workspace: Workspace, project: string | undefined): FixStep {
  const { missing } = syncCortex(workspace, project, false)
  return {
    title: 'add missing lines to CORTEX.md',
    preview: missing.map((line) => `--- ${line.file}\n+++ ${line.file}\n+${line.line}\n`).join(''),
    apply: () => {
      syncCortex(workspace, project, true)
      return Promise.resolve()
    },
  }
}
