/** What of a long list is there, and where: follows the scrolling of the page. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Found } from '../memory-shape.ts'
import { param, replaceParams } from '../route.ts'
import { above, CHUNK, chunksOf, ROW_PX, rowAt, windowOf } from '../row-window.ts'

export interface Stretches {
  readonly place: RefObject<HTMLDivElement>
  /** Stretches that should be there. */
  readonly wanted: readonly number[]
  /** Those that are, without a gap between them. */
  readonly shown: readonly (readonly [chunk: number, found: Found])[]
  /** Whether anything has come yet. */
  readonly isThere: boolean
  readonly total: number
  readonly isExact: boolean
  readonly measure: (chunk: number, px: number) => void
  readonly came: (chunk: number, found: Found | undefined) => void
  readonly idAt: (row: number) => string | undefined
  /** Brings a row into view, whether it is there or not. */
  readonly reach: (row: number) => void
}

/** The address follows when the reader has come to rest. */
const REST_MS = 250

export function useStretches(expected: number): Stretches {
  const place = useRef<HTMLDivElement>(null)
  const { current: heights } = useRef(new Map<number, number>())
  const [begin] = useState(() => Math.max(0, Math.floor(Number(param('offset') ?? 0)) || 0))
  const [chunks, setChunks] = useState<ReadonlyMap<number, Found>>(new Map())
  const first = Math.floor(begin / CHUNK)
  const [window, setWindow] = useState({ from: first, to: first })
  // Between two stretches nothing may be there for a moment: how many there are stays known.
  const last = useRef({ total: expected, isExact: false })
  if (chunks.size > 0) last.current = totalOf(chunks, expected)
  const { total, isExact } = last.current
  const wanted = range(window.from, Math.max(window.from, Math.min(window.to, chunksOf(total) - 1)))
  const shown = withoutGap(wanted, chunks)
  const wasThere = useRef(false)
  if (shown.length > 0) wasThere.current = true
  const isThere = wasThere.current

  // Where the rows are: what is not there takes its room.
  useLayoutEffect(() => {
    const top = shown[0]?.[0] ?? window.from
    const end = (shown.at(-1)?.[0] ?? window.from - 1) + 1
    const all = above(heights, chunksOf(total), total)
    place.current?.style.setProperty('--above', `${above(heights, top, total)}px`)
    place.current?.style.setProperty('--below', `${all - above(heights, end, total)}px`)
  })

  useLayoutEffect(() => {
    const scroller = scrollerOf(place.current)
    if (isThere && scroller !== undefined && begin > 0) {
      const rows = (begin % CHUNK) * ROW_PX
      scroller.scrollTop = topOf(place.current) + above(heights, first, total) + rows
    }
  }, [isThere])

  useLayoutEffect(() => {
    const scroller = scrollerOf(place.current)
    if (!isThere || scroller === undefined) return
    let frame = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      frame = 0
      const top = scroller.scrollTop - topOf(place.current)
      const next = windowOf(heights, total, top, top + scroller.clientHeight)
      setWindow((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    const settle = (): void => {
      const top = Math.max(0, scroller.scrollTop - topOf(place.current))
      const row = rowAt(heights, total, top)
      replaceParams({ offset: row === 0 ? undefined : String(row) })
    }
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look)
      clearTimeout(rest)
      rest = setTimeout(settle, REST_MS)
    }
    look()
    scroller.addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      scroller.removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [isThere, total])

  return {
    place,
    wanted,
    shown,
    isThere,
    total,
    isExact,
    measure: (chunk, px) => heights.set(chunk, px),
    came: (chunk, found) =>
      setChunks((now) => {
        const next = new Map(now)
        if (found === undefined) next.delete(chunk)
        else next.set(chunk, found)
        return next
      }),
    idAt: (row) => chunks.get(Math.floor(row / CHUNK))?.memories[row % CHUNK]?.head.id,
    reach: (row) => {
      const there = place.current?.querySelector(`tr[aria-rowindex="${row + 2}"]`)
      const scroller = scrollerOf(place.current)
      if (there != null) there.scrollIntoView({ block: 'nearest' })
      else if (scroller !== undefined) {
        const chunk = Math.floor(row / CHUNK)
        const rows = (row % CHUNK) * ROW_PX
        scroller.scrollTop = topOf(place.current) + above(heights, chunk, total) + rows
      }
    },
  }
}

function scrollerOf(place: HTMLElement | null): HTMLElement | undefined {
  return place?.closest('main') ?? undefined
}

/** Of the first row, in what is scrolled. */
function topOf(place: HTMLElement | null): number {
  const scroller = scrollerOf(place)
  if (place === null || scroller === undefined) return 0
  const top = place.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return top + scroller.scrollTop + (place.querySelector('thead')?.offsetHeight ?? 0)
}

/** Sure where an answer knows it; else what is expected, and more where more was found. */
function totalOf(
  chunks: ReadonlyMap<number, Found>,
  expected: number,
): { total: number; isExact: boolean } {
  const all = [...chunks.values()]
  const exact = all.find(({ totalIsExact }) => totalIsExact)
  if (exact !== undefined) return { total: exact.total, isExact: true }
  return { total: Math.max(expected, ...all.map(({ total }) => total)), isExact: false }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function withoutGap(
  wanted: readonly number[],
  chunks: ReadonlyMap<number, Found>,
): Stretches['shown'] {
  const all = wanted.map((chunk) => [chunk, chunks.get(chunk)] as const)
  const rest = all.slice(
    Math.max(
      0,
      all.findIndex(([, found]) => found !== undefined),
    ),
  )
  const end = rest.findIndex(([, found]) => found === undefined)
  return (end < 0 ? rest : rest.slice(0, end)) as unknown as Stretches['shown']
}
