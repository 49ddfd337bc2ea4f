import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { timeLeft } from '#shop/catalogue/drops/drop-words.ts'

/** Visitors who waited for the same second come within these milliseconds of it. */
const spread = 1500

/**
 * How long it is until a moment; nothing without JavaScript, where the date stands beside it. At the
 * moment the page asks for its data again, and again a little later should this clock be fast.
 */
export function Countdown({ at, className }: { at: number; className?: string }) {
  const { revalidate } = useRevalidator()
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer = 0
    function tick(): void {
      const left = at - Date.now()
      setNow(Date.now())
      if (left > 0) timer = window.setTimeout(tick, left < 120_000 ? Math.min(left, 1000) : 30_000)
      else timer = window.setTimeout(look, Math.random() * spread)
    }
    function look(): void {
      void revalidate()
      timer = window.setTimeout(look, 5000)
    }
    tick()
    return () => window.clearTimeout(timer)
  }, [at, revalidate])

  if (now === null) return null
  return (
    <span className={className} aria-hidden="true">
      {timeLeft(at - now)}
    </span>
  )
}
