/** What every operation needs: where, when, and what the owner decided. */
import { AtomCache } from './atoms/atom-cache.ts'
import type { AtomKind } from './atoms/ids.ts'
import { DenseError } from './errors.ts'
import { isDirectory } from './files/files.ts'
import { metaPath, requireProject } from './files/layout.ts'
import { withLock } from './files/lock.ts'
import { readSettings, type Settings } from './files/settings.ts'
import { commitPaths, isRepository } from './git/git.ts'
import { type OpenUnit, Uncommitted } from './git/uncommitted.ts'
import {
  type ProjectRegenReport,
  regenerateLocked,
  regenerateProject,
} from './indexes/regenerate.ts'

/** A commit that was due and did not happen. */
export interface NotCommitted {
  /** The message it was to have. */
  readonly message: string
  /** What git said. */
  readonly reason: string
}

export class Workspace {
  readonly root: string
  readonly clock: () => number
  readonly #uncommitted: Uncommitted
  readonly #units: OpenUnit[] = []
  readonly #caches = new Map<string, AtomCache>()
  #settings: Settings | undefined

  constructor(root: string, clock: () => number = Date.now) {
    this.root = root
    this.clock = clock
    this.#uncommitted = Uncommitted.of(root, () => this.#isVersioned)
  }

  get now(): number {
    return this.clock()
  }

  get settings(): Settings {
    this.#settings ??= readSettings(this.root)
    return this.#settings
  }

  requireRoot(): void {
    if (!isDirectory(this.root)) {
      throw new DenseError(
        'NOT_FOUND',
        `There is no context at ${this.root}; create one with \`cortex ctx init\``,
        this.root,
      )
    }
  }

  cacheOf(project: string): AtomCache {
    let cache = this.#caches.get(project)
    if (cache === undefined) {
      cache = new AtomCache(project, requireProject(this.root, project))
      this.#caches.set(project, cache)
    }
    return cache
  }

  regenerate(
    project: string,
    kinds?: readonly AtomKind[],
    reset = false,
  ): Promise<ProjectRegenReport> {
    return regenerateProject({ ...this.#regenOptions(project, kinds), reset })
  }

  regenerateLocked(project: string, kinds?: readonly AtomKind[]): ProjectRegenReport {
    return regenerateLocked(this.#regenOptions(project, kinds))
  }

  #regenOptions(
    project: string,
    kinds: readonly AtomKind[] | undefined,
  ): Parameters<typeof regenerateProject>[0] {
    return {
      project,
      directory: requireProject(this.root, project),
      cache: this.cacheOf(project),
      now: this.now,
      writeBack: this.settings.writeBack,
      ...(kinds === undefined ? {} : { kinds }),
    }
  }

  withProjectLock<T>(project: string, work: () => Promise<T> | T): Promise<T> {
    return withLock(metaPath(requireProject(this.root, project), '.lock'), work)
  }

  /** Several at once, in the given order; the same order everywhere, or two callers wait for each other. */
  withProjectLocks<T>(projects: readonly string[], work: () => Promise<T> | T): Promise<T> {
    const [first, ...rest] = projects
    if (first === undefined) return Promise.resolve(work())
    return this.withProjectLock(first, () => this.withProjectLocks(rest, work))
  }

  get #isVersioned(): boolean {
    return this.settings.git === 'auto' && isRepository(this.root)
  }

  /** Commits that were due and did not happen; the next commit tries them again. */
  get notCommitted(): readonly NotCommitted[] {
    const open = this.#units.filter((unit) => this.#uncommitted.open.has(unit))
    return open.map(({ message, reason }) => ({ message, reason }))
  }

  /** One logical unit of work, one commit; nothing when git is off or absent. */
  commit(paths: readonly string[], message: string): void {
    if (!this.#isVersioned) return
    this.finish()
    const unit = this.#try({ paths, message })
    if (unit !== undefined) this.#units.push(unit)
  }

  /**
   * Commits what earlier units of this run could not, and what runs that were killed or refused left.
   * Gives what git would not take of the latter.
   */
  finish(): NotCommitted | undefined {
    if (!this.#isVersioned) return undefined
    for (const unit of [...this.#uncommitted.open]) {
      if (this.#try(unit) === undefined) this.#uncommitted.open.delete(unit)
    }
    const left = this.#uncommitted.leftBehind()
    if (left === undefined) return undefined
    const message = 'context: finish what a stopped run left'
    const outcome = commitPaths(this.root, left.paths, message, { now: this.now })
    if (outcome.failed === true) return { message, reason: outcome.reason ?? '' }
    left.done()
    return undefined
  }

  /** Undefined when there is nothing left to do about it. */
  #try(work: Pick<OpenUnit, 'paths' | 'message'>): OpenUnit | undefined {
    const { paths, message } = work
    const { failed, reason = '' } = commitPaths(this.root, paths, message, { now: this.now })
    if (failed !== true) {
      this.#uncommitted.settle(paths)
      return undefined
    }
    const unit = { paths, message, reason }
    if (!('reason' in work)) this.#uncommitted.open.add(unit)
    return unit
  }
}
