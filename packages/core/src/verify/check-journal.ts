/** The journal by itself: every byte of every segment, and every number in sequence. */
import type { ActorStore } from '../engine/actor-store.ts'
import { journalStart, walk } from '../engine/recovery.ts'
import { CortexError } from '../errors.ts'
import { isBefore, JournalFiles, samePosition } from '../journal/journal-files.ts'
import type { Problem } from './report.ts'

/** A writer needs milliseconds between append and tail; bytes that stay longer have no writer. */
const TAIL_ATTEMPTS = 50
const TAIL_WAIT_MS = 20

export async function checkJournal(
  store: ActorStore,
  report: (problem: Problem) => void,
): Promise<boolean> {
  const { files } = store
  try {
    const tail = store.tail()
    for (const segment of files.segments()) {
      // A segment after the tail that nobody wrote to yet may be half made.
      if (segment <= tail.position.segment || !files.isUnused(segment)) files.segmentHead(segment)
    }
    const { end, stop } = walk(files, journalStart(), tail.position)
    if (stop.kind === 'bad') throw files.damage(stop.at, stop.why)
    if (isBefore(end.position, tail.position) || end.nextSeq !== tail.nextSeq) {
      throw files.damage(
        end.position,
        `the journal ends with entry ${end.nextSeq - 1}, ${tail.nextSeq - 1} was committed`,
      )
    }
    if (Buffer.compare(end.root, tail.root) !== 0) {
      throw files.damage(end.position, 'the last block has another root than the committed tail')
    }
    checkSealed(files)
  } catch (error) {
    if (!(error instanceof CortexError)) throw error
    const gap = error.message.includes('was expected')
    report({
      code: gap ? 'JOURNAL_GAP' : 'JOURNAL_DAMAGED',
      key: String(error.details?.file ?? store.layout.journal),
      message: error.message,
    })
    return false
  }
  await checkRest(store, report)
  return true
}

/** A segment that has a successor ends with its last frame. */
function checkSealed(files: JournalFiles): void {
  const segments = files.segments()
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1]
    if (next === undefined || files.isUnused(next)) continue
    const blocks = files.read(JournalFiles.start(segment), { segment: next, offset: 0 })
    let end = JournalFiles.start(segment)
    for (
      let step = blocks.next();
      !step.done && step.value.at.segment === segment;
      step = blocks.next()
    ) {
      end = step.value.next
    }
    if (files.rest(end).length > 0)
      throw files.damage(end, 'bytes follow the last block of a sealed segment')
  }
}

async function checkRest(store: ActorStore, report: (problem: Problem) => void): Promise<void> {
  const { files } = store
  for (let attempt = 0; ; attempt++) {
    const tail = store.tail()
    const rest = files.rest(tail.position)
    const at = rest.findIndex((byte) => byte !== 0)
    if (at < 0) return
    if (!samePosition(store.tail().position, tail.position)) continue
    if (attempt === TAIL_ATTEMPTS) {
      const offset = tail.position.offset + at
      report({
        code: 'JOURNAL_TAIL',
        key: files.path(tail.position.segment),
        message: `bytes after the committed tail are not zero, from byte ${offset}: an unfinished write, or damage. Opening the store for writing repairs an unfinished write`,
      })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, TAIL_WAIT_MS))
  }
}
