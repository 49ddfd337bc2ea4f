import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#web/ui/hooks/api.ts'

/** Milliseconds. */
const pause = 60_000
const justLooked = 2000

/** First checks that the shop answers: a failed reload would lose typed text. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let lookedAt = Date.now()
    let gone = false
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < justLooked) return
      lookedAt = Date.now()
      const still = await isOwner().catch(() => false)
      if (still && !gone) await revalidate()
    }
    const timer = window.setInterval(look, pause)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      gone = true
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [revalidate])
}

async function isOwner(): Promise<boolean> {
  const { user } = await call('GET /api/session')
  return user?.role === 'admin'
}
