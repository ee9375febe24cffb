/** A page that is loaded when it is first shown: only the first one counts for the first moment. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | undefined>(() => loaded)
    useEffect(() => {
      if (Page !== undefined) return
      void load().then((page) => {
        loaded = page
        setPage(() => page)
      })
    }, [])
    return Page === undefined ? <div class="bars" /> : <Page {...props} />
  }
}
