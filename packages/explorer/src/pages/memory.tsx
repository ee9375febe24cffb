/** One memory: what it says, when it was true and known, who changed it, what it rests on. */
import { useState } from 'preact/hooks'
import { asOf, call, change, useCall } from '../api.ts'
import { ProofBadge, type Status } from '../frame.tsx'
import { useKeys } from '../keys.ts'
import { endsSoon, type Full, stateOf } from '../memory-shape.ts'
import { EraseDialog, ReviseDialog } from '../parts/dialogs.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { MemoryProof } from '../parts/memory-proof.tsx'
import { Badge, Key, Note, Card as Panel, Row, Show } from '../parts/show.tsx'
import { HiddenNote, LongText, Text } from '../parts/text.tsx'
import { hrefOf } from '../route.ts'
import { writing } from '../session.ts'
import { act, bringBack, type Made, made } from '../undo.ts'
import { dayText, statementOf, timeText } from '../words.ts'
import { Links } from './memory-links.tsx'
import { type Blame, Fields, Story, What } from './memory-story.tsx'
import { OnThatDay, VersionPart } from './memory-versions.tsx'

type Whole = Full & {
  readonly edges: readonly { readonly src: string; readonly type: string; readonly dst: string }[]
}

export function MemoryPage({ id }: { id: string }) {
  const loading = useCall<Whole>('get', { uri: id })
  if (loading.state === 'failed' && loading.error.code === 'ERASED') return <Erased id={id} />
  if (loading.state === 'failed' && loading.last === undefined) {
    return (
      <div class="stack">
        <h1>This memory cannot be shown</h1>
        <Note kind="bad">{loading.error.message}</Note>
        <p>
          <a href={hrefOf('memories')}>All memories</a>
        </p>
      </div>
    )
  }
  return <Show loading={loading}>{(memory) => <Memory memory={memory} />}</Show>
}

/** Nothing of what it said; who erased it, when and why stays. */
function Erased({ id }: { id: string }) {
  const blame = useCall<Blame>('blame', { uri: id })
  const receipt = blame.last?.entries.find(({ kind }) => kind === 'erase')
  const status = useCall<Status>('status', {}).last
  const entry = useCall<{ entries: readonly { readonly leaf: string }[] }>(
    'log',
    receipt === undefined ? undefined : { since: receipt.seq, limit: 1 },
  ).last?.entries[0]
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
      <div class="stack">
        {receipt !== undefined && (
          <Panel title="Receipt">
            <div class="in">
              <dl>
                <Row name="When">{timeText(receipt.at)}</Row>
                <Row name="Who">{receipt.by}</Row>
                <Row name="Why">
                  <Text of={receipt.reason ?? 'no reason was given'} />
                </Row>
                <Row name="Entry">
                  <a href={hrefOf('journal', { entry: String(receipt.seq) })}>{receipt.seq}</a>: the
                  root and every check still hold
                </Row>
                {entry !== undefined && (
                  <Row name="Leaf">
                    <code>{entry.leaf}</code>
                  </Row>
                )}
                {status !== undefined && (
                  <Row name="Root now">
                    <code>{status.root}</code> <ProofBadge root={status.root} />
                  </Row>
                )}
              </dl>
            </div>
          </Panel>
        )}
        <What id={id} />
      </div>
    </>
  )
}

