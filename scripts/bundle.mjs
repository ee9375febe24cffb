// The bundles that the `cortex` command runs, made from what tsc wrote. Loading hundreds of modules takes longer than
// most commands do. Packages with native code stay outside.
//
//   packages/cli/dist/bundle/
//     cortex.cjs       every command, the servers and the work of a hook; each module runs when it is first needed
//     hook.cjs         watches a hook; nothing else
//     zod.cjs          for both, loaded when an input is wrong or a schema is shown
//     LICENSES.txt     of the packages that are inside
//
// A bundle is one function, `(function (exports, require, module, __filename, __dirname) {…})`, then a comment with the
// hash of its text: the loader runs it without making another copy of it. Names are short, which is a tenth of the time
// of a short command; the maps beside the bundles translate them back.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const home = dirname(dirname(fileURLToPath(import.meta.url)))
const cli = join(home, 'packages/cli/dist')
const target = join(cli, 'bundle')

/** Each with the module it begins with. */
const ENTRIES = {
  cortex: join(cli, 'start/cortex.js'),
  hook: join(cli, 'start/hook.js'),
  zod: 'zod',
}

/** Files that other processes or threads run, by an export of the package that holds them. */
const ANCHORS = {
  core: '@cortex-memory/core',
  dense: '@cortex-memory/dense',
  embed: '@cortex-memory/embed',
  hosts: '@cortex-memory/hosts',
  server: '@cortex-memory/server/data-home',
}
const ANCHOR_FILES = { server: 'project/data-home.js' }

const EXTERNAL = ['onnxruntime-node', 'msgpackr-extract', 'bun:ffi', './zod.cjs']

/** Makes them all; nothing is left of a former build. */
export async function bundle() {
  const { build } = await import('esbuild')
  const packages = new Set()
  const made = await Promise.all(
    Object.entries(ENTRIES).map(async ([name, from]) => {
      const result = await build({
        entryPoints: [from],
        absWorkingDir: home,
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        minify: true,
        // Reads the stacks that users send; it is not in the package.
        sourcemap: 'external',
        sourcesContent: false,
        banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
        footer: { js: '})' },
        legalComments: 'none',
        mainFields: ['module', 'main'],
        // Compiled code has no `import()`.
        supported: { 'dynamic-import': false },
        // zod calls itself free of side effects; parts of it would be used before they are there.
        ignoreAnnotations: name === 'zod',
        logLevel: 'warning',
        logOverride: { 'require-resolve-not-external': 'silent' },
        outfile: join(target, `${name}.cjs`),
        external: EXTERNAL,
        define: { 'process.env.MSGPACKR_NATIVE_ACCELERATION_DISABLED': '"true"' },
        plugins: name === 'zod' ? [] : [nativeParts(), ownFiles(), lazyZod()],
      })
      for (const input of Object.keys(result.metafile.inputs)) packages.add(packageOf(input))
      const [map, { text }] = result.outputFiles
      return [name, text.trimEnd(), map.text]
    }),
  )
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [name, text, map] of made) {
    const hash = createHash('sha256').update(text).digest('hex')
    writeFileSync(join(target, `${name}.cjs`), `${text}\n//${hash}\n`)
    writeFileSync(join(target, `${name}.cjs.map`), map)
  }
  packages.delete(undefined)
  writeFileSync(join(target, 'LICENSES.txt'), licencesOf([...packages].sort()))
}

/** Whether a module that tsc wrote is newer than the bundles. */
export function isStale() {
  const made = statSync(join(target, 'LICENSES.txt'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isNewer = (directory) =>
    readdirSync(directory, { withFileTypes: true }).some((entry) => {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) return path !== target && isNewer(path)
      return /\.c?js$/.test(entry.name) && statSync(path).mtimeMs > made
    })
  return readdirSync(join(home, 'packages')).some((name) => {
    const dist = join(home, 'packages', name, 'dist')
    return existsSync(dist) && isNewer(dist)
  })
}

/** A module asks for its address to find files beside it: it gets the one that it had before it was put into a bundle. */
function ownFiles() {
  const own = /[\\/]packages[\\/]([a-z-]+)[\\/]dist[\\/].*\.js$/
  return {
    name: 'addresses of our own files',
    setup(build) {
      build.onLoad({ filter: own }, ({ path }) => {
        const text = readFileSync(path, 'utf8')
        const [, name] = own.exec(path)
        const model = name === 'embed' ? inPackage(name, join(dirname(path), 'model.js')) : ''
        return {
          // The weights are read from files beside their package.
          contents: text
            .replaceAll(
              'import.meta.url',
              name === 'cli' ? besideBundle(path) : () => inPackage(name, path),
            )
            .replaceAll("import('./model.js')", `require.importModule(${model})`)
            .replaceAll(/\bimport\((?=[a-z_])/g, 'require.importModule('),
          loader: 'js',
        }
      })
      build.onLoad({ filter: /[\\/]packages[\\/]explorer[\\/]files\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          'import.meta.url',
          `require('node:url').pathToFileURL(require.resolve('@cortex-memory/explorer')).href`,
        ),
        loader: 'js',
      }))
    },
  }
}

