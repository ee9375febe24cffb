/** Help pages, from plain data alone: nothing is loaded to say what could be done. */
import type { CommandShape } from '@cortex-memory/server/operations'
import { GROUP_TITLES, SHAPES } from './catalog.ts'
import type { CommandPage } from './command.ts'
import { LOCAL_COMMANDS } from './commands/pages.ts'
import { withFaceOptions } from './face-options.ts'
import { wrap } from './style.ts'

const CTX = 'Dense Context: markdown memory in git; see cortex ctx help'

/** Local commands come first: one of them is an operation with more to it. */
export function isCommand(name: string): boolean {
  return commandNames().includes(name)
}

export function commandNames(): string[] {
  const names = [...SHAPES, ...LOCAL_COMMANDS].map(({ name }) => name)
  return [...new Set([...names, 'ctx', 'help'])]
}

export function helpText(name: string | undefined): string {
  const local = LOCAL_COMMANDS.find((each) => each.name === name)
  if (local !== undefined) return localPage(local)
  const shape = SHAPES.find((each) => each.name === name)
  return shape === undefined ? overview() : operationPage(withFaceOptions(shape))
}

function overview(): string {
  const width = Math.max(...commandNames().map((name) => name.length))
  const row = ({ name, summary }: { name: string; summary: string }): string =>
    entry(name, summary, width)
  const groups = GROUP_TITLES.map(({ name, title }) => [
    title,
    ...SHAPES.filter(({ group }) => group === name).map(row),
    '',
  ])
  const shown = new Set(SHAPES.map(({ name }) => name))
  const local = LOCAL_COMMANDS.filter(({ name }) => !shown.has(name)).map(row)
  return [
    'Cortex: memory for AI agents that can be trusted',
    '',
    ...usageLines('[--home DIR] [--actor NAME] [--json] <command> … | --version'),
    '',
    ...groups.flat(),
    'Files and shells',
    ...local,
    row({ name: 'ctx', summary: CTX }),
    '',
    ...wrap(
      "The data home is --home, $CORTEX_HOME or ~/.cortex. The actor is --actor or $CORTEX_ACTOR; without them, the memory of the git repository you are in with the user's own beside it, or the user's alone. `cortex status` says which. `cortex help <command>` shows options and examples.",
    ),
    '',
  ].join('\n')
}

function entry(name: string, summary: string, width: number): string {
  const [first = '', ...rest] = wrap(summary, width + 4)
  return [`  ${name.padEnd(width)}  ${first.trimStart()}`, ...rest].join('\n')
}

function operationPage(shape: CommandShape): string {
  const { name, summary, usage, positionals, options, examples } = shape
  const rows = [
    ...positionals.map((each) => ({ name: `<${each.key}>`, ...each })),
    ...options.map((each) => ({
      name: each.value === undefined ? `--${each.flag}` : `--${each.flag} ${each.value}`,
      ...each,
    })),
  ].map((each) => ({ name: each.name, about: aboutOf(each) }))
  const width = Math.max(0, ...rows.map((each) => each.name.length))
  return [
    ...wrap(`cortex ${name}: ${summary}`),
    '',
    ...usageLines(usage),
    '',
    ...rows.map((each) => entry(each.name, each.about, width)),
    ...(rows.length === 0 ? [] : ['']),
    'Examples:',
    ...examples.map(({ command }) => `  ${command}`),
    '',
  ].join('\n')
}

function aboutOf(part: {
  readonly summary: string
  readonly choices?: readonly string[]
  readonly stdin: boolean
}): string {
  const { summary, choices, stdin } = part
  return [
    summary,
    ...(choices === undefined ? [] : [`(${choices.join(', ')})`]),
    ...(stdin ? ['(- reads standard input)'] : []),
  ].join(' ')
}

/** Broken between options, never inside one. */
function usageLines(usage: string): string[] {
  // Anything that is no blank and in no usage.
  const glue = '\u0001'
  const kept = usage.replace(/\[[^\]]*\]…?|--\S+ [A-Z:]+/g, (part) => part.replaceAll(' ', glue))
  const lines = wrap(`cortex ${kept}`, 7)
  return lines.map((line, index) =>
    (index === 0 ? `Usage: ${line.trimStart()}` : line).replaceAll(glue, ' '),
  )
}

function localPage({
  name,
  summary,
  usage,
  about = [],
  parts = [],
  examples,
}: CommandPage): string {
  const width = Math.max(0, ...parts.map((each) => each.name.length))
  return [
    ...wrap(`cortex ${name}: ${summary}`),
    '',
    ...usageLines(usage),
    '',
    ...about.flatMap((paragraph) => [...wrap(paragraph), '']),
    ...parts.map((each) => entry(each.name, each.about, width)),
    ...(parts.length === 0 ? [] : ['']),
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}
