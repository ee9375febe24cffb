/**
 * A proven pattern as an Agent Skill: `<directory>/<name>/SKILL.md`, YAML front matter with name and
 * description, then markdown. The front matter also says which pattern the file was made from and
 * what its text was, so that promoting again renews our own file and never one that somebody wrote
 * or edited.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CortexError, refuseSecrets } from '@cortex-memory/core'
import { messageOf, writeFileAtomic } from '@cortex-memory/core/kit'
import { oneLine } from '../text/words.ts'
import {
  canonicalPattern,
  isEmptyPattern,
  type PatternSpec,
  patternIdentity,
} from './pattern-spec.ts'

/** A procedure as a skill file. */
export interface SkillFile {
  /** Name of the folder and of the skill. */
  readonly name: string
  /** The text of the file. */
  readonly content: string
}

const NAME_CHARS_MAX = 64
const DESCRIPTION_CHARS_MAX = 1_024

/** The file as it would be written. Pure. */
export function skillFile(spec: PatternSpec): SkillFile {
  if (isEmptyPattern(spec) || canonicalPattern(spec).steps.length === 0) {
    throw new CortexError(
      'INVALID_INPUT',
      'Cannot promote the pattern: a skill needs at least one step',
      { path: 'steps' },
    )
  }
  const name = skillName(spec)
  const description = skillDescription(spec)
  const body = skillBody(spec)
  // Not the digests: the digits of one can look like the number of a card. Nor the description, which says what the
  // body says with words of ours between: `key. Use when: …` reads like a key and its value.
  refuseSecrets([name, body].join('\n'), 'pattern')
  const front = [
    '---',
    `name: ${isPlainYaml(name) ? name : `"${name}"`}`,
    `description: ${JSON.stringify(description)}`,
    'metadata:',
    `  cortex-pattern: "${identityDigest(spec)}"`,
    `  cortex-digest: "${digest(body)}"`,
    '---',
    '',
  ].join('\n')
  return { name, content: front + body }
}

/** Writes the skill below the directory and returns the path of its file. */
export async function writeSkill(spec: PatternSpec, directory: string): Promise<string> {
  const { name, content } = skillFile(spec)
  const folder = join(directory, name)
  const file = join(folder, 'SKILL.md')
  try {
    await mkdir(directory, { recursive: true })
  } catch (error) {
    throw ioError(directory, error)
  }
  await makeFolder(folder)
  const present = await readOwn(file)
  if (present === content) return file
  if (present !== undefined && !isUntouchedSkillOf(present, spec)) throw taken(file)
  replaceFile(file, content, present === undefined)
  return file
}

/** Lower-case letters, digits and single hyphens; a hash for names in other scripts. */
export function skillName(spec: PatternSpec): string {
  const source = spec.name.trim() || spec.trigger.trim() || spec.steps.join(' ')
  const slug = source
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_CHARS_MAX)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? `pattern-${identityDigest(spec).slice(0, 8)}` : slug
}

/** Some readers would take 12, 1e5 or yes for something else than text. */
function isPlainYaml(name: string): boolean {
  return /^[a-z]/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/.test(name)
}

function skillDescription(spec: PatternSpec): string {
  const what = oneLine(spec.name) || oneLine(spec.steps[0] ?? '')
  const when = oneLine(spec.trigger)
  const text = when === '' ? what : `${what}. Use when: ${when}`
  return [...text].slice(0, DESCRIPTION_CHARS_MAX).join('')
}

function skillBody(spec: PatternSpec): string {
  const { name, trigger, preconditions, steps, gotchas, successCriteria } = canonicalPattern(spec)
  const sections = [
    `# ${oneLine(name) || 'Procedure'}`,
    trigger === '' ? '' : `## When to use\n\n${oneLine(trigger)}`,
    section('Before', preconditions, '-'),
    section('Steps', steps, '1.'),
    section('Watch out', gotchas, '-'),
    section('Done when', successCriteria, '-'),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function section(title: string, items: readonly string[] | undefined, bullet: string): string {
  if (items === undefined || items.length === 0) return ''
  return `## ${title}\n\n${items.map((item) => `${bullet} ${oneLine(item)}`).join('\n')}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function identityDigest(spec: PatternSpec): string {
  return digest(patternIdentity(spec))
}

/** Made from this pattern, and not changed by anybody since. */
function isUntouchedSkillOf(content: string, spec: PatternSpec): boolean {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content)
  if (parts === null) return false
  const [, front = '', body = ''] = parts
  const pattern = /^ {2}cortex-pattern: "([0-9a-f]+)"$/m.exec(front)?.[1]
  const written = /^ {2}cortex-digest: "([0-9a-f]+)"$/m.exec(front)?.[1]
  return pattern === identityDigest(spec) && written === digest(body)
}

/** A link could lead out of the directory: it is refused like any other foreign thing. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw ioError(folder, error)
    if (!(await lstat(folder)).isDirectory()) throw taken(folder)
  }
}

async function readOwn(file: string): Promise<string | undefined> {
  try {
    if (!(await lstat(file)).isFile()) throw taken(file)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof CortexError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw ioError(file, error)
  }
}

/** A reader sees the old file or the new one; a file that appeared meanwhile is not overwritten. */
function replaceFile(file: string, content: string, isNew: boolean): void {
  try {
    writeFileAtomic(file, content, { exclusive: isNew })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken(file) : ioError(file, error)
  }
}

function taken(path: string): CortexError {
  return new CortexError(
    'ALREADY_EXISTS',
    `Cannot promote the pattern: ${path} exists and was not made from it, or was edited since; move it away or rename the pattern`,
    { path: 'directory', details: { file: path } },
  )
}

function ioError(path: string, cause: unknown): CortexError {
  return new CortexError('IO_ERROR', `Cannot write the skill ${path}: ${messageOf(cause)}`, {
    details: { file: path },
    cause,
  })
}
