/** Where memories stand on the map: rings around the middle, the same for the same store. */
export interface Place {
  readonly x: number
  readonly y: number
  /** From the middle: 0 to the right, then clockwise. */
  readonly angle: number
}

export interface Sheet {
  readonly width: number
  readonly height: number
}

const MARGIN_PX = { x: 50, y: 28 }
/** Of the way from the middle to the edge. */
const RING = { x: 0.6, y: 0.71 }
/** Labels stand above and below where there is no room beside. */
const NARROW_RING = { x: 0.85, y: 0.6 }
export const MAP_NARROW_PX = 560

export function sheetOf(width: number): Sheet {
  return { width, height: width < MAP_NARROW_PX ? 420 : 520 }
}

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
  sheet: Sheet,
): ReadonlyMap<string, Place> {
  const centre = { x: sheet.width / 2, y: sheet.height / 2 }
  const outer = { x: Math.min(330, centre.x - MARGIN_PX.x), y: centre.y - MARGIN_PX.y }
  const share = sheet.width < MAP_NARROW_PX ? NARROW_RING : RING
  const inner = { x: outer.x * share.x, y: outer.y * share.y }
  const places = new Map<string, Place>()
  const ring = nodes.filter(({ depth }) => depth === 1)
  const put = (id: string, angle: number, by: { x: number; y: number }): void => {
    const x = centre.x + by.x * Math.cos(angle)
    const y = centre.y + by.y * Math.sin(angle)
    places.set(id, { x, y, angle })
  }
  for (const { id, depth } of nodes) if (depth === 0) put(id, 0, { x: 0, y: 0 })
  ring.forEach(({ id }, index) => {
    put(id, (2 * Math.PI * index) / ring.length - Math.PI / 2, inner)
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
      const aside = (index + 1) / (hanging.length + 1) - 0.5
      put(node.id, angle + aside * Math.min(step, 1.2), outer)
    })
  }
  return places
}
