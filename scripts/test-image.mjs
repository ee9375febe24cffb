// `npm run test:image`: makes the image and uses it as a container would: root read-only, only the volumes `/data` and
// `/tmp` to write to, not root, killed and started again. It needs Linux, GNU tar and leave to make namespaces; elsewhere it says so.
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeImage, timeOfImage } from './image.mjs'
import { setup } from './setup.mjs'

const BYTES_MAX = 220e6
const PORT = 7177
const USER = 65532
/** Root becomes the user of the image; anyone else is root of a namespace that knows no other user. */
const IS_ROOT = process.getuid?.() === 0
const problems = []
const check = (holds, problem) => {
  if (!holds) problems.push(problem)
}

if (spawnSync('unshare', ['-rm', 'true']).status !== 0) {
  console.error('cortex: test:image is left out: this system makes no namespaces (unshare -rm)')
  process.exit(0)
}
setup()
const folder = mkdtempSync(join(tmpdir(), 'cortex-image-test-'))
try {
  console.error('cortex: making the image')
  const bytes = makeImage(join(folder, 'image'))
  console.error(`cortex: ${(bytes / 1e6).toFixed(0)} MB unpacked; using it`)
  check(bytes <= BYTES_MAX, `the image has ${bytes} bytes, more than ${BYTES_MAX}`)
  await use(unpack())
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(`cortex: ${problem}`)
if (problems.length > 0) process.exit(1)
console.error('cortex: the image works')

/** As a runtime does it, from the manifest alone; gives the configuration and the root directory. */
function unpack() {
  const image = join(folder, 'image')
  const read = ({ digest }) => readFileSync(join(image, 'blobs', digest.replace(':', '/')))
  const [described] = JSON.parse(readFileSync(join(image, 'index.json'), 'utf8')).manifests
  const manifest = JSON.parse(read(described))
  const root = join(folder, 'root')
  mkdirSync(root)
  let files = ''
  for (const layer of manifest.layers) {
    const input = read(layer)
    run('tar', ['-xzf', '-', '--no-same-owner', '-C', root], { input })
    files += run('tar', ['-tvzf', '-', '--full-time', '--utc'], { input }).stdout
  }
  const at = new Date(timeOfImage() * 1000).toISOString().slice(0, 19).replace('T', ' ')
  const odd = files.split('\n').filter((line) => line !== '' && !line.includes(at))
  check(odd.length === 0, `files have other times than ${at}: ${odd[0]}`)
  check(/ 65532\/65532 .*\.\/data\/$/m.test(files), '/data is not of the user of the image')
  const shells = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|\/)s?bin\/(?:ba|da|a)?sh$/.test(path),
  )
  check(shells.length === 0, `there is a shell: ${shells}`)
  const { config } = JSON.parse(read(manifest.config))
  check(config.User === '65532:65532', `the image runs as ${config.User}`)
  return { root, config }
}

async function use({ root, config }) {
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (IS_ROOT) chownSync(data, USER, USER)
  for (const name of ['dev', 'proc']) mkdirSync(join(root, name), { recursive: true })
  const inside = (...args) => startInside(root, data, config, args)
  const cortex = async (...args) => await ended(inside(...args))
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

  check((await cortex('--version')).stdout.trim() === version, 'the image says another version')
  const { uri } = JSON.parse((await cortex('--json', 'remember', 'The winch lifts 400 kg')).stdout)
  const server = inside('serve', '--port', String(PORT), '--log', 'off')
  check(await answers('/health'), 'the server does not become healthy')
  check(await answers('/ready'), 'the server does not become ready')
  server.kill('SIGKILL')
  await new Promise((resolve) => server.once('close', resolve))
  const again = inside('serve', '--port', String(PORT), '--log', 'off')
  check(await answers('/ready'), 'the server does not start again after kill -9')
  again.kill('SIGKILL')
  await new Promise((resolve) => again.once('close', resolve))
  const { memories } = JSON.parse((await cortex('--json', 'recall', 'what lifts the winch')).stdout)
  check(memories[0]?.uri === uri, 'what was remembered is not found again')
  if (IS_ROOT) check(statSync(join(data, 'user')).uid === USER, 'it ran as another user')
  const verified = await cortex('verify')
  check(verified.status === 0, `verify: ${verified.stdout}${verified.stderr}`)
  const wrote = await cortex('export', '-o', '/app/x.cortex')
  check(wrote.status !== 0, 'the root of the image can be written to')
}

async function answers(path) {
  for (let round = 0; round < 100; round++) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => undefined)
    if (answer?.ok) return true
    await wait(300)
  }
  return false
}

/** In namespaces of its own: the root mounted read-only, /data on top. */
function startInside(root, data, config, args) {
  const program = [...config.Entrypoint, ...args]
  const quoted = program.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  const script = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${data} ${root}/data`,
    `mount -t tmpfs -o mode=1777 none ${root}/tmp`,
    `mount --rbind /dev ${root}/dev`,
    `mount --rbind /proc ${root}/proc`,
    `mount -o remount,bind,ro ${root}`,
    `exec chroot ${IS_ROOT ? `--userspec=${USER}:${USER} ` : ''}${root} ${quoted}`,
  ].join(' && ')
  const env = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/).slice(0, 2)))
  env.CORTEX_EMBEDDER = 'none'
  env.PATH = `${env.PATH}:/bin:/usr/sbin:/sbin`
  return spawn('unshare', [IS_ROOT ? '-m' : '-rm', 'sh', '-c', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function ended(child) {
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    out.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    out.stderr += chunk
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0 && out.stderr !== '')
    console.error(`  (exit code ${status}: ${out.stderr.trim().split('\n')[0]})`)
  return { status, ...out }
}

function run(command, args, options) {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 30, ...options })
  if (done.status !== 0) throw new Error(`${command} ${args[0]}: ${done.stderr}`)
  return done
}
