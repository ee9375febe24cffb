/** The exact text that a model is given before it acts, and what was left out. */
import { asOf, type Card, moment, useCall } from '../api.ts'
import { beside, moving, useKeys } from '../keys.ts'
import { type Full, fromText } from '../memory-shape.ts'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { NothingKnown } from '../parts/nothing-known.tsx'
import { Badge, Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { counted, dayText, partsOf, statementOf } from '../words.ts'
import { BundleBar } from './context-bar.tsx'
import { type Bundle, cardsOf, NAME, PARTS, type Part } from './context-bundle.ts'
import { CompareChoice, Compared, otherNamed, otherOf } from './context-compare.tsx'
import { LeftOut, NotAsked } from './context-left-out.tsx'
import { SpokenWindow } from './context-say.tsx'
import type { Counts } from './memories-facets.tsx'
import { WindowsPart } from './windows.tsx'

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

export function ContextPage() {
  const showWindows = param('window') !== undefined
  const spoken = param('say')
  const against = otherNamed(param('against'))
  const budgetTokens = Number(param('budget') ?? 500)
  const verb = param('verb')
  const object = param('object')
  const form = param('form')
  const objects = objectsOf(object ?? '')
  const asking = (tokens: number) => ({
    budgetTokens: tokens,
    ...(verb === undefined ? {} : { verb }),
    ...(Object.keys(objects).length === 0 ? {} : { objects }),
    ...(form === undefined ? {} : { form }),
    ...moment(),
  })
  const loading = useCall<Bundle>('context', asking(budgetTokens))
  const other = useCall<Bundle>(
    'context',
    against === undefined ? undefined : otherOf(against, asking, budgetTokens),
  )
  return (
    <>
      <div class="head">
        <div>
          <h1>Context</h1>
          <p>
            {showWindows
              ? 'What a model was really given, part by part, and what was left out.'
              : 'This is what the model is given before it acts, word for word.'}
          </p>
        </div>
        <div class="actions">
          <button
            type="button"
            aria-pressed={showWindows}
            onClick={() =>
              setParams({
                window: showWindows ? undefined : 'last',
                with: undefined,
                why: undefined,
              })
            }
          >
            <Icon name={showWindows ? 'undo' : 'clock'} />{' '}
            {showWindows ? 'Back to what it would get' : 'What it really saw…'}
          </button>
          {!showWindows && asOf() === undefined && (
            <span class="switch">
              <button
                type="button"
                aria-pressed={spoken === undefined}
                onClick={() => setParams({ say: undefined })}
              >
                Before it acts
              </button>
              <button
                type="button"
                aria-pressed={spoken !== undefined}
                onClick={() => setParams({ say: spoken ?? ' ', against: undefined })}
              >
                When somebody speaks
              </button>
            </span>
          )}
          {!showWindows && spoken === undefined && <CompareChoice value={against} />}
        </div>
      </div>
      {showWindows ? (
        <WindowsPart />
      ) : spoken !== undefined ? (
        <SpokenWindow spoken={spoken.trim()} budgetTokens={budgetTokens} />
      ) : (
        <>
          <Sentence verb={verb} object={object} budgetTokens={budgetTokens} />
          <Show loading={loading}>
            {(bundle) => (
              <div class="stack">
                {against !== undefined && (
                  <Show loading={other}>
                    {(second) => <Compared here={bundle} there={second} with={against} />}
                  </Show>
                )}
                <Preview bundle={bundle} asking={asking} />
              </div>
            )}
          </Show>
        </>
      )}
    </>
  )
}

/** `service:api, file:main.ts` → references by kind. */
function objectsOf(text: string): Record<string, string[]> {
  const objects = new Map<string, string[]>()
  for (const each of text.split(/[\s,]+/)) {
    const at = each.indexOf(':')
    if (at <= 0 || at === each.length - 1) continue
    const kind = each.slice(0, at)
    objects.set(kind, [...(objects.get(kind) ?? []), each.slice(at + 1)])
  }
  return Object.fromEntries(objects)
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
        aria-label="On what, as kind:name; several with commas"
        placeholder="service:api"
        defaultValue={object ?? ''}
        onChange={({ currentTarget }) => setParams({ object: currentTarget.value.trim() })}
      />
      within
      <output>{budgetTokens} tokens</output>
      <input
        type="range"
        class="budget"
        aria-label="Budget in tokens"
        min="100"
        max="4000"
        step="50"
        value={budgetTokens}
        onChange={({ currentTarget }) => setParams({ budget: currentTarget.value })}
      />
      <select
        aria-label="Form"
        value={param('form') ?? ''}
        onChange={({ currentTarget }) => setParams({ form: currentTarget.value || undefined })}
      >
        <option value="">plain form</option>
        {['short', 'medium', 'full'].map((each) => (
          <option key={each} value={each}>
            {each} form
          </option>
        ))}
      </select>
    </div>
  )
}

