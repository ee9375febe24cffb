/**
 * The closed table of lint codes. The first letter is the severity: E error, W warning, I hint.
 * A code that is not here does not compile, and a test fails for a code that nothing reports.
 *
 * @module
 */

export const CODES = {
  'E-FM-MISSING': 'No front matter at the top of an atom file',
  'E-FM-UNTERMINATED': 'The front matter has no closing fence',
  'E-FM-YAML': 'The front matter is not YAML that we read',
  'W-FM-DOUBLE': 'A second front matter block follows the first',
  'E-ID-FORMAT': 'The id does not have the form of an atom id',
  'E-ID-FILENAME': 'The id and the file name differ',
  'E-ID-DIRECTORY': 'The atom lies in the directory of another kind',
  'E-ID-DUPLICATE': 'Two files carry the same identity',
  'W-ID-PADDING': 'The number of the id has fewer than three digits',
  'E-FIELD-MISSING': 'A required field is absent',
  'E-FIELD-TYPE': 'A field has the wrong form',
  'W-FIELD-UNKNOWN': 'A field that no rule describes (strict mode)',
  'W-FIELD-LEGACY': 'An old field stands in for a current one',
  'E-DATE': 'The date is not a calendar day of the form YYYY-MM-DD',
  'W-DATE-FUTURE': 'The date has not begun anywhere on earth',
  'E-PROJECT-MISMATCH': 'The project field and the directory differ',
  'W-SUMMARY-LONG': 'The summary has more than 300 characters',
  'W-ANTIPATTERN-HALF': 'Anti-pattern prefix without tag, or tag without prefix',
  'W-SIZE': 'The body is larger than an atom should be',
  'E-STATUS-UNKNOWN': 'The status is not a word of the life cycle',
  'E-STATUS-TARGET': 'A challenged entry does not name the challenger',
  'W-STATUS-TARGET': 'The status should name a target',
  'E-STATUS-SELF': 'The status names the entry itself',
  'E-STATUS-CYCLE': 'Entries claim to be replaced by each other',
  'W-STATUS-ORDER': 'The target of the status is older than the entry',
  'W-STATUS-UNQUOTED': 'A status with a blank after the colon is not quoted',
  'W-TOMBSTONE-BODY': 'An invalidated entry is not a complete tombstone',
  'E-REF-DANGLING': 'A field names an atom that does not exist',
  'W-REF-BODY-DANGLING': 'The text names an atom that does not exist',
  'W-REF-ONE-SIDED': 'The target of a status never mentions the entry',
  'I-ORPHAN': 'Nothing leads to this entry and it leads nowhere',
  'W-BODY-SECTION': 'A section of the template is absent',
  'W-PAT-EVIDENCE-GAP': 'A source experiment is absent from the Evidence section',
  'W-PAT-FEW-SOURCES': 'A pattern rests on fewer than two experiments',
  'I-REFLECTION-EMPTY': 'Three experiments in a row reflect on nothing',
  'E-PROV-FILE': 'A cited file or commit does not exist',
  'E-PROV-LINE': 'A cited line is not in the file',
  'W-PROV-UNSOURCED': 'A quantity without a source',
  'W-PROV-SELF': 'A quantity whose only source is the entry itself',
  'W-PROV-WEAK': 'A source that no longer stands, without its successor',
  'I-PROV-DRIFT': 'A number that the cited lines do not contain (on request)',
  'E-CAP-LINES': 'The file has more lines than its cap',
  'E-CAP-BYTES': 'The file has more bytes than its cap',
  'E-FILE-UNREADABLE': 'There is something under this name that cannot be read',
  'W-CAP-NEAR': 'The file is close to its cap',
  'W-SECTION-MISSING': 'A required section is absent',
  'W-STATUS-OLD': 'STATUS.md is older than the work it describes',
  'I-ISSUE-OLD': 'An issue has been open for more than 60 days',
  'W-MISSION-CHANGED': 'mission.md was changed without a recorded consent',
  'E-ROADMAP-NO-CHECKLIST': 'A milestone without conditions',
  'W-ROADMAP-DELETED': 'A condition of the last commit is gone',
  'I-ROADMAP-VAGUE': 'A condition that nobody can decide',
  'E-DR-NUMBER-DUPLICATE': 'Two decisions of one level share a number',
  'E-DR-ALTERNATIVES': 'A decision with fewer than two alternatives',
  'E-DR-SECTION': 'A part of the decision record is absent',
  'W-DR-SUPERSEDE-ONE-SIDED': 'Only one side of a supersession mentions the other',
  'W-DR-UNLISTED': 'The CORTEX.md of the level does not mention the decision',
  'E-TASK-YAML': 'TASKS.yaml cannot be read',
  'E-TASK-ID': 'A task id that is not four hex digits in quotes',
  'E-TASK-DUPLICATE': 'Two tasks share an id',
  'E-TASK-DEP': 'A task depends on one that does not exist',
  'E-TASK-CYCLE': 'Tasks wait for each other',
  'E-TASK-PARENT': 'The parent does not exist, or parents form a ring',
  'E-TASK-TEMPLATE': 'The template is absent or unknown',
  'W-TASK-WHY': 'A task without a reason',
  'W-TASK-DONE-WHEN': 'A task without a condition',
  'W-TASK-DONE-WHEN-VAGUE': 'A condition that nobody can decide',
  'W-TASK-PLAN': 'A task without an existing plan document',
  'W-TASK-CLAIM-OLD': 'A claim older than three days',
  'I-TASK-SUPPLY': 'Fewer than two tasks can be started',
  'W-CORTEX-MISSING': 'A directory that no CORTEX.md describes',
  'W-CORTEX-UNLISTED': 'A file that its CORTEX.md does not name',
  'W-CORTEX-DEAD': 'CORTEX.md names a path that does not exist',
  'W-CORTEX-SIZE': 'CORTEX.md is larger than an index should be',
  'E-INDEX-EDITED': 'A generated index was edited by hand',
  'W-INDEX-OUTDATED': 'A generated index does not match its atoms',
  'W-LOG-DAMAGED': 'The access log has lines that cannot be read',
} as const

