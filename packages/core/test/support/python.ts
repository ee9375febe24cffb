/** The Python verifier over many files in one process: a directory in, one report per file out. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileReport } from '../../src/index.ts'

export const PYTHON_VERIFIER: string = fileURLToPath(
  new URL('../../../../verify/cortex_verify.py', import.meta.url),
)

/** Tests that need Python are skipped, by name, where there is none. */
export const hasPython: boolean = spawnSync('python3', ['--version']).status === 0

/** For the name of such a test. */
export const PYTHON: string = hasPython ? 'Python' : 'Python (skipped: no python3 here)'

export interface PythonRun {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export function runPython(...args: readonly string[]): PythonRun {
  return spawnSync('python3', [PYTHON_VERIFIER, ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
}

/** The reports in the order of the files. */
export function verifyWithPython(files: readonly Uint8Array[]): FileReport[] {
  const directory = mkdtempSync(join(tmpdir(), 'cortex-files-'))
  try {
    for (const [index, file] of files.entries()) {
      writeFileSync(join(directory, String(index).padStart(6, '0')), file)
    }
    const { stdout, stderr } = runPython('--json', directory)
    if (stderr !== '') throw new Error(stderr)
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { file: _, ...report } = JSON.parse(line) as FileReport & { file: string }
        return report
      })
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** What two verifiers must agree on: everything about a sound file, kind and code of another. */
export function essence(report: FileReport): unknown {
  return report.ok ? report : { kind: report.kind, code: report.problems[0]?.code }
}
