import { beforeEach, expect, it } from 'vitest'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { isShopError } from '#platform/errors.ts'
import { hour, minute } from '#platform/time/clock.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { unitsOf } from '#testing/fixtures/orders/ledger.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

/* At each step a new guest from each address presses for whatever is free, and never pays. */

const step = 5 * minute
const counted = [3, 8, 12, 40, 100, 200]

interface Piece {
  kind: ProductKind
  productId: number
  most: number
}

const db = each(() => openTestDatabase('sqlite'))
const selling = each(() => openSelling({ db, clock, payment, rateLimits: true }))
const clock = fakeClock()
const payment = fakePayment(clock)
let pieces: Piece[]

beforeEach(async () => {
  pieces = []
  for (let n = 0; n < 12; n++) {
    pieces.push({ kind: 'clothing', productId: await addShirt(db), most: 1 })
  }
  for (const onHand of counted) {
    const most = Math.max(10, Math.floor(onHand / 4))
    pieces.push({
      kind: 'merch',
      productId: await addPins(db, onHand),
      most: Math.min(most, onHand),
    })
  }
})

interface Address {
  network: string
  wideNetwork: string
}

/** Answers the minutes for which each piece was out of reach. */
async function attack(addresses: readonly Address[]): Promise<number[]> {
  const minutes = pieces.map(() => 0)
  let turn = 0
  for (let at = 0; at < 6 * hour; at += step) {
    payment.tick()
    for (const event of payment.events.splice(0)) {
      await selling.checkout.handleEvent('fake', ...payment.post(event))
    }
    await selling.jobs.runDue()
    for (const piece of pieces) {
      for (let tries = 0; tries < 2 && (await left(piece)) > 0; tries++) {
        turn += 1
        await press(piece, addresses[turn % addresses.length] as Address)
      }
    }
    for (const [index, piece] of pieces.entries()) {
      if ((await left(piece)) === 0) minutes[index] = (minutes[index] ?? 0) + step / minute
    }
    clock.advance(step)
  }
  return minutes
}

async function press(piece: Piece, address: Address): Promise<void> {
  const quantity = Math.min(piece.most, await left(piece))
  const guest = await shopperWith(db, [{ ...piece, quantity }])
  await selling.checkout.startCheckout({ userId: guest, ...address }).catch((error) => {
    if (!isShopError(error) || error.code !== 'hold_limit') throw error
  })
}

async function left({ kind, productId }: Piece): Promise<number> {
  const [onHand = 0, held = 0] = (await unitsOf(db))[`${kind}/${productId}`] ?? []
  return onHand - held
}

it.each([
  // An address has one full hold of a piece, and three short ones behind it.
  { from: 'one address', addresses: from(1, () => '192.0.2'), most: 65 },
  // A /48 has three full ones and six short ones.
  { from: 'a /48 of 500 networks', addresses: from(500, () => 'wide'), most: 165 },
  // 200 unrelated addresses have 200 times as much: six hours, of these few pieces.
  { from: '200 addresses', addresses: from(200, (n) => String(n)), most: 360 },
])(
  'from $from, a piece is unavailable for at most $most minutes of 360',
  async ({ from: name, addresses, most }) => {
    const minutes = await attack(addresses)
    const gone = minutes.filter((one) => one > 0).length
    const sum = minutes.reduce((all, one) => all + one, 0)
    process.stdout.write(
      `  holds from ${name}: ${gone} of ${pieces.length} pieces out of reach, ${Math.max(...minutes)} minutes at the most, ${sum} of ${360 * pieces.length} piece-minutes\n`,
    )
    expect(Math.max(...minutes)).toBe(most)
  },
)

function from(count: number, wide: (n: number) => string): Address[] {
  return Array.from({ length: count }, (_, n) => ({
    network: `${wide(n)}.${n}`,
    wideNetwork: wide(n),
  }))
}
