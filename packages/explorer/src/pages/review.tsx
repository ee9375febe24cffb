/** What agents learned lately: keep, edit or forget, one key each. */
import { useRef, useState } from 'preact/hooks'
import { asOf, change, useCall } from '../api.ts'
import { beside, useKeys } from '../keys.ts'
import { type Found, type Full, fromText } from '../memory-shape.ts'
import { ReviseDialog } from '../parts/dialogs.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import type { Around } from '../parts/map-drawing.tsx'
import { Badge, Key, Note, Card as Panel, Show } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
import { useQueue, waitingIn } from '../review-queue.ts'
import { hrefOf } from '../route.ts'
import { writing } from '../session.ts'
import { tokensOf } from '../tokens.ts'
import { act, isAnotherDay, made, undoLast } from '../undo.ts'
import {
  ageText,
  asQuestion,
  counted,
  dayText,
  plainForm,
  statementOf,
  timeText,
} from '../words.ts'

export function ReviewPage() {
  const loading = useQueue()
  return (
    <>
      <div class="head">
        <div>
          <h1>Review</h1>
          <p>{sentenceOf(loading.last)} Each takes one key; the last one can always be undone.</p>
        </div>
      </div>
      <Show loading={loading}>
        {(found) => <Queue found={found} isNewest={loading.state === 'ready'} />}
      </Show>
    </>
  )
}

/** Since when there is something to look at. */
function sentenceOf(found: Found | undefined): string {
  const times = found === undefined ? [] : waitingIn(found).map(({ head }) => head.createdAt)
  if (times.length === 0) return 'What agents learned lately.'
  return `What agents learned since ${dayText(Math.min(...times))}.`
}

interface Deed {
  readonly id: string
  readonly type: string
  readonly text: string
  readonly what: 'kept' | 'edited' | 'forgotten' | 'later'
  /** Whether the server has answered. */
  readonly isDone: boolean
  /** What was known when it was taken back: it is looked at again in its newest version. */
  readonly undoneIn?: Found
}

const STRENGTHS = ['soft', 'firm', 'hard'] as const
const ICONS = { kept: 'check', edited: 'edit', forgotten: 'trash', later: 'clock' } as const

