import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import drawing from '#web/ui/kit/picture.module.css'
import { shellCopy } from './copy.ts'
import styles from './menu.module.css'

/** ☰ below 900 px: a sheet over the page. It closes by itself after a link. */
export function MenuSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 900px)')
    const close = () => sheet.current?.close()
    wide.addEventListener('change', close)
    // A pressed link closes it; the browser's back button needs this.
    window.addEventListener('popstate', close)
    return () => {
      wide.removeEventListener('change', close)
      window.removeEventListener('popstate', close)
    }
  }, [])

  /** For browsers that don't know the button's `command` yet. */
  function openWithoutCommands(): void {
    if (!('command' in HTMLButtonElement.prototype)) sheet.current?.showModal()
  }

  /** A followed link, or a press on the page behind the sheet. */
  function onClick({ target }: MouseEvent<HTMLDialogElement>): void {
    if (target === sheet.current || (target as Element).closest('a')) sheet.current?.close()
  }

  return (
    <>
      {/* The attributes open it before hydration, and without JavaScript. */}
      <button
        type="button"
        className={styles.open}
        aria-label={shellCopy.menu}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'menu' }}
        onClick={openWithoutCommands}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true" className={drawing.drawing}>
          <path d="M5 9.4c7.6-.6 14.7-.5 22 .1M5.3 16.2c7.4.3 14.5-.4 21.4-.1M5 23c7.5-.4 14.7.3 22-.2" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's ways are Escape and the links */}
      <dialog
        ref={sheet}
        id="menu"
        className={styles.sheet}
        aria-label={shellCopy.menu}
        onClick={onClick}
      >
        <div className={styles.inside}>
          <form method="dialog" className={styles.top}>
            <button type="submit" className={styles.close} aria-label={shellCopy.closeMenu}>
              <svg viewBox="0 0 32 32" aria-hidden="true" className={drawing.drawing}>
                <path d="M7.5 7.2 24.8 25M24.6 7 7.3 24.7" />
              </svg>
            </button>
          </form>
          {children}
        </div>
      </dialog>
    </>
  )
}
