import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workerProgram } from '../src/worker-program.ts'
import { buildPackage, runScript } from './support/program.ts'

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

  it.skipIf(process.platform === 'win32')('[ST5] loads nothing of the engine', () => {
    buildPackage()
    const coverage = join(place, 'coverage')
    const script = `
      import { Worker } from 'node:worker_threads'
      const workerData = { spec: { engine: 'minilm' }, haste: new SharedArrayBuffer(4) }
      const worker = new Worker('./dist/worker.js', { workerData, execArgv: [] })
      worker.on('message', (vector) => { console.log(vector.length); void worker.terminate() })
      worker.postMessage('a winch')`

    const { stdout } = runScript(script, ['env', `NODE_V8_COVERAGE=${coverage}`])

    const reports = readdirSync(coverage).map((name) => readFileSync(join(coverage, name), 'utf8'))
    const loaded = reports.flatMap((text) => text.match(/(?:core|embed)\/dist\/[\w/-]+\.js/g) ?? [])
    expect(stdout).toBe('384\n')
    expect(loaded).toContain('embed/dist/bert-encoder.js')
    expect(loaded.filter((name) => /core\/dist\/(?:engine|store|cortex)/.test(name))).toEqual([])
  })
})
