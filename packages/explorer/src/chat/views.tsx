/** One memory, one context, one neighbourhood, each from the answer of its tool. */
import type { Full } from '../memory-shape.ts'
import { fromText, stateOf } from '../memory-shape.ts'
import { Clocks } from '../parts/clocks.tsx'
import { Icon, TypeIcon } from '../parts/icon.tsx'
import { type Around, MapDrawing } from '../parts/map-drawing.tsx'
import { Badge, Note, Card as Panel, Row } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
import { TokenBar } from '../parts/token-bar.tsx'
import { tokensIn } from '../tokens.ts'
import { counted, dayText, plainForm, statementOf } from '../words.ts'

/** Nothing where the host lets the page call no tool. */
export interface Ways {
  readonly open?: (reference: string) => void
  readonly around?: (reference: string) => void
}

interface Brief {
  readonly ref: string
  readonly type: string
  readonly text: string
  readonly updated: string
  readonly by?: string
}

export interface ContextAnswer {
  readonly pinned: readonly Brief[]
  readonly proposed?: readonly Brief[]
  readonly relevant?: readonly Brief[]
  readonly outcomes?: readonly Brief[]
  readonly goal?: readonly Brief[]
  readonly note?: string
}

export type MemoryAnswer = Full & {
  readonly edges?: readonly { readonly src: string; readonly type: string; readonly dst: string }[]
  readonly note?: string
}

export function MemoryView({ memory, ways }: { memory: MemoryAnswer; ways: Ways }) {
  const { head, version, data, edges = [] } = memory
  const state = stateOf(memory)
  return (
    <div class="stack">
      <div>
        <p class="faint">
          <TypeIcon type={head.type} /> {head.type}
        </p>
        <h1>
          <LongText of={statementOf(data, head.forms?.medium ?? '')} />
        </h1>
        <div class="badges">
          <Badge kind={state === 'current' ? 'ok' : 'past'}>{state}</Badge>
          <Badge>version {head.currentVersion}</Badge>
          {head.tags?.map((tag) => (
            <Badge key={tag}>
              <Text of={tag} />
            </Badge>
          ))}
        </div>
      </div>
      <Panel title="Two clocks" aside="when it was true, and when we knew">
        <div class="in clocks">
          <Clocks memory={memory} versions={knownVersions(memory)} />
        </div>
      </Panel>
      <Panel title="Where it comes from">
        <div class="in">
          <dl>
            <Row name="From">{fromText(version)}</Row>
            <Row name="Known since">{dayText(head.createdAt)}</Row>
            <Row name="Linked to">{counted(edges.length, 'memory', 'memories')}</Row>
          </dl>
          {ways.around !== undefined && (
            <button type="button" onClick={() => ways.around?.(head.id)}>
              <Icon name="map" /> What is around it
            </button>
          )}
        </div>
      </Panel>
      {memory.note !== undefined && <Note>{memory.note}</Note>}
    </div>
  )
}

/** The answer names the newest version alone. */
function knownVersions({ version }: Full): Full['version'][] {
  return [version]
}

const PARTS = [
  ['pinned', 'pinned', 'Rules, goals and who is who'],
  ['proposed', 'proposed', 'Proposed by others'],
  ['relevant', 'relevant', 'What matters here'],
  ['goal', 'relevant', 'Fits the task'],
  ['outcomes', 'outcomes', 'What happened before'],
] as const

export function ContextView({ answer, ways }: { answer: ContextAnswer; ways: Ways }) {
  const parts = PARTS.map(([part, kind, title]) => {
    const list = answer[part] ?? []
    return { part, kind, title, list, tokens: tokensIn(list.map(({ text }) => text)) }
  }).filter(({ list }) => list.length > 0)
  const used = parts.reduce((sum, { tokens }) => sum + tokens, 0)
  const count = parts.reduce((sum, { list }) => sum + list.length, 0)
  if (count === 0) return <Note>Nothing is known yet that fits this task.</Note>
  return (
    <div class="stack">
      <h1>{counted(count, 'memory', 'memories')} given to the model</h1>
      <TokenBar budget={used} parts={parts} />
      {parts.map(({ part, title, list }) => (
        <Panel key={part} title={title} aside={counted(list.length, 'memory', 'memories')}>
          <ul class="list">
            {list.map((each) => (
              <li key={each.ref}>
                <TypeIcon type={each.type} />
                <span class="grow">
                  <Text of={plainForm(each.type, each.text)} />
                  {each.by !== undefined && <span class="faint"> said by {each.by}</span>}
                </span>
                {ways.open === undefined ? (
                  <code class="faint">{each.ref}</code>
                ) : (
                  <button type="button" class="small" onClick={() => ways.open?.(each.ref)}>
                    Open
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      {answer.note !== undefined && <Note>{answer.note}</Note>}
    </div>
  )
}

export function AroundView({ around, ways }: { around: Around; ways: Ways }) {
  return (
    <div class="stack">
      <h1>What is around it</h1>
      <Panel
        title={counted(around.nodes.length, 'memory', 'memories')}
        aside={around.more > 0 ? `${around.more} more…` : undefined}
      >
        <div class="map">
          <MapDrawing around={around} onPick={ways.around} />
        </div>
        <ul class="list">
          {around.nodes.map((node) => (
            <li key={node.id}>
              <TypeIcon type={node.type} />
              <span class="grow">
                <Text of={plainForm(node.type, node.text)} />
              </span>
              {ways.open !== undefined && (
                <button type="button" class="small" onClick={() => ways.open?.(node.id)}>
                  Open
                </button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
