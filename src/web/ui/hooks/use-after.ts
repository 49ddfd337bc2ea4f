import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router'

/** `ms` null: never. Doesn't interrupt a navigation: the pause starts again after it. */
export function useAfter(ms: number | null, act: () => unknown): void {
  const going = useNavigation().state !== 'idle'
  const onTime = useEffectEvent(act)

  useEffect(() => {
    if (ms === null || going) return
    const timer = window.setTimeout(() => onTime(), ms)
    return () => window.clearTimeout(timer)
  }, [ms, going])
}
