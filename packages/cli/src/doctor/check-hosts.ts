/** Coding agents that use this memory: whether they can start it, and what their hooks ran into. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shellWord } from '@cortex-memory/core/kit'
import { installedFiles } from '@cortex-memory/hosts'
import { readHookFailures } from '@cortex-memory/hosts/failures'
import { timeText } from '../style.ts'
import type { Check, Finding } from './finding.ts'

export const checkHosts: Check = async ({ home }) => {
  const files = installedFiles(home)
  const broken = files.filter(({ missing }) => missing.length > 0)
  const hosts = [...new Set(files.flatMap((file) => file.hosts))]
  return [
    ...(hosts.length === 0
      ? []
      : [{ about: 'hosts', level: 'ok', what: hosts.join(', ') } satisfies Finding]),
    ...broken.map(
      ({ file, hosts: own, missing }): Finding => ({
        about: 'hosts',
        level: 'problem',
        what: `${file} starts ${missing.join(', ')}, which is not there`,
        why: 'the agent starts without its memory',
        todo: `cortex install ${own.join(' ')}`,
      }),
    ),
  ]
}

export const checkHooks: Check = async ({ home }) => [...failedHooks(home), ...failedTracking(home)]

/** What the tracker of reads could not count; it notes that beside the files, as it knows no home. */
function failedTracking(home: string): Finding[] {
  const root = process.env.CORTEX_CONTEXT || join(home, 'context')
  const notes = healthOf(join(root, '.dense', 'health.jsonl'))
  const newest = notes.at(-1)
  if (newest === undefined) return []
  return [
    {
      about: 'hooks',
      level: 'warning',
      what: `${notes.length} reads were not tracked; the last at ${timeText(newest.at)}: ${newest.message}`,
      why: 'entries of the context seem to be used less than they are; this starts counting again',
      todo: `rm ${shellWord(join(root, '.dense', 'health.jsonl'))}`,
    },
  ]
}

function healthOf(file: string): { readonly at: number; readonly message: string }[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as { at: number; message: string }]
      } catch {
        return []
      }
    })
}

function failedHooks(home: string): Finding[] {
  const { count, since, last } = readHookFailures(home)
  const newest = last.at(-1)
  if (newest === undefined) return []
  const { event, code, message, at } = newest
  const missed =
    code === 'PARTIAL'
      ? 'the agent got rules and goals, and not the rest'
      : 'the agent went on without what memory had to say'
  const remedy =
    code === 'TIMEOUT' || code === 'PARTIAL'
      ? {
          why: `${missed}; hooks need more time, or a faster disk`,
          todo: 'export CORTEX_HOOK_TIMEOUT_MS=5000',
        }
      : {
          why: `${missed}; this starts counting again`,
          todo: `rm -r ${shellWord(join(home, '.hooks'))}`,
        }
  return [
    {
      about: 'hooks',
      level: 'warning',
      what: `${count} failed since ${timeText(since)}; the last, ${event} at ${timeText(at)}: ${code}, ${message}`,
      ...remedy,
    },
  ]
}
