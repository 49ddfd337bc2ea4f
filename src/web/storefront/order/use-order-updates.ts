import { useEffect, useState } from 'react'
import { usePolling } from '#web/ui/use-polling.ts'
import { useVisitor } from '#web/ui/visitor.tsx'

const every = 2000
const forAsLongAs = 60_000

/**
 * Asks how the order stands every 2 s for a minute (design §4). True once that minute is over. When
 * the waiting ends well the badge is asked for again, because the cart is empty now.
 */
export function useOrderUpdates(waiting: boolean): boolean {
  const { refresh } = useVisitor()
  const [over, setOver] = useState(false)
  usePolling(waiting && !over ? every : null)

  useEffect(() => {
    if (!waiting) return
    const end = window.setTimeout(() => setOver(true), forAsLongAs)
    return () => window.clearTimeout(end)
  }, [waiting])

  useEffect(() => {
    if (!waiting) refresh().catch(() => {})
  }, [waiting, refresh])

  return over
}
