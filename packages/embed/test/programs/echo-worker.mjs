// A worker thread that answers a text with [its length, how many texts were begun before it], and
// dies when told to. `seen` is shared by all threads: slot 0 counts, the others remember. `slow` works until it
// is told to put it off, or to end.
import { parentPort, workerData } from 'node:worker_threads'

const seen = new Int32Array(workerData.seen)
const haste = new Int32Array(workerData.haste ?? new SharedArrayBuffer(4))
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
  if (what === 'slow') {
    while (Atomics.load(haste, 0) === 0 && Atomics.load(seen, Number(slot)) === 0);
    if (Atomics.load(seen, Number(slot)) === 0) {
      parentPort.postMessage('put off')
      return
    }
  }
  if (what === 'stuck') Atomics.wait(seen, Number(slot), 0)
  parentPort.postMessage(Float32Array.of(text.length, order))
})
