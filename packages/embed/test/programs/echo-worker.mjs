// A worker thread that answers a text with [its length, how many texts were begun before it], and
// dies when told to. `seen` is shared by all threads: slot 0 counts, the others remember.
import { parentPort, workerData } from 'node:worker_threads'

const seen = new Int32Array(workerData.seen)
if (workerData.broken) throw new Error('cannot load')

parentPort.on('message', (text) => {
  const order = Atomics.add(seen, 0, 1)
  const [what, slot] = text.split(':')
  if (what === 'throw') throw new Error('engine trapped')
  if (what === 'exit') process.exit(3)
  if (what === 'once' && Atomics.add(seen, Number(slot), 1) === 0) process.exit(4)
  if (what === 'worse') {
    if (Atomics.add(seen, Number(slot), 1) === 0) throw new Error('the reason')
    throw new Error('an echo')
  }
  if (what === 'stuck') Atomics.wait(seen, Number(slot), 0)
  parentPort.postMessage(Float32Array.of(text.length, order))
})
