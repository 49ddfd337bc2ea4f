import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { shopCopy } from './copy.ts'
import styles from './dialog.module.css'
import { useHydrated } from './hooks/use-hydrated.ts'

interface DialogProps {
  open: boolean
  onClose(): void
  title: string
  /** Below the window's upper edge, above a phone's keyboard. */
  atTop?: boolean
  children: ReactNode
}

/** In the admin's layout: it loads the page anew, without scripts. */
export const pageForm = 'page'

/** A button that closes a dialog. */
export const closing = (onClose: () => void) =>
  ({
    type: 'submit',
    form: pageForm,
    onClick(event: MouseEvent) {
      event.preventDefault()
      onClose()
    },
  }) as const

/** Milliseconds in which a press beside a new dialog may be the second tap of a double tap. */
const doubleTap = 500

export function Dialog({ open, onClose, title, atTop, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const openedAt = useRef(0)
  const pressedOn = useRef<EventTarget>(null)
  const isPlain = !useHydrated() && open

  // A passive effect may run after the next key, and the dialog would miss its Escape.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    dialog.showModal()
    openedAt.current = performance.now()
    return () => {
      dialog.close()
      // The element that had the focus may be gone, or there was none.
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }
  }, [open])

  function onBackdrop(event: MouseEvent<HTMLDialogElement>): void {
    // A press that selects a field's text may end beside the dialog.
    if (event.target !== event.currentTarget || pressedOn.current !== event.target) return
    if (performance.now() - openedAt.current > doubleTap) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the platform answers
    <dialog
      ref={box}
      className={styles.dialog}
      data-at-top={atTop}
      data-plain={isPlain || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target }) => {
        pressedOn.current = target
      }}
      onClick={onBackdrop}
    >
      {open && (
        <div className={styles.sheet}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <div className={styles.content}>{children}</div>
          <button {...closing(onClose)} className={styles.close} aria-label={shopCopy.close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5.4 18.8 19M19 5 5.2 18.7" />
            </svg>
          </button>
        </div>
      )}
    </dialog>
  )
}
