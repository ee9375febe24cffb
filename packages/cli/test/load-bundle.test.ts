import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const built = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/start/load-bundle.cjs')
const HASH = 'a'.repeat(64)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-bundle-'))
  mkdirSync(join(folder, 'start'))
  mkdirSync(join(folder, 'bundle'))
  cpSync(built, join(folder, 'start/load-bundle.cjs'))
  write('exports.say = () => console.log("one")')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const compiled = () => join(folder, 'bundle/.compiled/it.bin')

function write(text: string, hash = HASH): void {
  const whole = `(function (exports, require, module, __filename, __dirname) {${text}\n})`
  writeFileSync(join(folder, 'bundle/it.cjs'), `${whole}\n//${hash}\n`)
}

function run(word = 'a', env: Record<string, string> = {}, cwd = folder): string {
  const program = `require(${JSON.stringify(join(folder, 'start/load-bundle.cjs'))}).loadBundle('it', ${JSON.stringify(word)}).say()`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', program], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, XDG_CACHE_HOME: join(folder, 'caches'), ...env },
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.trim()
}

describe('compiled code', () => {
  it('[ST3] is kept after the first run, and used', () => {
    expect(run()).toBe('one')
    const first = readFileSync(compiled())

    expect(run()).toBe('one')
    expect(readFileSync(compiled())).toEqual(first)
    expect(first.toString('latin1', 0, 160)).toContain(HASH)
  })

  it('[ST3] takes in the functions of another command, up to four', () => {
    for (const word of ['a', 'b', 'c', 'd', 'e']) run(word)

    expect(readFileSync(compiled()).toString('latin1', 0, 160).trimEnd()).toMatch(/\|a b c d$/)
  })

  it('[ST3] of a part is kept by itself, and a bundle runs once however many ask for it', () => {
    write('console.log("runs"); exports.say = () => undefined')
    const load = `require(${JSON.stringify(join(folder, 'start/load-bundle.cjs'))}).loadBundle`
    const program = `const load = ${load}; console.log(load('it', 'a', 'server') === load('it', 'b'))`

    const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })

    expect(stdout).toBe('runs\ntrue\n')
    expect(existsSync(join(folder, 'bundle/.compiled/server.bin'))).toBe(true)
    expect(existsSync(compiled())).toBe(false)
  })

  it('[ST3] of another build is not used, though that is as long', () => {
    run()
    write('exports.say = () => console.log("two")', 'b'.repeat(64))

    expect(run()).toBe('two')
    expect(run()).toBe('two')
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['empty', () => Buffer.alloc(0)],
    ['of another format', (bytes: Buffer) => Buffer.concat([Buffer.from('x'), bytes])],
    ['full of zeros', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -64), Buffer.alloc(64)])],
  ])('[ST3] that is %s is made again', (_, damage) => {
    run()
    const first = readFileSync(compiled())
    writeFileSync(compiled(), damage(first))

    expect(run()).toBe('one')
    expect(readFileSync(compiled()).length).toBe(first.length)
    expect(readFileSync(compiled())).not.toEqual(damage(first))
  })

  it.skipIf(process.platform === 'win32')('[ST3] that is a pipe is not waited for', () => {
    run()
    rmSync(compiled())
    expect(spawnSync('mkfifo', [compiled()]).status).toBe(0)

    expect(run()).toBe('one')
  })

  it('[ST3] is not looked for in the directory that a command is run in', () => {
    writeFileSync(join(folder, 'bundle/.compiled'), '')
    write('exports.say = () => console.log("bad")')
    run('a', { XDG_CACHE_HOME: join(folder, 'clone/caches') })
    expect(existsSync(join(folder, 'clone/caches/cortex-memory/it.bin'))).toBe(true)
    write('exports.say = () => console.log("one")')

    expect(run('a', { XDG_CACHE_HOME: 'caches' }, join(folder, 'clone'))).toBe('one')
  })

  it('[ST3] is not kept where that is switched off', () => {
    expect(run('a', { NODE_DISABLE_COMPILE_CACHE: '1' })).toBe('one')
    expect(existsSync(compiled())).toBe(false)
  })

  it.skipIf(process.platform === 'win32')(
    '[ST3] is kept with the caches of the user where the program cannot be written to, and refused if others can write it',
    () => {
      writeFileSync(join(folder, 'bundle/.compiled'), '')
      expect(run()).toBe('one')
      const kept = join(folder, 'caches/cortex-memory/it.bin')
      const own = readFileSync(kept)
      // Code of somebody else, under the same key.
      write('exports.say = () => console.log("bad")')
      run('b', { XDG_CACHE_HOME: join(folder, 'other') })
      const bad = readFileSync(join(folder, 'other/cortex-memory/it.bin'))
      write('exports.say = () => console.log("one")')
      writeFileSync(kept, bad)
      spawnSync('chmod', ['0666', kept])

      expect(run()).toBe('one')
      expect(own.length).toBeGreaterThan(160)
    },
  )
})
