/** All memories, with facets; what was replaced stands struck under what took its place. */
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { asOf, moment, useCall } from '../api.ts'
import type { Status } from '../frame.tsx'
import { beside, moving, useKeys } from '../keys.ts'
import type { Found } from '../memory-shape.ts'
import { Icon } from '../parts/icon.tsx'
import { NothingKnown } from '../parts/nothing-known.tsx'
import { RememberButton } from '../parts/remember.tsx'
import { Note, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { CHUNK } from '../row-window.ts'
import { spelled } from '../visible.ts'
import { counted, own } from '../words.ts'
import { type Counts, Facets, type Filter, MARKS } from './memories-facets.tsx'
import { type Stretches, useStretches } from './memories-scroll.ts'
import { MemoryTable } from './memories-table.tsx'

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

export const ORDERS = {
  weight: 'Weight',
  newest: 'Newest',
  used: 'Last used',
  changed: 'Last changed',
} as const

/** Freshness falls with the time since the last use and with nothing else: both are one order. */
const FIELDS: Readonly<Record<string, string>> = {
  newest: 'head.createdAt',
  used: 'lastUsed',
  fresh: 'lastUsed',
  changed: 'head.lastUpdatedAt',
}

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

/** More than these stand under nothing. */
const FOLDED_MAX = 100

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
  const field = own(FIELDS, param('order') ?? 'weight')
  return {
    types: type === undefined ? TYPES : [type],
    ...(where.length === 0 ? {} : { where: { and: where } }),
    ...(words === undefined ? {} : { near: words }),
    ...(isLarge ? largeMoment() : moment()),
    ...(param('gone') === 'yes' || isHidden(state) ? { includeTombstoned: true } : {}),
    ...(field !== undefined
      ? { orderBy: [{ field, direction: 'desc' }] }
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
  const facets = useCall<Counts>('facets', asOf() === undefined ? {} : { asOf: asOf() })
  const isLarge = facets.last?.isExact === false
  const status = useCall<Status>('status', {})
  const marked = useCall<Counts>(
    'facets',
    isMark(filter.state) ? { mark: filter.state } : undefined,
  ).last?.ids
  // How large the store is decides how another day is asked for.
  const isWaiting = asOf() !== undefined && facets.last === undefined
  const query =
    isWaiting || (isMark(filter.state) && marked === undefined)
      ? undefined
      : queryOf(filter, isLarge, marked ?? [])
  // A few are asked for at once; of many, those that are asked for.
  const old = facets.last?.states.find(({ name }) => name === 'superseded')?.count ?? 0
  const replaced = useCall<Found>(
    'find',
    old === 0 || old > FOLDED_MAX || isLarge || asOf() !== undefined
      ? undefined
      : {
          query: {
            types: TYPES,
            where: STATES.superseded,
            includeTombstoned: true,
            limit: FOLDED_MAX,
            form: 'short',
          },
        },
  )
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
          {facets.state === 'failed' && facets.last === undefined && (
            <Note kind="bad">{facets.error.message}</Note>
          )}
          {query === undefined ? (
            <div class="bars" />
          ) : (
            <Rows
              key={JSON.stringify(query)}
              query={query}
              replaced={replaced.last}
              expected={filtersIn(filter).length === 0 ? (status.last?.memories ?? 0) : 0}
              empty={<Empty filter={filter} marked={marked ?? []} />}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** The rows of one question, and the keys that move in them. */
function Rows({
  query,
  replaced,
  expected,
  empty,
}: {
  query: object
  replaced: Found | undefined
  expected: number
  empty: ComponentChildren
}) {
  const stretches = useStretches(expected)
  const [at, setAt] = useState(0)
  const [problem, setProblem] = useState<string>()
  const { wanted, isThere, total, idAt, reach, came } = stretches
  useKeys([
    ...moving(
      at,
      total,
      (next) => {
        setAt(next)
        reach(next)
      },
      () => {
        const id = idAt(at)
        if (id !== undefined) go(hrefOf('memories', { id }))
      },
    ),
    beside(() => idAt(at) && hrefOf('memories', { id: idAt(at) })),
  ])
  return (
    <>
      {wanted.map((chunk) => (
        <Asker key={chunk} {...{ query, chunk, came, setProblem }} isFirst={!isThere} />
      ))}
      {problem !== undefined && <Note kind="bad">{problem}</Note>}
      {!isThere ? (
        problem === undefined && <div class="bars" />
      ) : total === 0 ? (
        empty
      ) : (
        <MemoryTable stretches={stretches} replaced={replaced} at={at} />
      )}
    </>
  )
}

/** Who only rushes past asks for nothing. */
const PASSING_MS = 80

/** Asks for a stretch of rows as long as it is wanted. */
function Asker({
  query,
  chunk,
  came,
  setProblem,
  isFirst,
}: {
  query: object
  chunk: number
  came: Stretches['came']
  setProblem: (problem: string | undefined) => void
  isFirst: boolean
}) {
  const [isAsked, setAsked] = useState(isFirst)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), PASSING_MS)
    return () => clearTimeout(timer)
  }, [])
  const page = { limit: CHUNK, offset: chunk * CHUNK }
  const loading = useCall<Found>('find', isAsked ? { query: { ...query, ...page } } : undefined)
  const found = loading.last
  const problem = loading.state === 'failed' ? loading.error.message : undefined
  useLayoutEffect(() => {
    if (found !== undefined) came(chunk, found)
  }, [found])
  useLayoutEffect(() => () => came(chunk, undefined), [])
  useEffect(() => setProblem(found === undefined ? problem : undefined), [problem, found])
  return null
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

function filtersIn(filter: Filter): readonly string[] {
  return Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

/** Why there is nothing: the filter without which there would be the most. */
function Empty({ filter, marked }: { filter: Filter; marked: readonly string[] }) {
  const names = filtersIn(filter)
  if (names.length === 0) return <NothingKnown />
  return <MostRemoving filter={filter} names={names} marked={marked} />
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
