/** Sections of the templates, evidence tables, orphans and empty reflections. */
import type { Atom } from '../atoms/atom.ts'
import { compareIds, identity, parseReference } from '../atoms/ids.ts'
import { mentionsIn } from '../atoms/mentions.ts'
import { isTombstone } from '../atoms/tombstone.ts'
import { readTextFile } from '../files/text-file.ts'
import { DEFECT_LABEL, reflectionItem } from '../projects/reflection.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { findSection } from '../text/markdown.ts'

export const EXPERIMENT_SECTIONS: readonly (readonly [string, ...string[]])[] = [
  ['Background'],
  ['Execution', 'Goal', 'Run Command', 'Method'],
  ['Results', 'Result'],
  ['Conclusion', 'Conclusions'],
  ['Reflection'],
]

export const PATTERN_SECTIONS: readonly (readonly [string, ...string[]])[] = [
  ['Observation', 'Observations'],
  ['Evidence'],
  ['Pattern Statement', 'Statement'],
  ['Scope & Limitations', 'Scope and Limitations', 'Scope'],
  ['Implications'],
]

export function lintBodies(scope: ProjectScope): void {
  for (const atom of scope.atoms) {
    // Whatever is left of an entry that was proven wrong, it is no longer a report with its sections.
    if (atom.bodyLine === 1 || atom.status.base === 'invalidated') continue
    lintSections(scope, atom)
    if (atom.kind === 'pattern') lintPattern(scope, atom)
  }
  lintReflections(scope)
  lintOrphans(scope)
}

function lintSections(scope: ProjectScope, atom: Atom): void {
  const markdown = scope.body(atom)
  for (const names of sectionsFor(atom)) {
    if (findSection(markdown, names) !== undefined) continue
    scope.reportAtom(atom, {
      code: 'W-BODY-SECTION',
      line: atom.bodyLine,
      field: names[0],
      message: `The section ${names[0]} is absent`,
    })
  }
}

/** Work that has only begun has a background and nothing else yet. */
function sectionsFor(atom: Atom): readonly (readonly [string, ...string[]])[] {
  if (atom.kind === 'knowledge') return []
  if (atom.kind === 'pattern') return PATTERN_SECTIONS
  return atom.status.base === 'active' ? EXPERIMENT_SECTIONS.slice(0, 1) : EXPERIMENT_SECTIONS
}

function lintPattern(scope: ProjectScope, atom: Atom): void {
  const line = atom.fieldLines.get('source-experiments') ?? 1
  const field = 'source-experiments'
  if (atom.sources.length === 1) {
    const message = 'A pattern is drawn from two experiments or more'
    scope.reportAtom(atom, { code: 'W-PAT-FEW-SOURCES', line, field, message })
  }
  const evidence = findSection(scope.body(atom), ['Evidence'])
  if (evidence === undefined) return
  const named = new Set(
    mentionsIn(evidence.lines, scope.isProject).map((mention) => keyIn(scope, mention.text)),
  )
  for (const target of atom.sources) {
    if (named.has(keyIn(scope, target))) continue
    scope.reportAtom(atom, {
      code: 'W-PAT-EVIDENCE-GAP',
      line: evidence.heading.number,
      field,
      target,
      message: `The Evidence section does not mention ${target}`,
    })
  }
}

function keyIn(scope: ProjectScope, text: string): string {
  const reference = parseReference(text)
  if (reference === undefined) return text
  return `${reference.project ?? scope.project}/${identity(reference.id)}`
}

const EMPTY_ITEM = /^(?:none|nothing|n\/?a|no|-|–|—)?[.\s]*$/i
const IN_A_ROW = 3

const ADJUSTMENT_LABEL = /behaviou?r(?:al)? adjust|adjustments?$|follow-?up/i

function lintReflections(scope: ProjectScope): void {
  let run: Atom[] = []
  const experiments = scope.atoms
    .filter((atom) => atom.kind === 'experiment' && atom.id !== undefined && !isTombstone(atom))
    .sort((a, b) => (a.id && b.id ? compareIds(a.id, b.id) : 0))
  for (const atom of experiments) {
    const section = findSection(scope.body(atom), ['Reflection'])
    if (section === undefined) continue
    const items = [DEFECT_LABEL, ADJUSTMENT_LABEL].map((label) => reflectionItem(section, label))
    const empty = items.every((item) => item === undefined || EMPTY_ITEM.test(item))
    run = empty ? [...run, atom] : []
    if (run.length < IN_A_ROW) continue
    scope.reportAtom(atom, {
      code: 'I-REFLECTION-EMPTY',
      line: section.heading.number,
      message: `No defect and no adjustment in ${run.map((other) => other.id?.text).join(', ')}`,
    })
    run = []
  }
}

const GOVERNANCE = ['STATUS.md', 'ISSUES.md', 'roadmap.md', 'mission.md', 'CORTEX.md', 'TASKS.yaml']

/** Mentions in governance files count too: an issue that names an experiment leads to it. */
function lintOrphans(scope: ProjectScope): void {
  const reached = new Set<Atom>()
  const leaves = new Set<Atom>()
  const connect = (from: Atom | undefined, text: string): void => {
    const target = scope.find(text)
    if (target === from) return
    if (target !== undefined) reached.add(target)
    // A reference into another project connects as well as one into this project.
    if (from !== undefined && scope.resolves(text)) leaves.add(from)
  }
  for (const atom of scope.atoms) {
    for (const text of [...atom.links, ...atom.evidence, ...atom.sources, ...atom.status.targets]) {
      connect(atom, text)
    }
    for (const mention of scope.mentions(atom)) connect(atom, mention.text)
  }
  for (const name of GOVERNANCE) {
    const file = readTextFile(scope.path(name))
    for (const mention of mentionsIn(file?.markdown.lines ?? [])) connect(undefined, mention.text)
  }
  for (const atom of scope.atoms) {
    if (atom.id === undefined || reached.has(atom) || leaves.has(atom)) continue
    if (scope.isUsedElsewhere(atom)) continue
    scope.reportAtom(atom, {
      code: 'I-ORPHAN',
      line: atom.fieldLines.get('id') ?? 1,
      message: `${atom.id.text} is linked to nothing`,
    })
  }
}
