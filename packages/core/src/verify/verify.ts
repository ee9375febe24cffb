/** Runs the check in a process of its own and collects what it says. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Progress } from '../engine/fold-journal.ts'
import { layoutOf, storeExists } from '../engine/layout.ts'
import { CortexError } from '../errors.ts'
import { PROBLEMS_LISTED, type Problem, type VerifyLine, type VerifyReport } from './report.ts'
import { expectedRoot, NOT_COMPARED, type SavedState } from './saved-state.ts'

/** What `verify` compares the history with, and whom it tells about its progress. */
export interface VerifyOptions extends SavedState {
  /** Called as the journal is read. */
  readonly onProgress?: Progress | undefined
}

/** Read-only, beside any number of writers, and safe whatever the state of the view. */
export async function verifyStore(
  root: string,
  actor: string,
  options: VerifyOptions = {},
): Promise<VerifyReport> {
  const expected = expectedRoot(options)
  const layout = layoutOf(root, actor)
  if (!storeExists(layout)) {
    throw new CortexError('NOT_FOUND', `Cannot verify ${layout.home}: there is no store`)
  }
  const problems: Problem[] = []
  let more = 0
  let counts = { entries: 0, memories: 0, edges: 0, keys: 0, root: '' }
  let finished = false
  let begunAs = actor
  let savedAt: number | undefined
  const note = (problem: Problem): void => {
    if (problems.length < PROBLEMS_LISTED) problems.push(problem)
    else more++
  }
  const args = [childProgram(), layout.root, actor]
  if (expected !== undefined) args.push(JSON.stringify(expected))
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-2000)
  })
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as VerifyLine
    if ('progress' in line) options.onProgress?.(line.progress.done, line.progress.total)
    else if ('problem' in line) note(line.problem)
    else if ('counts' in line) counts = { ...counts, ...line.counts }
    else if ('begunAs' in line) begunAs = line.begunAs
    else if ('savedAt' in line) savedAt = line.savedAt
    else finished = true
  }
  const how = await ended
  if (!finished) {
    const detail = complaint === '' ? '' : `: ${complaint.trim().split('\n').at(-1)}`
    note({
      code: 'VIEW_UNREADABLE',
      key: 'view',
      message: `the checking process ended with ${how} while reading the view${detail}. Run \`cortex rebuild\``,
    })
  }
  const found = savedAt === undefined ? {} : { seq: savedAt }
  return {
    ok: problems.length === 0,
    problems,
    more,
    ...counts,
    ...(expected && { saved: { root: expected.root, extended: savedAt !== undefined, ...found } }),
    notChecked: expected === undefined ? [NOT_COMPARED] : [],
    ...(begunAs === actor ? {} : { begunAs }),
  }
}

/**
 * Beside this file once built. Tests run the sources and use the build of the same package; a program that was bundled
 * uses the package that is installed beside the bundle.
 */
function childProgram(): string {
  const program = [beside('./child.js'), beside('../../dist/verify/child.js'), installed()].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (program !== undefined) return program
  throw new CortexError(
    'NOT_FOUND',
    'Cannot verify: the program that checks a store is not here. If this program was bundled, install @cortex-memory/core beside it, or run `cortex verify`',
  )
}

/** Nothing in a bundle of CommonJS, which does not know its own address. */
function beside(path: string): string | undefined {
  const here: string | undefined = import.meta.url
  return here === undefined ? undefined : fileURLToPath(new URL(path, here))
}

function installed(): string | undefined {
  try {
    const from = createRequire(import.meta.url ?? join(process.cwd(), 'program.cjs'))
    return join(dirname(from.resolve('@cortex-memory/core')), 'verify/child.js')
  } catch {
    return undefined
  }
}
