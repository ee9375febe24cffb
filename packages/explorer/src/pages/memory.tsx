/** One memory: what it says, when it was true, when we knew, who said it, and what rests on it. */
import { useState } from 'preact/hooks'
import { asOf, change, Problem, useCall } from '../api.ts'
import { type Full, fromText, stateOf } from '../memory-shape.ts'
import { Clocks } from '../parts/clocks.tsx'
import { EraseDialog, ReviseDialog } from '../parts/dialogs.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { Badge, Note, Card as Panel, Show } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { writing } from '../session.ts'
import { wordDiff } from '../word-diff.ts'
import { counted, dayText, statementOf, timeText } from '../words.ts'

interface Versions {
  readonly currentVersion: number
  readonly versions: readonly {
    readonly uri: string
    readonly version: number
    readonly createdAt: number
    readonly provenance: { readonly origin?: string; readonly channel?: string }
    readonly text: string
  }[]
}
interface Blame {
  readonly total: number
  readonly entries: readonly {
    readonly seq: number
    readonly kind: string
    readonly at: number
    readonly by: string
    readonly version?: number
    readonly reason?: string
  }[]
}
interface Around {
  readonly nodes: readonly {
    readonly id: string
    readonly type: string
    readonly text: string
    readonly depth: number
  }[]
  readonly edges: readonly { readonly src: string; readonly type: string; readonly dst: string }[]
}

export function MemoryPage({ id }: { id: string }) {
  const loading = useCall<Full>('get', { uri: id })
  if (loading.state === 'failed' && loading.error.code === 'ERASED') {
    return (
      <>
        <div class="head">
          <div>
            <h1>Erased</h1>
            <p>
              What it said was removed from every file, for good. That it was erased stays in the
              journal.
            </p>
          </div>
        </div>
        <Note>{loading.error.message}</Note>
        <What id={id} />
      </>
    )
  }
  return <Show loading={loading}>{(memory) => <Memory memory={memory} />}</Show>
}

