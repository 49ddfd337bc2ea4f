import { useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Milliseconds. Waits for the answer and for a navigation, which a reload would cancel. */
export function usePolling(pause: number | null, onAnswer?: () => void): void {
  const { revalidate } = useRevalidator()
  const going = useNavigation().state !== 'idle'
  const onAnswered = useEffectEvent(() => onAnswer?.())

  useEffect(() => {
    if (pause === null || going) return
    let timer = window.setTimeout(ask, pause)
    let over = false
    async function ask() {
      // Without a network an error would take the place of the page.
      if (navigator.onLine) await revalidate()
      if (over) return
      onAnswered()
      timer = window.setTimeout(ask, pause ?? 0)
    }
    return () => {
      over = true
      window.clearTimeout(timer)
    }
  }, [pause, going, revalidate])
}
