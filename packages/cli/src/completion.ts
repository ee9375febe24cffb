/**
 * Completion for bash, zsh and fish: static scripts made from the catalogue, so that pressing the
 * tab key starts nothing.
 *
 * @module
 */
import { singleQuoted } from '@cortex-memory/core/kit'
import { SHAPES } from './catalog.ts'
import { type Run, UsageError } from './command.ts'
import { LOCAL_COMMANDS } from './commands/pages.ts'
import { withFaceOptions } from './face-options.ts'
import { gotInstead } from './suggest.ts'

interface Completed {
  readonly name: string
  readonly summary: string
  readonly flags: readonly Flag[]
  /** What its words can be. */
  readonly words: readonly string[]
}

interface Flag {
  readonly flag: string
  readonly takesValue: boolean
  readonly choices: readonly string[]
  readonly summary: string
}

const GLOBALS: readonly Flag[] = [
  { flag: '--home', takesValue: true, choices: [], summary: 'Data home' },
  { flag: '--actor', takesValue: true, choices: [], summary: 'Whose memory' },
  { flag: '--json', takesValue: false, choices: [], summary: 'Print the output as JSON' },
  { flag: '--help', takesValue: false, choices: [], summary: 'Show help' },
]

const SCRIPTS: Readonly<Record<string, (commands: readonly Completed[]) => string>> = {
  bash,
  zsh,
  fish,
}

export const completion: Run = async (args, context) => {
  const [shell = '', ...more] = args
  const shells = Object.keys(SCRIPTS)
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined
  if (script === undefined || more.length > 0) {
    const got = shell === '' ? '' : gotInstead(shell, shells)
    throw new UsageError(`completion expects one of ${shells.join(', ')}${got}`)
  }
  const text = script(completed())
  context.print(context.json ? JSON.stringify({ shell, script: text }) : text)
  return 0
}

function completed(): Completed[] {
  const operations = SHAPES.filter(({ words }) => words === undefined)
    .map(withFaceOptions)
    .map(
      ({ name, summary, options, positionals }): Completed => ({
        name,
        summary,
        flags: options.map((option) => ({
          flag: `--${option.flag}`,
          takesValue: option.kind !== 'switch',
          choices: option.choices ?? [],
          summary: option.summary,
        })),
        words: positionals.flatMap(({ choices = [] }) => choices),
      }),
    )
  const local = LOCAL_COMMANDS.map(
    ({ name, summary, flags, switches = [], words = [], choices = {} }): Completed => ({
      name,
      summary,
      flags: [...flags, ...switches].map((flag) => ({
        flag,
        takesValue: flags.includes(flag),
        choices: choices[flag] ?? [],
        summary: '',
      })),
      words,
    }),
  )
  const all = new Map([...operations, ...local].map((each) => [each.name, each]))
  const help = { name: 'help', summary: 'Help for a command', flags: [], words: [...all.keys()] }
  const ctx = { name: 'ctx', summary: 'Dense Context', flags: [], words: [] }
  return [...all.values(), ctx, help]
}

function bash(commands: readonly Completed[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  const values = commands.flatMap(({ name, flags }) =>
    flags
      .filter(({ takesValue }) => takesValue)
      .map(({ flag, choices }) => `    ${name}:${flag}) words="${choices.join(' ')}"; found=1 ;;`),
  )
  const options = commands.map(({ name, flags, words }) => {
    const all = [...words, ...[...flags, ...GLOBALS].map(({ flag }) => flag)]
    return `    ${name}) words="${all.join(' ')}" ;;`
  })
  return `# bash completion for cortex; source <(cortex completion bash)
_cortex() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command= words= found= skip= index
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [ -n "$skip" ]; then skip=; continue; fi
    case \${COMP_WORDS[index]} in
      --home|--actor) skip=1 ;;
      -*) ;;
      *) command=\${COMP_WORDS[index]}; break ;;
    esac
  done
  case "$command:$previous" in
    *:--home) COMPREPLY=($(compgen -d -- "$current")); return ;;
    *:--actor) return ;;
${values.join('\n')}
  esac
  if [ -z "$found" ]; then case $command in
    '') words="${names} ${GLOBALS.map(({ flag }) => flag).join(' ')}" ;;
${options.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _cortex cortex`
}

function zsh(commands: readonly Completed[]): string {
  const described = commands.map(({ name, summary }) => `    ${singleQuoted(`${name}:${summary}`)}`)
  const cases = commands.map(({ name, flags, words }) => {
    const specs = [...flags, ...GLOBALS].map(zshFlag)
    const rest = words.length === 0 ? "'*:: :_files'" : singleQuoted(`*: :(${words.join(' ')})`)
    return `    ${name}) _arguments ${[...specs, rest].join(' ')} ;;`
  })
  return `#compdef cortex
# zsh completion for cortex; put it as _cortex into a directory of $fpath
_cortex() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  local state line
  _arguments -C ${GLOBALS.map(zshFlag).join(' ')} '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest) case $line[1] in
${cases.join('\n')}
    esac ;;
  esac
}
_cortex "$@"`
}

function zshFlag({ flag, takesValue, choices, summary }: Flag): string {
  const about = summary.replace(/[[\]:]/g, ' ')
  const value = takesValue ? `:value:${choices.length === 0 ? '' : `(${choices.join(' ')})`}` : ''
  return singleQuoted(`*${flag}[${about}]${value}`)
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, flags, words }) => [
    `complete -c cortex -n __fish_use_subcommand -f -a ${name} -d ${singleQuoted(summary)}`,
    ...flags.map((each) =>
      fishFlag(each, `-n ${singleQuoted(`__fish_seen_subcommand_from ${name}`)} `),
    ),
    ...(words.length === 0
      ? []
      : [
          `complete -c cortex -n ${singleQuoted(`__fish_seen_subcommand_from ${name}`)} -f -a ${singleQuoted(words.join(' '))}`,
        ]),
  ])
  return [
    '# fish completion for cortex; ~/.config/fish/completions/cortex.fish',
    ...GLOBALS.map((each) => fishFlag(each, '')),
    ...lines,
  ].join('\n')
}

function fishFlag({ flag, takesValue, choices, summary }: Flag, when: string): string {
  const value = takesValue
    ? choices.length === 0
      ? ' -r'
      : ` -x -a ${singleQuoted(choices.join(' '))}`
    : ''
  return `complete -c cortex ${when}-l ${flag.slice(2)}${value} -d ${singleQuoted(summary)}`
}
