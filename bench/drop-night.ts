/* All visitors come in the second in which a drop opens. Buyers want more than the stock. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, summarize } from './load.ts'
import { ownersAccount, send, signIn } from './owner.ts'
import { startShop } from './servers.ts'
import { newShopper } from './shopper.ts'

export interface DropNight {
  pages: Load
  carts: Load
  checkouts: Load
  /** Visitors who saw the pieces after the opening. `early`: pages that showed one before. */
  served: number
  early: number
  /** Pages requested after the opening that didn't show the pieces. */
  late: number
  /** Units. */
  held: number
  units: number
  refused: number
}

const visitors = 2000
const buyers = 50
const pieces = 8
const unitsEach = 3

/** A real moment, because each process compares its own clock. */
export async function dropNight(port: number): Promise<DropNight> {
  const shop = await startShop(port, undefined, ownersAccount)
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  try {
    const token = await signIn(shop.url)
    const [sample] = await send<{ primaryImage: string }[]>(shop.url, 'GET', '/api/merch')
    const made: { id: number }[] = []
    for (let at = 0; at < pieces; at++) {
      const facts = { printName: `Night heron ${at}`, descName: 'Enamel pin', price: 9 }
      const more = { quantity: unitsEach, hidden: true, primaryImage: sample?.primaryImage }
      const body = { ...facts, ...more }
      made.push(await send<{ id: number }>(shop.url, 'POST', '/api/merch/create', body, token))
    }
    const shoppers = await Promise.all(Array.from({ length: buyers }, () => newShopper(shop.url)))
    const opensAt = Date.now() + 20_000
    const drop = await send<{ id: number }>(
      shop.url,
      'POST',
      '/api/drops/create',
      {
        title: 'Drop night',
        opensAt,
        announced: true,
        pieces: made.map(({ id }) => ({ kind: 'merch', id })),
      },
      token,
    )
    const page = `${shop.url}/drop/${drop.id}`
    const look = () => read(page, agent)
    // Visitors wait with open connections and a cached page.
    const before = await Promise.all(Array.from({ length: visitors }, look))
    let early = before.filter(({ text }) => text.includes('Night heron 0')).length
    while (Date.now() < opensAt - 300) {
      const { text, asked } = await look()
      if (text.includes('Night heron 0') && asked < opensAt) early += 1
      await pause(100)
    }
    await pause(opensAt - Date.now())
    const begin = performance.now()
    const carts: number[] = []
    const checkouts: number[] = []
    let refused = 0
    const buying = shoppers.map(async (shopper, at) => {
      await pause(Math.random() * 1000)
      const merchId = made[at % made.length]?.id
      const from = performance.now()
      try {
        await shopper.send('POST', '/api/cart-merch/create', { merchId, quantity: 1 })
        carts.push(performance.now() - from)
        const then = performance.now()
        const path = `/api/cart/create-checkout-session/id/${shopper.userId}`
        await shopper.send('POST', path, {})
        checkouts.push(performance.now() - then)
      } catch {
        refused += 1
      }
    })
    const coming = Array.from({ length: visitors }, async () => {
      await pause(Math.random() * 1000)
      return look()
    })
    const seen = await Promise.all(coming)
    await Promise.all(buying)
    const wall = performance.now() - begin
    const stock = await Promise.all(
      made.map(({ id }) =>
        send<{ onHand: number; held: number }>(
          shop.url,
          'GET',
          `/api/merch/id/${id}`,
          undefined,
          token,
        ),
      ),
    )
    const isServed = ({ status, text }: Page) => status === 200 && text.includes('Night heron 0')
    return {
      pages: summarize(
        seen.map(({ took }) => took),
        wall,
      ),
      carts: summarize(carts, wall),
      checkouts: summarize(checkouts, wall),
      served: seen.filter(isServed).length,
      early,
      late: seen.filter((each) => !isServed(each)).length,
      held: stock.reduce((sum, { held }) => sum + held, 0),
      units: stock.reduce((sum, { onHand }) => sum + onHand, 0),
      refused,
    }
  } finally {
    agent.destroy()
    await shop.stop()
  }
}

interface Page {
  status: number
  text: string
  /** Epoch ms of the request. */
  asked: number
  /** Milliseconds. */
  took: number
}

function read(url: string, agent: Agent): Promise<Page> {
  const from = performance.now()
  const asked = Date.now()
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({ status: response.statusCode ?? 0, text, asked, took: performance.now() - from })
      })
    })
      .on('error', reject)
      .end()
  })
}
