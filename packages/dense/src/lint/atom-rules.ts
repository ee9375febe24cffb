/** Identity, values, status and links of the atoms of one project. */
import type { Atom } from '../atoms/atom.ts'
import { identity, parseReference } from '../atoms/ids.ts'
import { isReplaced, STATUSES } from '../atoms/status.ts'
import { isTombstone } from '../atoms/tombstone.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { countLines } from '../text/caps.ts'
import { isFuture } from '../text/time.ts'

const SIZE = {
  experiment: { lines: 400, bytes: 24_576 },
  knowledge: { lines: 150, bytes: 8192 },
  pattern: { lines: 150, bytes: 8192 },
} as const

export function lintAtoms(scope: ProjectScope): void {
  for (const atom of scope.atoms) {
    lintOwnFindings(scope, atom)
    if (atom.findings.some((finding) => finding.code.startsWith('E-FM-'))) continue
    lintValues(scope, atom)
    lintStatus(scope, atom)
    lintReferences(scope, atom)
  }
  lintCycles(scope)
}

function lintOwnFindings(scope: ProjectScope, atom: Atom): void {
  for (const finding of atom.findings) {
    if (finding.code === 'W-FIELD-UNKNOWN' && scope.context.options.strict !== true) continue
    scope.reportAtom(atom, finding)
  }
  for (const twin of scope.twinsOf(atom)) {
    scope.reportAtom(atom, {
      code: 'E-ID-DUPLICATE',
      line: atom.fieldLines.get('id') ?? 1,
      field: 'id',
      target: twin.file,
      message: `${twin.file} has the same identity`,
    })
  }
}

function lintValues(scope: ProjectScope, atom: Atom): void {
  if (atom.date !== undefined && isFuture(atom.date, scope.now)) {
    scope.reportAtom(atom, {
      code: 'W-DATE-FUTURE',
      line: atom.fieldLines.get('date') ?? 1,
      field: 'date',
      message: `${atom.date} has not begun yet`,
    })
  }
  const limit = SIZE[atom.kind]
  const lines = countLines(atom.body)
  const bytes = atom.body.length > limit.bytes / 4 ? Buffer.byteLength(atom.body) : 0
  if (lines > limit.lines || bytes > limit.bytes) {
    scope.reportAtom(atom, {
      code: 'W-SIZE',
      line: atom.bodyLine,
      message: `The body has ${lines} lines and ${bytes} bytes; move raw data to artifacts/`,
    })
  }
}

function lintStatus(scope: ProjectScope, atom: Atom): void {
  const { status } = atom
  const line = atom.fieldLines.get('status') ?? 1
  const field = 'status'
  if (status.base === undefined) {
    const message = `${status.text} is not a status; the entry stays in the Active table`
    scope.reportAtom(atom, { code: 'E-STATUS-UNKNOWN', line, field, message })
    return
  }
  const need = STATUSES[status.base].target
  if (status.targets.length === 0 && (need === 'required' || need === 'recommended')) {
    scope.reportAtom(atom, {
      code: need === 'required' ? 'E-STATUS-TARGET' : 'W-STATUS-TARGET',
      line,
      field,
      message: `Write ${status.base}:<ID> to say which entry ${status.base} it`,
    })
  }
  for (const target of status.targets) lintStatusTarget(scope, atom, target, line)
  if (status.base === 'invalidated') lintTombstone(scope, atom, line)
}

function lintStatusTarget(scope: ProjectScope, atom: Atom, target: string, line: number): void {
  const field = 'status'
  if (!scope.resolves(target)) {
    const message = scope.absenceOf(target)
    scope.reportAtom(atom, { code: 'E-REF-DANGLING', line, field, target, message })
    return
  }
  const other = scope.find(target)
  if (other === undefined) return
  if (other === atom) {
    const message = 'An entry cannot replace or challenge itself'
    scope.reportAtom(atom, { code: 'E-STATUS-SELF', line, field, target, message })
    return
  }
  // Older work may well speak against a newer entry; it cannot replace it.
  const ordered = atom.status.base !== 'challenged'
  if (ordered && atom.date !== undefined && other.date !== undefined && other.date < atom.date) {
    const message = `${target} is from ${other.date}, older than this entry`
    scope.reportAtom(atom, { code: 'W-STATUS-ORDER', line, field, target, message })
  }
  const isMentioned = [...other.links, ...other.evidence, ...other.sources, ...other.status.targets]
    .concat(scope.mentions(other).map((mention) => mention.text))
    .some((text) => scope.find(text) === atom)
  if (!isMentioned) {
    scope.reportAtom(atom, {
      code: 'W-REF-ONE-SIDED',
      line,
      field,
      target,
      message: `${target} does not mention ${atom.id?.text ?? atom.file}`,
    })
  }
}

