/** What asks before it writes. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Full } from '../memory-shape.ts'
import { statementOf } from '../words.ts'

function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before anything is painted: until it is closed, the dialog keeps the keys.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return dialog
}

export function ReviseDialog({
  isOpen,
  memory,
  onDone,
}: {
  isOpen: boolean
  memory: Full
  onDone: (text: string | undefined) => void
}) {
  const dialog = useDialog(isOpen)
  return (
    <dialog ref={dialog} onClose={() => isOpen && onDone(undefined)} aria-label="Revise">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onDone(String(new FormData(event.currentTarget).get('text') ?? '').trim() || undefined)
        }}
      >
        <h2>Revise</h2>
        <p>Earlier versions stay readable.</p>
        <label>
          What it says now
          <textarea
            name="text"
            rows={4}
            cols={50}
            defaultValue={statementOf(memory.data, memory.head.forms.medium)}
          />
        </label>
        <div class="actions">
          <button type="submit" class="main">
            Revise
          </button>
          <button type="button" onClick={() => onDone(undefined)}>
            Leave it
          </button>
        </div>
      </form>
    </dialog>
  )
}

const WORD = 'erase'

export function EraseDialog({
  isOpen,
  versions,
  onDone,
}: {
  isOpen: boolean
  versions: number
  onDone: (isSure: boolean) => void
}) {
  const dialog = useDialog(isOpen)
  const [typed, setTyped] = useState('')
  return (
    <dialog ref={dialog} onClose={() => isOpen && onDone(false)} aria-label="Erase">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === WORD) onDone(true)
        }}
      >
        <h2>Erase</h2>
        <p>
          This removes what it says from every file, for good:{' '}
          {versions === 1 ? 'its one version' : `all ${versions} versions`}, its words in the index
          and its links. That it was erased, by whom and why, stays in the journal.
        </p>
        <label>
          Type “{WORD}” to go on
          <input
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            autocomplete="off"
          />
        </label>
        <div class="actions">
          <button type="button" autofocus onClick={() => onDone(false)}>
            Keep it
          </button>
          <button type="submit" class="danger solid" disabled={typed !== WORD}>
            Erase for good
          </button>
        </div>
      </form>
    </dialog>
  )
}
