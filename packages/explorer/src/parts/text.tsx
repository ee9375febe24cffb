/** Text of memories: only ever text, with what hides in it made visible. */
import { useState } from 'preact/hooks'
import { runsOf } from '../visible.ts'

/** As much as a panel shows before it is asked for all. */
const SHOWN_CHARS = 400
const PIECE_CHARS = 16_384

/** As much as stands anywhere without being asked for: a megabyte would stop the page. */
const MOST_CHARS = 4_096

export function Text({ of: text, most = MOST_CHARS }: { of: string; most?: number }) {
  const isCut = text.length > most
  return (
    <bdi class="text" dir="auto">
      {runsOf(isCut ? text.slice(0, most) : text).map((run, index) =>
        'text' in run ? (
          run.text
        ) : (
          <span key={index} class="unseen" title="A character that cannot be seen">
            {run.label}
          </span>
        ),
      )}
      {isCut && <span class="faint">… {text.length.toLocaleString('en')} letters</span>}
    </bdi>
  )
}

/** The first letters, and the rest by pieces. */
export function LongText({ of: text }: { of: string }) {
  const [shown, setShown] = useState(SHOWN_CHARS)
  if (text.length <= shown) return <Text of={text} most={shown} />
  return (
    <>
      <Text of={text.slice(0, shown)} most={shown} />…{' '}
      <button type="button" class="quiet" onClick={() => setShown(shown + PIECE_CHARS)}>
        Show {text.length - shown > PIECE_CHARS ? 'more' : 'all'} (
        {text.length.toLocaleString('en')} letters)
      </button>
    </>
  )
}
