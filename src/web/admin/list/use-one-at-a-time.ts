import { useRef, useState } from 'react'

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
