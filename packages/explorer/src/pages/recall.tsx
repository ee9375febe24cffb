/** A question, its answers, and what each score is made of. */
import { useState } from 'preact/hooks'
import { type Card, moment, useCall } from '../api.ts'
import { beside, moving, useKeys } from '../keys.ts'
import type { Found } from '../memory-shape.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { RememberButton } from '../parts/remember.tsx'
import { Badge, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { counted, partsOf, statementOf } from '../words.ts'
import { Bill, BillLegend, Learned, Receipt, type Score, sumOf, WhyNot } from './recall-bill.tsx'

interface Answer {
  readonly memories: readonly Card[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly meaningFailed?: string
  readonly explain?: {
    readonly plan: string
    readonly lanes: readonly { readonly name: string; readonly candidates: number }[]
    readonly candidates: {
      readonly touched: number
      readonly loaded: number
      readonly passed: number
    }
    readonly scores: readonly Score[]
    readonly weights?: Readonly<Record<string, number>>
  }
}
export const SHOWN = 10
const BELOW = 5
/** Somebody who types is answered when they pause. */
const PAUSE_MS = 120

export function RecallPage() {
  const query = param('q') ?? ''
  const other = param('q2')
  return (
    <>
      <div class="head">
        <div>
          <h1>Recall</h1>
          <p>Ask as the model would, and see why each memory was chosen.</p>
        </div>
        <div class="actions">
          <button
            type="button"
            aria-pressed={other !== undefined}
            onClick={() => setParams({ q2: other === undefined ? query || ' ' : undefined })}
          >
            Two questions
          </button>
        </div>
      </div>
      <Ask name="q" label="Question" query={query} />
      {other === undefined ? (
        query !== '' && <Question query={query} />
      ) : (
        <>
          <Ask name="q2" label="Second question" query={other.trim()} />
          <div class="beside">
            {query !== '' && <Question query={query} isShort />}
            {other.trim() !== '' && <Question query={other.trim()} isShort />}
          </div>
        </>
      )}
    </>
  )
}

let timer: ReturnType<typeof setTimeout> | undefined

function Ask({ name, label, query }: { name: 'q' | 'q2'; label: string; query: string }) {
  const ask = (text: string): void => setParams({ [name]: text.trim() || undefined })
  return (
    <form
      class="sentence question"
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer)
        ask(String(new FormData(event.currentTarget).get('question') ?? ''))
      }}
    >
      <input
        name="question"
        size={48}
        aria-label={label}
        placeholder="which Node does the build use"
        defaultValue={query}
        onInput={({ currentTarget }) => {
          clearTimeout(timer)
          timer = setTimeout(() => ask(currentTarget.value), PAUSE_MS)
        }}
      />
      <button type="submit" class="main">
        Ask
      </button>
    </form>
  )
}

function Question({ query, isShort = false }: { query: string; isShort?: boolean }) {
  const loading = useCall<Answer>('recall', {
    query,
    explain: true,
    limit: SHOWN + BELOW,
    ...moment(),
  })
  return (
    <Show loading={loading}>
      {(answer) =>
        answer.memories.length === 0 ? (
          <NoAnswer query={query} />
        ) : (
          <Answers
            answer={answer}
            query={query}
            isShort={isShort}
            {...(loading.state === 'ready' ? { ms: loading.ms } : {})}
          />
        )
      }
    </Show>
  )
}

