/**
 * Remembers that a project needed nothing, by the marks of everything the answer depends on: atoms,
 * logs, index pages, checkpoint, the day (entries grow cold overnight) and the settings.
 *
 * With it a regeneration of all projects costs one look per file and no reading. Marks of inputs
 * are those taken before the input was read: what changes in between shows up as a difference next
 * time. The file is derived and may be deleted at any time.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import {
  type FileMark,
  listNames,
  makeDirectory,
  markOf,
  readText,
  writeAtomic,
} from '../files/files.ts'
import { ATOM_DIRECTORIES, isAtomCandidate } from '../files/layout.ts'
import { ignoreMachineState } from '../files/machine-state.ts'
import { dayOf } from '../text/time.ts'
import type { IndexProblem } from './index-file.ts'

const VERSION = 2
const SETTLED_MS = 50

/** By path below the project. */
export type Marks = ReadonlyMap<string, FileMark>

export interface CleanFacts {
  readonly atoms: number
  readonly problems: readonly IndexProblem[]
}

interface Stored extends CleanFacts {
  readonly fingerprint: string
  /** False when a file had just changed: it may change again without a new time. */
  readonly settled: boolean
}

export interface CleanOptions {
  readonly project: string
  readonly directory: string
  readonly now: number
  readonly kinds?: readonly unknown[]
  readonly writeBack?: boolean
}

const pathOf = ({ project, directory }: CleanOptions): string =>
  join(directory, '..', '..', '.dense', 'cache', `${project}.clean.json`)

function marksIn(directory: string, name: string, wanted: (file: string) => boolean): Marks {
  const found = new Map<string, FileMark>()
  for (const file of listNames(join(directory, name))) {
    if (!wanted(file)) continue
    const mark = markOf(`${directory}/${name}/${file}`)
    if (mark !== undefined) found.set(`${name}/${file}`, mark)
  }
  return found
}

export function logMarks(directory: string): Marks {
  return marksIn(directory, '_meta', (file) => file.startsWith('access-log'))
}

/** Pages are numbered without gaps, so they are found without listing the directory again. */
function generatedMarks(directory: string): Marks {
  const found = new Map<string, FileMark>()
  const add = (file: string): boolean => {
    const mark = markOf(`${directory}/${file}`)
    if (mark !== undefined) found.set(file, mark)
    return mark !== undefined
  }
  for (const name of ATOM_DIRECTORIES) {
    let page = 1
    while (add(`${name}/index${page === 1 ? '' : `-${page}`}.md`)) page += 1
  }
  add('_meta/refs-checkpoint.json')
  return found
}

/** The facts of the last run, when nothing it depends on has changed since. */
export function readClean(options: CleanOptions): CleanFacts | undefined {
  if (options.kinds !== undefined) return undefined
  const text = readText(pathOf(options))
  if (text === undefined) return undefined
  try {
    const stored = JSON.parse(text) as Stored
    if (!stored.settled) return undefined
    const { directory } = options
    const atoms = new Map(
      ATOM_DIRECTORIES.flatMap((name) => [...marksIn(directory, name, isAtomCandidate)]),
    )
    const fingerprint = fingerprintOf(options, atoms, logMarks(directory))
    return stored.fingerprint === fingerprint
      ? { atoms: stored.atoms, problems: stored.problems }
      : undefined
  } catch {
    return undefined
  }
}

export function saveClean(
  options: CleanOptions,
  facts: CleanFacts,
  atoms: Marks,
  logs: Marks,
): void {
  const path = pathOf(options)
  const fingerprint = fingerprintOf(options, atoms, logs)
  if (readText(path)?.includes(fingerprint) === true) return
  const newest = Math.max(0, ...[...atoms.values(), ...logs.values()].map((mark) => mark.mtimeMs))
  const settled = Date.now() - newest > SETTLED_MS
  makeDirectory(dirname(path))
  ignoreMachineState(join(dirname(path), '..'))
  const stored: Stored = { fingerprint, settled, ...facts }
  writeAtomic(path, `${JSON.stringify(stored)}\n`, { durable: false })
}

function fingerprintOf(options: CleanOptions, atoms: Marks, logs: Marks): string {
  const hash = createHash('sha256')
  hash.update(`${VERSION} ${options.project} ${dayOf(options.now)} ${options.writeBack !== false}`)
  for (const marks of [atoms, logs, generatedMarks(options.directory)]) {
    const lines = [...marks].map(
      ([file, mark]) => `${file} ${mark.size} ${mark.mtimeMs} ${mark.ino}`,
    )
    hash.update(`\n\n${lines.join('\n')}`)
  }
  return hash.digest('hex').slice(0, 32)
}
