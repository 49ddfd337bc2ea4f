import { useEffect, useRef, useState } from 'react'
import type { SizeChecked } from '#shop/orders/fulfillment/products/variants.schema.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { call } from '#web/ui/hooks/api.ts'

export interface Look {
  done: number
  total: number
  wrong: readonly SizeChecked[]
  next: number | null
  at: number
}

/** Outside the component: the result stays while the owner mends a print and comes back. */
const kept = new Map<string, Look>()

/**
 * In steps, within the provider's limits; an interrupted check continues where it stopped. `place`:
 * the provider and its store.
 */
export function useVariantCheck(place: string) {
  const [look, setLook] = useState(kept.get(place) ?? null)
  const [pausing, setPausing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const stopping = useRef<AbortController>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  useEffect(() => () => stopping.current?.abort(), [])

  async function askAll(signal: AbortSignal): Promise<void> {
    const last = kept.get(place)
    let now: Look =
      last?.next == null ? { done: 0, total: 0, wrong: [], next: 0, at: Date.now() } : last
    while (now.next !== null && !signal.aborted) {
      const query = { after: now.next }
      const found = await asOwner(() => call('GET /api/fulfillment/variants/check', { query }))
      const { total, checked, wrong, next, pause } = found
      now = {
        done: now.done + checked,
        total,
        wrong: [...now.wrong, ...wrong],
        next,
        at: Date.now(),
      }
      kept.set(place, now)
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
      if (kept.get(place)?.next == null) setLook(null)
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

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = window.setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      done()
    })
  })
}
