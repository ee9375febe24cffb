/** A page that is loaded when it is first shown: only the first one counts for the first moment. */
import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { connection } from './live.ts'
import { Note } from './parts/show.tsx'

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | undefined>(() => loaded)
    const [isMissing, setMissing] = useState(false)
    const { state } = connection.value
    const wasLost = useRef(false)
    useEffect(() => {
      if (state === 'lost') wasLost.current = true
      // A module that could not be fetched once is not fetched again: the whole page is, at the same address.
      else if (isMissing && wasLost.current) location.reload()
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
