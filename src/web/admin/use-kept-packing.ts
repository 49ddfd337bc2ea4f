import { useEffect } from 'react'

/** The worker keeps the list of orders to pack, and later sends the shop the marks made offline. */
export function useKeptPacking(): void {
  useEffect(() => {
    const keep = () => tellWorker('keep-packing')
    keep()
    window.addEventListener('online', keep)
    return () => window.removeEventListener('online', keep)
  }, [])
}

function tellWorker(words: 'keep-packing'): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(words))
}
