/** Says something to the store, in the user's own words. */
import { useState } from 'preact/hooks'
import { asOf } from '../api.ts'
import { writing } from '../session.ts'
import { act, made } from '../undo.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

const TYPES = ['Fact', 'Preference', 'Constraint', 'Goal', 'Belief', 'Event', 'Identity']

export function RememberButton({ title = 'Remember', about }: { title?: string; about?: string }) {
  const [isOpen, setOpen] = useState(false)
  const isPast = asOf() !== undefined
  return (
    <>
      <button
        type="button"
        class="main"
        disabled={isPast}
        title={isPast ? 'Writing is off while you look at another day' : undefined}
        onClick={() => writing(() => setOpen(true))}
      >
        <Icon name="plus" /> {title}
      </button>
      <Dialog isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const given = new FormData(event.currentTarget)
            const tags = String(given.get('tags') ?? '').split(/[\s,]+/)
            const input = {
              text: String(given.get('text') ?? '').trim(),
              type: String(given.get('type')),
              tags: tags.filter((tag) => tag !== ''),
            }
            setOpen(false)
            act('Remembered.', () => made('remember', input))
          }}
        >
          {about !== undefined && (
            <p class="faint">
              For the question: <Text of={about} />
            </p>
          )}
          <label>
            What is worth keeping, as one sentence
            <textarea name="text" rows={3} cols={50} required />
          </label>
          <label>
            Type
            <select name="type">
              {TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </label>
          <label>
            Tags, if any
            <input name="tags" />
          </label>
          <div class="actions">
            <button type="submit" class="main">
              Remember
            </button>
            <button type="button" onClick={() => setOpen(false)}>
              Leave it
            </button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
