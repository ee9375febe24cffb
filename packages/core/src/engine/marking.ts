/**
 * The mark: the view is flushed, then what it shows is recorded as durable.
 *
 * @module
 */
import { ioError } from '../journal/io-error.ts'
import { isBefore, samePosition } from '../journal/journal-files.ts'
import type { StoreParts } from './store-parts.ts'

/** `show` brings the view along first: the mark vouches for what it shows. */
export async function markDurable(parts: StoreParts, show: () => Promise<void>): Promise<void> {
  if (parts.readOnly || parts.closed) return
  const tail = parts.tailFile.read()
  const view = parts.view
  if (tail === undefined || view === undefined || view.store.isGone) return
  const { written } = parts.lock
  if (written !== undefined && samePosition(written.position, tail.position)) return
  if (tail.viewGeneration !== view.generation) return
  await show()
  // The tail moves before the view does; the mark vouches only for what the view shows.
  if (parts.readState().nextSeq < tail.nextSeq) return
  try {
    await view.store.flush()
  } catch (error) {
    throw ioError('sync', parts.layout.view(view.generation), error)
  }
  if (parts.closed) return
  view.store.sweepReaders()
  const durable = { ...tail, viewBytes: view.store.fileBytes() }
  await parts.lock.marks('mark what is durable', (marks) => {
    const known = marks.read()
    // Another process may have gone further, or the view may have been replaced meanwhile.
    if (known !== undefined && isBefore(tail.position, known.position)) return
    if (parts.tailFile.read()?.viewGeneration !== view.generation) return
    parts.files.sync(tail.position.segment)
    marks.write(durable)
  })
}
