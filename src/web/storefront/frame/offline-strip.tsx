import { useEffect, useSyncExternalStore } from 'react'
import styles from './closed-strip.module.css'

/** Says so while there is no network: the page is as it was seen last. Brings the worker that keeps it. */
export function OfflineStrip() {
  const offline = useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  )
  useEffect(() => {
    // After everything that the visitor waits for.
    const bring = () => void navigator.serviceWorker?.register('/worker.js').catch(() => {})
    const timer = window.setTimeout(bring, 3000)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <p className={offline ? styles.strip : 'visually-hidden'} role="status">
      {offline && 'You’re offline. This page is as you saw it last, and your cart is safe.'}
    </p>
  )
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
