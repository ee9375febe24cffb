// Regenerates a context and kills itself before the n-th step that changes the disk.
import { pathToFileURL } from 'node:url'

const [dist, root, at] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(`${dist}/${name}`).href)
const { setWriteProbe } = await load('files/files.js')
const { Workspace } = await load('workspace.js')
const { regenerateAll } = await load('maintain/regenerate-all.js')

let step = 0
setWriteProbe(() => {
  step += 1
  if (step === Number(at)) process.kill(process.pid, 'SIGKILL')
})
await regenerateAll(new Workspace(root, () => Date.parse('2026-05-20T09:00:00Z')))
process.stdout.write(String(step))
