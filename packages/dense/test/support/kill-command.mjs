// Runs one command and kills itself before the n-th step that changes the disk.
import { pathToFileURL } from 'node:url'

const [dist, root, at, ...args] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(`${dist}/${name}`).href)
const { setWriteProbe } = await load('files/files.js')
const { runCtx } = await load('run.js')

let step = 0
setWriteProbe(() => {
  step += 1
  if (step === Number(at)) process.kill(process.pid, 'SIGKILL')
})
const now = () => Date.parse('2026-05-20T09:00:00Z')
process.exitCode = await runCtx(args, { root, cwd: root, now, out: () => {} })
process.stdout.write(String(step))
