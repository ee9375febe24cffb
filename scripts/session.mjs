// `node scripts/session.mjs`: the terminal session at the top of the README, recorded again. Every command runs, in an
// empty data home; what differs from run to run is shown as `…`. A test compares the README with a new recording.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, setup } from './setup.mjs'

const README = join(home, 'README.md')
const PROGRAM = join(home, 'packages/cli/dist/main.js')
const BEGIN = '<!-- recorded by scripts/session.mjs -->\n\n```console\n'
const END = '```\n'

const COMMANDS = [
  ['remember', 'The build runs on Node 20', '--subject', 'build', '--predicate', 'runs_on'],
  [
    'remember',
    'The build runs on Node 22',
    '--subject',
    'build',
    '--predicate',
    'runs_on',
    '--replace',
  ],
  ['recall', 'which node does the build use'],
]

/** The session as it is now. */
export function recordSession() {
  const place = mkdtempSync(join(tmpdir(), 'cortex-session-'))
  const env = {
    ...process.env,
    CORTEX_HOME: place,
    CORTEX_ACTOR: 'ada',
    NO_COLOR: '1',
    COLUMNS: '80',
  }
  try {
    return COMMANDS.map((args) => {
      const run = spawnSync(process.execPath, [PROGRAM, ...args], {
        cwd: place,
        env,
        encoding: 'utf8',
      })
      if (run.status !== 0) throw new Error(`cortex ${args.join(' ')}: ${run.stderr}`)
      return `$ cortex ${args.map(quoted).join(' ')}\n${settled(run.stdout)}`
    }).join('\n')
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function quoted(word) {
  return /^[\w-]+$/.test(word) ? word : `'${word}'`
}

function settled(text) {
  return (
    text
      .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, (id) => `${id.slice(0, 4)}…`)
      .replace(/\b[0-9a-f]{64}\b/g, '…')
      .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?/g, '…')
      .replace(/\b01[0-9A-Z]{2}…/g, '…')
      // A view that was left in peace for two seconds has a mark, which is a key too.
      .replace(/\d+ keys/g, '… keys')
  )
}

/** The session that the README shows. */
export function shownSession() {
  const text = readFileSync(README, 'utf8')
  const from = text.indexOf(BEGIN) + BEGIN.length
  return text.slice(from, text.indexOf(END, from))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  setup()
  const text = readFileSync(README, 'utf8')
  writeFileSync(
    README,
    text.replace(shownSession(), () => recordSession()),
  )
}
