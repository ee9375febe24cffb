/** A question, its answers, and what each score is made of. */
import { useState } from 'preact/hooks'
import { asOf, type Card, useCall } from '../api.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { Command, Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf, param, setParams } from '../route.ts'
import { counted, partsOf, statementOf } from '../words.ts'

interface Score {
  readonly uri: string
  readonly salience: number
  readonly relevance?: number
  readonly meaning?: number
  readonly factors: Readonly<Record<string, number>>
  readonly parts?: Readonly<Record<string, number>>
}
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
  }
}
const SHOWN = 10
const BELOW = 5

export function RecallPage() {
  const query = param('q') ?? ''
  const at = asOf()
  const loading = useCall<Answer>(
    'recall',
    query === ''
      ? undefined
      : { query, explain: true, limit: SHOWN + BELOW, ...(at === undefined ? {} : { asOf: at }) },
  )
  return (
    <>
      <div class="head">
        <div>
          <h1>Recall</h1>
          <p>Ask as the model would, and see why each memory was chosen.</p>
        </div>
      </div>
      <form
        class="sentence"
        onSubmit={(event) => {
          event.preventDefault()
          setParams({ q: String(new FormData(event.currentTarget).get('q') ?? '') })
        }}
      >
        <input
          key={query}
          name="q"
          size={48}
          aria-label="Question"
          placeholder="which Node does the build use"
          defaultValue={query}
        />
        <button type="submit" class="main">
          Ask
        </button>
      </form>
      {query !== '' && (
        <Show loading={loading}>{(answer) => <Answers answer={answer} query={query} />}</Show>
      )}
    </>
  )
}

function Answers({ answer, query }: { answer: Answer; query: string }) {
  const [picked, setPicked] = useState(0)
  const { memories, explain } = answer
  const scores = new Map(explain?.scores.map((score) => [score.uri, score]))
  const most = Math.max(...memories.map(({ score }) => score), 0.001)
  const lanes = explain?.lanes.map(({ name, candidates }) => `${name} ${candidates}`).join(', ')
  if (memories.length === 0) {
    return (
      <div class="stack">
        <p class="lead">Nothing that is known fits this question.</p>
        <Command text={`cortex remember "…" # the answer to: ${query.slice(0, 80)}`} />
      </div>
    )
  }
  const chosen = memories[picked]
  return (
    <div class="two">
      <div class="stack">
        <p class="faint">
          {counted(answer.total, 'memory', 'memories')} found by {explain?.plan ?? 'words'} ({lanes}
          ); looked at {explain?.candidates.touched}, read {explain?.candidates.loaded}, kept{' '}
          {explain?.candidates.passed}.
          {answer.meaningFailed !== undefined && ` By words only: ${answer.meaningFailed}`}
        </p>
        <Panel title="Answers">
          <ul class="list">
            {memories.map((card, index) => (
              <li key={card.uri}>
                <span class="num faint">{index + 1}</span>
                <TypeIcon type={card.type} />
                <div class="grow">
                  <a href={hrefOf('memories', { id: partsOf(card.uri).id })}>
                    <Text of={statementOf(card.data, card.text)} />
                  </a>
                  <Bill score={scores.get(card.uri)} card={card} most={most} />
                  {index === SHOWN - 1 && memories.length > SHOWN && (
                    <p class="faint">
                      Shown up to here; the next missed by{' '}
                      {(card.score - (memories[index + 1]?.score ?? 0)).toFixed(3)}.
                    </p>
                  )}
                </div>
                <button
                  type="button"
                  class="small"
                  aria-pressed={index === picked}
                  onClick={() => setPicked(index)}
                >
                  {card.score.toFixed(3)}
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div class="stack">
        {chosen !== undefined && <Receipt card={chosen} score={scores.get(chosen.uri)} />}
        <WhyNot query={query} />
      </div>
    </div>
  )
}

function Bill({ score, card, most }: { score: Score | undefined; card: Card; most: number }) {
  const meaning = score?.meaning ?? 0
  const words = Math.max(0, card.score - meaning)
  const percent = (value: number): string => `${((100 * value) / most).toFixed(2)}%`
  return (
    <svg
      class="bill"
      role="img"
      aria-label={`words ${words.toFixed(3)}, meaning ${meaning.toFixed(3)}`}
    >
      <rect class="f-words" x="0" y="1" width={percent(words)} height="6" />
      <rect class="f-meaning" x={percent(words)} y="1" width={percent(meaning)} height="6" />
    </svg>
  )
}

function Receipt({ card, score }: { card: Card; score: Score | undefined }) {
  return (
    <Panel title="Why this score">
      <div class="in">
        <dl>
          <Row name="Score">{card.score.toFixed(3)}</Row>
          {score?.relevance !== undefined && (
            <Row name="Relevance">{score.relevance.toFixed(3)}</Row>
          )}
          {score?.meaning !== undefined && <Row name="Meaning">{score.meaning.toFixed(3)}</Row>}
          {Object.entries(score?.parts ?? {}).map(([name, value]) => (
            <Row key={name} name={name}>
              {Number(value).toFixed(3)}
            </Row>
          ))}
          <Row name="Weight">{score?.salience.toFixed(3)}</Row>
          {Object.entries(score?.factors ?? {}).map(([name, value]) => (
            <Row key={name} name={name}>
              {value.toFixed(3)}
            </Row>
          ))}
        </dl>
      </div>
    </Panel>
  )
}

function WhyNot({ query }: { query: string }) {
  const [uri, setUri] = useState('')
  const loading = useCall<{ sentence: string; supersededBy?: string }>(
    'why-not',
    uri === '' ? undefined : { uri, query, limit: SHOWN },
  )
  return (
    <Panel title="Why not this one?">
      <div class="in stack">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setUri(String(new FormData(event.currentTarget).get('uri') ?? '').trim())
          }}
        >
          <label>
            Address or id of a memory
            <input name="uri" />
          </label>
        </form>
        {uri !== '' && (
          <Show loading={loading}>
            {({ sentence, supersededBy }) => (
              <Note>
                {sentence}{' '}
                {supersededBy !== undefined && (
                  <a
                    href={hrefOf('memories', {
                      id: supersededBy.includes('/') ? partsOf(supersededBy).id : supersededBy,
                    })}
                  >
                    See what took its place
                  </a>
                )}
              </Note>
            )}
          </Show>
        )}
      </div>
    </Panel>
  )
}