function besideBundle(path) {
  return addressOf(`__dirname, ${JSON.stringify(slashed(relative(target, path)))}`)
}

function inPackage(name, path) {
  if (!(name in ANCHORS)) throw new Error(`${path} asks for its address: add ${name} to ANCHORS`)
  const dist = join(home, 'packages', name, 'dist')
  const anchor = join(dist, ANCHOR_FILES[name] ?? 'index.js')
  const way = slashed(relative(dirname(anchor), path))
  const found = `require.resolve(${JSON.stringify(ANCHORS[name])})`
  return addressOf(`require('node:path').dirname(${found}), ${JSON.stringify(way)}`)
}

function addressOf(parts) {
  return `require('node:url').pathToFileURL(require('node:path').join(${parts})).href`
}

function slashed(path) {
  return path.split(sep).join('/')
}

/**
 * The JavaScript of the packages with native code is in the bundle, and their native parts are found where the engine
 * finds the packages. Looking for them in the ways of those packages takes longer than loading them.
 */
function nativeParts() {
  const engine = `require('node:module').createRequire(require.resolve('@cortex-memory/core'))`
  const lmdb = join(home, 'node_modules/lmdb/dist/index.cjs')
  return {
    name: 'native parts',
    setup(build) {
      build.onResolve({ filter: /^lmdb$/ }, () => ({ path: lmdb }))
      build.onLoad({ filter: /[\\/]lmdb[\\/]dist[\\/]index\.cjs$/ }, () => ({
        contents: `const file = ${engine}.resolve('lmdb');${readFileSync(lmdb, 'utf8').replaceAll('__filename', 'file')}`,
      }))
      build.onLoad({ filter: /[\\/]fs-native-extensions[\\/]binding\.js$/ }, () => ({
        contents: `const { dirname, join } = require('node:path')
          const directory = dirname(${engine}.resolve('fs-native-extensions'))
          const platform = process.platform + '-' + process.arch
          module.exports = require(join(directory, 'prebuilds', platform, 'fs-native-extensions.node'))`,
      }))
      build.onLoad({ filter: /[\\/]core[\\/]dist[\\/]store[\\/]native-lock\.js$/ }, ({ path }) => {
        const [found, text] = [
          "createRequire(here)('fs-native-extensions')",
          readFileSync(path, 'utf8'),
        ]
        if (!text.includes(found)) throw new Error(`${path} loads its lock in another way`)
        return { contents: text.replace(found, "require('fs-native-extensions')") }
      })
    },
  }
}

/** Our own schemas wait; the MCP SDK builds its own with the real one. */
function lazyZod() {
  return {
    name: 'zod when it is needed',
    setup(build) {
      build.onResolve({ filter: /^zod$/ }, () => ({ path: join(cli, 'start/zod-in-bundle.js') }))
      build.onResolve({ filter: /^zod\/v4$/ }, () => ({ path: './zod.cjs', external: true }))
    },
  }
}

function packageOf(input) {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(input)?.[1]
}

function licencesOf(names) {
  const texts = names.map((name) => {
    const directory = join(home, 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
    const file = readdirSync(directory).find((each) => /^licen[cs]e(?:\.|$)/i.test(each))
    const text =
      file === undefined ? '' : `\n${readFileSync(join(directory, file), 'utf8').trim()}\n`
    return `${name} ${version}, ${license}\n${text}`
  })
  return `The bundles in this directory contain code of these packages.\n\n${texts.join('\n\n')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundle()