function Memory({ memory }: { memory: Full }) {
  const { head, data } = memory
  const state = stateOf(memory)
  const [done, setDone] = useState<{ text: string; undo?: number }>()
  const [problem, setProblem] = useState<string>()
  const [dialog, setDialog] = useState<'revise' | 'erase'>()
  const isPast = asOf() !== undefined
  const act = (run: () => Promise<{ seq?: number }>, text: string): void => {
    run().then(
      ({ seq }) => {
        setProblem(undefined)
        setDone({ text, ...(seq === undefined ? {} : { undo: seq }) })
      },
      (error: unknown) => setProblem(error instanceof Problem ? error.message : String(error)),
    )
  }
  const off = {
    disabled: isPast,
    title: isPast ? 'Writing is off while you look at another day' : undefined,
  }
  return (
    <>
      <div class="head">
        <div>
          <p>
            <a href={hrefOf('memories')}>Memories</a> › <TypeIcon type={head.type} /> {head.type}
            {typeof data.subject === 'string' && (
              <>
                {' '}
                · <Text of={data.subject} />
              </>
            )}
          </p>
          <h1>
            <LongText of={statementOf(data, head.forms.medium)} />
          </h1>
          <div class="badges">
            <Badge kind={state === 'current' ? 'ok' : 'past'}>{state}</Badge>
            <Badge>version {head.currentVersion}</Badge>
            {head.tags.map((tag) => (
              <Badge key={tag}>
                <Text of={tag} />
              </Badge>
            ))}
            {head.frames.map(({ verb, kind, ref }) => (
              <Badge key={`${verb}${kind}${ref}`} kind="line">
                {verb} {kind} <Text of={ref} />
              </Badge>
            ))}
          </div>
        </div>
        <div class="actions">
          <button type="button" {...off} onClick={() => writing(() => setDialog('revise'))}>
            <Icon name="edit" /> Revise
          </button>
          <button
            type="button"
            {...off}
            onClick={() =>
              writing(() =>
                act(
                  () => change('revise', { uri: head.id, importance: 10 }),
                  'Pinned by importance: it weighs as much as it can.',
                ),
              )
            }
          >
            <Icon name="pin" /> Weigh more
          </button>
          {state === 'forgotten' ? null : (
            <button
              type="button"
              class="danger"
              {...off}
              onClick={() =>
                writing(() =>
                  act(
                    () => change('forget', { uri: head.id, reason: 'forgotten in the explorer' }),
                    'Forgotten. It is out of every answer.',
                  ),
                )
              }
            >
              <Icon name="trash" /> Forget
            </button>
          )}
          <button
            type="button"
            class="danger"
            {...off}
            onClick={() => writing(() => setDialog('erase'))}
          >
            Erase…
          </button>
        </div>
      </div>
      <div class="stack">
        {done !== undefined && (
          <Note kind="ok">
            {done.text}{' '}
            {done.undo !== undefined && (
              <button
                type="button"
                class="quiet"
                onClick={() =>
                  act(async () => {
                    await change('revert', {
                      entries: String(done.undo),
                      reason: 'undone in the explorer',
                    })
                    return {}
                  }, 'Undone.')
                }
              >
                Undo
              </button>
            )}
          </Note>
        )}
        {problem !== undefined && <Note kind="bad">Nothing was written: {problem}</Note>}
        {head.tombstoned !== undefined && (
          <Note kind="past">
            Forgotten on {dayText(head.tombstoned.at)}
            {head.tombstoned.reason !== undefined && (
              <>
                {' '}
                because: <Text of={head.tombstoned.reason} />
              </>
            )}
          </Note>
        )}
        {head.supersededBy !== undefined && (
          <Note kind="past">
            Another memory took its place.{' '}
            <a href={hrefOf('memories', { id: idOf(head.supersededBy) })}>Open it</a>
          </Note>
        )}
        <VersionPart memory={memory} />
        <div class="two">
          <What id={head.id} />
          <Links id={head.id} />
        </div>
        <Fields memory={memory} />
      </div>
      <ReviseDialog
        isOpen={dialog === 'revise'}
        memory={memory}
        onDone={(text) => {
          setDialog(undefined)
          if (text !== undefined) act(() => change('revise', { uri: memory.uri, text }), 'Revised.')
        }}
      />
      <EraseDialog
        isOpen={dialog === 'erase'}
        onDone={(isSure) => {
          setDialog(undefined)
          if (isSure)
            act(async () => {
              await change('erase', { uri: head.id, reason: 'erased in the explorer', yes: true })
              return {}
            }, 'Erased.')
        }}
      />
    </>
  )
}

function idOf(reference: string): string {
  return /\/(\w{26})#/.exec(reference)?.[1] ?? reference
}

