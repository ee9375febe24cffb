/** Windows that a model really got: what stood in them, what was left out and why, and how two differ. */
import { useCall } from '../api.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { MemoryPicker } from '../parts/memory-picker.tsx'
import { Badge, Command, Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { TokenBar } from '../parts/token-bar.tsx'
import { hrefOf, param, setParams } from '../route.ts'
import { counted, cutTo, own, partsOf, plainForm, plainText, timeText } from '../words.ts'

export interface Bill {
  readonly id: string
  readonly at: number
  readonly goal: string
  readonly tokens: number
  readonly budgetTokens: number
  readonly shown: number
  readonly leftOut: number
}
interface Part {
  readonly uri: string
  readonly text?: string
}
interface Seen extends Bill {
  readonly sections: readonly {
    readonly name: string
    readonly tokens: number
    readonly memories: readonly Part[]
  }[]
  readonly notShown: readonly {
    readonly section: string
    readonly why: string
    readonly uri?: string
    readonly text?: string
    readonly tokens?: number
    readonly count?: number
  }[]
  readonly answer?: {
    readonly reason: string
    readonly sentence: string
    readonly now?: string
    readonly supersededBy?: string
  }
}

export const KINDS: Readonly<Record<string, string>> = {
  pinned: 'pinned',
  memories: 'relevant',
  procedures: 'outcomes',
}
export function WindowsPart() {
  const loading = useCall<{ windows: readonly Bill[] }>('windows', { limit: 50 })
  return (
    <Show loading={loading}>
      {({ windows }) =>
        windows.length === 0 ? (
          <div class="stack">
            <p class="lead">
              No window was assembled yet. The pager notes every window that it makes for a model:
            </p>
            <Command text={'cortex assemble "which Node does the build use"'} />
          </div>
        ) : (
          <Chosen windows={windows} />
        )
      }
    </Show>
  )
}

function Chosen({ windows }: { windows: readonly Bill[] }) {
  const wanted = param('window')
  const id = windows.find((window) => window.id === wanted)?.id ?? windows[0]?.id ?? ''
  const other = param('with')
  const why = param('why')
  const seen = useCall<Seen>('window', { id, ...(why === undefined ? {} : { uri: why }) })
  const second = useCall<Seen>('window', other === undefined ? undefined : { id: other })
  return (
    <div class="stack">
      <div class="sentence">
        In the window
        <Choice
          label="Which window"
          windows={windows}
          value={id}
          onPick={(next) => setParams({ window: next })}
        />
        compared with
        <Choice
          label="Compare with"
          windows={windows.filter((window) => window.id !== id)}
          value={other ?? ''}
          none="nothing"
          onPick={(next) => setParams({ with: next })}
        />
      </div>
      <Show loading={seen}>
        {(window) => (
          <div class="stack">
            <Why window={window} />
            <Panel
              title={`${window.tokens} of ${window.budgetTokens} tokens used`}
              aside={`${counted(window.shown, 'memory', 'memories')} in, ${window.leftOut} left out`}
            >
              <div class="in">
                <TokenBar
                  budget={window.budgetTokens}
                  parts={window.sections.map(({ name, tokens }) => ({
                    kind: own(KINDS, name) ?? 'wrap',
                    title: own(TITLES, name) ?? name,
                    tokens,
                  }))}
                />
              </div>
            </Panel>
            {other !== undefined && (
              <Show loading={second}>
                {(before) => <Difference window={window} before={before} />}
              </Show>
            )}
            <div class="two">
              <Sections window={window} />
              <NotShown window={window} />
            </div>
          </div>
        )}
      </Show>
    </div>
  )
}

function Choice({
  label,
  windows,
  value,
  none,
  onPick,
}: {
  label: string
  windows: readonly Bill[]
  value: string
  none?: string
  onPick: (id: string | undefined) => void
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onPick(currentTarget.value || undefined)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {windows.map(({ id, at, goal }) => (
        <option key={id} value={id}>
          {timeText(at)} · {cutTo(id.replace(/^@/, 'no conversation'), 60)} · {cutTo(goal, 60)}
        </option>
      ))}
    </select>
  )
}

/** The question that people come with. */
function Why({ window }: { window: Seen }) {
  const { answer } = window
  return (
    <Panel title="Why was it in this window, or not?">
      <div class="in stack">
        <MemoryPicker label="Which memory" onPick={(next) => setParams({ why: next })} />
        {answer !== undefined && (
          <Note kind={answer.reason === 'shown' ? 'ok' : 'plain'}>
            {answer.now !== undefined && (
              <>
                “<Text of={plainText(answer.now).slice(0, 300)} />
                ”.{' '}
              </>
            )}
            <b>{answer.sentence}</b>{' '}
            {answer.supersededBy !== undefined && (
              <a href={hrefOf('memories', { id: idOf(answer.supersededBy) })}>
                See what took its place
              </a>
            )}
          </Note>
        )}
      </div>
    </Panel>
  )
}

function Sections({ window }: { window: Seen }) {
  return (
    <div class="stack">
      {window.sections.map(({ name, tokens, memories }) => (
        <Panel
          key={name}
          title={
            <>
              <span class={`swatch f-${own(KINDS, name) ?? 'wrap'}`} /> {own(TITLES, name) ?? name}
            </>
          }
          aside={counted(tokens, 'token')}
        >
          {memories.length === 0 ? (
            <p class="in faint">No memory: words of the conversation, or rules.</p>
          ) : (
            <ul class="list">
              {memories.map((part) => (
                <PartRow key={part.uri} part={part} />
              ))}
            </ul>
          )}
        </Panel>
      ))}
    </div>
  )
}

export const TITLES: Readonly<Record<string, string>> = {
  pinned: 'Pinned',
  summary: 'Summary of what was said',
  recalled: 'Said before in this conversation',
  memories: 'From memory',
  procedures: 'Procedures',
}

function PartRow({ part: { uri, text } }: { part: Part }) {
  const { type, id } = partsOf(uri)
  return (
    <li>
      <TypeIcon type={type} />
      <a class="grow clamp" href={hrefOf('memories', { id })}>
        {text === undefined ? `${uri} (erased since)` : <Text of={plainForm(type, text)} />}
      </a>
    </li>
  )
}

function NotShown({ window }: { window: Seen }) {
  const { notShown, leftOut } = window
  return (
    <Panel
      title={
        <>
          Left out <Badge>{leftOut}</Badge>
        </>
      }
    >
      {notShown.length === 0 ? (
        <p class="in">
          {leftOut === 0
            ? 'Everything that was found is in.'
            : 'An earlier build noted this window, and did not keep what was left out.'}
        </p>
      ) : (
        <ul class="list">
          {notShown.map(({ section, why, uri, text, tokens, count }, index) => (
            <li key={index}>
              {uri !== undefined && <TypeIcon type={partsOf(uri).type} />}
              <span class="grow">
                {uri === undefined ? (
                  counted(count ?? 1, 'memory', 'memories')
                ) : (
                  <a class="clamp" href={hrefOf('memories', { id: partsOf(uri).id })}>
                    {text === undefined ? uri : <Text of={plainForm(partsOf(uri).type, text)} />}
                  </a>
                )}
                <Cost section={section} why={why} tokens={tokens} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** In which part there was no room for it, why, and what it would have cost. */
export function Cost({
  section,
  why,
  tokens,
}: {
  section: string
  why: string
  tokens?: number | undefined
}) {
  const room = /^beyond (\d+) tokens$/.exec(why)?.[1]
  const part = own(TITLES, section) ?? section
  return (
    <span class="faint cost">
      {tokens !== undefined && `${counted(tokens, 'token')}; `}
      {room === undefined ? `${part}: ${why}` : `“${part}” had room for ${room}`}
    </span>
  )
}

/** Never by colour alone: a sign stands before each line. */
function Difference({ window, before }: { window: Seen; before: Seen }) {
  const now = partsOfWindow(window)
  const then = partsOfWindow(before)
  const came = [...now].filter(([uri]) => !then.has(uri))
  const went = [...then].filter(([uri]) => !now.has(uri))
  const line = (sign: string, [uri, text]: readonly [string, string | undefined]) => (
    <li key={`${sign}${uri}`} class={sign === '+' ? 'came' : 'went'}>
      <b>{sign}</b>
      <a class="grow clamp" href={hrefOf('memories', { id: partsOf(uri).id })}>
        {text === undefined ? uri : <Text of={plainForm(partsOf(uri).type, text)} />}
      </a>
    </li>
  )
  return (
    <Panel
      title={`Since ${timeText(before.at)}: ${came.length} came in, ${went.length} went out`}
      aside={`${before.tokens} tokens then, ${window.tokens} here`}
    >
      {came.length + went.length === 0 ? (
        <p class="in">Both show the same memories.</p>
      ) : (
        <ul class="list">
          {came.map((each) => line('+', each))}
          {went.map((each) => line('−', each))}
        </ul>
      )}
    </Panel>
  )
}

function partsOfWindow({ sections }: Seen): Map<string, string | undefined> {
  return new Map(
    sections.flatMap(({ memories }) => memories.map(({ uri, text }) => [uri, text] as const)),
  )
}

function idOf(named: string): string {
  return named.includes('/') ? partsOf(named).id : named
}