/** The stable code of a finding. */
export type DiagnosticCode = keyof typeof CODES
/** How bad a finding is. */
export type Severity = 'error' | 'warning' | 'info'

/** Something that the linter found. */
export interface Diagnostic {
  /** Its code. */
  readonly code: DiagnosticCode
  /** How bad it is. */
  readonly severity: Severity
  /** The project. */
  readonly project?: string
  /** Relative to the context root, with forward slashes. */
  readonly file: string
  /** Counted from the top of the file, front matter included. */
  readonly line?: number
  /** The field of the front matter. */
  readonly field?: string
  /** What a link names. */
  readonly target?: string
  /** The atoms of a cycle. */
  readonly cycle?: readonly string[]
  /** The finding in a sentence. */
  readonly message: string
  /** What `lint --fix` would do; absent when a person has to decide. */
  readonly fix?: string
}

export type Finding = Omit<Diagnostic, 'severity' | 'file' | 'project'>

const SEVERITY: Readonly<Record<string, Severity>> = { E: 'error', W: 'warning', I: 'info' }

/** How bad a finding of this code is. */
export function severityOf(code: DiagnosticCode): Severity {
  return SEVERITY[code.charAt(0)] ?? 'error'
}

export function diagnose(file: string, finding: Finding, project?: string): Diagnostic {
  const { code, ...facts } = finding
  return {
    code,
    severity: severityOf(code),
    ...(project === undefined ? {} : { project }),
    file,
    ...facts,
  }
}

/** Stable order: path, line, code, then field and target for several of one kind on a line. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    order(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    order(a.code, b.code) ||
    order(a.field ?? '', b.field ?? '') ||
    order(a.target ?? '', b.target ?? '')
  )
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
