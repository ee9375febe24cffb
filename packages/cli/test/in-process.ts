/**
 * The built program, in this process: a hundred starts of Node would take longer than all else.
 *
 * @module
 */
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { vi } from 'vitest'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/run.js')
const { main } = (await import(pathToFileURL(program).href)) as {
  main(args: readonly string[]): Promise<number>
}

export interface Ran {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command in a directory, which is its home too unless the environment says otherwise. */
export async function runInProcess(
  args: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>>,
  stdin: Buffer = Buffer.alloc(0),
): Promise<Ran> {
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text)
      return true
    })
  }
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([stdin]) as typeof process.stdin)
  const all = { CORTEX_HOME: directory, NO_COLOR: '1', COLUMNS: '', ...environment }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  const before = process.cwd()
  process.chdir(directory)
  try {
    return { status: await main(args), ...said }
  } finally {
    process.chdir(before)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}
