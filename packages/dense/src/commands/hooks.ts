import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readText } from '../files.ts'
import { hookSettings, preCommitScript } from '../host-hooks.ts'
import type { Command, Io } from '../io.ts'
import type { HealthNote } from '../track.ts'
import { print, usage } from './support.ts'

/** Prints only; merging into a host's settings is the installer's work. */
export const hooks: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      profile: { type: 'string', default: 'recommended' },
      command: { type: 'string', default: 'cortex ctx' },
    },
  })
  const [action, what = 'host'] = positionals
  if (action === 'health') return health(io)
  if (action !== 'print' || positionals.length > 2)
    usage('hooks print [host | pre-commit] | hooks health')
  if (what === 'pre-commit') {
    io.out(preCommitScript(`${values.command} --root ${JSON.stringify(io.root)}`))
    return 0
  }
  if (what !== 'host') usage('hooks print [host | pre-commit] | hooks health')
  if (values.profile !== 'seed' && values.profile !== 'recommended') {
    usage('--profile is seed or recommended')
  }
  io.out(`${JSON.stringify(hookSettings(values.command, values.profile), undefined, 2)}\n`)
  return 0
}

/** Hooks are silent towards the host; this is where their failures can be seen. */
function health(io: Io): number {
  const lines = (readText(join(io.root, '.dense', 'health.jsonl')) ?? '')
    .split('\n')
    .filter(Boolean)
  const notes = lines.map((line) => JSON.parse(line) as HealthNote)
  const words = notes.slice(-SHOWN_MAX).map((note) => {
    return `${new Date(note.at).toISOString()} ${note.what}: ${note.message}\n`
  })
  print(
    io,
    { failures: notes.length, notes: notes.slice(-SHOWN_MAX) },
    words.join('') || 'no failures\n',
  )
  return 0
}

const SHOWN_MAX = 20
