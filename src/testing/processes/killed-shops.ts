import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuyersProcess, startBuyers } from './checkout-processes.ts'
import type { Buyers, ShopSetup } from './shop-process.ts'

const script = fileURLToPath(new URL('./shop-process.ts', import.meta.url))

export interface Lives {
  setup: ShopSetup
  buyers: readonly string[]
  /** How many are to be killed; the one after them may end well. */
  kills: number
  random: () => number
  /** Calls back at every call that the shop makes to a service outside. */
  atEachCall: (called: () => void) => void
}

/**
 * The shop lives again and again, always with the buyers that were told nothing yet, and is killed
 * at some call to a service outside or a little later. Answers how many were killed, and what the
 * buyers were told.
 */
export async function liveAndBeKilled(lives: Lives) {
  const { setup, buyers, kills, random, atEachCall } = lives
  const start = () => startBuyers(script, setup, join(setup.folder, 'compiled'))
  const told: Record<string, string> = {}
  let killed = 0
  // The next one is made ready meanwhile, as a supervisor would.
  let next: Promise<BuyersProcess> | null = start()
  try {
    for (let life = 0; life <= kills && next; life++) {
      const shop: BuyersProcess = await next
      const isLast = life === kills
      next = isLast ? null : start()
      let callsLeft = isLast ? Number.POSITIVE_INFINITY : 10 + Math.floor(random() * 40)
      const after = Math.max(0, random() * 60 - 20)
      atEachCall(() => {
        callsLeft -= 1
        if (callsLeft !== 0) return
        if (after === 0) shop.kill()
        else setTimeout(shop.kill, after)
      })
      const users = buyers.filter((user) => told[user] === undefined)
      shop.go(JSON.stringify({ users, apart: 25 } satisfies Buyers))
      if (await shop.ended) killed += 1
      Object.assign(told, shop.outcomes)
    }
  } finally {
    await next?.then((shop) => shop.kill())
  }
  return { killed, told }
}