function Preview({ bundle, asking }: { bundle: Bundle; asking: (tokens: number) => object }) {
  const cards = cardsOf(bundle)
  const where = new Map<string, { part: Part; card: Card; place: number; of: number }>()
  for (const [part] of PARTS) {
    for (const [index, card] of cards[part].entries()) {
      where.set(card.ref ?? card.uri, { part, card, place: index + 1, of: cards[part].length })
    }
  }
  const picked = param('pick')
  const chosen = picked === undefined ? undefined : where.get(picked)
  const shown = [...where.values()].length
  const names = [...where.keys()]
  const opened = chosen && hrefOf('memories', { id: partsOf(chosen.card.uri).id })
  const at = picked === undefined ? -1 : names.indexOf(picked)
  useKeys([
    ...moving(
      at,
      names.length,
      (next) => setParams({ pick: names[next] }),
      () => opened && go(opened),
    ),
    beside(() => opened),
    {
      keys: ['c'],
      does: 'copy the exact text',
      run: () => void navigator.clipboard.writeText(bundle.text),
    },
  ])
  if (shown === 0) return <NothingShown />
  return (
    <div class="stack">
      <Panel
        title={
          <>
            {bundle.totalTokens} of {bundle.budgetTokens} tokens used by memories{' '}
            <Badge>estimated, rather too many than too few</Badge>
          </>
        }
        aside={`${counted(shown, 'memory', 'memories')} in, ${bundle.trimmed} did not fit`}
      >
        <div class="in">
          <BundleBar bundle={bundle} />
        </div>
      </Panel>
      <div class="two">
        <ExactText text={bundle.text} where={where} picked={picked} />
        <div class="stack">
          {chosen !== undefined && <WhyHere key={chosen.card.uri} {...chosen} />}
          <LeftOut bundle={bundle} asking={asking} />
          <NotAsked bundle={bundle} />
        </div>
      </div>
    </div>
  )
}

/** The part and the place in it, what it was marked for, what it weighs and costs, and who said it. */
function WhyHere({ part, card, place, of }: { part: Part; card: Card; place: number; of: number }) {
  const memory = useCall<Full>('get', { uri: card.uri }).last
  const verb = param('verb')
  const frames = memory?.head.frames.filter((frame) => frame.verb === verb) ?? []
  const page = hrefOf('memories', { id: partsOf(card.uri).id })
  return (
    <Panel title="Why it is here" aside={<a href={page}>Open</a>}>
      <div class="in stack">
        <p class="lead">
          <TypeIcon type={card.type} /> <Text of={statementOf(card.data, card.text)} />
        </p>
        <dl>
          <Row name="Part">
            {PARTS.find(([name]) => name === part)?.[1]}, place {place} of {of}
          </Row>
          <Row name="Reason">
            {part === 'relevant' && frames.length > 0 ? (
              <>
                Marked for{' '}
                {frames.map((frame) => (
                  <b key={frame.kind + frame.ref}>
                    {frame.verb} {frame.kind} <Text of={frame.ref} />{' '}
                  </b>
                ))}
              </>
            ) : (
              REASONS[part]
            )}
          </Row>
          <Row name={asOf() === undefined ? 'Weight' : 'Weight today'}>
            {card.score.toFixed(2)} of 1
          </Row>
          <Row name="Costs">{counted(card.tokens, 'token')}</Row>
          <Row name="Known since">
            {dayText(card.createdAt)}
            {memory !== undefined && `, said by ${fromText(memory.version)}`}
          </Row>
        </dl>
      </div>
    </Panel>
  )
}

const REASONS: Readonly<Record<Part, string>> = {
  pinned: 'Who is who, hard rules and active goals are in every context',
  proposed: 'A rule, a goal or a role that the user has not confirmed',
  relevant: 'It fits the task',
  outcomes: 'It happened when this was done before',
}

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
      title={
        <>
          Exact text <span class="faint">{counted(text.split('\n').length, 'line')}</span>
        </>
      }
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
                <Text of={line} most={line.length} />
              ) : (
                <button
                  type="button"
                  onClick={() => setParams({ pick: name })}
                  aria-pressed={isPicked}
                >
                  <Text of={line} most={line.length} />
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** Something may be known that nobody is given before this work. */
function NothingShown() {
  const counts = useCall<Counts>('facets', {}).last
  if (counts === undefined) return null
  if (counts.counted === 0) return <NothingKnown />
  return (
    <Note>
      Nothing is shown before this work. Rules, goals and who is who appear here, and what is marked
      for the work at hand. <a href={hrefOf('memories')}>All memories</a> are on the next page;{' '}
      <a href={hrefOf('context', { say: ' ' })}>what fits is found when somebody speaks</a>.
    </Note>
  )
}
