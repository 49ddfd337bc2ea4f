import { useEffect } from 'react'
import { tellWorker } from '#web/ui/hooks/tell-worker.ts'

/** The worker keeps the list of orders to pack, and later sends the shop the marks made offline. */
export function useKeptPacking(): void {
  useEffect(() => {
    const keep = () => tellWorker('keep-packing')
    keep()
    window.addEventListener('online', keep)
    return () => window.removeEventListener('online', keep)
  }, [])
}
