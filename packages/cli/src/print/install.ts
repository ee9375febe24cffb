/** What an installer did, as text: per host the files, then the changes, then what to do next. */
import { type FileChange, HOSTS, type InstallReport } from '@cortex-memory/hosts'
import { styleFor, wrap } from '../style.ts'

export interface InstallDone extends InstallReport {
  readonly action: 'install' | 'uninstall'
  readonly dryRun: boolean
}

const WHAT: Readonly<Record<FileChange['what'], string>> = {
  server: 'MCP server',
  hooks: 'hooks',
  instructions: 'instructions',
}

export function installText(done: InstallDone, colours: boolean): string {
  const { hosts, files, skipped, dryRun } = done
  const style = styleFor(colours)
  const blocks = hosts.map((host) => {
    const own = files.filter((file) => file.hosts.includes(host))
    return [
      style.strong(HOSTS[host].title),
      ...own.flatMap((file) => fileLines(file, dryRun)),
    ].join('\n')
  })
  const passed = skipped.flatMap(({ host, why }) => wrap(`${HOSTS[host].title} ${why}`))
  const diffs = files.filter(({ diff }) => diff !== '').map(({ diff }) => coloured(diff, colours))
  return [...blocks, ...diffs, ...(passed.length === 0 ? [] : [passed.join('\n')]), next(done)]
    .filter((block) => block !== '')
    .join('\n\n')
}

/** What a rehearsal would do has not happened. */
const WOULD: Readonly<Record<FileChange['change'], string>> = {
  created: 'would create',
  changed: 'would change',
  unchanged: 'unchanged',
  removed: 'would remove',
}

function fileLines({ change, file, what, backup }: FileChange, dryRun: boolean): string[] {
  const done = dryRun ? WOULD[change].padEnd(12) : change.padEnd(9)
  const indent = ' '.repeat(done.length + 4)
  return [
    `  ${done}  ${WHAT[what]}`,
    `${indent}${file}`,
    ...(backup === undefined ? [] : [`${indent}before: ${backup}`]),
  ]
}

function coloured(diff: string, colours: boolean): string {
  const style = styleFor(colours)
  return diff
    .split('\n')
    .map((line) => {
      if (line.startsWith('+')) return style.good(line)
      return line.startsWith('-') ? style.bad(line) : line
    })
    .join('\n')
}

function next({ action, dryRun, files }: InstallDone): string {
  if (dryRun) return 'Nothing was written (--dry-run).'
  if (files.every(({ change }) => change === 'unchanged')) return 'Nothing had to change.'
  return action === 'install'
    ? wrap('Restart the host, then tell it something to remember.').join('\n')
    : wrap('Restart the host. The memories are where they were.').join('\n')
}
