/** All memories, with facets; what was replaced stands struck under what took its place. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { asOf, moment, useCall } from '../api.ts'
import { beside, moving, useKeys } from '../keys.ts'
import type { Found } from '../memory-shape.ts'
import { Icon } from '../parts/icon.tsx'
import { NothingKnown } from '../parts/nothing-known.tsx'
import { RememberButton } from '../parts/remember.tsx'
import { Note, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { spelled } from '../visible.ts'
import { counted, own } from '../words.ts'
import { type Counts, Facets, type Filter, MARKS } from './memories-facets.tsx'
import { MemoryTable, PAGE } from './memories-table.tsx'

const TYPES = [
  'Identity',
  'Fact',
  'Preference',
  'Belief',
  'Event',
  'Goal',
  'Constraint',
  'Capability',
  'Pattern',
]

export const ORDERS = { weight: 'Weight', newest: 'Newest', changed: 'Last changed' } as const

function filterOfAddress(): Filter {
  return {
    type: param('type'),
    tag: param('tag'),
    origin: param('origin'),
    channel: param('channel'),
    state: param('state'),
    words: param('words'),
  }
}

const STATES: Readonly<Record<string, object>> = {
  forgotten: { eq: ['head.tombstoned', true] },
  superseded: { gte: ['head.supersededBy', ''] },
}

function queryOf(
  { type, tag, origin, channel, state, words }: Filter,
  isLarge: boolean,
  marked: readonly string[],
): Record<string, unknown> {
  const where = [
    ...(tag === undefined ? [] : [{ hasTag: tag }]),
    ...(origin === undefined ? [] : [{ eq: ['version.provenance.origin', origin] }]),
    ...(channel === undefined ? [] : [{ eq: ['version.provenance.channel', channel] }]),
    ...(isHidden(state) ? [own(STATES, state)] : []),
    // A list of none is refused: no memory has this id.
    ...(isMark(state) ? [{ in: ['head.id', marked.length === 0 ? ['none'] : marked] }] : []),
  ]
  const order = param('order') ?? 'weight'
  return {
    types: type === undefined ? TYPES : [type],
    ...(where.length === 0 ? {} : { where: { and: where } }),
    ...(words === undefined ? {} : { near: words }),
    ...(isLarge ? largeMoment() : moment()),
    ...(param('gone') === 'yes' || isHidden(state) ? { includeTombstoned: true } : {}),
    ...(order === 'newest'
      ? { orderBy: [{ field: 'head.createdAt', direction: 'desc' }] }
      : order === 'changed'
        ? { orderBy: [{ field: 'head.lastUpdatedAt', direction: 'desc' }] }
        : words === undefined
          ? { rank: 'salience' }
          : {}),
    form: 'short',
  }
}

function isMark(state: string | undefined): state is string {
  return state !== undefined && own(MARKS, state) !== undefined
}

function isHidden(state: string | undefined): state is string {
  return state !== undefined && own(STATES, state) !== undefined
}

/** What was forgotten since is in no index by weight: a large store would be read whole for it. */
function largeMoment(): { readonly asOf?: number } {
  const at = asOf()
  return at === undefined ? {} : { asOf: at }
}

export function MemoriesPage() {
  const filter = filterOfAddress()
  const isGone = param('gone') === 'yes'
  const offset = Number(param('offset') ?? 0)
  const facets = useCall<Counts>('facets', asOf() === undefined ? {} : { asOf: asOf() })
  const isLarge = facets.last?.isExact === false
  const marked = useCall<Counts>(
    'facets',
    isMark(filter.state) ? { mark: filter.state } : undefined,
  ).last?.ids
  const found = useCall<Found>(
    'find',
    isMark(filter.state) && marked === undefined
      ? undefined
      : { query: { ...queryOf(filter, isLarge, marked ?? []), limit: PAGE, offset } },
  )
  // A few are asked for at once; of many, those that are asked for.
  const old = facets.last?.states.find(({ name }) => name === 'superseded')?.count ?? 0
  const replaced = useCall<Found>(
    'find',
    old === 0 || old > PAGE || isLarge || asOf() !== undefined
      ? undefined
      : {
          query: {
            types: TYPES,
            where: STATES.superseded,
            includeTombstoned: true,
            limit: PAGE,
            form: 'short',
          },
        },
  )
  const [at, setAt] = useState(0)
  const ids = found.last?.memories.map(({ head }) => head.id) ?? []
  useKeys([
    ...moving(at, ids.length, setAt, () => {
      if (ids[at] !== undefined) go(hrefOf('memories', { id: ids[at] }))
    }),
    beside(() => ids[at] && hrefOf('memories', { id: ids[at] })),
  ])
  const order = param('order') ?? 'weight'
  return (
    <>
      <div class="head">
        <div>
          <h1>Memories</h1>
          <p>{sentenceOf(facets.last)}</p>
        </div>
        <div class="actions">
          <RememberButton />
        </div>
      </div>
      <div class="facets">
        <Filters filter={filter}>
          <Show loading={facets}>{(counts) => <Facets counts={counts} filter={filter} />}</Show>
        </Filters>
        <div class="stack">
          <div class="bar">
            <form
              onSubmit={(event) => {
                event.preventDefault()
                const words = String(new FormData(event.currentTarget).get('words') ?? '').trim()
                setParams({ words: words || undefined, offset: undefined })
              }}
            >
              <input
                key={filter.words}
                type="search"
                name="words"
                aria-label="Filter by words"
                placeholder="Filter by words"
                defaultValue={filter.words ?? ''}
              />
            </form>
            <span class="switch">
              {Object.entries(ORDERS).map(([name, title]) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={order === name}
                  onClick={() => setParams({ order: name, offset: undefined })}
                >
                  {title}
                </button>
              ))}
            </span>
            <span class="switch">
              <button
                type="button"
                aria-pressed={isGone}
                onClick={() => setParams({ gone: isGone ? undefined : 'yes', offset: undefined })}
              >
                Old and forgotten too
              </button>
            </span>
          </div>
          <Chosen filter={filter} />
          <Show loading={found}>
            {(answer) =>
              answer.memories.length === 0 ? (
                <Empty filter={filter} marked={marked ?? []} />
              ) : (
                <MemoryTable found={answer} replaced={replaced.last} offset={offset} at={at} />
              )
            }
          </Show>
        </div>
      </div>
    </>
  )
}

