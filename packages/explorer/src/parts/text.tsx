/** Text of memories: only ever text, with what hides in it made visible. */
import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { hides, runsOf } from '../visible.ts'
import { Note } from './show.tsx'

/** Labels for what cannot be seen, or the text as it is stored. */
const isAsStored = signal(false)

/** As much as a panel shows before it is asked for all. */
const SHOWN_CHARS = 400
const PIECE_CHARS = 16_384

/** As much as stands anywhere without being asked for: a megabyte would stop the page. */
const MOST_CHARS = 4_096

export function Text({
  of: text,
  most = MOST_CHARS,
  asLines = false,
}: {
  of: string
  most?: number
  /** Ends of lines are ends of lines here, and no labels. */
  asLines?: boolean
}) {
  const isCut = text.length > most
  const shown = isCut ? text.slice(0, most) : text
  return (
    <bdi class="text" dir="auto">
      {isAsStored.value
        ? shown
        : runsOf(shown, asLines).map(({ text: run, label }, index) =>
            label === undefined ? (
              run
            ) : (
              // What is copied is what is stored: the label is drawn, and no text.
              <span key={index} class="unseen" data-label={label}>
                <span>{run}</span>
              </span>
            ),
          )}
      {isCut && <span class="faint">… {text.length.toLocaleString('en')} letters</span>}
    </bdi>
  )
}

/** Says that there is something among these texts that cannot be seen. */
export function HiddenNote({ texts }: { texts: readonly string[] }) {
  const count = texts.filter((text) => hides(text.slice(0, MOST_CHARS))).length
  if (count === 0) return null
  return (
    <Note>
      {texts.length === 1 ? 'This text holds' : `${count} of these ${texts.length} texts hold`}{' '}
      characters that cannot be seen, that turn text around or that end a line. They are drawn as
      labels like <span class="unseen" data-label="RLO" />.{' '}
      <button
        type="button"
        class="quiet"
        aria-pressed={isAsStored.value}
        onClick={() => {
          isAsStored.value = !isAsStored.value
        }}
      >
        Show as stored
      </button>
    </Note>
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
