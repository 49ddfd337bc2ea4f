import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { timeLeft } from '#shop/catalogue/drops/drop-words.ts'

/** Milliseconds, so that waiting visitors do not all reload at once. */
const spread = 1500

/** Without JavaScript only the date is shown. Repeats its reload: this clock may be fast. */
export function Countdown({ at, className }: { at: number; className?: string }) {
  const { revalidate } = useRevalidator()
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer = 0
    function tick(): void {
      const left = at - Date.now()
      setNow(Date.now())
      if (left > 0) timer = window.setTimeout(tick, Math.min(left, 10_000))
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
  return <span className={className}>{timeLeft(at - now)}</span>
}
