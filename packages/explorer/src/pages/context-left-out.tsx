/** What did not fit, with the budget from which it would; and what was not meant for this work. */
import { useEffect, useState } from 'preact/hooks'
import { actorName, asOf, call, changes, useCall } from '../api.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { Badge, Card as Panel } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf, setParams } from '../route.ts'
import { counted, partsOf, plainForm } from '../words.ts'
import { type Bundle, shownIn } from './context-bundle.ts'
import type { Counts } from './memories-facets.tsx'

interface LeftOutMemory {
  readonly uri: string
  readonly text: string
  readonly tokens: number
  readonly score: number
}

/** As many are asked at which budget they come in; the others on a click. */
const ASKED_AT_ONCE = 4

export function LeftOut({
  bundle,
  asking,
}: {
  bundle: Bundle
  asking: (tokens: number) => object
}) {
  const { trimmed, budgetTokens } = bundle
  const loading = useCall<Bundle & { readonly leftOut?: readonly LeftOutMemory[] }>(
    'context',
    trimmed === 0 ? undefined : { ...asking(budgetTokens), leftOut: true },
  )
  const list = trimmed === 0 ? [] : (loading.last?.leftOut ?? [])
  return (
    <Panel
      title={
        <>
          Left out <Badge>{trimmed}</Badge>
        </>
      }
      aside={trimmed > 0 ? 'next to fit first' : undefined}
    >
      {trimmed === 0 ? (
        <div class="in">
          Everything meant for this work is in, and{' '}
          {counted(Math.max(0, budgetTokens - bundle.sentTokens), 'token')} are free.
        </div>
      ) : (
        <ul class="list">
          {list.map(({ uri, text, tokens, score }, index) => {
            const { type, id } = partsOf(uri)
            return (
              <li key={uri} class="left-out">
                <TypeIcon type={type} />
                <span class="grow">
                  <a class="clamp" href={hrefOf('memories', { id })}>
                    <Text of={plainForm(type, text).slice(0, 300)} />
                  </a>
                  <span class="between faint">
                    <span>
                      {counted(tokens, 'token')}, weight {score.toFixed(2)}
                    </span>
                    <FitsFrom
                      key={JSON.stringify(asking(budgetTokens))}
                      uri={uri}
                      from={budgetTokens}
                      asking={asking}
                      isAsked={index < ASKED_AT_ONCE}
                    />
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

const MOST = 4_000

/** Asked of the operation itself, by halving: what it answers is what would be sent. */
function FitsFrom({
  uri,
  from,
  asking,
  isAsked,
}: {
  uri: string
  from: number
  asking: (tokens: number) => object
  isAsked: boolean
}) {
  const [found, setFound] = useState<number | 'asking' | 'never'>()
  const ask = (): void => {
    setFound('asking')
    void smallest(uri, from, asking)
      .then((tokens) => setFound(tokens ?? 'never'))
      .catch(() => setFound(undefined))
  }
  useEffect(() => {
    if (isAsked) ask()
  }, [])
  if (typeof found === 'number') {
    return (
      <button type="button" class="quiet" onClick={() => setParams({ budget: String(found) })}>
        fits from {found}
      </button>
    )
  }
  return (
    <button type="button" class="quiet" disabled={found !== undefined} onClick={ask}>
      {found === 'never' ? 'at no budget' : 'fits from…'}
    </button>
  )
}

async function smallest(
  uri: string,
  from: number,
  asking: (tokens: number) => object,
): Promise<number | undefined> {
  const isIn = async (tokens: number): Promise<boolean> => (await shownAt(asking(tokens))).has(uri)
  let [low, high] = [from, from]
  do {
    if (high >= MOST) return undefined
    low = high
    high = Math.min(MOST, high * 2)
  } while (!(await isIn(high)))
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await isIn(middle)) high = middle
    else low = middle
  }
  return high
}

/** What is left out of one context asks the same budgets: each is asked once. */
const answers = new Map<string, Promise<ReadonlySet<string>>>()
const ASKED_MAX = 500

function shownAt(input: object): Promise<ReadonlySet<string>> {
  const key = JSON.stringify([input, actorName(), changes.value])
  const known = answers.get(key)
  if (known !== undefined) return known
  if (answers.size >= ASKED_MAX) answers.clear()
  const answer = call<Bundle>('context', input).then(
    (bundle) => new Set(shownIn(bundle).map(({ uri }) => uri)),
  )
  answers.set(key, answer)
  return answer
}

/** In groups: nobody asked for these, so no budget brings them in. */
export function NotAsked({ bundle }: { bundle: Bundle }) {
  const counts = useCall<Counts>('facets', asOf() === undefined ? {} : { asOf: asOf() }).last
  const today = useCall<Counts>('facets', asOf() === undefined ? undefined : {}).last
  if (counts === undefined) return null
  const of = (name: string): number => counts.states.find((each) => each.name === name)?.count ?? 0
  const other = of('current') - shownIn(bundle).length - bundle.trimmed
  const rows = [
    ['for other work', other, {}],
    ['superseded', of('superseded'), { state: 'superseded' }],
    ['forgotten', of('forgotten'), { state: 'forgotten' }],
    ['no longer valid', of('expired'), { gone: 'yes' }],
    ['not known yet', (today?.counted ?? counts.counted) - counts.counted, { asOf: undefined }],
  ] as const
  return (
    <Panel
      title="Not asked for"
      aside={
        counts.isExact
          ? undefined
          : `of the newest ${counted(counts.counted, 'memory', 'memories')}`
      }
    >
      <ul class="list">
        {rows
          .filter(([, count]) => count > 0)
          .map(([title, count, filter]) => (
            <li key={title}>
              <a class="grow" href={hrefOf('memories', filter)}>
                {title}
              </a>
              <span class="num">{count.toLocaleString('en')}</span>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