function lintTombstone(scope: ProjectScope, atom: Atom, line: number): void {
  const missing = ['invalidated-date', 'invalidated-reason'].filter(
    (field) => !atom.fieldLines.has(field),
  )
  if (missing.length === 0 && isTombstone(atom)) return
  const message =
    missing.length > 0
      ? `A tombstone needs ${missing.join(' and ')}`
      : 'The body of an invalidated entry has to be a short tombstone'
  scope.reportAtom(atom, { code: 'W-TOMBSTONE-BODY', line, field: 'status', message })
}

const LIST_FIELDS = [
  ['evidence', 'evidence'],
  ['source-experiments', 'sources'],
  ['links', 'links'],
] as const

function lintReferences(scope: ProjectScope, atom: Atom): void {
  for (const [field, name] of LIST_FIELDS) {
    for (const target of atom[name]) {
      const line = atom.fieldLines.get(field) ?? 1
      const reference = parseReference(target)
      if (reference === undefined) {
        const message = `${target} is not an atom id`
        scope.reportAtom(atom, { code: 'E-FIELD-TYPE', line, field, target, message })
      } else if (!scope.resolves(target)) {
        const message = scope.absenceOf(target)
        scope.reportAtom(atom, { code: 'E-REF-DANGLING', line, field, target, message })
      } else if (field === 'source-experiments' && reference.id.prefix !== 'EXP') {
        const message = `${target} is not an experiment`
        scope.reportAtom(atom, { code: 'E-FIELD-TYPE', line, field, target, message })
      }
    }
  }
  if (isTombstone(atom)) return
  const seen = new Set<string>()
  for (const mention of scope.mentions(atom)) {
    const target = mention.text
    if (seen.has(target) || scope.resolves(target)) continue
    seen.add(target)
    const message = scope.absenceOf(target)
    scope.reportAtom(atom, { code: 'W-REF-BODY-DANGLING', line: mention.line, target, message })
  }
}

/** Each ring of replacements is reported once, at its first file in order. */
function lintCycles(scope: ProjectScope): void {
  const reported = new Set<string>()
  for (const start of scope.atoms) {
    const cycle = cycleFrom(scope, start)
    if (cycle === undefined) continue
    const members = cycle.map((atom) => atom.id?.text ?? atom.file)
    const key = [...members].sort().join(' ')
    if (reported.has(key)) continue
    reported.add(key)
    const ring = [...members, members[0] ?? '']
    scope.reportAtom(start, {
      code: 'E-STATUS-CYCLE',
      line: start.fieldLines.get('status') ?? 1,
      field: 'status',
      cycle: ring,
      message: `Replaced by each other: ${ring.join(' -> ')}`,
    })
  }
}

function cycleFrom(scope: ProjectScope, start: Atom): Atom[] | undefined {
  if (start.id === undefined || !isReplaced(start.status)) return undefined
  const startKey = identity(start.id)
  const walk = (atom: Atom, path: Atom[]): Atom[] | undefined => {
    if (!isReplaced(atom.status)) return undefined
    for (const target of atom.status.targets) {
      const next = scope.find(target)
      if (next?.id === undefined || next === atom) continue
      if (identity(next.id) === startKey) return [...path, atom]
      if (path.includes(next) || path.length > 100) continue
      const found = walk(next, [...path, atom])
      if (found !== undefined) return found
    }
    return undefined
  }
  return walk(start, [])
}
