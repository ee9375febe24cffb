/** A page that is loaded when it is first shown: only the first one counts for the first moment. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { connection } from './live.ts'
import { Note } from './parts/show.tsx'

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | undefined>(() => loaded)
    const [isMissing, setMissing] = useState(false)
    const { state } = connection.value
    useEffect(() => {
      // A module that could not be fetched once is not fetched again: the whole page is, at the same address.
      if (isMissing && state === 'live') void loadAgain()
    }, [state, isMissing])
    useEffect(() => {
      if (Page !== undefined) return
      load().then(
        (page) => {
          loaded = page
          setPage(() => page)
        },
        () => setMissing(true),
      )
    }, [])
    if (Page !== undefined) return <Page {...props} />
    return isMissing ? (
      <Note kind="bad">The server does not answer. This page comes when it is back.</Note>
    ) : (
      <div class="bars" />
    )
  }
}

const LOADED = 'cortex-loaded'
const LOADED_MS = 10_000

/** Only what answers is loaded again, and not in a circle. */
async function loadAgain(): Promise<void> {
  const at = Number(sessionStorage.getItem(LOADED) ?? 0)
  const answer = await fetch('/health').catch(() => undefined)
  if (answer?.ok !== true || Date.now() - at < LOADED_MS) return
  sessionStorage.setItem(LOADED, String(Date.now()))
  location.reload()
}
