/**
 * The worker thread: loads the engine it was started for, then answers text by text.
 *
 * @module
 */
import { parentPort, workerData } from 'node:worker_threads'
import { loadMiniLm } from './minilm-engine.ts'
import { loadOnnx } from './onnx-engine.ts'
import type { WorkerStart } from './worker-messages.ts'

const { spec, haste } = workerData as WorkerStart
const word = new Int32Array(haste)
const putOff = (): boolean => Atomics.load(word, 0) === 1
const engine = await (spec.engine === 'onnx' ? loadOnnx(spec) : loadMiniLm())

// A failure is not caught: after a trap inside the engine nothing in this thread can be trusted.
parentPort?.on('message', async (text: string) => {
  const vector = await engine(text, putOff)
  if (vector === undefined) parentPort?.postMessage('put off')
  else parentPort?.postMessage(vector, [vector.buffer as ArrayBuffer])
})