/** Beside the table; on a narrow screen behind a word, with what is chosen to be dropped. */
function Filters({ filter, children }: { filter: Filter; children: ComponentChildren }) {
  const isNarrow = matchMedia('(max-width: 900px)').matches
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined)
  return (
    <nav aria-label="Filters">
      <details open={!isNarrow}>
        <summary>Filter{chosen.length > 0 && `, ${counted(chosen.length, 'filter')} on`}</summary>
        {children}
      </details>
    </nav>
  )
}

/** What is chosen, each with its way out. */
function Chosen({ filter }: { filter: Filter }) {
  const chosen = Object.entries(filter).filter(
    (each): each is [string, string] => each[1] !== undefined && each[0] !== 'words',
  )
  if (chosen.length === 0) return null
  return (
    <p class="chosen">
      {chosen.map(([name, value]) => (
        <a
          key={name}
          class="badge filter"
          href={hrefOf('memories', { ...filter, [name]: undefined })}
          aria-label={`Drop the filter ${name} ${spelled(value)}`}
        >
          {name === 'origin' ? 'from' : name} <Text of={own(MARKS, value) ?? value} />
          <Icon name="close" />
        </a>
      ))}
    </p>
  )
}

function sentenceOf(counts: Counts | undefined): string {
  if (counts === undefined) return 'Everything that is known, the weightiest first.'
  const states = counts.states.map(({ name, count }) => `${count.toLocaleString('en')} ${name}`)
  const isFolded = counts.states.some(({ name }) => name === 'superseded')
  return `${counts.isExact ? '' : 'Of the newest: '}${states.join(', ')}.${isFolded ? ' Superseded ones stand under what took their place.' : ''}`
}

/** Why there is nothing: the filter without which there would be the most. */
function Empty({ filter, marked }: { filter: Filter; marked: readonly string[] }) {
  const names = Object.entries(filter).filter(([, value]) => value !== undefined)
  if (names.length === 0) {
    return <NothingKnown />
  }
  return <MostRemoving filter={filter} names={names.map(([name]) => name)} marked={marked} />
}

function MostRemoving({
  filter,
  names,
  marked,
}: {
  filter: Filter
  names: readonly string[]
  marked: readonly string[]
}) {
  // One question for each filter that there can be, so that the order of hooks never changes.
  const without = (name: string) =>
    useCall<Found>(
      'find',
      names.includes(name)
        ? { query: { ...queryOf({ ...filter, [name]: undefined }, false, marked), limit: 1 } }
        : undefined,
    )
  const counts = (['type', 'tag', 'origin', 'channel', 'state', 'words'] as const)
    .map((name) => ({ name, total: without(name).last?.total ?? 0 }))
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => b.total - a.total)
  const most = counts[0]
  if (most === undefined) return null
  const value = filter[most.name]
  return (
    <Note>
      Nothing fits. The {most.name} “<Text of={value ?? ''} />” removes most: without it there{' '}
      {most.total === 1 ? 'is 1' : `are ${most.total.toLocaleString('en')}`}.{' '}
      <a href={hrefOf('memories', { ...filter, [most.name]: undefined })}>
        Drop the {most.name} “<Text of={value ?? ''} />”
      </a>
    </Note>
  )
}
