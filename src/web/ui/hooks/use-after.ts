import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** `ms` null: never. Breaks no navigation off: the pause begins anew where it ends. */
export function useAfter(ms: number | null, act: () => unknown): void {
  const going = useNavigation().state !== 'idle'
  const latest = useRef(act)

  useEffect(() => {
    latest.current = act
  })

  useEffect(() => {
    if (ms === null || going) return
    const timer = window.setTimeout(() => latest.current(), ms)
    return () => window.clearTimeout(timer)
  }, [ms, going])
}
