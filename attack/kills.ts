import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '#testing/fakes/seeded.ts'
import type { Books } from '#testing/fixtures/orders/ledger.ts'
import { booksOf } from './books.ts'
import { addLine, comeBack, pay, press } from './buyer.ts'
import { type Row, tally, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

const rounds = 12
const buyersAtOnce = 6
/** Milliseconds that the last shop has to finish the remaining work. */
const patience = 120_000

export async function attackByKilling(target: Target): Promise<Row[]> {
  const random = seeded(Number(process.env.ATTACK_SEED ?? 1))
  const before = await booksOf(target)
  const told = tally(`SIGKILL in the middle, ${rounds} rounds`, 'a shop that opens again')
  let presses = 0
  for (let round = 0; round < rounds; round++) {
    let over = false
    const buyers = Array.from({ length: buyersAtOnce }, async () => {
      while (!over) if (await buy(target).catch(() => false)) presses += 1
    })
    const pressed = presses
    await pause(600 + random() * 1800)
    // A busy machine may have no payment by then.
    for (let left = 300; presses === pressed && left > 0; left -= 1) await pause(100)
    over = true
    await target.restart()
    await Promise.all(buyers)
    const { status } = await (await target.visitor('stranger')).get('/healthz')
    told.note(status, status === 200, `round ${round + 1}`)
  }
  const [books, paid] = await settled(target)
  return [told.row(), compareMoney(books, paid, presses), compareStock(before, books)]
}

async function buy(target: Target): Promise<boolean> {
  const buyer = await target.visitor('guest')
  await addLine(buyer, { kind: 'merch', id: pieces.sticker, quantity: 2 })
  await addLine(buyer, { kind: 'prints', id: pieces.moths, size: '10x10' })
  const { path } = await press(buyer)
  if (path === null) return false
  await comeBack(buyer, await pay(buyer, path))
  return true
}

async function settled(target: Target): Promise<[Books, Set<string>]> {
  for (const until = Date.now() + patience; ; ) {
    const paid = await paidAtProvider(target)
    const books = await booksOf(target)
    const known = books.orders.filter(({ state }) => state === 'paid' || state === 'fulfilled')
    if (known.length >= paid.size || Date.now() > until) return [books, paid]
    await pause(500)
  }
}

async function paidAtProvider({ folder }: Target): Promise<Set<string>> {
  const payments = join(folder, 'demo-payments')
  const names = (await readdir(payments)).filter((name) => name.endsWith('.outcome'))
  const paid = new Set<string>()
  for (const name of names) {
    const { how } = JSON.parse(await readFile(join(payments, name), 'utf8')) as { how: string }
    if (how === 'card') paid.add(name.replace('.outcome', ''))
  }
  return paid
}

function compareMoney(books: Books, paid: Set<string>, presses: number): Row {
  const sold = books.orders.filter(({ state }) => state === 'paid' || state === 'fulfilled')
  const both = sold.filter(({ sessionId }) => paid.has(sessionId ?? '')).length
  const came = `${paid.size} payments, ${sold.length} paid orders, ${both} in both`
  const holds = paid.size > 0 && both === paid.size && both === sold.length
  return verdict('money in the books', 'as at the provider', came, holds, presses)
}

function compareStock(before: Books, after: Books): Row {
  const count = tally('units in the books', 'on hand + sold = what was there')
  for (const [key, onHand] of Object.entries(before.onHand)) {
    const sum = (after.onHand[key] ?? 0) + (after.sold[key] ?? 0)
    const exact = sum === onHand + (before.sold[key] ?? 0) && after.held[key] === after.holds[key]
    count.note(exact ? 'exact' : `${sum} of ${onHand}`, exact, key)
  }
  return count.row()
}
