import type { ActorStore } from '../engine/actor-store.ts'
import { frameBlock } from '../journal/block.ts'
import { isBefore, JournalFiles } from '../journal/journal-files.ts'
import { streamHead, streamTrailer } from './stream.ts'

/** Bytes per chunk, roughly; a larger block is a chunk of its own. */
const CHUNK_BYTES = 256 * 1024

/** The journal as one stream, up to the tail at the time of asking. Writers go on meanwhile. */
export async function* exportJournal(
  store: ActorStore,
): AsyncGenerator<Uint8Array, void, undefined> {
  const tail = store.tail()
  let waiting: Uint8Array[] = [streamHead()]
  let bytes = 0
  const blocks = store.files.read(JournalFiles.start(0), tail.position)
  for (let step = blocks.next(); ; step = blocks.next()) {
    if (step.done) {
      const end = step.value
      if (end.kind === 'bad') throw store.files.damage(end.at, end.why)
      if (isBefore(end.at, tail.position)) {
        throw store.files.damage(end.at, 'the journal ends before its tail')
      }
      break
    }
    const frame = frameBlock(step.value.bytes)
    waiting.push(frame)
    bytes += frame.length
    if (bytes >= CHUNK_BYTES) {
      yield Buffer.concat(waiting)
      waiting = []
      bytes = 0
      store.assertOpen()
    }
  }
  waiting.push(streamTrailer({ count: tail.nextSeq, root: tail.root }))
  yield Buffer.concat(waiting)
}