/** What comes nearest, though it does not answer; and the way to answer it oneself. */
function NoAnswer({ query }: { query: string }) {
  const nearest = useCall<Found>('find', { query: { near: query, limit: 5, form: 'short' } })
  const misses = nearest.last?.memories ?? []
  return (
    <div class="stack">
      <p class="lead">Nothing that is known fits this question.</p>
      <div class="actions">
        <RememberButton title="Remember the answer" about={query} />
      </div>
      {misses.length > 0 && (
        <Panel title="Nearest misses" aside="a word fits, and not enough of it">
          <ul class="list">
            {misses.map(({ head, data }) => (
              <li key={head.id}>
                <TypeIcon type={head.type} />
                <a class="grow clamp" href={hrefOf('memories', { id: head.id })}>
                  <Text of={statementOf(data, head.forms.short)} />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

function Answers({
  answer,
  query,
  isShort,
  ms,
}: {
  answer: Answer
  query: string
  isShort: boolean
  /** From the question to the answer in this browser. */
  ms?: number
}) {
  const [picked, setPicked] = useState(0)
  const { memories, explain } = answer
  const scores = new Map(explain?.scores.map((score) => [score.uri, score]))
  const lanes = explain?.lanes.map(({ name, candidates }) => `${name} ${candidates}`).join(', ')
  const chosen = memories[picked]
  const page = chosen && hrefOf('memories', { id: partsOf(chosen.uri).id })
  useKeys([
    ...moving(picked, memories.length, setPicked, () => page && go(page)),
    beside(() => page),
  ])
  const list = (
    <div class="stack">
      <div class="between wraps">
        <p class="faint">
          {counted(answer.total, 'memory', 'memories')} found by {explain?.plan ?? 'words'} ({lanes}
          ); looked at {explain?.candidates.touched}, read {explain?.candidates.loaded}, kept{' '}
          {explain?.candidates.passed}.{ms !== undefined && ` Answered in ${Math.round(ms)} ms.`}
          {answer.meaningFailed !== undefined && ` By words only: ${answer.meaningFailed}`}
        </p>
        <BillLegend />
      </div>
      <Panel title="Answers" aside={<CopyCase query={query} memories={memories} />}>
        <ul class="list answers">
          {memories.map((card, index) => (
            <li
              key={card.uri}
              class={`${index === picked ? 'picked' : ''} ${index >= SHOWN ? 'done' : ''}`}
            >
              <span class="num faint">{index + 1}</span>
              <TypeIcon type={card.type} />
              <div class="grow">
                <a href={hrefOf('memories', { id: partsOf(card.uri).id })}>
                  <Text of={statementOf(card.data, card.text)} />
                </a>
                {sameAs(memories, index) !== undefined && (
                  <>
                    {' '}
                    <Badge kind="clash">same as {sameAs(memories, index)}</Badge>
                  </>
                )}
                {index === SHOWN - 1 && memories.length > SHOWN && (
                  <p class="faint">
                    Shown up to here; the next missed by{' '}
                    {(card.score - (memories[index + 1]?.score ?? 0)).toFixed(2)}.
                  </p>
                )}
              </div>
              <Bill score={scores.get(card.uri)} most={mostOf(explain?.scores ?? [])} />
              <button
                type="button"
                class="small"
                aria-pressed={index === picked}
                aria-label={`Fits ${card.score.toFixed(2)} of 1: why`}
                onClick={() => setPicked(index)}
              >
                {card.score.toFixed(2)}
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
  if (isShort) return list
  return (
    <div class="two">
      {list}
      <div class="stack">
        {chosen !== undefined && <Receipt card={chosen} score={scores.get(chosen.uri)} />}
        <WhyNot query={query} shown={SHOWN} />
        <Learned weights={explain?.weights} />
      </div>
    </div>
  )
}

/** The place of an earlier answer that says the same. */
function sameAs(memories: readonly Card[], index: number): number | undefined {
  const says = ({ data, text }: Card): string => statementOf(data, text).trim().toLowerCase()
  const own = memories[index]
  if (own === undefined) return undefined
  const first = memories.findIndex((card) => says(card) === says(own))
  return first < index ? first + 1 : undefined
}

function mostOf(scores: readonly Score[]): number {
  return Math.max(0.001, ...scores.map(sumOf))
}

/** The question and what it finds today, as a case for a test of one's own. */
function CopyCase({ query, memories }: { query: string; memories: readonly Card[] }) {
  const [isCopied, setCopied] = useState(false)
  const text = JSON.stringify({
    query,
    expect: memories.slice(0, SHOWN).map(({ uri }) => partsOf(uri).id),
  })
  return (
    <button
      type="button"
      class="small"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? 'Copied' : 'Copy as a test case'}
    </button>
  )
}
