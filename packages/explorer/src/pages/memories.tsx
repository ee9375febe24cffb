/** All memories, with facets; what was replaced or forgotten is greyed. */
import { useEffect, useState } from 'preact/hooks'
import { asOf, useCall } from '../api.ts'
import { type Found, type Full, fromText, stateOf } from '../memory-shape.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { Badge, Command, Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { ageText, counted, dayText, statementOf } from '../words.ts'

interface Counts {
  readonly counted: number
  readonly isExact: boolean
  readonly types: readonly Count[]
  readonly tags: readonly Count[]
  readonly origins: readonly Count[]
  readonly states: readonly Count[]
}
interface Count {
  readonly name: string
  readonly count: number
}

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
const PAGE = 100

export function MemoriesPage() {
  const type = param('type')
  const tag = param('tag')
  const gone = param('gone') === 'yes'
  const offset = Number(param('offset') ?? 0)
  const at = asOf()
  const facets = useCall<Counts>('facets', {})
  const found = useCall<Found>('find', {
    query: {
      types: type === undefined ? TYPES : [type],
      ...(tag === undefined ? {} : { where: { hasTag: tag } }),
      ...(at === undefined ? {} : { asOf: at }),
      includeTombstoned: gone,
      rank: 'salience',
      limit: PAGE,
      offset,
      form: 'short',
    },
  })
  return (
    <>
      <div class="head">
        <div>
          <h1>Memories</h1>
          <p>Everything that is known, the weightiest first.</p>
        </div>
        <div class="actions">
          <label class="switch">
            <button
              type="button"
              aria-pressed={gone}
              onClick={() => setParams({ gone: gone ? undefined : 'yes' })}
            >
              Forgotten too
            </button>
          </label>
        </div>
      </div>
      <div class="facets">
        <nav aria-label="Filters">
          <Show loading={facets}>
            {(counts) => <Facets counts={counts} type={type} tag={tag} />}
          </Show>
        </nav>
        <Show loading={found}>
          {(answer) =>
            answer.memories.length === 0 ? (
              <Empty type={type} tag={tag} />
            ) : (
              <Table found={answer} offset={offset} />
            )
          }
        </Show>
      </div>
    </>
  )
}

function Facets({
  counts,
  type,
  tag,
}: {
  counts: Counts
  type: string | undefined
  tag: string | undefined
}) {
  const link = (
    name: string,
    count: number,
    param: 'type' | 'tag',
    current: string | undefined,
  ) => (
    <a
      key={name}
      href={hrefOf('memories', { type, tag, [param]: current === name ? undefined : name })}
      aria-current={current === name ? 'true' : undefined}
    >
      {param === 'type' && <TypeIcon type={name} />}
      <Text of={name} />
      <span class="num">{count}</span>
    </a>
  )
  return (
    <>
      <h3>Type</h3>
      {counts.types.map(({ name, count }) => link(name, count, 'type', type))}
      {counts.tags.length > 0 && <h3>Tag</h3>}
      {counts.tags.slice(0, 15).map(({ name, count }) => link(name, count, 'tag', tag))}
      {!counts.isExact && <p class="faint">Counted over the newest {counts.counted}.</p>}
    </>
  )
}

function Table({ found, offset }: { found: Found; offset: number }) {
  const [at, setAt] = useState(0)
  const ids = found.memories.map(({ head }) => head.id)
  useEffect(() => {
    const move = ({ key, target, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (
        ctrlKey ||
        metaKey ||
        (target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
      )
        return
      if (key === 'j') setAt((now) => Math.min(now + 1, ids.length - 1))
      if (key === 'k') setAt((now) => Math.max(now - 1, 0))
      if (key === 'Enter' && target === document.body) go(hrefOf('memories', { id: ids[at] }))
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [ids.join(), at])
  return (
    <Panel
      title={`${found.totalIsExact ? '' : 'at least '}${counted(found.total, 'memory', 'memories')}`}
      aside={<Pages offset={offset} total={found.total} />}
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
          </tr>
        </thead>
        <tbody>
          {found.memories.map((memory, index) => (
            <Line
              key={memory.head.id}
              memory={memory}
              text={found.rendered[index] ?? ''}
              score={found.scores[index] ?? 0}
              isPicked={index === at}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function Line({
  memory,
  text,
  score,
  isPicked,
}: {
  memory: Full
  text: string
  score: number
  isPicked: boolean
}) {
  const { head, version, data } = memory
  const state = stateOf(memory)
  const [first, ...more] = head.tags
  return (
    <tr class={`${isPicked ? 'picked' : ''} ${state === 'current' ? '' : 'gone'}`}>
      <td class="c-type">
        <TypeIcon type={head.type} />
      </td>
      <td>
        {state !== 'current' && <Badge kind="past">{state}</Badge>}{' '}
        <a href={hrefOf('memories', { id: head.id })}>
          <Text of={statementOf(data, text).slice(0, 300)} />
        </a>
      </td>
      <td class="c-tags">
        {first !== undefined && (
          <Badge>
            <Text of={first} />
          </Badge>
        )}{' '}
        {more.length > 0 && `+${more.length}`}
      </td>
      <td class="c-from faint">{fromText(version)}</td>
      <td class="c-since faint" title={new Date(version.validFrom).toISOString()}>
        {dayText(version.validFrom)}
      </td>
      <td class="c-weight num" title={`last changed ${ageText(head.lastUpdatedAt)}`}>
        {score.toFixed(2)}
      </td>
    </tr>
  )
}

function Pages({ offset, total }: { offset: number; total: number }) {
  if (total <= PAGE) return null
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
      {offset + 1} to {Math.min(total, offset + PAGE)}
      <button
        type="button"
        class="small"
        disabled={offset + PAGE >= total}
        onClick={() => setParams({ offset: String(offset + PAGE) })}
      >
        On
      </button>
    </>
  )
}

function Empty({ type, tag }: { type: string | undefined; tag: string | undefined }) {
  if (type === undefined && tag === undefined) {
    return (
      <div class="stack">
        <p class="lead">
          Nothing is known yet. Tell your agent something worth keeping, or say it here yourself:
        </p>
        <Command text={'cortex remember "The build runs on Node 20"'} />
      </div>
    )
  }
  const drop = tag === undefined ? { type: undefined, tag } : { type, tag: undefined }
  return (
    <Note>
      Nothing fits.{' '}
      <a href={hrefOf('memories', drop)}>
        Drop the {tag === undefined ? `type ${type}` : `tag "${tag}"`}
      </a>
    </Note>
  )
}
