// `npm run test:pack`: packs every package as it would be published, looks into the tarballs, installs
// them into an empty project and uses what was installed. Third-party packages come from the registry.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFirstProgram } from './first-program/check.mjs'
import { npmCommand } from './npm.mjs'
import { home, setup } from './setup.mjs'

const read = (path) => readFileSync(path, 'utf8')
const problems = []
const check = (holds, problem) => {
  if (!holds) problems.push(problem)
}

/** Needs a package that nobody else needs. */
const MCP_ENTRY = '@cortex-memory/server/mcp'
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']

setup()
const folder = mkdtempSync(join(tmpdir(), 'cortex-pack-'))
try {
  const packed = pack()
  for (const each of packed) inspect(each)
  if (problems.length === 0) {
    const project = install(packed)
    use(project, packed)
    console.error('cortex: the program of the README: compiled, run, bundled')
    await checkFirstProgram(project, runNode, check)
    useMcp(project, packed)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(`cortex: ${problem}`)
if (problems.length > 0) process.exit(1)
console.error('cortex: the packages install and run')

function pack() {
  console.error('cortex: packing (npm pack)')
  const names = readdirSync(join(home, 'packages'))
  const workspaces = names.flatMap((name) => ['-w', `packages/${name}`])
  const args = ['pack', '--json', '--loglevel=error', '--pack-destination', folder, ...workspaces]
  const listed = JSON.parse(npm(home, args).stdout)
  return listed.map(({ name, filename, files }) => {
    const directory = join(home, 'packages', name.split('/').at(-1))
    const manifest = JSON.parse(read(join(directory, 'package.json')))
    return { name, directory, manifest, filename, files: new Set(files.map(({ path }) => path)) }
  })
}

/** What a tarball must and must not hold. */
function inspect({ name, directory, manifest, files }) {
  const root = JSON.parse(read(join(home, 'package.json')))
  for (const wanted of ['package.json', 'README.md', 'LICENSE']) {
    check(files.has(wanted), `${name} has no ${wanted}`)
  }
  if (files.has('LICENSE')) {
    const same = read(join(directory, 'LICENSE')) === read(join(home, 'LICENSE'))
    check(same, `${name} has another LICENSE than the project`)
  }
  const strays = [...files].filter((path) =>
    /(?:^|\/)(?:src|test|fixtures)\/|\.test\.|\.map$|tsbuildinfo$|(?<!\.d)\.ts$/.test(path),
  )
  check(strays.length === 0, `${name} packs what nobody needs: ${strays.slice(0, 3).join(', ')}`)
  for (const target of targetsOf(manifest)) {
    check(files.has(target), `${name} names ${target}, which is not packed`)
  }
  for (const program of Object.values(manifest.bin ?? {})) {
    const shebang = read(join(directory, program)).startsWith('#!/usr/bin/env node\n')
    check(shebang, `${name}: ${program} does not say that Node runs it`)
  }
  const { version, license, engines, dependencies = {} } = manifest
  check(version === root.version, `${name} has version ${version}, the project ${root.version}`)
  check(license === root.license, `${name} has the licence ${license}`)
  check(engines?.node === root.engines.node, `${name} asks for another Node`)
  for (const [dependency, wanted] of Object.entries(dependencies)) {
    check(/^\d+\.\d+\.\d+$/.test(wanted), `${name} depends on ${dependency} ${wanted}: not pinned`)
    const own = dependency.startsWith('@cortex-memory/')
    check(!own || wanted === version, `${name} depends on ${dependency} ${wanted}`)
  }
}

/** Files that users reach: not those under the condition by which our own tests find the sources. */
function targetsOf({ exports = {}, bin = {} }) {
  const shapes = Object.entries(exports).filter(([key]) => !key.includes('*'))
  const reached = shapes.flatMap(([, { types, default: main }]) => [types, main])
  return [...reached, ...Object.values(bin)].map((path) => path.replace(/^\.\//, ''))
}

function install(packed) {
  console.error('cortex: installing the tarballs into an empty project (npm install)')
  const project = join(folder, 'project')
  mkdirSync(project)
  const dependencies = Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]),
  )
  const manifest = { name: 'somewhere', private: true, type: 'module', dependencies }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  // Without scripts: nothing may need a compiler.
  npm(project, ['install', '--ignore-scripts', ...QUIET])
  return project
}

function use(project, packed) {
  console.error('cortex: using what was installed (npm exec cortex)')
  const { version } = packed[0].manifest
  const cortex = (...args) => npm(project, ['exec', '--no', '--', 'cortex', ...args]).stdout.trim()
  check(cortex('--version') === version, 'cortex --version says another version')
  const oneWord = npm(project, ['exec', '--no', '--', 'cortex-memory', '--version'])
  check(oneWord.stdout.trim() === version, 'npm exec cortex-memory does not run the command')
  const byName = npm(project, ['exec', '--no', '--', '@cortex-memory/cli', '--version'])
  check(byName.stdout.trim() === version, 'npm exec @cortex-memory/cli does not run the command')
  const { uri } = JSON.parse(cortex('--json', 'remember', 'The build runs on Node 20'))
  const { memories } = JSON.parse(cortex('--json', 'recall', 'which Node does the build use'))
  check(memories[0]?.uri === uri, 'recall does not find what was remembered')
  const entries = packed.flatMap(({ name, manifest }) =>
    Object.keys(manifest.exports ?? {})
      .filter((key) => !key.includes('*'))
      .map((key) => `${name}${key.slice(1)}`),
  )
  importAll(
    project,
    entries.filter((name) => name !== MCP_ENTRY),
  )
}

/** The command has the SDK of MCP inside; a program brings its own. */
function useMcp(project, packed) {
  const { peerDependencies } = packed.find(({ name }) => MCP_ENTRY.startsWith(name)).manifest
  const peers = Object.entries(peerDependencies).map(([name, range]) => `${name}@${range}`)
  check(listsTools(project), 'cortex mcp lists no tools')
  npm(project, ['install', '--ignore-scripts', ...QUIET, ...peers])
  importAll(project, [MCP_ENTRY])
}

function importAll(project, names) {
  const program = `for (const name of ${JSON.stringify(names)}) await import(name)`
  must(project, process.execPath, ['--input-type=module', '-e', program])
}

function listsTools(project) {
  const clientInfo = { name: 'test', version: '1' }
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
  const input = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
  ]
  const program = join(project, 'node_modules/@cortex-memory/cli/bin/cortex.cjs')
  const lines = input.map((message) => `${JSON.stringify(message)}\n`).join('')
  const { stdout } = start(project, process.execPath, [program, 'mcp'], lines)
  return stdout.includes('memory_remember')
}

function npm(cwd, args) {
  const planned = npmCommand(args)
  return must(cwd, planned.command, planned.args)
}

function runNode(cwd, args) {
  return start(cwd, process.execPath, args)
}

function start(cwd, command, args, input) {
  const env = { ...process.env, CORTEX_HOME: join(folder, 'home'), CORTEX_ACTOR: 'ada' }
  return spawnSync(command, args, { cwd, env, input, encoding: 'utf8', maxBuffer: 1 << 28 })
}

function must(cwd, command, args) {
  const result = start(cwd, command, args)
  if (result.status === 0) return result
  rmSync(folder, { recursive: true, force: true })
  console.error(`${command} ${args.slice(0, 3).join(' ')} failed:\n${result.stderr}`)
  process.exit(1)
}
