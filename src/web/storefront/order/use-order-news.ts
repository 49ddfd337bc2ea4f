import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useVisitor } from '#web/ui/visitor.tsx'

const every = 2000
const forAsLongAs = 60_000

/**
 * Asks how the order stands every 2 s for a minute (design §4). True once that minute is over. When
 * the waiting ends well the badge is asked for again, because the cart is empty now.
 */
export function useOrderNews(waiting: boolean): boolean {
  const { revalidate } = useRevalidator()
  const { refresh } = useVisitor()
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (!waiting) return
    const ask = window.setInterval(() => void revalidate(), every)
    const end = window.setTimeout(() => {
      window.clearInterval(ask)
      setOver(true)
    }, forAsLongAs)
    return () => {
      window.clearInterval(ask)
      window.clearTimeout(end)
    }
  }, [waiting, revalidate])

  useEffect(() => {
    if (!waiting) refresh().catch(() => {})
  }, [waiting, refresh])

  return over
}
