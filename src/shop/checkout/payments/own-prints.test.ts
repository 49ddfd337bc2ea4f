import { describe, expect, it } from 'vitest'
import { addPrint, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

describe('prints that the studio makes itself', () => {
  const shop = eachCheckout('sqlite')

  async function buy(withPrinters: boolean): Promise<void> {
    const printers = await addPrint(shop.db)
    const { sizes: _, dimensions: __, ...print } = squarePrint('own', { name: 'Fjord' })
    const size = { label: '90x30 cm', width: 90, height: 30, unit: 'cm' as const, price: 9500 }
    const { product } = await shop.catalogue.create({
      ...print,
      ownSizes: [{ ...size, variantId: null }],
    })
    const own = { kind: 'prints', productId: product.id, size: '90x30 cm' } as const
    const made = { kind: 'prints', productId: printers } as const
    await shop.buy(withPrinters ? [own, made] : [own])
    await shop.jobs.runDue()
  }

  const queued = { kind: 'studio', state: 'queued' }
  it.each([
    ['are sent by the studio, and no printer hears of them', false, [queued]],
    [
      'leave the printer its own part of the order',
      true,
      [{ kind: 'prints', state: 'sent' }, queued],
    ],
  ])('%s', async (_, withPrinters, fulfillments) => {
    await buy(withPrinters)
    const rows = shop.db.read.selectFrom('fulfillments').select(['kind', 'state']).orderBy('kind')
    expect(await rows.execute()).toEqual(fulfillments)
    expect(shop.placed).toHaveLength(withPrinters ? 1 : 0)
    expect((await shop.order()).issues).toEqual([])
  })
})
