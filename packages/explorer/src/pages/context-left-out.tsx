/** What did not fit, with the budget from which it would; and what was not meant for this work. */
import { useState } from 'preact/hooks'
import { asOf, call, useCall } from '../api.ts'
import { MemoryLink } from '../parts/memory-link.tsx'
import { Badge, Card as Panel } from '../parts/show.tsx'
import { hrefOf, setParams } from '../route.ts'
import { counted } from '../words.ts'
import { type Bundle, shownIn } from './context-bundle.ts'
import type { Counts } from './memories-facets.tsx'

export function LeftOut({
  bundle,
  asking,
}: {
  bundle: Bundle
  asking: (tokens: number) => object
}) {
  const { reachableUris, trimmed, budgetTokens, totalTokens } = bundle
  return (
    <Panel
      title={
        <>
          Left out <Badge>{trimmed}</Badge>
        </>
      }
      aside={trimmed > 0 ? 'did not fit' : undefined}
    >
      {trimmed === 0 ? (
        <div class="in">
          Everything meant for this work is in, and {budgetTokens - totalTokens} tokens are free.
        </div>
      ) : (
        <ul class="list">
          {reachableUris.map((uri) => (
            <li key={uri}>
              <MemoryLink uri={uri} />
              <FitsFrom key={budgetTokens} uri={uri} from={budgetTokens} asking={asking} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const MOST = 16_000

/** Asked of the operation itself, by halving: what it answers is what would be sent. */
function FitsFrom({
  uri,
  from,
  asking,
}: {
  uri: string
  from: number
  asking: (tokens: number) => object
}) {
  const [found, setFound] = useState<number | 'asking' | 'never'>()
  if (typeof found === 'number') {
    return (
      <button type="button" class="small" onClick={() => setParams({ budget: String(found) })}>
        fits from {found}
      </button>
    )
  }
  return (
    <button
      type="button"
      class="small"
      disabled={found !== undefined}
      onClick={() => {
        setFound('asking')
        void smallest(uri, from, asking).then((tokens) => setFound(tokens ?? 'never'))
      }}
    >
      {found === 'never' ? 'at no budget' : 'fits from…'}
    </button>
  )
}

async function smallest(
  uri: string,
  from: number,
  asking: (tokens: number) => object,
): Promise<number | undefined> {
  const isIn = async (tokens: number): Promise<boolean> =>
    shownIn(await call<Bundle>('context', asking(tokens))).some((card) => card.uri === uri)
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

/** In groups: nobody asked for these, so no budget brings them in. */
export function NotAsked({ bundle }: { bundle: Bundle }) {
  const counts = useCall<Counts>('facets', asOf() === undefined ? {} : { asOf: asOf() }).last
  if (counts === undefined) return null
  const of = (name: string): number => counts.states.find((each) => each.name === name)?.count ?? 0
  const other = of('current') - shownIn(bundle).length - bundle.trimmed
  const rows = [
    ['for other work', other, {}],
    ['superseded', of('superseded'), { state: 'superseded' }],
    ['forgotten', of('forgotten'), { state: 'forgotten' }],
    ['no longer valid', of('expired'), { gone: 'yes' }],
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
