import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * Reloads the page's data again and again, with a pause in milliseconds after each answer; null:
 * not now. It waits for the answer, and for a navigation under way: a reload cancels a running
 * load, and on a line slower than the pause neither answer nor page would ever arrive.
 */
export function usePolling(pause: number | null, onAnswer?: () => void): void {
  const { revalidate } = useRevalidator()
  const going = useNavigation().state !== 'idle'
  const answered = useRef(onAnswer)

  useEffect(() => {
    answered.current = onAnswer
  })

  useEffect(() => {
    if (pause === null || going) return
    let timer = window.setTimeout(ask, pause)
    let over = false
    async function ask() {
      await revalidate()
      if (over) return
      answered.current?.()
      timer = window.setTimeout(ask, pause ?? 0)
    }
    return () => {
      over = true
      window.clearTimeout(timer)
    }
  }, [pause, going, revalidate])
}
