import { setTimeout as pause } from 'node:timers/promises'
import { booksOf } from './books.ts'
import { addLine, pay, press } from './buyer.ts'
import { type Browser, jsonOf, openBrowser } from './client.ts'
import { type Row, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

interface Hold {
  orderId: string
  until: number | null
  pieces: object[]
}

/** The proxy's header gives the visitors' addresses. */
export async function attackHolds(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const rows: Row[] = []
  // Literal figures, so that a rule changed by mistake fails here.
  const minutes = 35

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
      // A second press must not renew the hold.
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

  async function free(): Promise<number[]> {
    const { onHand, held } = await booksOf(target)
    return Object.keys(onHand)
      .filter((key) => key.startsWith('clothing/') && (onHand[key] ?? 0) > (held[key] ?? 0))
      .map((key) => Number(key.split('/')[1]))
  }

  async function takeWhatIsFree(visitor: Browser): Promise<boolean> {
    const ids = await free()
    // An everyday cart holds three.
    for (const id of ids.slice(0, 3)) await addLine(visitor, { kind: 'clothing', id })
    return ids.length > 0
  }

  async function outOfReach(): Promise<number> {
    const { onHand, held } = await booksOf(target)
    const keys = Object.keys(onHand).filter((key) => key.startsWith('clothing/'))
    return keys.filter((key) => {
      const there = onHand[key] ?? 0
      return there > 0 && there <= (held[key] ?? 0)
    }).length
  }

  async function endAll(name: string, holds: readonly Hold[]): Promise<Row> {
    for (const { orderId } of holds) await owner.delete(`/api/holds/${orderId}`)
    const left = await outOfReach()
    const kind = `the owner ends the holds of ${name}`
    return verdict(kind, 'all free again', `${left} out of reach`, left === 0, holds.length)
  }

  /** All start before the first debit bounces. */
  async function holdByDebits(): Promise<void> {
    const address = { 'X-Forwarded-For': '192.0.2.99' }
    const ids = await free()
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        const visitor = openBrowser(target.url, address)
        jsonOf(await visitor.post('/api/users/create'))
        for (const id of ids.slice(3 * turn, 3 * turn + 3)) {
          await addLine(visitor, { kind: 'clothing', id })
        }
        return visitor
      }),
    )
    let most = 0
    let over = false
    const watch = (async () => {
      while (!over) most = Math.max(most, await outOfReach())
    })()
    await Promise.all(visitors.map(bounce))
    over = true
    await watch
    rows.push(
      verdict(
        'holds by bank debits, one address',
        'at most 13 pieces',
        `${most} of 40 pieces`,
        most > 0 && most <= 13,
        visitors.length,
      ),
    )
    await allFree()
  }

  /** True once the visitor has paid by debit; it bounces four seconds later. */
  async function bounce(visitor: Browser): Promise<boolean> {
    const { path } = await press(visitor)
    if (path === null) return false
    await pay(visitor, path, { method: 'bounce' })
    return true
  }

  /** A debit that bounces counts as a full hold: one of 35 minutes, and three short ones. */
  async function holdAgain(): Promise<void> {
    const [id = 1] = await free()
    let times = 0
    for (let turn = 0; turn < 7; turn++) {
      const visitor = openBrowser(target.url, { 'X-Forwarded-For': '192.0.2.98' })
      jsonOf(await visitor.post('/api/users/create'))
      await addLine(visitor, { kind: 'clothing', id })
      if (await bounce(visitor)) times += 1
      await allFree()
    }
    const came = `${times} of 7 times`
    const kind = 'one piece by debits that bounce, again and again'
    rows.push(verdict(kind, 'at most 4 times', came, times > 0 && times <= 4, 7))
  }

  async function allFree(): Promise<void> {
    for (let tries = 0; tries < 60 && (await outOfReach()) > 0; tries++) await pause(500)
  }

  /** Nothing keeps 200 addresses out (docs/security.md); the owner ends a hold. */
  async function buyInSpite(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const visitor = openBrowser(target.url, { 'X-Forwarded-For': address })
      jsonOf(await visitor.post('/api/users/create'))
      if (!(await takeWhatIsFree(visitor))) break
      await press(visitor)
    }
    const [id = 1] = Object.keys((await booksOf(target)).held)
      .filter((key) => key.startsWith('clothing/'))
      .map((key) => Number(key.split('/')[1]))
    const buyer = openBrowser(target.url, { 'X-Forwarded-For': '203.0.113.200' })
    jsonOf(await buyer.post('/api/users/create'))
    for (const { orderId } of jsonOf<Hold[]>(await owner.get('/api/holds'))) {
      await owner.delete(`/api/holds/${orderId}`)
    }
    await addLine(buyer, { kind: 'clothing', id })
    const { path, code } = await press(buyer)
    const paid = path === null ? code : String((await pay(buyer, path)).status)
    rows.push(
      verdict(
        'a buyer after 200 addresses, once the owner has ended their holds',
        'pays',
        paid === '303' ? 'paid' : paid,
        paid === '303',
        addresses.length,
      ),
    )
    await endAll('200 addresses', jsonOf<Hold[]>(await owner.get('/api/holds')))
  }

  /** One address takes a third of 15 single pieces; another buyer can pay for the rest. */
  async function holdInASmallStudio(): Promise<void> {
    const ids = await free()
    for (const id of ids.slice(15)) await owner.delete(`/api/clothing/delete/id/${id}`)
    await holdFrom('one address, in a studio of 15 single pieces', ['192.0.2.55'], 8, 5)
  }

  const wide = Array.from({ length: 60 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`)
  const many = Array.from({ length: 200 }, (_, n) => `198.18.${n}.7`)
  await holdFrom('one address', ['192.0.2.7'], 20, 13)
  await holdFrom('a /48 of 60 networks', wide, 60, 26)
  await holdFrom('ten unrelated addresses', many.slice(-10), 10, 30)
  await holdByDebits()
  await holdAgain()
  await buyInSpite(many)
  await holdInASmallStudio()
  return rows
}
