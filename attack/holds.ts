import { fullHold } from '#shop/stock/hold-limits.ts'
import { booksOf } from './books.ts'
import { addLine, press } from './buyer.ts'
import { jsonOf, openBrowser } from './client.ts'
import { type Row, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

interface Hold {
  orderId: string
  until: number | null
  pieces: object[]
}

/** Visitors who never pay hold all they can, and the owner ends it. Addresses are the proxy's word. */
export async function attackHolds(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const rows: Row[] = []
  const minutes = fullHold / 60_000

  async function holdFrom(
    name: string,
    addresses: readonly string[],
    visitors: number,
    most: number,
  ) {
    const from = Date.now()
    let presses = 0
    for (let turn = 0; turn < visitors; turn++) {
      const address = addresses[turn % addresses.length] ?? ''
      const visitor = openBrowser(target.url, { 'X-Forwarded-For': address })
      jsonOf(await visitor.post('/api/users/create'))
      if (!(await takeWhatIsFree(visitor))) continue
      presses += 1
      await press(visitor)
      // Once more, for what a second press might renew.
      await press(visitor)
    }
    const holds = jsonOf<Hold[]>(await owner.get('/api/holds'))
    const gone = await outOfReach()
    const longest = Math.max(0, ...holds.map(({ until }) => ((until ?? 0) - from) / 60_000))
    const sum = holds.reduce(
      (all, hold) => all + (((hold.until ?? 0) - from) / 60_000) * hold.pieces.length,
      0,
    )
    const came = `${gone} of ${pieces.clothing} pieces, ${longest.toFixed(0)} minutes, ${sum.toFixed(0)} piece-minutes`
    const wanted = `at most ${most} pieces for ${minutes} minutes`
    rows.push(
      verdict(
        `holds from ${name}`,
        wanted,
        came,
        gone > 0 && gone <= most && longest <= minutes + 1,
        presses,
      ),
    )
    rows.push(await endAll(name, holds))
  }

  async function takeWhatIsFree(visitor: ReturnType<typeof openBrowser>): Promise<boolean> {
    const { onHand, held } = await booksOf(target)
    const free = Object.keys(onHand).filter(
      (key) => key.startsWith('clothing/') && (onHand[key] ?? 0) > (held[key] ?? 0),
    )
    // Three at a time pass as an everyday cart.
    for (const key of free.slice(0, 3)) {
      await addLine(visitor, { kind: 'clothing', id: Number(key.split('/')[1]) })
    }
    return free.length > 0
  }

  async function outOfReach(): Promise<number> {
    const { onHand, held } = await booksOf(target)
    const keys = Object.keys(onHand).filter((key) => key.startsWith('clothing/'))
    return keys.filter((key) => (onHand[key] ?? 0) <= (held[key] ?? 0)).length
  }

  async function endAll(name: string, holds: readonly Hold[]): Promise<Row> {
    for (const { orderId } of holds) await owner.delete(`/api/holds/${orderId}`)
    const left = await outOfReach()
    const kind = `the owner ends the holds of ${name}`
    return verdict(kind, 'all free again', `${left} out of reach`, left === 0, holds.length)
  }

  const wide = Array.from({ length: 60 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`)
  const many = Array.from({ length: 200 }, (_, n) => `198.18.${n}.7`)
  // A third of the 40 single pieces, and two thirds for the wider network.
  await holdFrom('one address', ['192.0.2.7'], 20, 13)
  await holdFrom('a /48 of 60 networks', wide, 60, 26)
  await holdFrom('200 addresses', many, 60, pieces.clothing)
  return rows
}
