/** The rows of Memories: all of them can be scrolled to, and those around what is seen are in the document. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { asOf, useCall } from '../api.ts'
import { endsSoon, type Found, type Full, stateOf } from '../memory-shape.ts'
import type { Conflict } from '../parts/conflict.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { Badge, Card as Panel } from '../parts/show.tsx'
import { HiddenNote, Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { CHUNK } from '../row-window.ts'
import { ageText, counted, dayText, partsOf, statementOf, timeText } from '../words.ts'
import type { Stretches } from './memories-scroll.ts'

interface Line {
  readonly memory: Full
  readonly text: string
  readonly score: number
  /** 0 to 1, less the longer it was not used. */
  readonly freshness?: number
  readonly isFolded: boolean
}

export function MemoryTable({
  stretches,
  replaced,
  at,
}: {
  stretches: Stretches
  /** What stands under what took its place. */
  replaced: Found | undefined
  /** The row that was chosen. */
  at: number
}) {
  const { place, shown, total, isExact, measure } = stretches
  const rows = shown.map(([chunk, found]) => ({ chunk, found, lines: linesOf(found, replaced) }))
  const texts = rows.flatMap(({ lines }) =>
    lines.map(({ memory, text }) => statementOf(memory.data, text)),
  )
  return (
    <>
      <HiddenNote texts={texts} />
      <Panel
        title={`${isExact ? '' : 'about '}${counted(total, 'memory', 'memories')}`}
        aside={total > CHUNK && 'scroll to see them all'}
      >
        <div class="rows" ref={place}>
          <table aria-rowcount={isExact ? total + 1 : -1}>
            <thead>
              <tr aria-rowindex={1}>
                <th class="c-type">
                  <span class="hidden">Type</span>
                </th>
                <th>Says</th>
                <th class="c-tags">Tags</th>
                <th class="c-from">From</th>
                <th class="c-since">True since</th>
                <th class="c-weight">Weight</th>
                <th class="c-fresh">Last used</th>
              </tr>
            </thead>
            {rows.map(({ chunk, found, lines }) => (
              <Stretch
                key={chunk}
                chunk={chunk}
                found={found}
                lines={lines}
                at={at - chunk * CHUNK}
                measure={measure}
              />
            ))}
          </table>
        </div>
      </Panel>
    </>
  )
}

function Stretch({
  chunk,
  found,
  lines,
  at,
  measure,
}: {
  chunk: number
  found: Found
  lines: readonly Line[]
  at: number
  measure: Stretches['measure']
}) {
  const clashes = useClashes(found)
  const body = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    if (body.current !== null) measure(chunk, body.current.offsetHeight)
  })
  const numbers = new Map(found.memories.map(({ head }, index) => [head.id, index]))
  const picked = found.memories[at]?.head.id
  return (
    <tbody ref={body}>
      {lines.map((line) => (
        <Row
          key={line.memory.head.id}
          line={line}
          number={chunk * CHUNK + (numbers.get(line.memory.head.id) ?? 0)}
          isPicked={line.memory.head.id === picked}
          isClash={clashes.has(line.memory.head.id)}
        />
      ))}
    </tbody>
  )
}

/** Facts on the page that disagree with another one, now: a large store is not walked for them. */
function useClashes({ memories }: Found): ReadonlySet<string> {
  const subjects = new Set(
    memories.flatMap(({ data: { type, subject } }) => (type === 'Fact' ? [subject] : [])),
  )
  const calls = [...subjects].map((subject) => ({ operation: 'conflicts', input: { subject } }))
  const { last } = useCall<Clashes>(
    'batch',
    asOf() === undefined && calls.length > 0 ? { calls } : undefined,
  )
  const conflicts = last?.results.flatMap(({ output }) => output?.conflicts ?? []) ?? []
  const facts = conflicts.flatMap((conflict) => conflict.facts)
  return new Set(facts.map(({ uri }) => partsOf(uri).id))
}

interface Clashes {
  readonly results: readonly { readonly output?: { readonly conflicts: readonly Conflict[] } }[]
}

