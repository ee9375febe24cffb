/** What agents learned lately: keep, edit or forget, one key each. */
import { useEffect, useState } from 'preact/hooks'
import { change, useCall } from '../api.ts'
import { type Found, type Full, fromText } from '../memory-shape.ts'
import { ReviseDialog } from '../parts/dialogs.tsx'
import { TypeIcon } from '../parts/icon.tsx'
import { Badge, Note, Card as Panel, Show } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
import { writing } from '../session.ts'
import { counted, statementOf, timeText } from '../words.ts'

const TYPES = [
  'Fact',
  'Preference',
  'Constraint',
  'Belief',
  'Goal',
  'Identity',
  'Capability',
  'Pattern',
]

export function ReviewPage() {
  const loading = useCall<Found>('find', {
    query: {
      types: TYPES,
      orderBy: [{ field: 'head.createdAt', direction: 'desc' }],
      limit: 200,
      form: 'medium',
    },
  })
  return (
    <>
      <div class="head">
        <div>
          <h1>Review</h1>
          <p>What agents learned lately. Each takes one key; the last one can always be undone.</p>
        </div>
      </div>
      <Show loading={loading}>
        {({ memories }) => <Queue memories={memories.filter(isProposed)} />}
      </Show>
    </>
  )
}

/** Said by somebody other than the user, and not confirmed. */
function isProposed({ version }: Full): boolean {
  return ['agent', 'tool', 'web', 'import'].includes(version.provenance.origin ?? '')
}

interface Deed {
  readonly id: string
  readonly what: 'kept' | 'edited' | 'forgotten' | 'later'
  readonly seq?: number
}

function Queue({ memories }: { memories: readonly Full[] }) {
  const [deeds, setDeeds] = useState<readonly Deed[]>([])
  const [isEditing, setEditing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const seen = new Set(deeds.map(({ id }) => id))
  const waiting = memories.filter(({ head }) => !seen.has(head.id))
  const current = waiting[0]
  const run = (what: Deed['what'], action: (() => Promise<{ seq?: number }>) | undefined): void => {
    if (current === undefined) return
    const { id } = current.head
    if (action === undefined) {
      setDeeds([...deeds, { id, what }])
      return
    }
    writing(() => {
      action().then(
        ({ seq }) => {
          setProblem(undefined)
          setDeeds([...deeds, { id, what, ...(seq === undefined ? {} : { seq }) }])
        },
        (error: Error) => setProblem(error.message),
      )
    })
  }
  const keep = (): void =>
    run('kept', async () => {
      await change('confirm', { uris: [current?.uri] })
      return {}
    })
  const forget = (): void =>
    run('forgotten', () =>
      change('forget', { uri: current?.head.id, reason: 'not kept in review' }),
    )
  const undo = (): void => {
    const last = deeds.at(-1)
    if (last === undefined) return
    if (last.seq !== undefined)
      void change('revert', { entries: String(last.seq), reason: 'undone in review' })
    setDeeds(deeds.slice(0, -1))
  }
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      y: keep,
      x: forget,
      s: () => run('later', undefined),
      u: undo,
      e: () => writing(() => setEditing(true)),
    }
    const listen = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement
      if (
        event.ctrlKey ||
        event.metaKey ||
        /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
        target.closest('dialog') !== null
      )
        return
      keys[event.key]?.()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
  const count = (what: Deed['what']): number => deeds.filter((deed) => deed.what === what).length
  if (current === undefined) {
    return (
      <Note kind="ok">
        {deeds.length === 0
          ? 'Nothing waits for you.'
          : `That was all: ${count('kept')} kept, ${count('edited')} edited, ${count('forgotten')} forgotten.`}{' '}
        {deeds.length > 0 && (
          <button type="button" class="quiet" onClick={undo}>
            Undo the last
          </button>
        )}
      </Note>
    )
  }
  return (
    <div class="two">
      <div class="stack">
        <Panel
          title={
            <>
              <TypeIcon type={current.head.type} /> {current.head.type}
            </>
          }
          aside={`${fromText(current.version)}, ${timeText(current.version.createdAt)}`}
        >
          <div class="in stack">
            <p class="one" aria-live="polite">
              <LongText of={statementOf(current.data, current.head.forms.medium)} />
            </p>
            <div class="actions big">
              <button type="button" class="main" onClick={keep}>
                Keep <kbd>y</kbd>
              </button>
              <button type="button" onClick={() => writing(() => setEditing(true))}>
                Edit <kbd>e</kbd>
              </button>
              <button type="button" class="danger" onClick={forget}>
                Forget <kbd>x</kbd>
              </button>
              <button type="button" onClick={() => run('later', undefined)}>
                Later <kbd>s</kbd>
              </button>
              <button type="button" disabled={deeds.length === 0} onClick={undo}>
                Undo <kbd>u</kbd>
              </button>
            </div>
            {problem !== undefined && <Note kind="bad">{problem}</Note>}
          </div>
        </Panel>
        <Panel title="What the model would read">
          <div class="in mono">
            <Text of={current.head.forms.medium} />
          </div>
        </Panel>
      </div>
      <Panel
        title={
          <>
            Waiting <Badge>{waiting.length}</Badge>
          </>
        }
        aside={counted(deeds.length, 'done', 'done')}
      >
        <ul class="list">
          {waiting.slice(0, 20).map((memory) => (
            <li key={memory.head.id}>
              <TypeIcon type={memory.head.type} />
              <span class="grow clamp">
                <Text of={statementOf(memory.data, memory.head.forms.short)} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <ReviseDialog
        key={current.head.id}
        isOpen={isEditing}
        memory={current}
        onDone={(text) => {
          setEditing(false)
          if (text !== undefined) run('edited', () => change('revise', { uri: current.uri, text }))
        }}
      />
    </div>
  )
}
