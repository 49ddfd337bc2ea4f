import { useEffect, useSyncExternalStore } from 'react'
import { shellCopy } from '#web/shell/copy.ts'
import { useWorker } from '#web/ui/hooks/worker.ts'
import { toast } from '#web/ui/toast.ts'
import styles from '../frame.module.css'

export function OfflineStrip() {
  const words = useSyncExternalStore(watchNetwork, readWords, () => null)
  useWorker()
  useEffect(() => {
    window.addEventListener('click', leadToPage, true)
    window.addEventListener('submit', keepForm)
    return () => {
      window.removeEventListener('click', leadToPage, true)
      window.removeEventListener('submit', keepForm)
    }
  }, [])
  return (
    <p className={words ? styles.strip : 'visually-hidden'} role="status">
      {words}
    </p>
  )
}

function readWords(): string | null {
  if (!navigator.onLine) return shellCopy.words
  return isKept() ? shellCopy.openedAsKept : null
}

/** A network without an internet counts as online, so the worker marks the pages that it kept. */
function isKept(): boolean {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visits.some(({ serverTiming }) => serverTiming?.some(({ name }) => name === 'kept'))
}

/** Offline the router can't load a page's parts, but the worker has whole documents. */
function leadToPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (readWords() === null || !link) return
  if (link.ariaHasPopup || link.origin !== location.origin) return
  if (link.pathname === location.pathname) return
  event.stopImmediatePropagation()
  if (navigator.serviceWorker?.controller) return
  event.preventDefault()
  toast.info(shellCopy.words, 4000)
}

/**
 * The browser's own error would take the place of the page and of the typed text. A form that a
 * script sends is prevented before it comes here, and says itself that it failed.
 */
function keepForm(event: SubmitEvent): void {
  const form = event.target
  if (navigator.onLine || event.defaultPrevented) return
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
  event.preventDefault()
  toast.error(shellCopy.notSentOffline, 4000)
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