function Memory({ memory }: { memory: Whole }) {
  const { head, data } = memory
  const state = stateOf(memory)
  const replaces = memory.edges.find(({ src, type }) => src === head.id && type === 'supersedes')
  return (
    <div class={state === 'forgotten' ? 'greyed' : undefined}>
      <div class="head">
        <div>
          <p>
            <a href={hrefOf('memories')}>Memories</a> › <TypeIcon type={head.type} /> {head.type}
            {typeof data.subject === 'string' && (
              <>
                {' '}
                · <Text of={data.subject} />
                {typeof data.predicate === 'string' && (
                  <>
                    {' '}
                    · <Text of={data.predicate.replaceAll('_', ' ')} />
                  </>
                )}
              </>
            )}
          </p>
          <h1>
            <LongText of={statementOf(data, head.forms.medium)} />
          </h1>
          <div class="badges">
            <Badge kind={state === 'current' ? 'ok' : 'past'}>
              {state === 'current' && <Icon name="check" />}
              {state}
            </Badge>
            {endsSoon(memory) !== undefined && (
              <Badge kind="past">ends {dayText(endsSoon(memory) ?? 0)}</Badge>
            )}
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
            <MemoryProof key={memory.uri} uri={memory.uri} />
          </div>
        </div>
        <Actions memory={memory} isForgotten={state === 'forgotten'} />
      </div>
      <div class="stack">
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
        <HiddenNote texts={[statementOf(data, head.forms.medium)]} />
        <OnThatDay memory={memory} />
        <VersionPart memory={memory} replaces={replaces?.dst} />
        <Story id={head.id}>
          <Links id={head.id} />
        </Story>
        <Fields memory={memory} />
      </div>
    </div>
  )
}

function Actions({ memory, isForgotten }: { memory: Full; isForgotten: boolean }) {
  const { head } = memory
  const [dialog, setDialog] = useState<'revise' | 'erase'>()
  const isPast = asOf() !== undefined
  const off = {
    disabled: isPast,
    title: isPast ? 'Writing is off while you look at another day' : undefined,
  }
  const revise = (): void => {
    if (!isPast) writing(() => setDialog('revise'))
  }
  useKeys([{ keys: ['e'], does: 'edit', run: revise }])
  return (
    <div class="actions">
      <a class="button" href={hrefOf('context', { window: 'last', why: head.id })}>
        <Icon name="clock" /> In the last window?
      </a>
      <button type="button" {...off} onClick={revise}>
        <Icon name="edit" /> Revise <Key of="e" />
      </button>
      <button type="button" {...off} onClick={() => act(pinText(memory), () => pin(memory))}>
        <Icon name="pin" /> Pin
      </button>
      {isForgotten ? (
        <button type="button" {...off} onClick={() => act('It is back.', () => unhide(head.id))}>
          <Icon name="undo" /> Bring back
        </button>
      ) : (
        <button
          type="button"
          class="danger"
          {...off}
          onClick={() =>
            act('Forgotten. It is out of every answer.', () =>
              made('forget', { uri: head.id, reason: 'forgotten in the explorer' }),
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
      <ReviseDialog
        isOpen={dialog === 'revise'}
        memory={memory}
        onDone={(text) => {
          setDialog(undefined)
          // The address names the version that was read: another one in between is refused.
          if (text !== undefined) act('Revised.', () => made('revise', { uri: memory.uri, text }))
        }}
      />
      <EraseDialog
        isOpen={dialog === 'erase'}
        versions={head.currentVersion}
        onDone={(isSure) => {
          setDialog(undefined)
          if (!isSure) return
          act('Erased. Nothing brings it back.', async () => {
            await change('erase', { uri: head.id, reason: 'erased in the explorer', yes: true })
            return { seqs: [] }
          })
        }}
      />
    </div>
  )
}

/** Rules and goals can be made to be in every context; anything else can only weigh more. */
async function pin({ head, uri }: Full): Promise<Made> {
  if (head.type === 'Constraint') return await made('revise', { uri, data: { strength: 'hard' } })
  if (head.type === 'Goal') return await made('revise', { uri, data: { status: 'active' } })
  return await made('revise', { uri: head.id, importance: 10 })
}

function pinText({ head }: Full): string {
  if (head.type === 'Constraint') return 'Pinned: a hard rule is in every context.'
  if (head.type === 'Goal') return 'Pinned: an active goal is in every context.'
  return 'It weighs as much as it can. Only rules, goals and who is who are in every context.'
}

/** The entry that hid it is taken back. */
async function unhide(id: string): Promise<Made> {
  const { entries } = await call<Blame>('blame', { uri: id })
  const hidden = entries.findLast(({ kind }) => kind === 'tombstone')
  if (hidden === undefined) throw new Error('the journal does not say when it was forgotten')
  return await bringBack(hidden.seq)
}

function idOf(reference: string): string {
  return /\/(\w{26})#/.exec(reference)?.[1] ?? reference
}
