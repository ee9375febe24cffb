/**
 * Which files a run has changed and not committed yet, so that the next run can commit what a killed
 * one left, and nothing of the user. Every path is noted before its file changes, in
 * `<root>/.dense/uncommitted-<pid>.jsonl`; the file goes when everything in it is committed.
 *
 * @module
 */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  isAlive,
  listNames,
  makeDirectory,
  observeChanges,
  readText,
  removeFile,
  TEMP_SUFFIX,
} from '../files/files.ts'
import { ignoreMachineState } from '../files/machine-state.ts'

const NAME = /^uncommitted-(\d+)\.jsonl$/

export interface LeftBehind {
  readonly paths: readonly string[]
  /** To be called once they are committed. */
  readonly done: () => void
}

/** Files that belong into one commit, and why that was not made. */
export interface OpenUnit {
  readonly paths: readonly string[]
  readonly message: string
  readonly reason: string
}

export class Uncommitted {
  readonly #root: string
  readonly #isWanted: () => boolean
  readonly #paths = new Set<string>()
  /** Units of work of this process that git has refused; the next commit tries them again. */
  readonly open: Set<OpenUnit> = new Set()
  #handle: number | undefined

  private constructor(root: string, isWanted: () => boolean) {
    this.#root = root
    this.#isWanted = isWanted
    observeChanges(join(root, sep), (path) => this.#note(path))
  }

  static readonly #known = new Map<string, Uncommitted>()

  /** One for each context of a process, however often it is opened. */
  static of(root: string, isWanted: () => boolean): Uncommitted {
    const known = Uncommitted.#known.get(root) ?? new Uncommitted(root, isWanted)
    Uncommitted.#known.set(root, known)
    return known
  }

  get #file(): string {
    return join(this.#root, '.dense', `uncommitted-${process.pid}.jsonl`)
  }

  #note(path: string): void {
    const name = relative(this.#root, path)
    if (isMachineState(name) || this.#paths.has(name)) return
    if (this.#handle === undefined) {
      if (!this.#isWanted()) return
      const state = join(this.#root, '.dense')
      makeDirectory(state)
      ignoreMachineState(state)
      this.#handle = openSync(this.#file, 'a')
    }
    this.#paths.add(name)
    writeSync(this.#handle, `${JSON.stringify(name)}\n`)
  }

  /** These are committed. */
  settle(paths: readonly string[]): void {
    for (const path of paths) this.#paths.delete(relative(this.#root, path))
    if (this.#handle === undefined) return
    closeSync(this.#handle)
    this.#handle = undefined
    if (this.#paths.size === 0) {
      removeFile(this.#file)
      return
    }
    const lines = [...this.#paths].map((name) => `${JSON.stringify(name)}\n`)
    writeFileSync(this.#file, lines.join(''))
    this.#handle = openSync(this.#file, 'a')
  }

  /** What runs that are over have left. */
  leftBehind(): LeftBehind | undefined {
    const state = join(this.#root, '.dense')
    const files = listNames(state).filter((name) => {
      const pid = Number(NAME.exec(name)?.[1])
      return Number.isInteger(pid) && pid !== process.pid && !isAlive(pid)
    })
    if (files.length === 0) return undefined
    const paths = files.flatMap((name) => namesIn(readText(join(state, name)) ?? ''))
    return {
      paths: [...new Set(paths)].map((name) => join(this.#root, name)),
      done: () => {
        for (const name of files) removeFile(join(state, name))
      },
    }
  }
}

const isMachineState = (name: string): boolean =>
  name.startsWith(`.dense${sep}`) || name.endsWith(TEMP_SUFFIX) || name.includes('.lock')

/** A torn last line names a file that was not touched yet. */
function namesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    try {
      const name: unknown = JSON.parse(line)
      return typeof name === 'string' && !name.startsWith('..') ? [name] : []
    } catch {
      return []
    }
  })
}
