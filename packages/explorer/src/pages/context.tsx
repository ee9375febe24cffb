/** The exact text that a model is given before it acts, and what was left out. */
import { useState } from 'preact/hooks'
import { asOf, type Card, useCall } from '../api.ts'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { Badge, Command, Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { TokenBar } from '../parts/token-bar.tsx'
import { hrefOf, param, setParams } from '../route.ts'
import { counted, dayText, partsOf, statementOf } from '../words.ts'
import { WindowList } from './windows.tsx'

interface Bundle {
  readonly text: string
  readonly pinned: readonly Card[]
  readonly proposed: readonly Card[]
  readonly frameRelevant: readonly Card[]
  readonly outcomes: readonly Card[]
  readonly totalTokens: number
  readonly budgetTokens: number
  readonly trimmed: number
  readonly reachableUris: readonly string[]
}

const VERBS = [
  '',
  'create',
  'read',
  'modify',
  'delete',
  'deploy',
  'test',
  'review',
  'research',
  'communicate',
]
const BUDGETS = [250, 500, 1000, 2000, 4000]
const PARTS = [
  ['pinned', 'Pinned'],
  ['proposed', 'Proposed by others'],
  ['relevant', 'Relevant here'],
  ['outcomes', 'What happened before'],
] as const
type Part = (typeof PARTS)[number][0]

export function ContextPage() {
  const [showWindows, setShowWindows] = useState(false)
  const budgetTokens = Number(param('budget') ?? 500)
  const verb = param('verb')
  const object = param('object')
  const at = asOf()
  const [kind, ref] = object?.split(':', 2) ?? []
  const loading = useCall<Bundle>('context', {
    budgetTokens,
    ...(verb === undefined ? {} : { verb }),
    ...(kind && ref ? { objects: { [kind]: ref } } : {}),
    ...(at === undefined ? {} : { asOf: at }),
  })
  return (
    <>
      <div class="head">
        <div>
          <h1>Context</h1>
          <p>This is what the model is given before it acts, word for word.</p>
        </div>
        <div class="actions">
          <button
            type="button"
            aria-pressed={showWindows}
            onClick={() => setShowWindows(!showWindows)}
          >
            <Icon name="clock" /> What it really saw…
          </button>
        </div>
      </div>
      {showWindows ? (
        <WindowList />
      ) : (
        <>
          <Sentence verb={verb} object={object} budgetTokens={budgetTokens} />
          <Show loading={loading}>{(bundle) => <Preview bundle={bundle} />}</Show>
        </>
      )}
    </>
  )
}

function Sentence({
  verb,
  object,
  budgetTokens,
}: {
  verb: string | undefined
  object: string | undefined
  budgetTokens: number
}) {
  return (
    <div class="sentence">
      Before it
      <select
        aria-label="What it is about to do"
        value={verb ?? ''}
        onChange={({ currentTarget }) => setParams({ verb: currentTarget.value })}
      >
        {VERBS.map((each) => (
          <option key={each} value={each}>
            {each === '' ? 'acts' : each}
          </option>
        ))}
      </select>
      on
      <input
        aria-label="On what, as kind:name"
        placeholder="service:api"
        defaultValue={object ?? ''}
        onChange={({ currentTarget }) => setParams({ object: currentTarget.value.trim() })}
      />
      within
      <select
        aria-label="Budget"
        value={String(budgetTokens)}
        onChange={({ currentTarget }) => setParams({ budget: currentTarget.value })}
      >
        {[...new Set([...BUDGETS, budgetTokens])]
          .sort((a, b) => a - b)
          .map((each) => (
            <option key={each} value={each}>
              {each} tokens
            </option>
          ))}
      </select>
    </div>
  )
}

function Preview({ bundle }: { bundle: Bundle }) {
  const cards = {
    pinned: bundle.pinned,
    proposed: bundle.proposed,
    relevant: bundle.frameRelevant,
    outcomes: bundle.outcomes,
  }
  const where = new Map<string, { part: Part; card: Card; place: number; of: number }>()
  for (const [part] of PARTS) {
    for (const [index, card] of cards[part].entries()) {
      where.set(card.ref ?? card.uri, { part, card, place: index + 1, of: cards[part].length })
    }
  }
  const picked = param('pick')
  const chosen = picked === undefined ? undefined : where.get(picked)
  const tokens = (part: Part): number => cards[part].reduce((sum, card) => sum + card.tokens, 0)
  const shown = [...where.values()].length
  if (shown === 0) return <Nothing />
  return (
    <div class="stack">
      <Panel
        title={`${bundle.totalTokens} of ${bundle.budgetTokens} tokens used by memories`}
        aside={`${counted(shown, 'memory', 'memories')} in, ${bundle.trimmed} did not fit`}
      >
        <div class="in">
          <TokenBar
            budget={bundle.budgetTokens}
            parts={PARTS.map(([part, title]) => ({ kind: part, title, tokens: tokens(part) }))}
          />
        </div>
      </Panel>
      <div class="two">
        <ExactText text={bundle.text} where={where} picked={picked} />
        <div class="stack">
          {chosen !== undefined && (
            <Panel
              title="Why it is here"
              aside={<a href={hrefOf('memories', { id: partsOf(chosen.card.uri).id })}>Open</a>}
            >
              <div class="in stack">
                <p class="lead">
                  <TypeIcon type={chosen.card.type} />{' '}
                  <Text of={statementOf(chosen.card.data, chosen.card.text)} />
                </p>
                <dl>
                  <Row name="Part">
                    {PARTS.find(([part]) => part === chosen.part)?.[1]}, place {chosen.place} of{' '}
                    {chosen.of}
                  </Row>
                  <Row name="Weight">{chosen.card.score.toFixed(2)} of 1</Row>
                  <Row name="Costs">{counted(chosen.card.tokens, 'token')}</Row>
                  <Row name="Known since">
                    {dayText(chosen.card.createdAt)}
                    {chosen.card.by === undefined ? '' : `, from ${chosen.card.by}`}
                  </Row>
                </dl>
              </div>
            </Panel>
          )}
          <LeftOut
            uris={bundle.reachableUris}
            count={bundle.trimmed}
            free={bundle.budgetTokens - bundle.totalTokens}
          />
        </div>
      </div>
    </div>
  )
}

/** A line ends with the short name of its memory. */
const NAME = /^- .* (m[0-9a-z]{4,7})$/

function ExactText({
  text,
  where,
  picked,
}: {
  text: string
  where: ReadonlyMap<string, { part: Part; card: Card }>
  picked: string | undefined
}) {
  return (
    <Panel
      title="Exact text"
      aside={
        <button
          type="button"
          class="small"
          onClick={() => void navigator.clipboard.writeText(text)}
        >
          <Icon name="copy" /> Copy
        </button>
      }
    >
      <ol class="exact" aria-label="Lines of the context">
        {text.split('\n').map((line, index) => {
          const name = NAME.exec(line)?.[1]
          const found = name === undefined ? undefined : where.get(name)
          const isPicked = name !== undefined && name === picked
          return (
            <li key={index} class={isPicked ? 'picked' : ''}>
              <span class={`stripe ${found === undefined ? '' : `f-${found.part}`}`} />
              <span class="n">{found?.card.tokens ?? ''}</span>
              {found === undefined ? (
                <Text of={line} />
              ) : (
                <button
                  type="button"
                  onClick={() => setParams({ pick: name })}
                  aria-pressed={isPicked}
                >
                  <Text of={line} />
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

function LeftOut({ uris, count, free }: { uris: readonly string[]; count: number; free: number }) {
  return (
    <Panel
      title={
        <>
          Left out <Badge>{count}</Badge>
        </>
      }
    >
      {count === 0 ? (
        <div class="in">Everything meant for this work is in, and {free} tokens are free.</div>
      ) : (
        <ul class="list">
          {uris.map((uri) => (
            <LeftOutRow key={uri} uri={uri} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function LeftOutRow({ uri }: { uri: string }) {
  const { type, id } = partsOf(uri)
  const loading = useCall<{ data: Record<string, unknown>; head: { forms: { medium: string } } }>(
    'get',
    { uri },
  )
  const memory = loading.last
  return (
    <li>
      <TypeIcon type={type} />
      <a class="grow clamp" href={hrefOf('memories', { id })}>
        {memory === undefined ? (
          uri
        ) : (
          <Text of={statementOf(memory.data, memory.head.forms.medium)} />
        )}
      </a>
    </li>
  )
}

function Nothing() {
  return (
    <div class="stack">
      <p class="lead">
        Nothing is known yet that would be shown here. Tell your agent something worth keeping, or
        say it yourself:
      </p>
      <Command text={'cortex remember "The build runs on Node 20" --tag build'} />
      <Note>
        Rules, goals and what matters for the work at hand appear on this page.{' '}
        <a href={hrefOf('memories')}>All memories</a> are on the next one.
      </Note>
    </div>
  )
}
