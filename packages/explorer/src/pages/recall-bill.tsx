/** What a score is made of, and why another memory is not among the answers. */
import { useState } from 'preact/hooks'
import { asOf, type Card, useCall } from '../api.ts'
import { Named } from '../parts/memory-link.tsx'
import { MemoryPicker } from '../parts/memory-picker.tsx'
import { Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { hrefOf } from '../route.ts'
import { counted, own, partsOf } from '../words.ts'

export interface Score {
  readonly uri: string
  readonly salience: number
  readonly relevance?: number
  readonly meaning?: number
  readonly factors: Readonly<Record<string, number>>
  readonly parts?: Readonly<Record<string, number>>
}

/** What a score is made of, in one order everywhere. */
export const PARTS = [
  ['words', 'Words'],
  ['meaning', 'Meaning'],
  ['links', 'Neighbours'],
  ['whole', 'Same whole'],
  ['used', 'Mattered before'],
] as const
type Part = (typeof PARTS)[number][0]

/** (words + neighbours + same whole) × explained × mattered before, + meaning. */
export function sharesOf(score: Score | undefined): Readonly<Record<Part, number>> {
  const { relevance = 0, meaning = 0, parts } = score ?? {}
  const { words = relevance, neighbours = 0, whole = 0, coverage = 1, factor = 1 } = parts ?? {}
  const [own, links, same] = [words * coverage, neighbours * coverage, whole * coverage]
  const used = (own + links + same) * (factor - 1)
  return { words: own, meaning, links, whole: same, used: Math.max(0, used) }
}

export function sumOf(score: Score | undefined): number {
  return Object.values(sharesOf(score)).reduce((sum, share) => sum + share, 0)
}

/** All bars of a page are on one scale. */
export function Bill({ score, most }: { score: Score | undefined; most: number }) {
  const shares = sharesOf(score)
  const percent = (value: number): string => `${((100 * value) / most).toFixed(2)}%`
  let at = 0
  const present = PARTS.filter(([part]) => shares[part] > 0)
  return (
    <svg
      class="bill"
      role="img"
      aria-label={present.map(([part, title]) => `${title} ${shares[part].toFixed(3)}`).join(', ')}
    >
      <rect class="track" x="0" y="1" width="100%" height="6" />
      {present.map(([part]) => {
        const x = at
        at += shares[part]
        return (
          <rect
            key={part}
            class={`f-${part}`}
            x={percent(x)}
            y="1"
            width={percent(shares[part])}
            height="6"
          />
        )
      })}
    </svg>
  )
}

export function BillLegend() {
  return (
    <span class="legend">
      {PARTS.map(([part, title]) => (
        <span key={part}>
          <span class={`swatch f-${part}`} />
          {title.toLowerCase()}
        </span>
      ))}
    </span>
  )
}

/** The names of the engine in the words of the page. */
const NAMES: Readonly<Record<string, string>> = {
  recency: 'Freshness',
  access: 'Read',
  citations: 'Helped',
  importance: 'Importance',
}

export function Receipt({ card, score }: { card: Card; score: Score | undefined }) {
  const shares = sharesOf(score)
  const most = Math.max(0.001, ...Object.values(shares))
  const factor = score?.parts?.factor ?? 1
  return (
    <Panel title="Why this score" aside={`fits ${card.score.toFixed(2)} of 1`}>
      <div class="in stack">
        <dl class="receipt">
          {PARTS.map(([part, title]) => (
            <div class="row" key={part}>
              <dt>
                <span class={`swatch f-${part}`} />
                {title}
              </dt>
              <dd>
                {part === 'meaning' && score?.meaning === undefined ? (
                  <span class="faint">by words only</span>
                ) : part === 'used' ? (
                  <span class="num">× {factor.toFixed(3)}</span>
                ) : (
                  <>
                    <svg class="bill" aria-hidden="true">
                      <rect class="track" x="0" y="1" width="100%" height="6" />
                      <rect
                        class={`f-${part}`}
                        x="0"
                        y="1"
                        width={`${(100 * shares[part]) / most}%`}
                        height="6"
                      />
                    </svg>
                    <span class="num">
                      {part === 'words' ? '' : '+ '}
                      {shares[part].toFixed(3)}
                    </span>
                  </>
                )}
              </dd>
            </div>
          ))}
          <div class="row sum">
            <dt>Score</dt>
            <dd>
              <b class="num">{sumOf(score).toFixed(3)}</b>
            </dd>
          </div>
        </dl>
        <p class="faint">
          The score puts the answers in order; how well each fits the question is what counts from 0
          to 1.
        </p>
        <details>
          <summary>How much it matters: {score?.salience.toFixed(3)}</summary>
          <dl>
            {Object.entries(score?.factors ?? {}).map(([name, value]) => (
              <Row key={name} name={own(NAMES, name) ?? name}>
                {Number(value).toFixed(3)}
              </Row>
            ))}
          </dl>
        </details>
      </div>
    </Panel>
  )
}

/** Weights of salience as outcomes have moved them. */
export function Learned({ weights }: { weights: Readonly<Record<string, number>> | undefined }) {
  if (weights === undefined) return null
  const updates = weights.updates ?? 0
  return (
    <Panel title="Weights learned so far" aside={counted(updates, 'outcome')}>
      <div class="in">
        <dl class="receipt">
          {Object.entries(START).map(([name, start]) => {
            const value = weights[name] ?? start
            const change = value - start
            return (
              <div class="row" key={name}>
                <dt>{NAMES[name] ?? 'Similarity'}</dt>
                <dd>
                  <svg class="bill" aria-hidden="true">
                    <rect class="track" x="0" y="1" width="100%" height="6" />
                    <rect class="f-used" x="0" y="1" width={`${100 * value}%`} height="6" />
                  </svg>
                  <span class="num">{value.toFixed(2)}</span>
                  <span class="num faint">
                    {Math.abs(change) < 0.005
                      ? ''
                      : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(2)}`}
                  </span>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </Panel>
  )
}

/** As every store begins. */
const START = { recency: 0.25, access: 0.15, citations: 0.3, importance: 0.2, similarity: 0.1 }

interface Why {
  readonly sentence: string
  readonly supersededBy?: string
}

export function WhyNot({ query, shown }: { query: string; shown: number }) {
  const [uri, setUri] = useState('')
  const at = asOf()
  const loading = useCall<Why>(
    'why-not',
    uri === ''
      ? undefined
      : { uri, query, limit: shown, ...(at === undefined ? {} : { asOf: at }) },
  )
  return (
    <Panel title="Why not this one?">
      <div class="in stack">
        <MemoryPicker label="Which memory" onPick={setUri} />
        {uri !== '' && (
          <Show loading={loading}>
            {({ sentence, supersededBy }) => (
              <Note>
                {uri !== '' && <Named reference={uri} />}
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
