/**
 * Runs a bundle of ours with the code that V8 compiled for it the last time. Compiling again costs more than a short
 * command does; nothing else of Node does this before 22.8.
 *
 *   file   160 bytes of text: format, key, length and checksum of the code, words; then the code
 *   key    hash of the bundle · version of Node · processor
 *   words  the commands whose functions are in it; another one is added until there are enough
 *
 * Compiled code is as good as the program, so it is kept where the program is, or else in a directory that only its
 * user can write to. It is never needed: whatever is wrong with it, the bundle is compiled. V8 itself does not notice
 * a changed byte and would run it, so the checksum is ours: a file after a power failure may hold blocks of zeros.
 *
 * @module
 */
type Fs = typeof import('node:fs')
type Path = typeof import('node:path')
type Url = typeof import('node:url')
type Vm = typeof import('node:vm')
type Zlib = typeof import('node:zlib')
type Modules = typeof import('node:module')

const {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs') as Fs
const { dirname, isAbsolute, join } = require('node:path') as Path
const { Script } = require('node:vm') as Vm
const { crc32 } = require('node:zlib') as Zlib
const { createRequire } = require('node:module') as Modules
const { pathToFileURL } = require('node:url') as Url

const HEADER_BYTES = 160
const WORDS_MAX = 4
const KEEP_AFTER_MS = 5_000

interface Compiled {
  readonly words: readonly string[]
  readonly code: Buffer
}

export interface Loader {
  /**
   * Runs `bundle/<name>.cjs`, and gives what it exports. `word` is what it is run for, and `part` what the compiled
   * code is kept as: what a server needs does not slow down a short command.
   */
  loadBundle(name: string, word: string, part?: string): unknown
}

/** Several modules ask for the same one. */
const loaded = new Map<string, { readonly exports: object }>()

function loadBundle(name: string, word: string, part = name): unknown {
  const known = loaded.get(name)
  if (known !== undefined) return known.exports
  const file = join(__dirname, '../bundle', `${name}.cjs`)
  const text = readFileSync(file)
  // Of bytes: a part of the text would keep all of it in memory.
  const key = `${text.toString('latin1', text.length - 65, text.length - 1)} ${process.version} ${process.arch}`
  const places = process.env.NODE_DISABLE_COMPILE_CACHE ? [] : placesFor(file, part)
  const kept = firstIn(places, key)
  const script = new Script(text.toString('latin1'), {
    // As an address, so that tools take it for a file.
    filename: pathToFileURL(file).href,
    ...(kept === undefined ? {} : { cachedData: kept.code }),
  })
  const words = script.cachedDataRejected === false ? (kept?.words ?? []) : []
  if (!words.includes(word) && words.length < WORDS_MAX) {
    keepLater(() => keep(places, key, [...words, word], script.createCachedData()))
  }
  const module = { exports: {} }
  loaded.set(name, module)
  const required = createRequire(file)
  const requireFrom = (wanted: string): unknown =>
    wanted.startsWith('./') && wanted.endsWith('.cjs')
      ? loadBundle(wanted.slice(2, -4), word)
      : required(wanted)
  const run = script.runInThisContext() as (...values: readonly unknown[]) => void
  run(
    module.exports,
    Object.assign(requireFrom, required, { importModule }),
    module,
    file,
    dirname(file),
  )
  return module.exports
}

/** What a bundle has for `import()`, which compiled code cannot do. */
async function importModule(url: string): Promise<unknown> {
  return await import(url)
}

/** Beside the program, or with the user's other caches. */
function placesFor(file: string, name: string): string[] {
  const own = join(dirname(file), '.compiled', `${name}.bin`)
  const { XDG_CACHE_HOME, LOCALAPPDATA, HOME } = process.env
  const caches =
    process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME || (HOME && join(HOME, '.cache'))
  // A path that depends on the directory would lead into a repository of somebody else.
  return caches && isAbsolute(caches) ? [own, join(caches, 'cortex-memory', `${name}.bin`)] : [own]
}

function firstIn(places: readonly string[], key: string): Compiled | undefined {
  for (const [index, place] of places.entries()) {
    const found = readCompiled(place, key, index > 0)
    if (found !== undefined) return found
  }
  return undefined
}

function readCompiled(place: string, key: string, mustBeOwn: boolean): Compiled | undefined {
  let file: number
  try {
    // A pipe would wait for a writer.
    file = openSync(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch {
    return undefined
  }
  try {
    if (!fstatSync(file).isFile() || (mustBeOwn && !isOwn(file))) return undefined
    const bytes = readFileSync(file)
    const [format, foundKey, length, sum, words = ''] = bytes
      .toString('latin1', 0, HEADER_BYTES)
      .trimEnd()
      .split('|')
    const code = bytes.subarray(HEADER_BYTES)
    if (format !== 'cortex-code 2' || foundKey !== key || Number(length) !== code.length) {
      return undefined
    }
    if (sum !== crc32(code).toString(16)) return undefined
    return { words: words.split(' '), code }
  } catch {
    return undefined
  } finally {
    closeSync(file)
  }
}

/** What others can write to would be a program of theirs. */
function isOwn(file: number): boolean {
  if (process.getuid === undefined) return true
  const { uid, mode } = fstatSync(file)
  return uid === process.getuid() && (mode & 0o022) === 0
}

/** When the work is done; a server is not ended in every case, so it does not wait for its end. */
function keepLater(keepNow: () => void): void {
  let isKept = false
  const once = (): void => {
    if (isKept) return
    isKept = true
    keepNow()
  }
  process.once('exit', once)
  setTimeout(once, KEEP_AFTER_MS).unref()
}

/** At the first place that takes it; a reader sees all of it or the former. */
function keep(
  places: readonly string[],
  key: string,
  words: readonly string[],
  code: Buffer,
): void {
  const header = `cortex-code 2|${key}|${code.length}|${crc32(code).toString(16)}|${words.join(' ')}`
  if (header.length > HEADER_BYTES) return
  for (const place of places) {
    const draft = `${place}.${process.pid}`
    try {
      mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
      writeFileSync(
        draft,
        Buffer.concat([Buffer.from(header.padEnd(HEADER_BYTES), 'latin1'), code]),
        {
          mode: 0o600,
          flag: 'wx',
        },
      )
      renameSync(draft, place)
      return
    } catch {
      try {
        rmSync(draft, { force: true })
      } catch {
        // Not even that can be written here.
      }
    }
  }
}

module.exports = { loadBundle } satisfies Loader
