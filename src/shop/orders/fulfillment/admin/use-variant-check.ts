import { useEffect, useRef, useState } from 'react'
import type { SizeChecked } from '#shop/orders/fulfillment/products/variants.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { call } from '#web/ui/hooks/api.ts'

/** How far a look has come. */
export interface Look {
  /** Sizes looked at, and how many there are. */
  done: number
  total: number
  wrong: readonly SizeChecked[]
  /** Where it goes on; null: it is finished. */
  next: number | null
  /** When the last answer came. */
  at: number
}

/** The last check, kept while the owner goes to the prints that need mending, and back. */
let kept: Look | null = null

/**
 * Asks about all sizes, some at a time, in step with what the provider allows. A check that
 * was cut off goes on where it was.
 */
export function useVariantCheck() {
  const [look, setLook] = useState<Look | null>(kept)
  const [pausing, setPausing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const stopping = useRef<AbortController>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  useEffect(() => () => stopping.current?.abort(), [])

  async function askAll(signal: AbortSignal): Promise<void> {
    let now: Look =
      kept?.next == null ? { done: 0, total: 0, wrong: [], next: 0, at: Date.now() } : kept
    while (now.next !== null && !signal.aborted) {
      const query = { after: now.next }
      const found = await asOwner(() => call('GET /api/fulfilment/variants/check', { query }))
      const { total, checked, wrong, next, pause } = found
      now = {
        done: now.done + checked,
        total,
        wrong: [...now.wrong, ...wrong],
        next,
        at: Date.now(),
      }
      kept = now
      setLook(now)
      if (pause === null) continue
      setPausing(true)
      await rest(pause * 1000, signal)
      setPausing(false)
    }
  }

  function check(): void {
    void run(async () => {
      setFailure(null)
      if (kept?.next == null) setLook(null)
      const stop = new AbortController()
      stopping.current = stop
      try {
        await askAll(stop.signal)
      } catch (reason) {
        setFailure(reason)
      }
    })
  }

  return { look, busy, pausing, failure, check, stop: () => stopping.current?.abort() }
}

/** Waits, or until it is told to stop. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = window.setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      done()
    })
  })
}
