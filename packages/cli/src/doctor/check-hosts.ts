/** Coding agents that use this memory: whether they can start it, and what their hooks ran into. */
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

export const checkHooks: Check = async ({ home }) => {
  const { count, since, last } = readHookFailures(home)
  const newest = last.at(-1)
  if (newest === undefined) return []
  const { event, code, message, at } = newest
  return [
    {
      about: 'hooks',
      level: 'warning',
      what: `${count} failed since ${timeText(since)}; the last, ${event} at ${timeText(at)}: ${code}, ${message}`,
      why: 'the agent went on without what memory had to say',
      todo: 'mend that; delete .hooks in the data home to count anew',
    },
  ]
}
