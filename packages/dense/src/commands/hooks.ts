import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shellWord } from '@cortex-memory/core/kit'
import { readText } from '../files/files.ts'
import { usualRoot } from '../files/root.ts'
import { hookSettings, preCommitScript } from '../hooks/host-hooks.ts'
import type { Command, Io } from '../io.ts'
import type { HealthNote } from '../track/track.ts'
import { print, usage, wrong } from './support.ts'

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
  // Said only where it is not the usual one: a host does not have the environment of this shell.
  const where = io.root === usualRoot() ? '' : ` --root ${shellWord(io.root)}`
  const [action, what = 'host'] = positionals
  if (action === 'health') return health(io)
  if (action !== 'print' || positionals.length > 2)
    usage('hooks print [host | pre-commit] | hooks health')
  if (what === 'pre-commit') {
    io.out(preCommitScript(`${values.command} --root ${shellWord(io.root)}`))
    return 0
  }
  if (what !== 'host') usage('hooks print [host | pre-commit] | hooks health')
  if (values.profile !== 'seed' && values.profile !== 'recommended') {
    wrong('--profile must be seed or recommended')
  }
  const settings = hookSettings(values.command, where, values.profile)
  io.out(`${JSON.stringify(settings, undefined, 2)}\n`)
  return 0
}

/** Hooks are silent towards the host; this is where their failures can be seen. */
function health(io: Io): number {
  const lines = (readText(join(io.root, '.dense', 'health.jsonl')) ?? '')
    .split('\n')
    .filter(Boolean)
  const notes = lines.flatMap(noteOf)
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

/** A torn line says nothing. */
function noteOf(line: string): HealthNote[] {
  try {
    const note = JSON.parse(line) as HealthNote
    return Number.isFinite(new Date(note.at).getTime()) ? [note] : []
  } catch {
    return []
  }
}

const SHOWN_MAX = 20