function VersionPart({ memory }: { memory: Full }) {
  const loading = useCall<Versions>('history', { uri: memory.head.id, limit: 50 })
  const [picked, setPicked] = useState<number>()
  return (
    <Show loading={loading}>
      {({ versions }) => {
        const at = picked ?? versions[0]?.version ?? 1
        const index = versions.findIndex(({ version }) => version === at)
        const [after, before] = [versions[index], versions[index + 1]]
        return (
          <>
            <Panel title="Two clocks" aside="when it was true, and when we knew">
              <div class="in clocks">
                <Clocks
                  memory={memory}
                  known={versions.map(({ createdAt }) => createdAt).reverse()}
                />
              </div>
            </Panel>
            <Panel title="Versions" aside={counted(versions.length, 'version')}>
              <div class="versions">
                <ol>
                  {versions.map(({ version, createdAt, provenance }) => (
                    <li key={version}>
                      <button
                        type="button"
                        aria-pressed={version === at}
                        onClick={() => setPicked(version)}
                      >
                        <b>Version {version}</b> <span class="faint">{timeText(createdAt)}</span>
                        <br />
                        <span class="faint">
                          {provenance.origin ?? 'unknown'}
                          {provenance.channel === undefined ? '' : ` through ${provenance.channel}`}
                        </span>
                      </button>
                    </li>
                  ))}
                </ol>
                <div class="in lead">
                  {after === undefined ? null : before === undefined ? (
                    <LongText of={after.text} />
                  ) : (
                    <Diff before={before.text} after={after.text} />
                  )}
                </div>
              </div>
            </Panel>
          </>
        )
      }}
    </Show>
  )
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

const DEEDS: Readonly<Record<string, string>> = {
  write: 'written',
  update: 'revised',
  update_head: 'marks changed',
  tombstone: 'forgotten',
  restore: 'brought back',
  erase: 'erased',
  add_edge: 'linked',
  remove_edge: 'link removed',
  attest: 'used in an outcome',
  find_late: 'recalled',
  learn_weights: 'weights learned',
}

function What({ id }: { id: string }) {
  const loading = useCall<Blame>('blame', { uri: id })
  return (
    <Show loading={loading}>
      {({ entries, total }) => (
        <Panel
          title={
            <>
              Who did what <Badge>{total}</Badge>
            </>
          }
          aside={<a href={hrefOf('journal')}>all in the journal</a>}
        >
          <ul class="list">
            {[...entries].reverse().map(({ seq, kind, at, by, version, reason }) => (
              <li key={`${seq} ${kind}`}>
                <span class="num faint">{seq}</span>
                <span class="grow">
                  {DEEDS[kind] ?? kind}
                  {kind === 'update' && version !== undefined ? ` to version ${version}` : ''}
                  {reason !== undefined && (
                    <>
                      : <Text of={reason} />
                    </>
                  )}
                </span>
                <span class="faint">{by}</span>
                <span class="faint num">{timeText(at)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Show>
  )
}

function Links({ id }: { id: string }) {
  const loading = useCall<Around>('neighbours', { uri: id, limit: 40 })
  return (
    <Show loading={loading}>
      {({ nodes, edges }) => {
        const byId = new Map(nodes.map((node) => [node.id, node]))
        const part = (title: string, list: readonly { type: string; other: string }[]) => (
          <Panel
            title={
              <>
                {title} <Badge>{list.length}</Badge>
              </>
            }
          >
            <ul class="list">
              {list.map(({ type, other }) => {
                const node = byId.get(other)
                return (
                  <li key={`${type} ${other}`}>
                    <span class="faint">{type.replaceAll('_', ' ')}</span>
                    {node !== undefined && <TypeIcon type={node.type} />}
                    <a class="grow clamp" href={hrefOf('memories', { id: other })}>
                      <Text of={node?.text ?? other} />
                    </a>
                  </li>
                )
              })}
            </ul>
          </Panel>
        )
        return (
          <div class="stack">
            {part(
              'Where it comes from',
              edges.filter(({ src }) => src === id).map(({ type, dst }) => ({ type, other: dst })),
            )}
            {part(
              'What rests on it',
              edges.filter(({ dst }) => dst === id).map(({ type, src }) => ({ type, other: src })),
            )}
            <a href={hrefOf('map', { id })}>See it on the map</a>
          </div>
        )
      }}
    </Show>
  )
}

function Fields({ memory }: { memory: Full }) {
  const { head, version, data } = memory
  return (
    <Panel title="All fields" aside={<code>{memory.uri}</code>}>
      <div class="in">
        <dl>
          {Object.entries(data).map(([name, value]) => (
            <div class="row" key={name}>
              <dt>{name}</dt>
              <dd>
                <LongText of={typeof value === 'string' ? value : JSON.stringify(value)} />
              </dd>
            </div>
          ))}
          <div class="row">
            <dt>from</dt>
            <dd>{fromText(version)}</dd>
          </div>
          <div class="row">
            <dt>confidence</dt>
            <dd>{version.confidence}</dd>
          </div>
          <div class="row">
            <dt>importance</dt>
            <dd>{head.importance}</dd>
          </div>
          <div class="row">
            <dt>true since</dt>
            <dd>{timeText(version.validFrom)}</dd>
          </div>
          <div class="row">
            <dt>known since</dt>
            <dd>{timeText(version.createdAt)}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}
