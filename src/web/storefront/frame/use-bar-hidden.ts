import { useEffect, useState } from 'react'

const nearTop = 50

/** True while a visitor scrolls down past 50 px (specification §2); up, or near the top, false. */
export function useBarHidden(): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now !== last) setHidden(now > nearTop && now > last)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return hidden
}