function Queue({ found, isNewest }: { found: Found; isNewest: boolean }) {
  const [all, setDeeds] = useState<readonly Deed[]>([])
  const [isEditing, setEditing] = useState(false)
  const [since] = useState(Date.now())
  const latest = useRef(found)
  latest.current = found
  const isBack = ({ undoneIn }: Deed): boolean =>
    undoneIn !== undefined && undoneIn !== found && isNewest
  const seen = new Set(all.filter((deed) => !isBack(deed)).map(({ id }) => id))
  const deeds = all.filter(({ undoneIn }) => undoneIn === undefined)
  const queue = waitingIn(found).filter(({ head }) => !seen.has(head.id))
  // What somebody is looking at stays where it is, whatever is learned meanwhile.
  const looked = useRef<string>()
  const back = useRef<string>()
  const inQueue = (id: string | undefined) => queue.find(({ head }) => head.id === id)
  const current = inQueue(back.current) ?? inQueue(looked.current) ?? queue[0]
  looked.current = current?.head.id
  const waiting =
    current === undefined ? [] : [current, ...queue.filter((each) => each !== current)]
  const note = (what: Deed['what'], memory: Full): void => {
    back.current = undefined
    const { id, type } = memory.head
    const text = statementOf(memory.data, memory.head.forms.short)
    setDeeds((now) => [
      ...now.filter((deed) => deed.id !== id),
      { id, type, text, what, isDone: what === 'later' },
    ])
  }
  const mark = (id: string, more: Partial<Deed>): void =>
    setDeeds((now) => now.map((deed) => (deed.id === id ? { ...deed, ...more } : deed)))
  /** The next one comes at once; if the change is refused, this one comes back. */
  const run = (what: Deed['what'], text: string, action: () => ReturnType<typeof made>): void => {
    if (current === undefined || isAnotherDay()) return
    writing(() => {
      note(what, current)
      const { id } = current.head
      act(
        text,
        () =>
          action().catch((error: unknown) => {
            setDeeds((now) => now.filter((deed) => deed.id !== id))
            throw error
          }),
        {
          onDone: () => mark(id, { isDone: true }),
          onUndone: () => {
            back.current = id
            mark(id, { undoneIn: latest.current })
          },
        },
      )
    })
  }
  const keep = (): void =>
    run('kept', 'Kept. It counts as your own word now.', async () => {
      const { confirmed } = await change<{ confirmed: readonly { seq: number }[] }>('confirm', {
        uris: [current?.uri],
      })
      return { seqs: confirmed.map(({ seq }) => seq) }
    })
  const forget = (): void =>
    run('forgotten', 'Forgotten. It is out of every answer.', () =>
      made('forget', { uri: current?.head.id, reason: 'not kept in review' }),
    )
  const later = (): void => {
    if (current !== undefined) note('later', current)
  }
  const strengthen = (key: string): void => {
    const strength = STRENGTHS[Number(key) - 1]
    if (current?.head.type !== 'Constraint' || strength === undefined) return
    run('edited', `Kept as a ${strength} rule.`, () =>
      made('revise', { uri: current.uri, data: { strength } }),
    )
  }
  const edit = (): void => {
    if (!isAnotherDay()) writing(() => setEditing(true))
  }
  useKeys([
    { keys: ['y'], does: 'keep', run: keep },
    { keys: ['e'], does: 'edit', run: edit },
    { keys: ['x'], does: 'forget', run: forget },
    { keys: ['s'], does: 'later', run: later },
    { keys: ['1', '2', '3'], does: 'keep a rule as soft, firm or hard', run: strengthen },
    beside(() => current && hrefOf('memories', { id: current.head.id })),
  ])
  const count = (what: Deed['what']): number => deeds.filter((deed) => deed.what === what).length
  const done = deeds.filter(({ isDone }) => isDone).length
  if (current === undefined && done < deeds.length) {
    return (
      <Note>
        That was all. {deeds.length - done} of {deeds.length} are being written.
      </Note>
    )
  }
  if (current === undefined) {
    const seconds = Math.max(1, Math.round((Date.now() - since) / 1000))
    return (
      <Note kind="ok">
        {deeds.length === 0
          ? 'Nothing waits for you.'
          : `That was all. ${deeds.length} looked at in ${counted(seconds, 'second')}: ${count('kept')} kept, ${count('edited')} edited, ${count('forgotten')} forgotten.`}
      </Note>
    )
  }
  return (
    <div class="two">
      <div class="stack">
        <Panel
          title={
            <>
              <TypeIcon type={current.head.type} /> {current.head.type}{' '}
              {typeof current.data.strength === 'string' && <Badge>{current.data.strength}</Badge>}{' '}
              {current.data.source === 'learned' && <Badge>learned by itself</Badge>}
            </>
          }
          aside={
            <span title={timeText(current.version.createdAt)}>
              {fromText(current.version)}, {ageText(current.version.createdAt)}
            </span>
          }
        >
          <div class="in stack">
            <p class="one" aria-live="polite">
              <LongText of={statementOf(current.data, current.head.forms.medium)} />
            </p>
            <Source memory={current} />
            <div class="actions big">
              <button type="button" class="main" disabled={asOf() !== undefined} onClick={keep}>
                <Icon name="check" /> Keep <Key of="y" />
              </button>
              <button type="button" disabled={asOf() !== undefined} onClick={edit}>
                <Icon name="edit" /> Edit <Key of="e" />
              </button>
              <button type="button" class="danger" disabled={asOf() !== undefined} onClick={forget}>
                <Icon name="trash" /> Forget <Key of="x" />
              </button>
            </div>
            <p class="hints">
              <button type="button" class="quiet" onClick={later}>
                <Key of="s" /> later
              </button>
              {current.head.type === 'Constraint' &&
                STRENGTHS.map((strength, index) => (
                  <button
                    key={strength}
                    type="button"
                    class="quiet"
                    onClick={() => strengthen(String(index + 1))}
                  >
                    <Key of={String(index + 1)} /> {strength}
                  </button>
                ))}
              <a
                href={hrefOf('memories', { id: current.head.id })}
                target="_blank"
                rel="noopener opener"
              >
                <Key of="o" /> open beside
              </a>
              <span class="grow" />
              <button type="button" class="quiet" onClick={undoLast}>
                <Key of="u" /> undo
              </button>
            </p>
          </div>
        </Panel>
        <Panel title="If you keep it, the model reads" aside={costText(current)}>
          <div class="in mono">
            <Text of={current.head.forms.medium} />
          </div>
        </Panel>
        <Close memory={current} />
      </div>
      <Panel
        title={
          <>
            Queue <Badge>{waiting.length}</Badge>
          </>
        }
        aside={`${done} of ${deeds.length + waiting.length} done`}
      >
        <progress
          class="thin"
          aria-label="Looked at"
          value={deeds.length}
          max={deeds.length + waiting.length}
        />
        <ul class="list">
          {deeds.slice(-3).map(({ id, text, what }) => (
            <li key={id} class="done">
              <Icon name={ICONS[what]} />
              <span class="grow clamp">
                {what}: <Text of={text} />
              </span>
            </li>
          ))}
          {waiting.slice(0, 20).map((memory, index) => (
            <li key={memory.head.id} class={index === 0 ? 'picked' : ''}>
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
          if (text !== undefined)
            run('edited', 'Edited.', () => made('revise', { uri: current.uri, text }))
        }}
      />
    </div>
  )
}

/** What it was drawn from, and whether anybody said it in these words. */
function Source({ memory: { head, version } }: { memory: Full }) {
  const around = useCall<Around>('neighbours', { uri: head.id, limit: 10 }).last
  const from = around?.edges.filter(
    ({ src, type }) => src === head.id && (type === 'derived_from' || type === 'caused_by'),
  )
  const nodes = around?.nodes.filter(({ id }) => from?.some(({ dst }) => dst === id)) ?? []
  if (nodes.length === 0) {
    return (
      <Note>
        It was said through {fromText(version).replace(/^.* through /, '')}; nothing is noted that
        it rests on.
      </Note>
    )
  }
  return (
    <Note>
      It comes from{' '}
      {nodes.slice(0, 2).map((node, index) => (
        <span key={node.id}>
          {index > 0 && ' and '}
          <a href={hrefOf('memories', { id: node.id })}>
            “<Text of={plainForm(node.type, node.text).slice(0, 160)} />”
          </a>
        </span>
      ))}
      . Nobody said it in these words: the agent drew it from that.
    </Note>
  )
}

function costText({ head }: Full): string {
  return counted(tokensOf(head.forms.medium), 'token')
}

/** What says nearly the same already, so that nothing is kept twice. */
function Close({ memory }: { memory: Full }) {
  const { id, forms } = memory.head
  const loading = useCall<Found>('find', {
    query: { near: asQuestion(statementOf(memory.data, forms.medium)), limit: 4, form: 'short' },
  })
  const close = loading.last?.memories.filter(({ head }) => head.id !== id).slice(0, 3) ?? []
  if (close.length === 0) return null
  return (
    <Panel
      title={
        <>
          Close to it already <Badge>{close.length}</Badge>
        </>
      }
    >
      <ul class="list">
        {close.map(({ head, data }) => (
          <li key={head.id}>
            <TypeIcon type={head.type} />
            <a class="grow clamp" href={hrefOf('memories', { id: head.id })}>
              <Text of={statementOf(data, head.forms.short)} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
