import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workerProgram } from '../src/worker-program.ts'

let place: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cortex-worker-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
})

function file(...path: string[]): string {
  const whole = join(place, ...path)
  mkdirSync(join(whole, '..'), { recursive: true })
  writeFileSync(whole, '')
  return whole
}

const addressIn = (...path: string[]): string => pathToFileURL(join(place, ...path)).href

describe("the worker's program", () => {
  it('[B36] is beside the file that starts it, or in the build of the same package', () => {
    const beside = file('dist', 'worker.js')

    expect(workerProgram(addressIn('dist', 'worker-program.js'))).toBe(beside)
    expect(workerProgram(addressIn('src', 'worker-program.ts'))).toBe(beside)
  })

  it('[B36] of a bundle is that of the package installed beside it', () => {
    const installed = file('node_modules', '@cortex-memory', 'embed', 'dist', 'worker.js')
    file('node_modules', '@cortex-memory', 'embed', 'dist', 'index.js')
    const manifest = file('node_modules', '@cortex-memory', 'embed', 'package.json')
    writeFileSync(manifest, '{ "exports": { ".": { "default": "./dist/index.js" } } }')

    expect(workerProgram(addressIn('app.mjs'))).toContain(installed.slice(place.length))
  })

  it('[B36] that is nowhere is NO_EMBEDDER, with what to do', () => {
    expect(() => workerProgram(addressIn('app.mjs'))).toThrow(
      expect.objectContaining({
        code: 'NO_EMBEDDER',
        message: expect.stringContaining('--external:@cortex-memory/embed'),
      }),
    )
  })
})
