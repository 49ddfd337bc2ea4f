import { useEffect } from 'react'

/** Registers public/worker.js 3 s later: after everything that the visitor waits for. */
export function useWorker(): void {
  useEffect(() => {
    const bring = () => void navigator.serviceWorker?.register('/worker.js').catch(() => {})
    const timer = window.setTimeout(bring, 3000)
    return () => window.clearTimeout(timer)
  }, [])
}

/** Words that public/worker.js knows. Nothing happens in a browser without the worker. */
export function tellWorker(words: 'keep-packing' | 'no-session'): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(words))
}
