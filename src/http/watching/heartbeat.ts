import type { Shop } from '#compose'
import { minute, second } from '#platform/time/clock.ts'
import { createHealth } from './health.ts'

/**
 * Asks for the address while the database takes writes: a service there that hears nothing warns
 * the owner. A shop that is down can't send a mail. Unanswered beats are only logged.
 */
export function createHeartbeat(
  shop: Pick<Shop, 'clock' | 'settings' | 'log'>,
  url: string,
): { beat(): Promise<void> } {
  const health = createHealth(shop)
  return {
    async beat() {
      if (!(await health.isGood())) return
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(10 * second) })
        await answer.body?.cancel()
        if (!answer.ok) shop.log.warn({ status: answer.status }, 'the heartbeat was refused')
      } catch (err) {
        shop.log.warn({ err }, 'the heartbeat got no answer')
      }
    },
  }
}

const between = 5 * minute

export function keepBeating({ beat }: { beat(): Promise<void> }): () => void {
  void beat()
  const timer = setInterval(() => void beat(), between).unref()
  return () => clearInterval(timer)
}
