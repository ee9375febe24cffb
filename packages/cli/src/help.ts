/** Help pages, from plain data alone: nothing is loaded to say what could be done. */
import type { CommandShape } from '@cortex-memory/server/operations'
import { SHAPES } from './catalog.ts'
import type { CommandPage } from './command.ts'
import { LOCAL_COMMANDS } from './commands/pages.ts'
import { withFaceOptions } from './face-options.ts'
import { EVERYDAY, TOPICS, type Topic } from './help-topics.ts'
import { wrap } from './style.ts'

const CTX = 'Work with Dense Context; `cortex ctx help` lists its commands'

/** Local commands come first: one of them is an operation with more to it. */
export function isCommand(name: string): boolean {
  return commandNames().includes(name)
}

export function commandNames(): string[] {
  const names = [...SHAPES, ...LOCAL_COMMANDS].map(({ name }) => name)
  return [...new Set([...names, 'ctx', 'help'])]
}

/** The page of a command or a topic; of both where they share a name. */
export function helpText(name: string | undefined): string {
  if (name === undefined) return overview()
  if (name === 'all') return everything()
  const topic = TOPICS.find((each) => each.name === name)
  const page = commandPage(name)
  const parts = [...(topic === undefined ? [] : [topicPage(topic)]), ...(page === '' ? [] : [page])]
  return parts.length === 0 ? overview() : parts.join('\n')
}

export function isTopic(name: string): boolean {
  return name === 'all' || TOPICS.some((each) => each.name === name)
}

function commandPage(name: string): string {
  const local = LOCAL_COMMANDS.find((each) => each.name === name)
  if (local !== undefined) return localPage(local)
  const shape = SHAPES.find((each) => each.name === name)
  return shape === undefined ? '' : operationPage(withFaceOptions(shape))
}

/** One screen of 24 lines and 80 columns: what most people need, and where the rest is. */
function overview(): string {
  const width = Math.max(...EVERYDAY.map(([name]) => name.length))
  return [
    'Cortex: memory for AI agents that you can trust',
    '',
    ...usageLines('<command> [--home DIR] [--actor NAME] [--json]'),
    '',
    ...EVERYDAY.map(([name, summary]) => entry(name, summary, width)),
    '',
    ...wrap(`Topics:   cortex help ${TOPICS.map(({ name }) => name).join(' | ')}`),
    ...wrap('Commands: cortex help all, or cortex help <command> for options and examples'),
    '',
    ...wrap(
      'Memories are kept in ~/.cortex (or $CORTEX_HOME): one memory per git repository and one for you. `cortex status` shows which is used here, and why; `cortex explore` opens them in your browser.',
    ),
    '',
  ].join('\n')
}

function everything(): string {
  return [...TOPICS.map(topicPage), `Options and examples: cortex help <command>\n`].join('\n')
}

function topicPage({ title, commands, groups }: Topic): string {
  const listed = new Set(TOPICS.flatMap((topic) => topic.commands))
  const others = SHAPES.filter(({ name, group }) => groups.includes(group) && !listed.has(name))
  const names = [...commands, ...others.map(({ name }) => name)]
  const known = names.map((name) => ({ name, summary: summaryOf(name) }))
  const width = Math.max(...known.map(({ name }) => name.length))
  const rows = known.map(({ name, summary }) => entry(name, summary, width))
  return [title, ...rows, ''].join('\n')
}

function summaryOf(name: string): string {
  if (name === 'ctx') return CTX
  const known = [...LOCAL_COMMANDS, ...SHAPES].find((each) => each.name === name)
  return known?.summary ?? ''
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
  // Anything that is not a blank and in no usage.
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
