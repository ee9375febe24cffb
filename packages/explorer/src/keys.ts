/** Single keys. They are silent while a field or dialog has the focus, and can be switched off. */
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'

export interface KeyRow {
  readonly keys: readonly string[]
  readonly does: string
  readonly run: (key: string) => void
}

/** Those of the frame first, those of the page after them. */
export const tables = signal<readonly (readonly KeyRow[])[]>([])

const KEPT = 'cortex-keys'

export function keysAreOn(): boolean {
  return localStorage.getItem(KEPT) !== 'off'
}

export function switchKeys(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off')
}

/** The keys of a page, while it is shown. */
export function useKeys(rows: readonly KeyRow[]): void {
  // What a key does follows what is shown, without being registered again.
  const now = useRef(rows)
  now.current = rows
  // A page that is seen answers to its keys.
  useLayoutEffect(() => {
    const table = rows.map((row, index) => ({
      ...row,
      run: (key: string) => now.current[index]?.run(key),
    }))
    tables.value = [...tables.value, table]
    return () => {
      tables.value = tables.value.filter((each) => each !== table)
    }
  }, [])
}

/** The key after it is the letter of a page. */
const LEADER = 'g'
let isLed = false

export function listenForKeys(goTo: (letter: string) => void): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !keysAreOn() || isWriting(event.target)) return
    if (isLed) {
      isLed = false
      goTo(key)
      return
    }
    isLed = key === LEADER
    for (const table of [...tables.value].reverse()) {
      const row = table.find(({ keys }) => keys.includes(key))
      if (row === undefined) continue
      event.preventDefault()
      row.run(key)
      return
    }
  })
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog') !== null
}

/** Opens what is chosen in a tab of its own, which is in as this one is. */
export function beside(href: () => string | undefined): KeyRow {
  return {
    keys: ['o'],
    does: 'open beside',
    run: () => {
      const to = href()
      if (to !== undefined) open(to, '_blank')
    },
  }
}

/** Moves through rows; `Enter` is left to a link or button that has the focus. */
export function moving(
  at: number,
  count: number,
  setAt: (next: number) => void,
  open: () => void,
): readonly KeyRow[] {
  return [
    { keys: ['j', 'ArrowDown'], does: 'next', run: () => setAt(Math.min(at + 1, count - 1)) },
    { keys: ['k', 'ArrowUp'], does: 'previous', run: () => setAt(Math.max(at - 1, 0)) },
    {
      keys: ['Enter'],
      does: 'open',
      run: () => {
        const focused = document.activeElement
        if (focused instanceof HTMLElement && focused !== document.body && focused.id !== 'content')
          focused.click()
        else open()
      },
    },
  ]
}
