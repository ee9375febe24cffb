/**
 * Which branches of a project have memories of their own, and in which store:
 *
 *   <home>/.branches/<hash of project and branch>.json   one file for each branch
 *   <home>/.branches/leaving/<actor>/                    a store whose merge or drop was interrupted
 *
 * The store is an actor like any other, named `staged-<branch>-<hash>`. A lost file loses no memory: the
 * actor is still listed, and can be exported and imported.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from '@cortex-memory/core/kit'
import { readRegularText } from '@cortex-memory/dense/regular-file'
import { fileError } from '../file-error.ts'
import { type Checkout, commitOf, formerNames, trailOf } from '../project/checkout.ts'

/** A branch whose memories are staged. */
export interface StagedBranch {
  /** The actor of the project. */
  readonly project: string
  /** The name of the branch. */
  readonly branch: string
  /** The actor of what is staged. */
  readonly actor: string
  /** The repository in which it was last worked on. */
  readonly common: string
  /** The newest commit that was seen on it. */
  readonly tip?: string
  /** It had commits of its own: only then can it be merged. */
  readonly isOwn?: true
  /** When its first memory was staged, in milliseconds since 1970. */
  readonly at: number
  /** With which commits git was last asked whether it is merged, and it was not. */
  readonly question?: string
}

const FILE_BYTES_MAX = 65_536

/** The branches of all projects in a data home. */
export class StagedRegister {
  /** Where its files are. */
  readonly directory: string

  constructor(home: string) {
    this.directory = join(home, '.branches')
  }

  /** The branches of a project, those that were begun first at the beginning. */
  of(project: string): readonly StagedBranch[] {
    return names(this.directory)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => this.#read(name) ?? [])
      .filter((each) => each.project === project)
      .sort((a, b) => a.at - b.at || (a.branch < b.branch ? -1 : 1))
  }

  /** What is staged on a branch. One that was renamed is found under its former name, and renamed here. */
  find(project: string, checkout: Checkout): StagedBranch | undefined {
    const known = this.#read(fileName(project, checkout.branch))
    if (known !== undefined) return known
    const former = this.#former(project, checkout)
    if (former === undefined) return undefined
    const renamed = { ...former, branch: checkout.branch }
    quietly(() => {
      this.put(renamed)
      this.remove(former)
    })
    return renamed
  }

  /** Notes where a branch stands: what is known when it is gone. Reads the logs only if it has moved. */
  seen(known: StagedBranch, { common, branch, tip }: Checkout): StagedBranch {
    if (tip === undefined || (known.tip === tip && known.common === common)) return known
    const isOwn = known.isOwn === true || trailOf(common, branch, known.at).isOwn
    const now = { ...known, common, tip, ...(isOwn ? { isOwn: true as const } : {}) }
    quietly(() => this.put(now))
    return now
  }

  /** The log of the branch names it, or it is gone and ended where this one stands. */
  #former(project: string, { common, branch, tip }: Checkout): StagedBranch | undefined {
    const gone = this.of(project).filter(
      (each) =>
        each.common === common && commitOf(common, `refs/heads/${each.branch}`) === undefined,
    )
    if (gone.length === 0) return undefined
    const names = formerNames(common, branch)
    return (
      gone.find((each) => names.includes(each.branch)) ??
      gone.find((each) => tip !== undefined && each.isOwn === true && each.tip === tip)
    )
  }

  /** Of two that register the same branch at once, both get what the first one wrote. */
  begin(branch: StagedBranch): StagedBranch {
    try {
      this.#write(branch, { exclusive: true })
      return branch
    } catch (error) {
      const known = this.#read(fileName(branch.project, branch.branch))
      if (known === undefined) throw error
      return known
    }
  }

  put(branch: StagedBranch): void {
    this.#write(branch, {})
  }

  remove({ project, branch }: StagedBranch): void {
    rmSync(join(this.directory, fileName(project, branch)), { force: true })
  }

  #write(branch: StagedBranch, options: { readonly exclusive?: true }): void {
    const file = join(this.directory, fileName(branch.project, branch.branch))
    try {
      mkdirSync(this.directory, { recursive: true, mode: 0o700 })
      writeFileAtomic(file, `${JSON.stringify(branch)}\n`, { mode: 0o600, ...options })
    } catch (error) {
      throw fileError(`register the branch ${branch.branch} in`, file, error)
    }
  }

  /** A file that cannot be read says nothing. */
  #read(name: string): StagedBranch | undefined {
    const text = readRegularText(join(this.directory, name), { maxBytes: FILE_BYTES_MAX })
    if (text === undefined) return undefined
    try {
      const branch = JSON.parse(text) as StagedBranch
      const { project, branch: called, actor, common, at } = branch
      const isWhole = [project, called, actor, common].every(isText) && typeof at === 'number'
      return isWhole && name === fileName(project, called) ? branch : undefined
    } catch {
      return undefined
    }
  }
}

/** What is staged on a branch gets a new store of its own each time: a name can be used again. */
export function newStaged(
  project: string,
  checkout: Checkout,
  { at, isOwn }: { readonly at: number; readonly isOwn: boolean },
): StagedBranch {
  const { common, branch, tip } = checkout
  return {
    project,
    branch,
    actor: `staged-${readable(branch)}-${digestOf(project, branch, String(at))}`,
    common,
    ...(tip === undefined ? {} : { tip }),
    ...(isOwn ? { isOwn: true } : {}),
    at,
  }
}

const LABEL_CHARS = 36
const DIGEST_CHARS = 12

function readable(branch: string): string {
  const words = branch.split(/[^A-Za-z0-9_]+/).filter((word) => word !== '')
  return words.join('-').slice(0, LABEL_CHARS) || 'branch'
}

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGEST_CHARS)
}

function fileName(project: string, branch: string): string {
  return `${createHash('sha256')
    .update(JSON.stringify([project, branch]))
    .digest('hex')}.json`
}

function names(directory: string): readonly string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** A home that may not be written to can be read anyway. */
function quietly(body: () => void): void {
  try {
    body()
  } catch {
    // The next call tries again.
  }
}
