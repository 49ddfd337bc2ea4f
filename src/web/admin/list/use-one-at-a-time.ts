import { useRef, useState } from 'react'

/** Lets work run once at a time: a second click while it runs does nothing. */
export function useOneAtATime() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, run }
}
