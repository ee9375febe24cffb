/**
 * USER.md: one bullet per preference, below 3 KB. An observation is added, merged with a bullet of
 * the same topic (the newer wins), or refused when the file would grow above its cap.
 *
 * @module
 */
import { join } from 'node:path'
import { userText } from '../create/templates.ts'
import { DenseError } from '../errors.ts'
import { makeDirectory, readBytes, writeAtomic } from '../files/files.ts'
import { withLock } from '../files/lock.ts'
import { wordsOf } from '../graph/search.ts'
import { USER_BYTES_MAX, USER_BYTES_NEAR } from '../text/caps.ts'
import { editFrontMatter } from '../text/front-edit.ts'
import { dayOf } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'

/** How something about the user is noted. */
export interface LearnOptions {
  /** The heading that it belongs under. Default: by what it says. */
  readonly section?: string
  /** Who observed it. Default: unknown. */
  readonly by?: string
}

/** What became of it. */
export interface LearnResult {
  /** Whether it was new, took the place of another one, or was there already. */
  readonly outcome: 'unchanged' | 'added' | 'replaced'
  /** The bullet that gave way to a newer one. */
  readonly replaced?: string
  /** Bullets that were shortened or dropped as repetitions to make room. */
  readonly compressed: readonly string[]
  /** The size of the profile. */
  readonly bytes: number
}

const DEFAULT_SECTION = 'Working habits'

export async function learnUser(
  workspace: Workspace,
  observation: string,
  options: LearnOptions = {},
): Promise<LearnResult> {
  workspace.requireRoot()
  const text = observation
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*]\s+/, '')
  const path = join(workspace.root, 'user', 'USER.md')
  const result = await withLock(join(workspace.root, '.dense', 'user.lock'), () => {
    const bytes = readBytes(path)
    const before = bytes?.toString('utf8') ?? userText(dayOf(workspace.now))
    if (text === '') return { ...same(before), message: '' }
    const learned = merge(before, text, options.section ?? DEFAULT_SECTION)
    if (learned.outcome === 'unchanged') return { ...same(before), message: '' }
    const room =
      Buffer.byteLength(learned.text) > USER_BYTES_NEAR ? compress(learned.text, text) : undefined
    const stamped = stamp(room?.text ?? learned.text, dayOf(workspace.now), options.by ?? 'ctx')
    const size = Buffer.byteLength(stamped)
    if (size > USER_BYTES_MAX) {
      throw new DenseError(
        'REFUSED',
        `USER.md would have ${size} bytes; the cap is ${USER_BYTES_MAX}. Merge or drop a preference first`,
        path,
      )
    }
    makeDirectory(join(workspace.root, 'user'))
    writeAtomic(path, stamped, { expect: { bytes } })
    return {
      outcome: learned.outcome,
      ...(learned.replaced === undefined ? {} : { replaced: learned.replaced }),
      compressed: room?.dropped ?? [],
      bytes: size,
      message: `${learned.outcome === 'replaced' ? 'replace' : 'add'} ${short(text)}`,
    }
  })
  const { message, ...learned } = result
  if (message !== '') workspace.commit([path], `user-profile: ${message}`)
  return learned
}

const short = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59)}…`)

const same = (text: string): Omit<LearnResult, 'replaced'> => ({
  outcome: 'unchanged',
  compressed: [],
  bytes: Buffer.byteLength(text),
})

interface Merged {
  readonly outcome: LearnResult['outcome']
  readonly text: string
  readonly replaced?: string
}

const BULLET = /^(\s*[-*]\s+)(.*?)(\r?)$/

/** A topic is what stands before a colon; `Language: English` and `Language: German` share one. */
function topicOf(bullet: string): string | undefined {
  const topic = /^([^:]{1,40}):\s/.exec(bullet)?.[1]
  return topic?.toLowerCase().replace(/[*_`]/g, '').trim()
}

const normal = (text: string): string => wordsOf(text).join(' ')

/** How alike two bullets are, from 0 to 1, by their words. */
function likeness(a: string, b: string): number {
  const left = new Set(wordsOf(a))
  const right = new Set(wordsOf(b))
  const both = [...left].filter((word) => right.has(word)).length
  const all = new Set([...left, ...right]).size
  return all === 0 ? 0 : both / all
}

const SAME_MATTER = 0.6

function merge(text: string, observation: string, section: string): Merged {
  const lines = text.split('\n')
  const topic = topicOf(observation)
  for (const [index, line] of lines.entries()) {
    const match = BULLET.exec(line)
    if (match?.[2] === undefined) continue
    const bullet = match[2]
    if (normal(bullet) === normal(observation)) return { outcome: 'unchanged', text }
    const sameTopic = topic !== undefined && topicOf(bullet) === topic
    if (!sameTopic && likeness(bullet, observation) < SAME_MATTER) continue
    lines[index] = `${match[1] ?? '- '}${observation}${match[3] ?? ''}`
    return { outcome: 'replaced', text: lines.join('\n'), replaced: bullet }
  }
  return { outcome: 'added', text: addBullet(lines, observation, section) }
}

function addBullet(lines: string[], observation: string, section: string): string {
  const wanted = section.toLowerCase()
  const heading = lines.findIndex((line) => {
    return /^#{1,4}\s+(.*?)\s*$/.exec(line)?.[1]?.toLowerCase() === wanted
  })
  if (heading === -1) {
    const base = lines.join('\n').replace(/(?<!\n)\n*$/, '\n')
    return `${base}\n## ${section}\n- ${observation}\n`
  }
  let at = heading + 1
  for (let index = heading + 1; index < lines.length; index += 1) {
    if (/^#{1,4}\s/.test(lines[index] ?? '')) break
    if ((lines[index] ?? '').trim() !== '') at = index + 1
  }
  lines.splice(at, 0, `- ${observation}`)
  const joined = lines.join('\n')
  return joined.endsWith('\n') ? joined : `${joined}\n`
}

/** Mechanical only: repetitions and spare blanks. What a preference means is not ours to shorten. */
function compress(text: string, newest: string): { text: string; dropped: string[] } {
  const dropped: string[] = []
  const kept: string[] = []
  const seen = new Map<string, number>()
  for (const line of text.split('\n')) {
    const bullet = BULLET.exec(line)?.[2]
    if (bullet === undefined) {
      if (line.trim() === '' && kept.at(-1)?.trim() === '') continue
      kept.push(line.trimEnd())
      continue
    }
    const covered = [...seen.keys()].find((other) => {
      const isNewest = bullet === newest
      return !isNewest && ` ${normal(other)} `.includes(` ${normal(bullet)} `)
    })
    if (covered !== undefined) {
      dropped.push(bullet)
      continue
    }
    seen.set(bullet, kept.length)
    kept.push(`- ${bullet.replace(/\s+/g, ' ').trim()}`)
  }
  return { text: kept.join('\n'), dropped }
}

function stamp(text: string, day: string, by: string): string {
  if (!text.startsWith('---')) return text
  return editFrontMatter(
    text,
    new Map([
      ['last-updated', day],
      ['updated-by', by],
    ]),
  )
}
