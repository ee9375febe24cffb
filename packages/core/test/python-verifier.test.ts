import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fromHex } from '../src/codec/bytes.ts'
import { testDirectory } from '../src/testing/index.ts'
import { hasPython, PYTHON, PYTHON_VERIFIER, runPython } from './support/python.ts'
import type { ProofVectors } from './vectors/forged-files.ts'

const vectors = JSON.parse(
  readFileSync(new URL('../../../vectors/proofs.json', import.meta.url), 'utf8'),
) as ProofVectors
const directory = testDirectory()
afterAll(() => rmSync(directory, { recursive: true }))

function file(name: string, hex = ''): string {
  const path = join(directory, name)
  writeFileSync(path, fromHex(hex) as Uint8Array)
  return path
}

const [sound] = vectors.valid
const [, broken] = vectors.invalid

describe.skipIf(!hasPython)(`cortex_verify.py with ${PYTHON}`, () => {
  it('[P28] says what holds and exits with 0', () => {
    const path = file('sound', sound?.file)

    const { status, stdout } = runPython(path, '--root', sound?.root ?? '')

    expect(status).toBe(0)
    expect(stdout).toContain(`${path}: proof, ok`)
    expect(stdout).toContain('checked   the root is the expected one')
    expect(stdout).toContain(`root      ${sound?.root}`)
  })

  it('[P28] exits with 5 if any file does not hold', () => {
    const names = [file('sound', sound?.file), file('broken', broken?.file)]

    expect(runPython(...names).status).toBe(5)
    expect(runPython(names[0] as string, '--root', '00'.repeat(32)).status).toBe(5)
    expect(runPython(names[1] as string).stdout).toContain(`${broken?.code}  `)
  })

  it('[P28] takes a directory for the files in it', () => {
    const inside = join(directory, 'all')
    mkdirSync(inside)
    for (const [index, vector] of vectors.valid.entries()) file(`all/${index}`, vector.file)

    const { status, stdout } = runPython('--json', inside)

    expect(status).toBe(0)
    expect(stdout.trimEnd().split('\n')).toHaveLength(vectors.valid.length)
  })

  it.each([
    ['no file', []],
    ['an unknown option', ['--fast', 'x']],
    ['a root that is none', ['--root', 'abc', 'x']],
    ['a root without digits', ['x', '--root']],
    ['a file that is not there', ['/nonexistent/file']],
  ])('[P28] exits with 2 for %s', (_what, args) => {
    const { status, stderr } = runPython(...args)
    expect(status).toBe(2)
    expect(stderr).toContain('cortex_verify.py [--json]')
  })

  it('uses nothing but the standard library', () => {
    const imports = [
      ...readFileSync(PYTHON_VERIFIER, 'utf8').matchAll(/^\s*(?:import|from) (\w+)/gm),
    ]
    expect(imports.map(([, name]) => name)).toEqual([
      'hashlib',
      'json',
      'os',
      'struct',
      'sys',
      'zlib',
    ])
  })
})
