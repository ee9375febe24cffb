/** A memory in the middle, its links around it with their names, and the next ring small and pale. */
import { cutTo, plainForm } from '../words.ts'
import { iconPath } from './icon.tsx'
import { MAP_NARROW_PX, type Place, placesOf, type Sheet, sheetOf } from './map-places.ts'
import { useWidth } from './width.ts'

export interface MapNode {
  readonly id: string
  readonly type: string
  readonly text: string
  readonly state: string
  readonly depth: number
}
export interface Around {
  readonly nodes: readonly MapNode[]
  readonly edges: readonly { readonly src: string; readonly type: string; readonly dst: string }[]
  readonly more: number
}

const LETTERS = 28
const HALO = 10
const LETTER_PX = 7.2
/** With more around it, names on lines and below labels would cover each other. */
const ROOMY = 14
/** More labels than this on the outer ring would cover each other; the list has them all. */
const OUTER_LABELS = 8

export function MapDrawing({
  around: { nodes, edges },
  hrefOf,
  onPick,
}: {
  around: Around
  hrefOf?: (id: string) => string
  onPick?: ((id: string) => void) | undefined
}) {
  const [place, width] = useWidth()
  const sheet = sheetOf(width)
  const places = placesOf(nodes, edges, sheet)
  const linked = new Map<string, number>()
  for (const { src, dst } of edges) {
    for (const id of [src, dst]) linked.set(id, (linked.get(id) ?? 0) + 1)
  }
  const middle = nodes[0]?.id
  const isRoomy = nodes.filter(({ depth }) => depth === 1).length <= ROOMY
  const outer = nodes.filter(({ depth }) => depth === 2).length
  const radius = new Map(
    nodes.map(({ id, depth }) => [id, radiusOf(depth, linked.get(id) ?? 0)] as const),
  )
  // A line ends before the ring around the middle.
  const reach = new Map(
    nodes.map(({ id, depth }) => [id, (radius.get(id) ?? 0) + (depth === 0 ? HALO : 0)] as const),
  )
  return (
    <div ref={place}>
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
        aria-label="The same as the list beside it, drawn"
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path class="arrow" d="M1 1l6 3-6 3" />
          </marker>
        </defs>
        {edges.map(({ src, type, dst }) => {
          const [a, b] = [places.get(src), places.get(dst)]
          if (a === undefined || b === undefined) return null
          const isNear = middle === src || middle === dst
          const [from, to] = between(a, b, reach.get(src) ?? 0, reach.get(dst) ?? 0)
          return (
            <g
              key={`${src}${type}${dst}`}
              class={`${isNear ? '' : 'far'} ${type === 'supersedes' ? 'old' : ''}`}
            >
              <line
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                marker-end={isNear ? 'url(#arrow)' : undefined}
              />
              {isNear && isRoomy && (
                <text
                  class="rel"
                  x={(from.x + to.x) / 2}
                  y={(from.y + to.y) / 2 + 4}
                  text-anchor="middle"
                >
                  {type.replaceAll('_', ' ')}
                </text>
              )}
            </g>
          )
        })}
        {[...nodes].reverse().map((node) => {
          const at = places.get(node.id)
          if (at === undefined) return null
          const hasLabel =
            node.depth === 1 || (node.depth === 2 && outer <= OUTER_LABELS && isRoomy)
          return (
            <a
              key={node.id}
              href={hrefOf?.(node.id) ?? `#${node.id}`}
              class={`${node.state === 'current' ? '' : 'gone'} ${node.depth === 2 ? 'far' : ''}`}
              onClick={(event) => {
                if (onPick === undefined) return
                event.preventDefault()
                onPick(node.id)
              }}
            >
              <Dot node={node} at={at} radius={radius.get(node.id) ?? 8} />
              {hasLabel && (
                <Label
                  node={node}
                  at={at}
                  radius={radius.get(node.id) ?? 8}
                  isRoomy={isRoomy}
                  sheet={sheet}
                />
              )}
            </a>
          )
        })}
      </svg>
    </div>
  )
}

function Dot({ node, at, radius }: { node: MapNode; at: Place; radius: number }) {
  const text = plainForm(node.type, node.text)
  const kind = `y-${node.type.toLowerCase()} ${node.depth === 0 ? 'middle' : ''}`
  const scale = radius / 16
  return (
    <g class={kind}>
      {node.depth === 0 && <circle class="halo" cx={at.x} cy={at.y} r={radius + HALO} />}
      <circle cx={at.x} cy={at.y} r={radius}>
        <title>{`${node.type}: ${cutTo(text, 200)}`}</title>
      </circle>
      <path
        class="glyph"
        d={iconPath(node.type)}
        transform={`translate(${at.x - 8 * scale} ${at.y - 8 * scale}) scale(${scale})`}
      />
    </g>
  )
}

/** Away from the middle, and never past the edge. */
function Label({
  node,
  at,
  radius,
  isRoomy,
  sheet,
}: {
  node: MapNode
  at: Place
  radius: number
  isRoomy: boolean
  sheet: Sheet
}) {
  const text = plainForm(node.type, node.text)
  const isSide = sheet.width >= MAP_NARROW_PX && Math.abs(Math.cos(at.angle)) > 0.35
  const isRight = Math.cos(at.angle) > 0
  const x = isSide ? at.x + (isRight ? radius + 8 : -radius - 8) : at.x
  const room = isSide ? (isRight ? sheet.width - x : x) - 4 : 2 * Math.min(x, sheet.width - x)
  const letters = Math.min(LETTERS, Math.floor(room / LETTER_PX))
  const isAbove = !isSide && Math.sin(at.angle) < 0
  const y = isSide
    ? at.y + (node.depth === 2 ? 4 : 0)
    : isAbove
      ? at.y - radius - 22
      : at.y + radius + 16
  const anchor = isSide ? (isRight ? 'start' : 'end') : 'middle'
  const state = node.state === 'current' ? '' : `, ${node.state}`
  return (
    <>
      <text class="label" x={x} y={y} text-anchor={anchor}>
        {cutTo(text, Math.max(3, letters))}
      </text>
      {isRoomy && node.depth === 1 && (
        <text class="kind" x={x} y={y + 15} text-anchor={anchor}>
          {node.type.toLowerCase()}
          {state}
        </text>
      )}
    </>
  )
}

/** A line from edge to edge of two circles, so that its arrow is seen. */
function between(
  a: Place,
  b: Place,
  ra: number,
  rb: number,
): readonly [{ x: number; y: number }, { x: number; y: number }] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  return [
    { x: a.x + dx * (ra + 6), y: a.y + dy * (ra + 6) },
    { x: b.x - dx * (rb + 6), y: b.y - dy * (rb + 6) },
  ]
}

/** What much rests on is larger. */
function radiusOf(depth: number, links: number): number {
  if (depth === 2) return 9
  return (depth === 0 ? 22 : 13) + Math.min(5, links)
}
