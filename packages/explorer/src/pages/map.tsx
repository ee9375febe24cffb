/** One memory in the middle, its links around it; the list beside it says the same. */
import { useState } from 'preact/hooks'
import { asOf, useCall } from '../api.ts'
import { beside, moving, useKeys } from '../keys.ts'
import type { Found } from '../memory-shape.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { type Around, MapDrawing, type MapNode } from '../parts/map-drawing.tsx'
import { relationText } from '../parts/relation.ts'
import { Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { go, hrefOf, param, setParams } from '../route.ts'
import { counted, plainForm } from '../words.ts'

export function MapPage() {
  const id = param('id')
  const at = asOf()
  const steps = param('steps') === '1' ? '1' : undefined
  // Without a choice: what was linked last, which is what somebody works on.
  const links = useCall<{ entries: readonly { readonly subjects: readonly string[] }[] }>(
    'log',
    id !== undefined ? undefined : { limit: 50, kinds: ['add_edge'] },
  )
  const newest = useCall<Found>(
    'find',
    id !== undefined || links.last?.entries.length !== 0
      ? undefined
      : { query: { types: ['Fact', 'Goal', 'Event', 'Belief', 'Constraint'], limit: 1 } },
  )
  const middle = id ?? mostLinked(links.last?.entries ?? []) ?? newest.last?.memories[0]?.head.id
  const loading = useCall<Around>(
    'neighbours',
    middle === undefined
      ? undefined
      : {
          uri: middle,
          depth: Number(steps ?? 2),
          limit: 150,
          ...(at === undefined ? {} : { asOf: at }),
        },
  )
  return (
    <>
      <div class="head">
        <div>
          <h1>Map</h1>
          <p>
            One memory and what stands around it. Click a neighbour to move there; nothing is drawn
            that you did not ask for.
          </p>
        </div>
        <div class="actions">
          {id !== undefined && (
            <a class="button" href={hrefOf('map', { steps })}>
              Most linked
            </a>
          )}
          <span class="switch">
            {(['1', '2'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={(steps ?? '2') === each}
                onClick={() => setParams({ steps: each === '2' ? undefined : each })}
              >
                {each === '1' ? 'One step' : 'Two steps'}
              </button>
            ))}
          </span>
        </div>
      </div>
      {middle === undefined && newest.state === 'ready' ? (
        <Note>
          Nothing is known yet. Links come with what agents derive, and from a memory’s own page.
        </Note>
      ) : (
        <Show loading={loading}>
          {(around) => (
            <div class="two">
              <Panel
                title={<Centre node={around.nodes[0]} />}
                aside={`${counted(around.nodes.filter(({ depth }) => depth === 1).length, 'neighbour')}${around.more > 0 ? `, ${around.more} more…` : ''}`}
              >
                <div class="map">
                  <MapDrawing around={around} hrefOf={(id) => hrefOf('map', { id, steps })} />
                </div>
                <Legend around={around} />
              </Panel>
              <Panel title="The same as a list">
                <Neighbours around={around} steps={steps} />
              </Panel>
            </div>
          )}
        </Show>
      )}
    </>
  )
}

/** The keyboard moves here: the drawing says nothing else. */
function Neighbours({ around, steps }: { around: Around; steps: string | undefined }) {
  const [at, setAt] = useState(-1)
  const nodes = around.nodes.slice(1)
  const chosen = nodes[at]
  useKeys([
    ...moving(at, nodes.length, setAt, () => chosen && go(hrefOf('map', { id: chosen.id, steps }))),
    beside(() => chosen && hrefOf('memories', { id: chosen.id })),
  ])
  return (
    <ul class="list">
      {nodes.map((node, index) => (
        <li key={node.id} class={index === at ? 'picked' : node.depth === 2 ? 'done' : ''}>
          <TypeIcon type={node.type} />
          <span class="grow">
            <span class="faint">{relationOf(around, node)}</span>
            <a class="clamp" href={hrefOf('map', { id: node.id, steps })}>
              <Text of={plainForm(node.type, node.text)} />
            </a>
          </span>
          <a class="to" href={hrefOf('memories', { id: node.id })}>
            open
          </a>
        </li>
      ))}
      {nodes.length === 0 && (
        <li>
          <span>Nothing is linked to it yet. Its own page has “Link…”.</span>
        </li>
      )}
    </ul>
  )
}

function Centre({ node }: { node: MapNode | undefined }) {
  if (node === undefined) return null
  return (
    <>
      <TypeIcon type={node.type} />{' '}
      <a class="plain" href={hrefOf('memories', { id: node.id })}>
        <Text of={plainForm(node.type, node.text).slice(0, 120)} />
      </a>
    </>
  )
}

function Legend({ around: { nodes } }: { around: Around }) {
  const types = [...new Set(nodes.map(({ type }) => type))]
  return (
    <p class="in legend">
      {types.map((type) => (
        <span key={type}>
          <TypeIcon type={type} /> <span aria-hidden="true">{type}</span>
        </span>
      ))}
      {nodes.some(({ state }) => state !== 'current') && <span>dashed: superseded or gone</span>}
      <span>bigger: more rests on it</span>
    </p>
  )
}

function relationOf({ nodes, edges }: Around, node: MapNode): string {
  const inner = new Set(nodes.filter(({ depth }) => depth < node.depth).map(({ id }) => id))
  const edge = edges.find(
    ({ src, dst }) => (dst === node.id && inner.has(src)) || (src === node.id && inner.has(dst)),
  )
  if (edge === undefined) return ''
  const says = relationText(edge.type, edge.dst === node.id)
  return node.depth === 1 ? says : `further out, ${says}`
}

/** Of the newest links: the memory that has the most of them. */
function mostLinked(entries: readonly { readonly subjects: readonly string[] }[]) {
  const counts = new Map<string, number>()
  for (const id of entries.flatMap(({ subjects }) => subjects)) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
