import { beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { confirmationEmail } from '#shop/upkeep/emails/order-emails.server.ts'
import { addPrint, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { claimsNoOther, type EditionInput } from './edition.ts'
import { readEditions } from './editions.server.ts'

const stated: EditionInput = {
  sizes: [],
  proofs: 0,
  year: 2024,
  process: 'Linocut',
  reproduction: false,
  signature: 'by_hand',
  others: null,
  master: 'kept',
}

it.each([
  ['None', true],
  ['There are no others.', true],
  ['There are none', true],
  ['Only edition of this image', true],
  ['This is the sole edition', true],
  ['Not printed in any other size', true],
  ['Five trial proofs of 2019, none of them signed', false],
  ['In 2019 another edition of 10, in blue only', false],
])('“%s” denies other editions: %s', (others, denies) => {
  expect(claimsNoOther(others)).toBe(denies)
})

describe('statements about a piece without an edition', () => {
  const shop = eachCheckout('sqlite')
  let print: number
  beforeEach(async () => {
    await addPrint(shop.db)
    const { product } = await shop.catalogue.create(
      squarePrint('open', { name: 'Fjord', edition: stated }),
    )
    print = product.id
  })

  async function buy(quantity: number): Promise<MailedOrder> {
    const line = { kind: 'prints', productId: print, quantity, size: '10x10' } as const
    await shop.buy([line])
    const mailed = await readMailOrder(shop.db.read, (await shop.order()).id, 'https://a.example')
    return mailed ?? Promise.reject(new Error('There is no such order.'))
  }
  type MailedOrder = NonNullable<Awaited<ReturnType<typeof readMailOrder>>>

  const edit = (edition: EditionInput | null) => {
    const { pictures: _, ...facts } = squarePrint('open', { name: 'Fjord', edition })
    return shop.catalogue.update('prints', print, facts)
  }
  const told = async () => {
    const found = await shop.catalogue.findProduct('prints', print)
    return 'product' in found ? found.product.edition : undefined
  }

  it('are answered with it, and limit nothing', async () => {
    expect(await told()).toMatchObject({ sizes: [], process: 'Linocut', master: 'kept' })
    await buy(50)
    expect(await shop.db.read.selectFrom('certificates').selectAll().execute()).toEqual([])
  })

  it('are in the confirmation of an American order, and in no other', async () => {
    const order = await buy(1)
    const about = ({ blocks }: ReturnType<typeof confirmationEmail>) =>
      blocks.find(
        (block) =>
          typeof block === 'object' && block.type === 'panel' && block.title === 'About “Fjord”',
      )
    const to = (country: string) => ({ ...order, shipTo: { country } as Address })
    expect(about(confirmationEmail(to('US'), brand, '', 'GB'))).toMatchObject({
      lines: [
        `Artist: ${brand.artistName}`,
        'Edition: Not limited',
        'Process: Linocut',
        'Year: 2024',
        'Signature: Signed by hand by the artist',
        'Master: The artist still has the master: neither destroyed, altered nor cancelled',
        expect.stringContaining('This is to certify'),
      ],
    })
    expect(about(confirmationEmail(to('GB'), brand, '', 'US'))).toBeUndefined()
  })

  it('are on the packing slip', async () => {
    await buy(1)
    const { id } = await shop.order()
    const order = await ownerOrdersOf(shop, 'manual').get(id)
    const { paper } = await shop.papers.slip(order, { prices: true })
    expect(paper.notes).toEqual([
      expect.stringMatching(/^Fjord, by .+: Not limited · Linocut · 2024 · Signed by hand/),
      expect.stringContaining('This is to certify'),
    ])
  })

  it('become an edition’s, can be removed, and are missing for one-of-a-kind pieces', async () => {
    await edit({ ...stated, sizes: [{ size: '', total: 2 }] })
    expect(await told()).toMatchObject({ sizes: [{ total: 2, left: 2 }], process: 'Linocut' })
    await edit(stated)
    await buy(3)
    await edit(null)
    expect(await told()).toBeNull()
    const { product } = await shop.catalogue.create(sampleMerch({ edition: stated }))
    const { pictures: _, ...facts } = sampleMerch({ inventoryPolicy: 'one_of_a_kind' })
    await shop.catalogue.update('merch', product.id, facts)
    expect(await readEditions(shop.db.read, product)).toEqual([])
  })
})
