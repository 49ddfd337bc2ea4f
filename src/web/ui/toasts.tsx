import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { shopCopy } from './copy.ts'
import { dismissToast, type ToastMessage, type ToastType, toastStore } from './toast.ts'
import styles from './toasts.module.css'

/** Milliseconds. */
const leaving = 200

const none: readonly ToastMessage[] = []

/** A permanent live region. Time stops under a pointer, and while the page is hidden. */
export function Toasts() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const region = useRef<HTMLElement>(null)
  const [pointedAt, setPointedAt] = useState(false)
  const hidden = useSyncExternalStore(watchVisibility, isHidden, () => false)
  const newest = messages[0]?.id

  // The top layer follows the order of opening, so that a new toast is above an open dialog.
  useEffect(() => {
    const popover = region.current
    if (!popover?.showPopover) return
    if (newest !== undefined) popover.hidePopover()
    popover.togglePopover(true)
  }, [newest])

  // A toast that disappears under the pointer sends no leave event.
  if (pointedAt && messages.length === 0) setPointedAt(false)

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={shopCopy.messages}
      aria-live="polite"
      onPointerOver={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} paused={pointedAt || hidden} />
      ))}
    </section>
  )
}

function Toast({ message, paused }: { message: ToastMessage; paused: boolean }) {
  const { id, type, text, duration } = message
  const left = useRef(duration)
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (paused || over) return
    const since = performance.now()
    const timer = window.setTimeout(() => setOver(true), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused, over])

  useEffect(() => {
    if (!over) return
    const timer = window.setTimeout(() => dismissToast(id), leaving)
    return () => window.clearTimeout(timer)
  }, [id, over])

  return (
    <div className={styles.toast} data-type={type} data-over={over || undefined}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[type]} />
      </svg>
      <p>{text}</p>
    </div>
  )
}

const circle = 'M10 1.8a8.2 8.2 0 1 0 .01 0Z'
const exclamation = 'M10 6v4.6M10 13.9v.1'
const icons: Record<ToastType, string> = {
  success: `${circle}M6.4 10.4l2.5 2.5 4.8-5.4`,
  warning: `M10 2.2 18.4 17H1.6ZM10 7.6v4M10 14.2v.1`,
  error: circle + exclamation,
  info: `${circle}M10 9.2v4.8M10 6v.1`,
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isHidden = () => document.hidden
