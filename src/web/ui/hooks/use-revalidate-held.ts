import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const grace = 3000
const pause = 30_000

export function useRevalidateHeld(held: boolean, heldUntil: number | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!held) return
    const wait = () => Math.max((heldUntil ?? 0) - Date.now() + grace, pause)
    let timer = window.setTimeout(look, wait())
    function look() {
      timer = window.setTimeout(look, pause)
      void revalidate()
    }
    return () => window.clearTimeout(timer)
  }, [held, heldUntil, revalidate])
}
