/** One memory's past: what it said on another day, its versions and what changed between any two. */
import { useState } from 'preact/hooks'
import { asOf, clock, useCall } from '../api.ts'
import { useKeys } from '../keys.ts'
import type { Full } from '../memory-shape.ts'
import { Clocks } from '../parts/clocks.tsx'
import { Badge, Note, Card as Panel, Show } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { spelled } from '../visible.ts'
import { wordDiff } from '../word-diff.ts'
import { counted, dayText, own, partsOf, plainForm, timeText } from '../words.ts'

interface Version {
  readonly uri: string
  readonly version: number
  readonly createdAt: number
  readonly validFrom: number
  readonly provenance: { readonly origin?: string; readonly channel?: string }
  readonly text: string
}
interface Versions {
  readonly versions: readonly Version[]
}
interface Change {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** On another day: what the store said then, and whether that was so by what is known today. */
export function OnThatDay({ memory }: { memory: Full }) {
  const at = asOf()
  const loading = useCall<Versions>(
    'history',
    at === undefined ? undefined : { uri: memory.head.id },
  )
  if (at === undefined || loading.last === undefined) return null
  const known = loading.last.versions
    .filter(({ createdAt }) => createdAt <= at)
    .sort((a, b) => b.version - a.version)[0]
  const { head, version } = memory
  const gone = head.tombstoned !== undefined && head.tombstoned.at <= at
  const end = version.expiresAt ?? head.validUntil
  const wasTrue = version.validFrom <= at && (end === undefined || end > at)
  if (clock() === 'true') {
    return (
      <Note kind="past">
        By what is known today, this {wasTrue ? 'was true' : 'was not true'} on {dayText(at)}.
      </Note>
    )
  }
  return (
    <Note kind="past">
      {gone || known === undefined ? (
        <>
          On {dayText(at)} the store {gone ? 'had forgotten it' : 'did not know it yet'}.
        </>
      ) : (
        <>
          On {dayText(at)} the store said, in version {known.version}: “<Text of={known.text} />”
        </>
      )}
    </Note>
  )
}

/** Any two can be compared: `a` and `b` mark the one that was chosen last. */
export function VersionPart({ memory, replaces }: { memory: Full; replaces: string | undefined }) {
  const loading = useCall<Versions>('history', { uri: memory.head.id, limit: 50 })
  const before = useCall<Versions>(
    'history',
    replaces === undefined ? undefined : { uri: replaces },
  )
  const [picked, setPicked] = useState<{ a?: number; b?: number; last?: number }>({})
  useKeys([
    { keys: ['a'], does: 'compare from the version chosen last', run: () => mark('a') },
    { keys: ['b'], does: 'compare to the version chosen last', run: () => mark('b') },
  ])
  const mark = (side: 'a' | 'b'): void => {
    if (picked.last !== undefined) setPicked({ ...picked, [side]: picked.last })
  }
  return (
    <Show loading={loading}>
      {({ versions }) => {
        const newest = versions[0]?.version ?? 1
        const b = picked.b ?? picked.last ?? newest
        const a = picked.a ?? Math.max(1, b - 1)
        const of = (wanted: number) => versions.find(({ version }) => version === wanted)
        const [from, to] = [of(a), of(b)]
        const replaced = before.last?.versions[0]
        const words = ({ uri, text }: Version): string => plainForm(partsOf(uri).type, text)
        return (
          <div class="stack">
            <Panel title="Two clocks" aside="when it was true, and when we knew">
              <div class="in clocks">
                <Clocks
                  memory={memory}
                  versions={[...versions].reverse().map((each) => ({ ...each, says: words(each) }))}
                  replaced={replaced && { since: replaced.validFrom, text: words(replaced) }}
                />
                {replaced !== undefined && (
                  <p>
                    <a href={hrefOf('memories', { id: partsOf(replaced.uri).id })}>
                      Which runs used the one before it?
                    </a>
                  </p>
                )}
              </div>
            </Panel>
            <Panel title="Versions" aside={counted(versions.length, 'version')}>
              <div class="versions">
                <ol>
                  {versions.map((each) => (
                    <VersionRow
                      key={each.version}
                      version={each}
                      side={each.version === b ? 'B' : each.version === a ? 'A' : undefined}
                      isCurrent={each.version === newest}
                      onPick={() => setPicked({ last: each.version })}
                      onMark={(side) => setPicked({ ...picked, [side]: each.version })}
                    />
                  ))}
                  {replaced !== undefined && (
                    <li>
                      <span class="rung place" />
                      <a href={hrefOf('memories', { id: partsOf(replaced.uri).id })}>
                        <b>Took the place of</b>{' '}
                        <span class="faint">{timeText(replaced.createdAt)}</span>
                        <br />
                        <span class="faint">
                          <Text of={words(replaced).slice(0, 60)} />
                        </span>
                      </a>
                    </li>
                  )}
                </ol>
                <div class="in stack compared">
                  {to !== undefined && from !== undefined && a !== b ? (
                    <Compared from={from} to={to} />
                  ) : (
                    to !== undefined && (
                      <p class="lead">
                        <LongText of={words(to)} />
                      </p>
                    )
                  )}
                  {replaced !== undefined && (
                    <div>
                      <p class="faint">since the one before it</p>
                      <p class="lead">
                        <Diff before={words(replaced)} after={words(of(1) ?? to ?? replaced)} />
                      </p>
                    </div>
                  )}
                </div>
              </div>
            </Panel>
          </div>
        )
      }}
    </Show>
  )
}

function VersionRow({
  version: { version, createdAt, provenance },
  side,
  isCurrent,
  onPick,
  onMark,
}: {
  version: Version
  side: 'A' | 'B' | undefined
  isCurrent: boolean
  onPick: () => void
  onMark: (side: 'a' | 'b') => void
}) {
  return (
    <li>
      <span class={`rung ${isCurrent ? 'now' : ''}`} />
      <button type="button" aria-pressed={side !== undefined} onClick={onPick}>
        <b>Version {version}</b> <span class="faint">{timeText(createdAt)}</span>
        <br />
        <span class="faint">
          {provenance.origin ?? 'unknown'}
          {provenance.channel === undefined ? '' : ` through ${provenance.channel}`}
        </span>
      </button>
      <span class="sides">
        {(['a', 'b'] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="small"
            aria-pressed={side === each.toUpperCase()}
            aria-label={`Compare ${each === 'a' ? 'from' : 'to'} version ${version}`}
            onClick={() => onMark(each)}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </span>
    </li>
  )
}

/** Words of the text, then every other field that differs. */
function Compared({ from, to }: { from: Version; to: Version }) {
  const { type } = partsOf(to.uri)
  const [before, after] = [plainForm(type, from.text), plainForm(type, to.text)]
  const loading = useCall<{ changes: readonly Change[] }>('diff', { from: from.uri, to: to.uri })
  const fields =
    loading.last?.changes.filter(({ field }) => !/statement|summary|topic/.test(field)) ?? []
  return (
    <>
      <p class="faint">
        <Badge>A</Badge> version {from.version} → <Badge>B</Badge> version {to.version}
        {', '}
        {changeText(before, after)}
      </p>
      <p class="lead">
        <Diff before={before} after={after} />
      </p>
      {fields.length > 0 && (
        <dl>
          {fields.map(({ field, before: was, after: is }) => (
            <div class="row" key={field}>
              <dt>{own(FIELDS, field) ?? spelled(field.replace(/^(data|version)\./, ''))}</dt>
              <dd>
                {was !== undefined && <del>{valueText(field, was)}</del>}{' '}
                {is !== undefined && <ins>{valueText(field, is)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const FIELDS: Readonly<Record<string, string>> = {
  'version.provenance': 'from',
  'version.validFrom': 'true since',
  'version.expiresAt': 'ends',
}

function valueText(field: string, value: unknown): string {
  if (typeof value === 'number' && /From$|At$|Until$/.test(field)) return timeText(value)
  if (field === 'version.provenance') {
    const { origin, channel } = value as { origin?: string; channel?: string }
    return spelled([origin, channel].filter(Boolean).join(' through '))
  }
  return spelled(typeof value === 'string' ? value : JSON.stringify(value))
}

function changeText(before: string, after: string): string {
  const words = (kind: string): number =>
    wordDiff(before, after)
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
  return `${counted(words('added'), 'word')} added, ${words('removed') || 'none'} removed`
}

function Diff({ before, after }: { before: string; after: string }) {
  return (
    <>
      {wordDiff(before, after).map(({ kind, text }, index) =>
        kind === 'added' ? (
          <ins key={index}>
            <Text of={text} />
          </ins>
        ) : kind === 'removed' ? (
          <del key={index}>
            <Text of={text} />
          </del>
        ) : (
          <Text key={index} of={text} />
        ),
      )}
    </>
  )
}
