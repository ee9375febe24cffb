/** Every quantity names its source, and every source can be followed. */
import { dirname } from 'node:path'
import type { Atom } from '../atoms/atom.ts'
import { mentionsIn } from '../atoms/mentions.ts'
import { isReplaced } from '../atoms/status.ts'
import { isTombstone } from '../atoms/tombstone.ts'
import { readTextFile } from '../files/text-file.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { successorsOf } from '../projects/successors.ts'
import { findSection, type Line, type Markdown, type Unit, unitsOf } from '../text/markdown.ts'
import {
  commitCitations,
  type FileResolver,
  fileCitations,
  hasPointer,
  hasQuantity,
  resolverFor,
  sourcesIn,
} from './citations.ts'

export interface Coverage {
  readonly file: string
  /** Units with a quantity. */
  readonly units: number
  readonly sourced: number
}

export interface CommitCitation {
  readonly project: string
  readonly path: string
  readonly line: number
  readonly hex: string
}

interface Document {
  readonly path: string
  readonly markdown: Markdown
  /** Lines whose quantities need a source. */
  readonly claims: readonly Line[]
  readonly atom: Atom | undefined
}

export interface ProvenanceResult {
  readonly coverage: Coverage[]
  /** Checked by the caller with one call to git for all projects. */
  readonly commits: CommitCitation[]
}

export function lintProvenance(scope: ProjectScope): ProvenanceResult {
  const { root, settings } = scope.context
  const resolver = resolverFor(root, scope.directory, settings.codeRoots)
  const coverage: Coverage[] = []
  const commits: CommitCitation[] = []
  for (const document of documentsOf(scope)) {
    lintCitations(scope, document, resolver)
    commits.push(...commitsOf(scope, document))
    coverage.push(lintClaims(scope, document, resolver))
    lintWeakSources(scope, document)
  }
  lintTickedItems(scope, resolver)
  return { coverage: coverage.filter((entry) => entry.units > 0), commits }
}

function documentsOf(scope: ProjectScope): Document[] {
  const documents: Document[] = []
  for (const atom of scope.atoms) {
    if (atom.bodyLine === 1) continue
    const markdown = scope.body(atom)
    const claims = isTombstone(atom) ? [] : claimLines(atom, markdown)
    documents.push({ path: scope.pathOf(atom), markdown, claims, atom })
  }
  for (const name of ['STATUS.md', 'ISSUES.md']) {
    const file = readTextFile(scope.path(name))
    if (file === undefined) continue
    const { markdown, path } = file
    documents.push({ path, markdown, claims: markdown.lines, atom: undefined })
  }
  return documents
}

function claimLines(atom: Atom, markdown: Markdown): readonly Line[] {
  if (atom.kind !== 'experiment') return markdown.lines
  return [
    ['Results', 'Result'],
    ['Conclusion', 'Conclusions'],
  ].flatMap((names) => findSection(markdown, names)?.lines ?? [])
}

/** A broken citation is worse than none: it looks checked. */
function lintCitations(scope: ProjectScope, document: Document, resolver: FileResolver): void {
  for (const line of document.markdown.lines) {
    for (const citation of fileCitations(line.text)) {
      const found = resolver.resolve(citation.path, dirname(document.path))
      if (found === undefined) {
        scope.report(document.path, {
          code: 'E-PROV-FILE',
          line: line.number,
          target: citation.text,
          message: `${citation.path} does not exist`,
        })
        continue
      }
      const { from, to } = citation
      const length = resolver.lines(found).length
      if (from >= 1 && to >= from && to <= length) continue
      scope.report(document.path, {
        code: 'E-PROV-LINE',
        line: line.number,
        target: citation.text,
        message: `${citation.path} has ${length} lines`,
      })
    }
  }
}

function commitsOf(scope: ProjectScope, document: Document): CommitCitation[] {
  return document.markdown.lines.flatMap((line) =>
    commitCitations(line.text).map((hex) => {
      return { project: scope.project, path: document.path, line: line.number, hex }
    }),
  )
}

