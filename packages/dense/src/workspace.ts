/** What every operation needs: where, when, and what the owner decided. */
import { AtomCache } from './atom-cache.ts'
import { DenseError } from './errors.ts'
import { isDirectory } from './files.ts'
import { commitPaths } from './git.ts'
import type { AtomKind } from './ids.ts'
import { metaPath, requireProject } from './layout.ts'
import { withLock } from './lock.ts'
import { type ProjectRegenReport, regenerateLocked, regenerateProject } from './regenerate.ts'
import { readSettings, type Settings } from './settings.ts'

export class Workspace {
  readonly root: string
  readonly clock: () => number
  readonly #caches = new Map<string, AtomCache>()
  #settings: Settings | undefined

  constructor(root: string, clock: () => number = Date.now) {
    this.root = root
    this.clock = clock
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
      throw new DenseError('NOT_FOUND', `No context at ${this.root}; run ctx init`, this.root)
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

  /** One logical unit of work, one commit; says nothing when git is off or absent. */
  commit(paths: readonly string[], message: string): void {
    if (this.settings.git === 'auto') commitPaths(this.root, paths, message, { now: this.now })
  }
}
