/** Import from files of other systems, as a process. Rules: docs/spec/transfer.md. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const packages = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const program = join(packages, 'cli/dist/main.js')
const fixtures = join(packages, 'server/test/fixtures')
const home = mkdtempSync(join(tmpdir(), 'cortex-transfer-'))

function cortex(
  args: readonly string[],
  input: string | Buffer = '',
): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada' }
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', input, env })
}

describe('cortex import', () => {
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('[I24] says what was taken, left out and refused, and what it took can be recalled', () => {
    const done = cortex(['import', join(fixtures, 'memory.jsonl')])

    expect(done).toMatchObject({ status: 0, stderr: '' })
    expect(done.stdout).toBe(
      [
        'imported memory.jsonl (memory-server) into ada',
        'taken              8  new',
        'links              7',
        'refused            1  INVALID_INPUT',
        'refused            1  SECRET_REFUSED',
        '  memory.jsonl:2 observations[1] holds what looks like a secret (password); take',
        '  it out, or allow password by name',
        '  memory.jsonl:6: expected a JSON object on one line',
        '',
      ].join('\n'),
    )
    const recalled = JSON.parse(cortex(['--json', 'recall', 'who maintains Harbor']).stdout)
    expect(recalled.memories[0].data.statement).toBe('Mira maintains Harbor API')
    const memory = JSON.parse(cortex(['--json', 'get', recalled.memories[0].uri]).stdout)
    expect(memory.version.provenance).toEqual({
      source: 'imported',
      origin: 'import',
      channel: 'memory-server',
    })
  })

  it('[I24] reads standard input; if everything is refused, the exit code is 1', () => {
    const taken = cortex(['--json', 'import', '-'], '{"text":"The tide is high"}\n')
    expect(JSON.parse(taken.stdout)).toMatchObject({ source: 'stdin', format: 'jsonl', taken: 1 })

    const refused = cortex(['import', '-'], '{"nothing":1}\n')
    expect(refused.status).toBe(1)
    expect(refused.stdout).toContain('stdin:1: no text under text')
  })

  it('[I3] a piped journal makes a store with the same root', () => {
    const env = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada' }
    const journal = spawnSync(process.execPath, [program, 'export'], { env, encoding: 'buffer' })
    const made = cortex(['--actor', 'copy', '--json', 'import', '-'], journal.stdout)

    expect(JSON.parse(made.stdout)).toMatchObject({ actor: 'copy' })
    expect(cortex(['--actor', 'copy', 'root']).stdout).toBe(cortex(['root']).stdout)
  })

  it('[I34] a journal keeps the name of its actor, unless another is named', () => {
    const own = { ...process.env, CORTEX_HOME: home, CORTEX_ACTOR: 'ada' }
    const { stdout: input } = spawnSync(process.execPath, [program, 'export'], {
      env: own,
      encoding: 'buffer',
    })
    const other = mkdtempSync(join(tmpdir(), 'cortex-transfer-'))
    const env = { ...process.env, CORTEX_HOME: other, CORTEX_ACTOR: '' }
    const made = spawnSync(process.execPath, [program, 'import', '-'], { env, input, cwd: other })

    expect(made.stderr.toString()).toContain('use it with --actor ada')
    expect(made.stdout.toString()).toContain('as ada')
    rmSync(other, { recursive: true })
  })

  it('[I33] [I35] [O13] plain text is taken, and what is imported shows its own date', () => {
    const taken = cortex(['--actor', 'bob', 'import', '-'], 'We meet at nine.\n\n- Tea at four\n')
    expect(taken.stdout).toContain('imported stdin (text) into bob\ntaken              2  new\n')

    const mem0 = [{ id: 'x', memory: 'Likes tea', created_at: '2024-01-02T03:04:05Z' }]
    cortex(['--actor', 'eve', 'import', '-'], JSON.stringify(mem0))
    for (const words of [['list'], ['recall', 'tea']]) {
      expect(cortex(['--actor', 'eve', ...words]).stdout, words[0]).toContain('2024-01-02')
    }
    expect(cortex(['--actor', 'eve', 'list']).stdout).toMatch(
      /2024-01-02 03:04 \(stored [\d-]{10}\)/,
    )
    expect(cortex(['--actor', 'bob', 'list']).stdout).not.toContain('stored')
    const [{ uri }] = JSON.parse(cortex(['--actor', 'eve', '--json', 'list']).stdout).memories
    expect(cortex(['--actor', 'eve', 'get', uri]).stdout).toMatch(/dated +2024-01-02/)
  })

  it('[I26] a file that is named as JSON lines gets JSON lines, unless the format is given', () => {
    const lines = join(home, 'ada.jsonl')
    const block = join(home, 'block.jsonl')

    expect(cortex(['export', '-o', lines]).status).toBe(0)
    expect(cortex(['export', '--format', 'journal', '-o', block]).status).toBe(0)

    const [first = ''] = readFileSync(lines, 'utf8').split('\n')
    expect(JSON.parse(first)).toBeTypeOf('object')
    expect(() => JSON.parse(readFileSync(block, 'utf8').split('\n')[0] ?? '')).toThrow()
  })

  it('[I25] the command says its version', () => {
    expect(cortex(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