function lintClaims(scope: ProjectScope, document: Document, resolver: FileResolver): Coverage {
  let units = 0
  let sourced = 0
  for (const unit of unitsOf(document.claims)) {
    if (!hasQuantity(unit.text)) continue
    units += 1
    const verdict = verdictOn(scope, document, unit, resolver)
    if (verdict === 'sourced') {
      sourced += 1
      if (scope.context.options.drift === true) lintDrift(scope, document, unit, resolver)
      continue
    }
    scope.report(document.path, {
      code: verdict === 'self' ? 'W-PROV-SELF' : 'W-PROV-UNSOURCED',
      line: unit.line,
      message:
        verdict === 'self'
          ? 'The only source of this quantity is the entry itself'
          : 'A quantity without a source: name an id, file:line, a sum, or ??',
    })
  }
  return { file: document.path, units, sourced }
}

function verdictOn(
  scope: ProjectScope,
  document: Document,
  unit: Unit,
  resolver: FileResolver,
): 'sourced' | 'self' | 'unsourced' {
  const base = dirname(document.path)
  const own = sourcesIn(unit.text, resolver, base)
  const intro = unit.intro === undefined ? undefined : sourcesIn(unit.intro, resolver, base)
  const ids = [...own.ids, ...(intro?.ids ?? [])]
  const foreign = ids.filter((id) => {
    return document.atom === undefined || scope.find(id) !== document.atom
  })
  const files = own.files.length + (intro?.files.length ?? 0)
  const commits = own.commits.length + (intro?.commits.length ?? 0)
  if (foreign.length > 0 || files > 0 || commits > 0 || own.other || intro?.other === true) {
    return 'sourced'
  }
  return ids.length > 0 ? 'self' : 'unsourced'
}

/** The numbers of a claim should be in the lines it cites; results of sums need not. */
function lintDrift(
  scope: ProjectScope,
  document: Document,
  unit: Unit,
  resolver: FileResolver,
): void {
  const cited = fileCitations(unit.text)
    .map((citation) => ({
      citation,
      path: resolver.resolve(citation.path, dirname(document.path)),
    }))
    .flatMap(({ citation, path }) =>
      path === undefined ? [] : resolver.lines(path).slice(citation.from - 1, citation.to),
    )
    .join('\n')
  if (cited === '') return
  const claim = fileCitations(unit.text).reduce(
    (text, citation) => text.replace(citation.text, ' '),
    unit.text,
  )
  const numbers = claim.replace(/=\s*[\d.]+/g, ' ').match(/(?<![\w.])\d+\.\d+(?!\w)/g) ?? []
  const missing = numbers.filter((number) => !cited.includes(number))
  if (missing.length === 0) return
  scope.report(document.path, {
    code: 'I-PROV-DRIFT',
    line: unit.line,
    message: `The cited lines do not contain ${missing.join(', ')}`,
  })
}

/** A source that fell is fine as long as the text also names what came after it. */
function lintWeakSources(scope: ProjectScope, document: Document): void {
  const { atom } = document
  const named = new Set(
    [
      ...mentionsIn(document.markdown.lines, scope.isProject).map((mention) => mention.text),
      ...(atom === undefined
        ? []
        : [...atom.links, ...atom.evidence, ...atom.sources, ...atom.status.targets]),
    ].map((text) => scope.find(text)),
  )
  if (atom !== undefined) named.add(atom)
  const reported = new Set<Atom>()
  for (const mention of mentionsIn(document.claims, scope.isProject)) {
    const source = scope.find(mention.text)
    if (source === undefined || source === atom || reported.has(source)) continue
    const { base } = source.status
    const weak = base === 'invalidated' || base === 'challenged' || isReplaced(source.status)
    if (!weak || successorsOf(scope, source).some((other) => named.has(other))) continue
    reported.add(source)
    const after = successorsOf(scope, source)
      .map((other) => other.id?.text)
      .join(', ')
    scope.report(document.path, {
      code: 'W-PROV-WEAK',
      line: mention.line,
      target: mention.text,
      message: `${mention.text} is ${source.status.text}${after === '' ? '' : `; see ${after}`}`,
    })
  }
}

function lintTickedItems(scope: ProjectScope, resolver: FileResolver): void {
  const file = readTextFile(scope.path('roadmap.md'))
  if (file === undefined) return
  for (const line of file.markdown.lines) {
    if (!/^\s*[-*+]\s+\[[xX]\]/.test(line.text)) continue
    const sources = sourcesIn(line.text, resolver, scope.directory)
    const found = sources.ids.length > 0 || sources.files.length > 0 || sources.commits.length > 0
    if (found || sources.other || hasPointer(line.text)) continue
    scope.report(file.path, {
      code: 'W-PROV-UNSOURCED',
      line: line.number,
      message: 'A ticked condition names its proof: an id, a file, a commit or a pull request',
    })
  }
}
