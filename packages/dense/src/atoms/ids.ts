/**
 * Identifiers. Identity is (prefix, number, letter): `EXP-20` and `EXP-020` are the same atom.
 *
 *   EXP-007a   prefix EXP, number 7, letter a     experiments/
 *   K-012      prefix K,   number 12              knowledge/
 *   PAT-003    prefix PAT, number 3               patterns/
 *   other/K-1  the atom K-1 of the project `other`
 *
 * @module
 */
import type { AtomDirectory } from '../files/layout.ts'

/** A kind of atom. */
export type AtomKind = 'experiment' | 'knowledge' | 'pattern'
export type Prefix = 'EXP' | 'K' | 'PAT'

/** The id of an atom, taken apart. */
export interface AtomId {
  /** The letters before the number. */
  readonly prefix: Prefix
  /** The number. */
  readonly number: number
  /** The letter after the number, if there is one. */
  readonly letter: string
  /** As written. */
  readonly text: string
}

interface KindFacts {
  readonly prefix: Prefix
  readonly directory: AtomDirectory
  readonly title: string
  readonly useWhen: string
}

export const KINDS: Readonly<Record<AtomKind, KindFacts>> = {
  experiment: {
    prefix: 'EXP',
    directory: 'experiments',
    title: 'Experiments',
    useWhen: 'you want to know what has already been tried and with which result.',
  },
  knowledge: {
    prefix: 'K',
    directory: 'knowledge',
    title: 'Knowledge',
    useWhen: 'you need an established fact or a warning before acting.',
  },
  pattern: {
    prefix: 'PAT',
    directory: 'patterns',
    title: 'Patterns',
    useWhen: 'you look for regularities that hold across several experiments.',
  },
}

export const ATOM_KINDS: readonly AtomKind[] = ['experiment', 'knowledge', 'pattern']

export const KIND_OF_DIRECTORY: Readonly<Record<AtomDirectory, AtomKind>> = {
  experiments: 'experiment',
  knowledge: 'knowledge',
  patterns: 'pattern',
}

const KIND_OF_PREFIX: Readonly<Record<Prefix, AtomKind>> = {
  EXP: 'experiment',
  K: 'knowledge',
  PAT: 'pattern',
}

const ID = /^(?:(EXP)-(\d{1,9})([a-z]?)|(K|PAT)-(\d{1,9}))$/

/** Takes an atom id apart; `undefined` if it is not one. */
export function parseId(text: string): AtomId | undefined {
  const match = ID.exec(text)
  if (match === null) return undefined
  const prefix = (match[1] ?? match[4]) as Prefix
  return { prefix, number: Number(match[2] ?? match[5]), letter: match[3] ?? '', text }
}

export function kindOf(id: AtomId): AtomKind {
  return KIND_OF_PREFIX[id.prefix]
}

/** One spelling for each id, whatever its writing: the key of every map of atoms. */
export function identity(id: AtomId): string {
  return `${id.prefix}-${String(id.number).padStart(3, '0')}${id.letter}`
}

export function canonicalId(prefix: Prefix, number: number, letter = ''): string {
  return `${prefix}-${String(number).padStart(3, '0')}${letter}`
}

export function isPadded(id: AtomId): boolean {
  return id.text === identity(id)
}

export function compareIds(a: AtomId, b: AtomId): number {
  if (a.prefix !== b.prefix) return a.prefix < b.prefix ? -1 : 1
  if (a.number !== b.number) return a.number - b.number
  return a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0
}

/** A reference as written in a list or a status: an id, perhaps of another project. */
export interface Reference {
  readonly project: string | undefined
  readonly id: AtomId
  readonly text: string
}

export function parseReference(text: string): Reference | undefined {
  const slash = text.lastIndexOf('/')
  const id = parseId(slash === -1 ? text : text.slice(slash + 1))
  if (id === undefined) return undefined
  const project = slash === -1 ? undefined : text.slice(0, slash)
  if (project !== undefined && !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(project)) return undefined
  return { project, id, text }
}

/** `<project>/<identity>`: the name of an atom in the whole context. */
export function keyOf(reference: Reference, homeProject: string): string {
  return `${reference.project ?? homeProject}/${identity(reference.id)}`
}
