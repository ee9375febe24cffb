/** How wide an element is: a drawing has letters of one size on every screen. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Narrower, labels would cover one another: such a drawing is scrolled. */
const LEAST_PX = 300

export function useWidth(): readonly [RefObject<HTMLDivElement>, number] {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(900)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const read = (): void => setWidth(Math.max(LEAST_PX, element.clientWidth))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}

/** Below this, what stands left of a drawing stands above its lines instead. */
export const NARROW_PX = 560
