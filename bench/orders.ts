import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import { demoStudio } from '#demo/studio.ts'
import { systemClock } from '#platform/time/clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { type Load, repeat } from './load.ts'

/**
 * On SQLite (`synchronous=FULL`), in process: what holding, recording and settling cost when the
 * payment provider answers at once.
 */
export async function measureOrders(count: number): Promise<{ start: Load; settle: Load }> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-orders-'))
  const payment = fakePayment(systemClock)
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const shop = await composeShop(config, { payment })
  try {
    await shop.admin.demo.seed(demoStudio)
    const buyers = await fillCarts(shop, count)
    const start = await repeat(count, 8, async (index) => {
      await shop.storefront.checkout.startCheckout({
        userId: buyers[index] ?? '',
        network: `${index}`,
        wideNetwork: `${index}`,
      })
    })
    const settle = await repeat(count, 8, async (index) => {
      const id = payment.ids[index] ?? ''
      payment.pay(id)
      const state = await shop.storefront.checkout.returnFromPayment(id)
      if (state !== 'paid') throw new Error(`the order is ${state}`)
    })
    return { start, settle }
  } finally {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillCarts(shop: Shop, count: number): Promise<string[]> {
  const { cards: prints } = await shop.catalogue.listCards('prints')
  const { cards: merch } = await shop.catalogue.listCards('merch')
  const print = prints.at(-1)
  const sticker = merch.find(({ availability }) => availability.state === 'available')
  if (!print || !sticker) throw new Error('the demo studio has nothing to sell')
  await shop.db.transact((trx) =>
    trx
      .updateTable('stock')
      .set({ on_hand: count * 2 })
      .where('kind', '=', 'merch')
      .where('product_id', '=', sticker.id)
      .execute(),
  )
  const buyers: string[] = []
  for (let index = 0; index < count; index++) {
    const { user, token } = await shop.identity.createGuest()
    const visitor = await shop.identity.visitor(token)
    if (!visitor) throw new Error('a guest has no session')
    const input = { cartId: null, size: null, variantId: null, quantity: 1 }
    await shop.storefront.cart.addLine(visitor, {
      ...input,
      kind: 'prints',
      productId: print.id,
      size: '10x10',
    })
    await shop.storefront.cart.addLine(visitor, { ...input, kind: 'merch', productId: sticker.id })
    buyers.push(user.id)
  }
  return buyers
}
