/** Names a memory: by words, among those that fit, or by its address, short name or id. */
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import type { Found } from '../memory-shape.ts'
import { asQuestion, statementOf } from '../words.ts'
import { TypeIcon } from './icon.tsx'
import { Text } from './text.tsx'

const NAMED = /^(matrix:\/\/\S+|[0-9A-HJKMNP-TV-Z]{26}|m[0-9a-z]{4,7})$/i
const OFFERED = 5

export function MemoryPicker({
  label,
  onPick,
}: {
  label: string
  onPick: (reference: string) => void
}) {
  const [typed, setTyped] = useState('')
  const words = asQuestion(typed.trim())
  const isName = NAMED.test(words)
  const found = useCall<Found>(
    'find',
    words.length < 2 || isName
      ? undefined
      : { query: { near: words, includeTombstoned: true, limit: OFFERED, form: 'short' } },
  )
  const offered = words.length < 2 || isName ? [] : (found.last?.memories ?? [])
  return (
    <div class="picker">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const reference = isName ? words : offered[0]?.head.id
          if (reference !== undefined) onPick(reference)
          setTyped('')
        }}
      >
        <label>
          {label}
          <input
            name="uri"
            value={typed}
            placeholder="some of its words, or its address"
            autocomplete="off"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
      </form>
      {offered.length > 0 && (
        <ul class="list" aria-label="Memories that fit">
          {offered.map(({ head, data }) => (
            <li key={head.id}>
              <TypeIcon type={head.type} />
              <button
                type="button"
                class="plain grow"
                onClick={() => {
                  onPick(head.id)
                  setTyped('')
                }}
              >
                <Text of={statementOf(data, head.forms.short).slice(0, 200)} />
                {(head.tombstoned ?? head.supersededBy) !== undefined && (
                  <span class="faint">
                    {' '}
                    {head.tombstoned === undefined ? 'superseded' : 'forgotten'}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {words.length >= 2 && !isName && found.state === 'ready' && offered.length === 0 && (
        <p class="faint">No memory has these words.</p>
      )}
    </div>
  )
}
