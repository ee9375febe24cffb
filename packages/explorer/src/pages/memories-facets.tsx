/** Filters with counts, and views that were kept under a name in this browser. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { keptIn } from '../kept.ts'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { Text } from '../parts/text.tsx'
import { address, hrefOf } from '../route.ts'
import { own } from '../words.ts'

/** What the address says is wanted. */
export interface Filter {
  readonly type?: string | undefined
  readonly tag?: string | undefined
  readonly origin?: string | undefined
  readonly channel?: string | undefined
  readonly state?: string | undefined
  readonly words?: string | undefined
}

export interface Counts {
  readonly counted: number
  readonly isExact: boolean
  readonly types: readonly Count[]
  readonly tags: readonly Count[]
  readonly origins: readonly Count[]
  readonly channels: readonly (Count & { readonly origin: string })[]
  readonly states: readonly Count[]
  readonly marks: readonly Count[]
  readonly ids?: readonly string[]
}
interface Count {
  readonly name: string
  readonly count: number
}

const GONE = ['superseded', 'forgotten']
/** What somebody should look at, as the server names it and as people do. */
export const MARKS: Readonly<Record<string, string>> = {
  disagrees: 'disagrees',
  'never-read': 'never read',
  'ends-soon': 'ends soon',
}
const TAGS_SHOWN = 12

export function Facets({ counts, filter }: { counts: Counts; filter: Filter }) {
  const [areAllTags, setAllTags] = useState(false)
  const row = (
    key: string,
    count: number,
    isOn: boolean,
    to: Partial<Filter>,
    children: ComponentChildren,
  ) => (
    <a
      key={key}
      href={hrefOf('memories', { ...filter, ...to })}
      aria-current={isOn ? 'true' : undefined}
    >
      {children}
      <span class="num">{count.toLocaleString('en')}</span>
    </a>
  )
  const link = (name: string, count: number, kind: keyof Filter) => {
    const isOn = filter[kind] === name
    return row(
      name,
      count,
      isOn,
      { [kind]: isOn ? undefined : name },
      <>
        {kind === 'type' && <TypeIcon type={name} />}
        {kind === 'origin' && <Icon name={name} />}
        <Text of={kind === 'origin' && name === 'user' ? 'you' : (own(MARKS, name) ?? name)} />
      </>,
    )
  }
  const channelled = new Set(counts.channels.map(({ origin }) => origin))
  const part = (title: string, list: readonly Count[], kind: keyof Filter) =>
    list.length === 0 ? null : (
      <>
        <h3>{title}</h3>
        {list.map(({ name, count }) => link(name, count, kind))}
      </>
    )
  return (
    <>
      {part('Type', counts.types, 'type')}
      {counts.origins.length > 0 && <h3>From</h3>}
      {counts.channels.map(({ origin, name, count }) => {
        const isOn = filter.origin === origin && filter.channel === name
        return row(
          `${origin} ${name}`,
          count,
          isOn,
          isOn ? { origin: undefined, channel: undefined } : { origin, channel: name },
          <>
            <Icon name={origin} />
            <Text of={`${origin === 'user' ? 'you' : origin}, ${name}`} />
          </>,
        )
      })}
      {counts.origins
        .filter(({ name }) => !channelled.has(name))
        .map(({ name, count }) => link(name, count, 'origin'))}
      {part('Tag', areAllTags ? counts.tags : counts.tags.slice(0, TAGS_SHOWN), 'tag')}
      {!areAllTags && counts.tags.length > TAGS_SHOWN && (
        <button type="button" class="quiet" onClick={() => setAllTags(true)}>
          {counts.tags.length - TAGS_SHOWN} more
        </button>
      )}
      {part(
        'State',
        [
          ...counts.marks.filter(({ count }) => count > 0),
          ...counts.states.filter(({ name }) => GONE.includes(name)),
        ],
        'state',
      )}
      <SavedViews />
      {!counts.isExact && (
        <p class="faint">Counted over the newest {counts.counted.toLocaleString('en')}.</p>
      )}
    </>
  )
}

const KEPT = 'cortex-views'

function savedViews(): readonly string[] {
  const kept = keptIn(localStorage, KEPT)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}

/** An address is all there is to a view; it is kept in this browser alone. */
function SavedViews() {
  const [views, setViews] = useState(savedViews())
  const keep = (next: readonly string[]): void => {
    localStorage.setItem(KEPT, JSON.stringify(next))
    setViews(next)
  }
  const search = `?${address.value}`
  const isKept = views.includes(search)
  return (
    <>
      <h3>Saved views</h3>
      {views.map((each) => (
        <a key={each} href={`/${each}`}>
          <Text of={nameOf(each)} />
        </a>
      ))}
      <button
        type="button"
        class="quiet"
        onClick={() => keep(isKept ? views.filter((each) => each !== search) : [...views, search])}
      >
        {isKept ? 'Forget this view' : 'Save this view'}
      </button>
    </>
  )
}

function nameOf(search: string): string {
  const named = [...new URLSearchParams(search)].filter(([name]) => name !== 'page')
  return named.map(([name, value]) => `${name} ${value}`).join(', ') || 'everything'
}
