/**
 * Which place on this disk belongs to which memory:
 *
 *   <home>/.projects/<hash of the place>.json    one file for each place
 *
 * A memory is reached from a new place only if that place has a root commit in common with one that
 * is registered, or if the user says so: a remote or a name can be copied by anybody. A lost file
 * costs a question to the user; no memory depends on it.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from '@cortex-memory/core/kit'
import { readRegularText } from '@cortex-memory/dense/regular-file'
import { fileError } from '../file-error.ts'

/**
 * `made`: the memory began here. `joined`: it was there before, and this place has a root commit in
 * common with it. `linked`: the user said so. `own`: the user wants a memory for this place alone.
 */
export type How = 'made' | 'joined' | 'linked' | 'own'

/** A registered directory. */
export interface Place {
  /** Of the repository, or of the directory with `.cortex/project.json` where there is none. */
  readonly path: string
  /** What `.cortex/project.json` calls it. */
  readonly name?: string
  /** The actor of the directory. */
  readonly actor: string
  /** How it was registered. */
  readonly how: How
  /** The remote of its repository. */
  readonly remote?: string
  /** Root commits; none before the first commit. Absent if they could not be known. */
  readonly roots?: readonly string[]
  /** Tells it from another repository at the same path. */
  readonly identity: string
  /** When it was registered, in milliseconds since 1970. */
  readonly at: number
}

const FILE_BYTES_MAX = 65_536

/** The directories that have an actor. */
export class Register {
  readonly #directory: string
  #places: readonly Place[] | undefined

  /** Reads the register of a data home. */
  constructor(home: string) {
    this.#directory = join(home, '.projects')
  }

  /** The entry of a directory; `undefined` if it has none. */
  get(path: string, name: string | undefined): Place | undefined {
    return this.#read(fileName(path, name))
  }

  /** All places that belong to the memory of an actor. */
  placesOf(actor: string): readonly Place[] {
    return this.all().filter((place) => place.actor === actor)
  }

  /** All directories. */
  all(): readonly Place[] {
    this.#places ??= names(this.#directory).flatMap((name) => this.#read(name) ?? [])
    return this.#places
  }

  /** Registers a directory. */
  put(place: Place): void {
    const file = join(this.#directory, fileName(place.path, place.name))
    try {
      mkdirSync(this.#directory, { recursive: true, mode: 0o700 })
      writeFileAtomic(file, `${JSON.stringify(place)}\n`, { mode: 0o600 })
    } catch (error) {
      throw fileError(`register ${place.path} in`, file, error)
    }
    this.#places = undefined
  }

  /** A file that cannot be read says nothing. */
  #read(name: string): Place | undefined {
    const text = readRegularText(join(this.#directory, name), { maxBytes: FILE_BYTES_MAX })
    if (text === undefined) return undefined
    try {
      const place = JSON.parse(text) as Place
      const isWhole =
        [place.path, place.actor, place.identity, place.how].every(isText) &&
        [place.name, place.remote].every((value) => value === undefined || isText(value)) &&
        (place.roots === undefined || (Array.isArray(place.roots) && place.roots.every(isText)))
      return isWhole ? place : undefined
    } catch {
      return undefined
    }
  }
}

function fileName(path: string, name: string | undefined): string {
  const key = JSON.stringify([path, name ?? null])
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`
}

function names(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
