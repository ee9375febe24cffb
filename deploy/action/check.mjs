// What the action does. Plain JavaScript without dependencies: `cortex` is on the path, everything else comes in
// environment variables.
//
//   CORTEX_JOURNALS   patterns of journal files, one for each line; * stands for part of a name
//   CORTEX_LINT       a folder of context files
//   CORTEX_BASE       a commit; a journal that is in it too must extend what it was there
//   CORTEX_COMMAND    the command, as a JSON list (default ["cortex"])
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const { CORTEX_JOURNALS = '', CORTEX_LINT = '', CORTEX_BASE = '' } = process.env
const [program, ...before] = JSON.parse(process.env.CORTEX_COMMAND ?? '["cortex"]')
const home = mkdtempSync(join(tmpdir(), 'cortex-action-'))
let failed = 0

try {
  const patterns = CORTEX_JOURNALS.split('\n').map((line) => line.trim())
  for (const pattern of patterns.filter((each) => each !== '')) {
    const files = matching(pattern)
    if (files.length === 0) fail(pattern, 'no file has this name')
    for (const file of files) checkJournal(file)
  }
  if (CORTEX_LINT !== '') {
    const { status, output } = cortex(['ctx', 'lint', '--format', 'github'])
    if (status === 0) console.log(`${CORTEX_LINT}: nothing to complain about`)
    else {
      // It names files and lines itself, in the form that GitHub reads.
      console.log(output)
      failed++
    }
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
process.exitCode = failed === 0 ? 0 : 1

/** Folded into a store, which compares every root; then the root that it had before must be in its history. */
function checkJournal(file) {
  const actor = `journal-${failed}-${Math.random().toString(36).slice(2)}`
  const taken = cortex(['--actor', actor, '--json', 'import', file, '--format', 'journal'])
  if (taken.status !== 0) return fail(file, taken.output)
  const verified = cortex(['--actor', actor, 'verify', ...rootBefore(file)])
  if (verified.status !== 0) return fail(file, verified.output)
  console.log(`${file}: ${verified.output.split('\n')[0]}`)
}

/** `--root HEX` of the journal in the base commit; nothing if it is new. */
function rootBefore(file) {
  if (CORTEX_BASE === '') return []
  const shown = spawnSync('git', ['show', `${CORTEX_BASE}:./${file}`], { maxBuffer: 1 << 30 })
  if (shown.status !== 0) return []
  const older = join(home, 'older.cortex')
  writeFileSync(older, shown.stdout)
  const actor = `base-${Math.random().toString(36).slice(2)}`
  if (cortex(['--actor', actor, 'import', older, '--format', 'journal']).status !== 0) return []
  const { root } = JSON.parse(cortex(['--actor', actor, '--json', 'root']).output)
  return ['--root', root]
}

function matching(pattern) {
  if (!pattern.includes('*')) return [pattern]
  const directory = dirname(pattern)
  const escaped = pattern.slice(directory === '.' ? 0 : directory.length + 1)
  const name = new RegExp(
    `^${escaped.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`,
  )
  return readdirSync(directory)
    .filter((each) => name.test(each))
    .map((each) => join(directory, each))
    .sort()
}

function cortex(args) {
  const env = { ...process.env, CORTEX_HOME: home, CORTEX_EMBEDDER: 'none', NO_COLOR: '1' }
  if (CORTEX_LINT !== '') env.CORTEX_CONTEXT = resolve(CORTEX_LINT)
  const ran = spawnSync(program, [...before, ...args], { env, encoding: 'utf8' })
  if (ran.error !== undefined) throw ran.error
  return { status: ran.status, output: `${ran.stdout}${ran.stderr}`.trim() }
}

/** As GitHub shows it beside the file. */
function fail(file, why) {
  failed++
  const escaped = why.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  console.log(`::error file=${file}::${escaped}`)
}
