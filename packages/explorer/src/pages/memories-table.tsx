/** The rows of Memories: at most a page of them is in the document. */
import { asOf, useCall } from '../api.ts'
import { endsSoon, type Found, type Full, stateOf } from '../memory-shape.ts'
import type { Conflict } from '../parts/conflict.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { Badge, Card as Panel } from '../parts/show.tsx'
import { HiddenNote, Text } from '../parts/text.tsx'
import { hrefOf, setParams } from '../route.ts'
import { ageText, counted, dayText, partsOf, statementOf, timeText } from '../words.ts'

export const PAGE = 100

interface Line {
  readonly memory: Full
  readonly text: string
  readonly score: number
  /** 0 to 1, less the longer it was not used. */
  readonly freshness?: number
  readonly isFolded: boolean
}

export function MemoryTable({
  found,
  replaced,
  offset,
  at,
}: {
  found: Found
  /** What stands under what took its place. */
  replaced: Found | undefined
  offset: number
  at: number
}) {
  const clashes = useClashes(found)
  const lines = linesOf(found, replaced)
  const picked = found.memories[at]?.head.id
  return (
    <>
      <HiddenNote texts={lines.map(({ memory, text }) => statementOf(memory.data, text))} />
      <Panel
        title={`${found.totalIsExact ? '' : 'at least '}${counted(found.total, 'memory', 'memories')}`}
        aside={<Pages offset={offset} total={found.total} isExact={found.totalIsExact} />}
      >
        <table>
          <thead>
            <tr>
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
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.memory.head.id}
                line={line}
                isPicked={line.memory.head.id === picked}
                isClash={clashes.has(line.memory.head.id)}
              />
            ))}
          </tbody>
        </table>
      </Panel>
    </>
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

function Row({ line, isPicked, isClash }: { line: Line; isPicked: boolean; isClash: boolean }) {
  const { memory, text, score, freshness, isFolded } = line
  const { head, version, data } = memory
  const state = stateOf(memory)
  const [first, ...more] = head.tags
  const { origin = 'unknown', channel } = version.provenance
  const used = freshness === undefined ? head.lastUpdatedAt : lastUsedOf(freshness)
  return (
    <tr
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

function Pages({ offset, total, isExact }: { offset: number; total: number; isExact: boolean }) {
  if (total <= PAGE && isExact) return null
  const last = isExact ? Math.min(total, offset + PAGE) : offset + PAGE
  return (
    <>
      <button
        type="button"
        class="small"
        disabled={offset === 0}
        onClick={() => setParams({ offset: String(Math.max(0, offset - PAGE)) })}
      >
        Back
      </button>
      {offset + 1} to {last}
      <button
        type="button"
        class="small"
        disabled={isExact && offset + PAGE >= total}
        onClick={() => setParams({ offset: String(offset + PAGE) })}
      >
        On
      </button>
    </>
  )
}
