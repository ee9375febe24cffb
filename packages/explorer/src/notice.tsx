/** What was done last and the way back; all keys of the page; another day by its date. */
import { signal } from '@preact/signals'
import { asOf } from './api.ts'
import { tables } from './keys.ts'
import { Dialog } from './parts/dialog.tsx'
import { Icon } from './parts/icon.tsx'
import { Key } from './parts/show.tsx'
import { setParams } from './route.ts'
import { notice, undoLast } from './undo.ts'
import { isoDay } from './words.ts'

export function NoticeLine() {
  const now = notice.value
  return (
    <div class="notices" role="status">
      {now !== undefined && (
        <p class={`note ${now.kind}`}>
          <span class="grow">{now.text}</span>
          {now.canUndo === true && (
            <button type="button" class="small" onClick={undoLast}>
              <Icon name="undo" /> Undo <Key of="u" />
            </button>
          )}
          <button
            type="button"
            class="small quiet"
            onClick={() => {
              notice.value = undefined
            }}
          >
            <Icon name="close" />
            <span class="hidden">Close this message</span>
          </button>
        </p>
      )}
    </div>
  )
}

export const isHelpOpen = signal(false)

export function KeyHelp() {
  const rows = tables.value.flat()
  return (
    <Dialog
      isOpen={isHelpOpen.value}
      title="Keys of this page"
      onClose={() => {
        isHelpOpen.value = false
      }}
    >
      <dl class="keys">
        <div class="row">
          <dt>
            <kbd>g</kbd> <kbd>c m r t j p h v f s</kbd>
          </dt>
          <dd>
            Context, Memories, Recall, Timeline, Journal, Map, Health, Review, Files, Settings
          </dd>
        </div>
        {rows.map(({ keys, does }) => (
          <div class="row" key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key.replace('Arrow', '')}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </Dialog>
  )
}

export const isDayOpen = signal(false)

export function DayDialog() {
  const close = (): void => {
    isDayOpen.value = false
  }
  const today = isoDay(Date.now())
  return (
    <Dialog isOpen={isDayOpen.value} title="Look at another day" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const day = String(new FormData(event.currentTarget).get('day') ?? '')
          setParams({ asOf: day === '' || day >= today ? undefined : day })
          close()
        }}
      >
        <p>All pages show the store as it was at the end of that day, in UTC.</p>
        <label>
          Day
          <input type="date" name="day" max={today} defaultValue={isoDay(asOf() ?? Date.now())} />
        </label>
        <div class="actions">
          <button type="submit" class="main">
            Go there
          </button>
          <button
            type="button"
            onClick={() => {
              setParams({ asOf: undefined, clock: undefined })
              close()
            }}
          >
            Now
          </button>
        </div>
      </form>
    </Dialog>
  )
}
