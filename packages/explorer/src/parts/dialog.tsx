/** A window over the page; the browser keeps the focus inside and gives it back. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export function Dialog({
  isOpen,
  title,
  onClose,
  children,
}: {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before anything is painted: until it is closed, the dialog keeps the keys.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} onClose={() => isOpen && onClose()} aria-label={title}>
      {isOpen && (
        <>
          <h2>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
