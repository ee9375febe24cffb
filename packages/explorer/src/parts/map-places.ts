/** Where memories stand on the map: rings around the middle, the same for the same store. */
export interface Place {
  readonly x: number
  readonly y: number
  /** From the middle: 0 to the right, then clockwise. */
  readonly angle: number
}

export const MAP = { width: 760, height: 520 }
const CENTRE = { x: MAP.width / 2, y: MAP.height / 2 }
const RING = { x: 200, y: 165 }
const OUTER = { x: 330, y: 232 }

interface Node {
  readonly id: string
  readonly depth: number
}
interface Edge {
  readonly src: string
  readonly dst: string
}

/** The first ring evenly and in order; what is further out beside the memory that it hangs on. */
export function placesOf(
  nodes: readonly Node[],
  edges: readonly Edge[],
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const ring = nodes.filter(({ depth }) => depth === 1)
  const put = (id: string, angle: number, by: { x: number; y: number }): void => {
    const x = CENTRE.x + by.x * Math.cos(angle)
    const y = CENTRE.y + by.y * Math.sin(angle)
    places.set(id, { x, y, angle })
  }
  for (const { id, depth } of nodes) if (depth === 0) put(id, 0, { x: 0, y: 0 })
  ring.forEach(({ id }, index) => {
    put(id, (2 * Math.PI * index) / ring.length - Math.PI / 2, RING)
  })
  const step = (2 * Math.PI) / Math.max(ring.length, 1)
  for (const { id } of ring) {
    const hanging = nodes.filter(
      (node) =>
        node.depth === 2 &&
        !places.has(node.id) &&
        edges.some(
          ({ src, dst }) => (src === id && dst === node.id) || (dst === id && src === node.id),
        ),
    )
    const { angle = 0 } = places.get(id) ?? {}
    hanging.forEach((node, index) => {
      const share = (index + 1) / (hanging.length + 1) - 0.5
      put(node.id, angle + share * Math.min(step, 1.2), OUTER)
    })
  }
  return places
}