/** What was replaced follows what took its place, if that is on the page too. */
function linesOf({ memories, rendered, scores, explain }: Found, replaced?: Found): Line[] {
  const recency = new Map(explain?.scores?.map(({ uri, factors }) => [uri, factors?.recency]))
  const lines = memories.map((memory, index) => {
    const freshness = recency.get(memory.uri)
    return {
      memory,
      text: rendered[index] ?? '',
      score: scores[index] ?? 0,
      ...(freshness === undefined ? {} : { freshness }),
      isFolded: false,
    }
  })
  const shown = new Set(memories.map(({ head }) => head.id))
  const under = new Map<string, Line[]>()
  const others = (replaced?.memories ?? []).filter(({ head }) => !shown.has(head.id))
  const folded = others.map((memory) => ({
    memory,
    text: memory.head.forms.short,
    score: 0,
    isFolded: true,
  }))
  for (const line of [...lines, ...folded]) {
    const by = successorOf(line.memory)
    if (by !== undefined) {
      under.set(by, [...(under.get(by) ?? []), { ...line, isFolded: true }])
    }
  }
  return lines
    .filter(({ memory }) => !shown.has(successorOf(memory) ?? ''))
    .flatMap((line) => withOlder(line, under))
}

function withOlder(line: Line, under: ReadonlyMap<string, readonly Line[]>): Line[] {
  const older = under.get(line.memory.head.id) ?? []
  return [line, ...older.flatMap((each) => withOlder(each, under))]
}

function successorOf({ head }: Full): string | undefined {
  const { supersededBy } = head
  return supersededBy === undefined
    ? undefined
    : (/\/(\w{26})#/.exec(supersededBy)?.[1] ?? supersededBy)
}

function Row({
  line,
  number,
  isPicked,
  isClash,
}: {
  line: Line
  /** Its place in the whole table, from 0. */
  number: number
  isPicked: boolean
  isClash: boolean
}) {
  const { memory, text, score, freshness, isFolded } = line
  const { head, version, data } = memory
  const state = stateOf(memory)
  const [first, ...more] = head.tags
  const { origin = 'unknown', channel } = version.provenance
  const used = freshness === undefined ? head.lastUpdatedAt : lastUsedOf(freshness)
  return (
    <tr
      aria-rowindex={number + 2}
      class={`${isPicked ? 'picked' : ''} ${state === 'current' ? '' : 'gone'} ${isFolded ? 'folded' : ''}`}
    >
      <td class="c-type">{isFolded ? null : <TypeIcon type={head.type} />}</td>
      <td>
        <span class="says">
          {isFolded ? (
            <span class="faint">was</span>
          ) : (
            state !== 'current' && <Badge kind="past">{state}</Badge>
          )}
          <a href={hrefOf('memories', { id: head.id })}>
            <Text of={statementOf(data, text).slice(0, 300)} />
          </a>
          {endsSoon(memory) !== undefined && (
            <Badge kind="past">ends {dayText(endsSoon(memory) ?? 0)}</Badge>
          )}
          {isClash && !isFolded && (
            <Badge kind="clash">
              <Icon name="clash" /> disagrees
            </Badge>
          )}
        </span>
      </td>
      <td class="c-tags">
        {!isFolded && first !== undefined && (
          <Badge>
            <Text of={first} />
          </Badge>
        )}{' '}
        {!isFolded && more.length > 0 && `+${more.length}`}
      </td>
      <td class="c-from faint">
        {!isFolded && (
          <>
            <Icon name={origin} /> {channel ?? origin}
            <span class="hidden">, {origin}</span>
          </>
        )}
      </td>
      <td class="c-since faint" title={timeText(version.validFrom)}>
        {isFolded && head.validUntil !== undefined ? 'to ' : ''}
        {dayText(isFolded ? (head.validUntil ?? version.validFrom) : version.validFrom)}
      </td>
      <td class="c-weight num">{state === 'current' && score.toFixed(2)}</td>
      <td class="c-fresh faint" title={timeText(used)}>
        {!isFolded && (
          <>
            {freshness !== undefined && <Freshness share={freshness} />}
            {ageText(used)}
          </>
        )}
      </td>
    </tr>
  )
}

/** Freshness falls to 1/e in ninety days: the last use can be read from it. */
const FRESH_MS = 90 * 86_400_000

function lastUsedOf(share: number): number {
  return Date.now() + FRESH_MS * Math.log(Math.max(share, Number.MIN_VALUE))
}

/** The age in words stands beside it. */
function Freshness({ share }: { share: number }) {
  return (
    <svg class="fresh" viewBox="0 0 46 4" aria-hidden="true">
      <rect class="track" width="46" height="4" rx="2" />
      <rect class={share >= 0.9 ? 'full' : ''} width={46 * Math.min(1, share)} height="4" rx="2" />
    </svg>
  )
}
