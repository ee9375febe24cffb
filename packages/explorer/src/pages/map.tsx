/** One memory in the middle, its links around it; the list beside it says the same. */
import { useCall } from '../api.ts'
import type { Found } from '../memory-shape.ts'
import { TypeIcon } from '../parts/icon.tsx'
import { Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf, param } from '../route.ts'
import { counted } from '../words.ts'

interface Node {
  readonly id: string
  readonly type: string
  readonly text: string
  readonly state: string
  readonly depth: number
}
interface Around {
  readonly nodes: readonly Node[]
  readonly edges: readonly { readonly src: string; readonly type: string; readonly dst: string }[]
  readonly more: number
}

export function MapPage() {
  const id = param('id')
  const first = useCall<Found>(
    'find',
    id !== undefined
      ? undefined
      : {
          query: {
            types: [
              'Goal',
              'Event',
              'Belief',
              'Fact',
              'Constraint',
              'Pattern',
              'Preference',
              'Identity',
              'Capability',
            ],
            limit: 1,
          },
        },
  )
  const middle = id ?? first.last?.memories[0]?.head.id
  const loading = useCall<Around>(
    'neighbours',
    middle === undefined ? undefined : { uri: middle, depth: 2, limit: 150 },
  )
  return (
    <>
      <div class="head">
        <div>
          <h1>Map</h1>
          <p>One memory and what is linked to it. Click another to put it in the middle.</p>
        </div>
      </div>
      {middle === undefined && first.state === 'ready' ? (
        <Note>Nothing is known yet.</Note>
      ) : (
        <Show loading={loading}>
          {(around) => (
            <div class="two">
              <Panel
                title={counted(around.nodes.length, 'memory', 'memories')}
                aside={around.more > 0 ? `${around.more} more…` : ''}
              >
                <div class="map">
                  <Drawing around={around} />
                </div>
              </Panel>
              <Panel title="The same as a list">
                <ul class="list">
                  {around.nodes.map((node) => (
                    <li key={node.id}>
                      <TypeIcon type={node.type} />
                      <a class="grow clamp" href={hrefOf('map', { id: node.id })}>
                        <Text of={node.text} />
                      </a>
                      <a class="faint" href={hrefOf('memories', { id: node.id })}>
                        open
                      </a>
                    </li>
                  ))}
                </ul>
              </Panel>
            </div>
          )}
        </Show>
      )}
    </>
  )
}

const LETTERS = 28

function Drawing({ around: { nodes, edges } }: { around: Around }) {
  const places = placesOf(nodes)
  return (
    <svg viewBox="0 0 760 460" aria-label="The same as the list beside it, drawn">
      {edges.map(({ src, type, dst }) => {
        const [a, b] = [places.get(src), places.get(dst)]
        if (a === undefined || b === undefined) return null
        const isNear = nodes[0]?.id === src || nodes[0]?.id === dst
        return (
          <g key={`${src}${type}${dst}`}>
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            {isNear && (
              <text class="rel" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 3} text-anchor="middle">
                {type.replaceAll('_', ' ')}
              </text>
            )}
          </g>
        )
      })}
      {nodes.map((node) => {
        const at = places.get(node.id) ?? { x: 0, y: 0 }
        const radius = node.depth === 0 ? 12 : node.depth === 1 ? 8 : 4
        if (node.depth === 2) return <circle key={node.id} cx={at.x} cy={at.y} r={radius} />
        return (
          <a
            key={node.id}
            href={hrefOf('map', { id: node.id })}
            class={node.state === 'current' ? '' : 'gone'}
          >
            <circle class={node.depth === 0 ? 'middle' : ''} cx={at.x} cy={at.y} r={radius}>
              <title>
                {node.type}: {node.text.slice(0, 200)}
              </title>
            </circle>
            <text x={at.x} y={at.y + radius + 13} text-anchor="middle">
              {node.text.length > LETTERS ? `${node.text.slice(0, LETTERS)}…` : node.text}
            </text>
          </a>
        )
      })}
    </svg>
  )
}

/** Rings around the middle, evenly, in the order of the list: the same store always looks the same. */
function placesOf(nodes: readonly Node[]): Map<string, { x: number; y: number }> {
  const places = new Map<string, { x: number; y: number }>()
  for (const depth of [0, 1, 2]) {
    const ring = nodes.filter((node) => node.depth === depth)
    ring.forEach((node, index) => {
      const angle = (2 * Math.PI * index) / ring.length - Math.PI / 2 + depth * 0.3
      const [rx, ry] = depth === 0 ? [0, 0] : depth === 1 ? [230, 130] : [340, 200]
      places.set(node.id, { x: 380 + rx * Math.cos(angle), y: 220 + ry * Math.sin(angle) })
    })
  }
  return places
}
