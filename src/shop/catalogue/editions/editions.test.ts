import { beforeEach, expect, it } from 'vitest'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import {
  addPrint,
  sampleEdition,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { readCopies, withReissuedNumbers } from './copies.server.ts'
import { type EditionInput, statementRows } from './edition.ts'
import { readEditions } from './editions.server.ts'
import { reissue } from './numbers.server.ts'

const editionOf = (total: number, size = '') =>
  sampleEdition(total, { proofs: 2, sizes: [{ size, total }] })

eachDatabase('an edition', (lane) => {
  const shop = eachCheckout(lane)
  let print: number
  beforeEach(async () => {
    await addPrint(shop.db)
    const { product } = await shop.catalogue.create(
      squarePrint('ed', { name: 'Fjord', edition: editionOf(3) }),
    )
    print = product.id
  })
  async function pay(quantity = 1, size = '10x10', kind: 'prints' | 'merch' = 'prints') {
    const userId = await shopperWith(shop.db, [{ kind, productId: print, quantity, size }])
    await shop.start(userId, userId)
    const session = `fake_${shop.payment.ids.length}`
    const settle = async () => {
      shop.payment.pay(session)
      await shop.sendAll()
    }
    return { pay: settle }
  }

  async function certifiedOthers() {
    await (await pay(1, '18x18')).pay()
    await shop.certificates.signAll()
    const { id } = await rowOf(shop.db.read, 'certificates')
    return (await shop.certificates.find(id))?.claims?.edition?.others
  }
  const refusedAt = (field: string) => ({ code: 'bad_input', details: { field } })
  const besides = 'This image is also sold as 10 × 10 without a limit; 14 × 14 without a limit'

  const orders = () =>
    shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('paid_at', 'is not', null)
      .orderBy('number')
  const copies = async () => {
    const ids = (await orders().execute()).map(({ id }) => id)
    const byLine = [...(await readCopies(shop.db.read, ids))].sort(([one], [other]) => one - other)
    return byLine.map(([, of]) =>
      of.map(({ number, isVoid }) => (isVoid ? `${number} void` : number)),
    )
  }
  const edition = async () => (await readEditions(shop.db.read, { kind: 'prints', id: print }))[0]
  const edit = (changes: Parameters<typeof squarePrint>[1]) => {
    const { pictures: _, ...facts } = squarePrint('ed', { name: 'Fjord', ...changes })
    return shop.catalogue.update('prints', print, facts)
  }
  const refund = async (at: number, lines?: { lineId: number; quantity: number }[]) => {
    const { id = '' } = (await orders().execute())[at] ?? {}
    await shop.refunds.refund(id, { attempt: `a${at}${lines}`, restock: true, lines })
  }

  it('refuses an edit while its text denies a size that was added later', async () => {
    await edit({ edition: editionOf(25, '18x18') })
    await changeRows(shop.db, 'editions', { others: 'None' })
    await expect(edit({})).rejects.toMatchObject(refusedAt('edition.others'))
    expect(await certifiedOthers()).toBe(besides)
  })

  it('limits a piece by its copies', async () => {
    const { product } = await shop.catalogue.create(
      sampleMerch({ inventoryPolicy: 'one_of_a_kind' }),
    )
    const change = (changes: Parameters<typeof sampleMerch>[0]) =>
      shop.catalogue.update('merch', product.id, { ...sampleMerch(), pictures: [], ...changes })
    await change({ inventoryPolicy: 'counted', quantity: 4, edition: editionOf(4) })
    await expect(change({ inventoryPolicy: 'one_of_a_kind' })).rejects.toMatchObject(
      refusedAt('edition'),
    )
    await change({ inventoryPolicy: 'one_of_a_kind', edition: null })
    const both = { quantity: 1, edition: editionOf(4) }
    await expect(change(both)).rejects.toMatchObject(refusedAt('edition'))
  })

  it('makes one of two copies void when one is refunded, and both with the second', async () => {
    await (await pay(2)).pay()
    const { id: lineId } = await rowOf(shop.db.read, 'order_lines')
    await refund(0, [{ lineId, quantity: 1 }])
    expect(await copies()).toEqual([[1, '2 void']])
    await refund(0)
    expect(await copies()).toEqual([['1 void', '2 void']])
  })

  it('assigns a void number to the next buyer, once the owner has put it on sale again', async () => {
    await (await pay(1)).pay()
    await refund(0)
    const { id: voided } = await rowOf(shop.db.read, 'certificates')
    await shop.db.transact((trx) => reissue(trx, voided, 'on_sale', 1))
    expect(await edition()).toMatchObject({ given: 1, left: 3 })
    expect(await secondLife()).toBeNull()
    await (await pay(3)).pay()
    expect(await copies()).toEqual([['1 void'], [1, 2, 3]])
    expect(await secondLife()).toMatch(/^[0-9a-f]{32}$/)
  })

  async function secondLife() {
    const { order_id } = await shop.db.read
      .selectFrom('certificates')
      .select('order_id')
      .where('voided_at', 'is not', null)
      .executeTakeFirstOrThrow()
    const copies = await readCopies(shop.db.read, [order_id ?? ''])
    return [...(await withReissuedNumbers(shop.db.read, copies)).values()].flat()[0]?.again
  }

  it('reissues a void number by hand, once', async () => {
    await (await pay(1)).pay()
    await refund(0)
    const { id: voided } = await rowOf(shop.db.read, 'certificates')
    const again = () => shop.db.transact((trx) => reissue(trx, voided, 'by_hand', 1))
    expect(await secondLife()).toBeUndefined()
    const id = await again()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(await secondLife()).toBe(id)
    await expect(again()).rejects.toMatchObject({ code: 'bad_input' })
    expect(await edition()).toMatchObject({ given: 1, left: 2 })
  })

  if (lane !== 'sqlite') return

  it('lists the image’s other sizes by itself, and refuses a text that denies them', async () => {
    await edit({ edition: editionOf(25, '18x18') })
    expect(await certifiedOthers()).toBe(besides)
    const denied = { ...editionOf(25, '18x18'), others: 'No other of this image' }
    await expect(edit({ edition: denied })).rejects.toMatchObject(refusedAt('edition.others'))
    await edit({ edition: { ...denied, others: 'Five trial proofs of 2019' } })
  })

  it('of a removed size ends, but stays known once a copy is sold', async () => {
    const bySize = {
      ...editionOf(2),
      sizes: ['10x10', '14x14'].map((size) => ({ size, total: 2 })),
    }
    await edit({ edition: bySize })
    await (await pay(1, '10x10')).pay()
    const without = (...names: string[]) => ({
      sizes: squarePrint('ed').sizes?.filter(({ size }) => !names.includes(size)) ?? [],
    })
    await edit({ ...without('small', 'medium'), edition: bySize })
    const known = await readEditions(shop.db.read, { kind: 'prints', id: print })
    expect(known).toMatchObject([{ size: '10x10', total: 2, given: 1, left: 1 }])
    await edit({ ...without('small'), edition: null })
    await edit({ edition: bySize })
    expect(await edition()).toMatchObject({ size: '10x10', given: 1, left: 1 })
    await (await pay(1, '10x10')).pay()
    expect(await copies()).toEqual([[1], [2]])
    await expect(edit({ edition: null })).rejects.toMatchObject(refusedAt('edition'))
  })

  it('assigns no number for money that came too late for the last copy', async () => {
    const late = await pay(1)
    shop.clock.advance(40 * 60_000)
    shop.payment.tick()
    await shop.sendAll()
    await (await pay(3)).pay()
    await late.pay()
    expect(await copies()).toEqual([[1, 2, 3]])
  })

  it('states the fate of its master, which is fixed once a copy is sold', async () => {
    const stating = (master: EditionInput['master']) =>
      edit({ edition: { ...editionOf(3), master } })
    await stating('cancelled')
    await stating('kept')
    await (await pay()).pay()
    await stating('cancelled')
    expect((await edition())?.master).toBe('cancelled')
    await expect(stating('kept')).rejects.toMatchObject(refusedAt('edition.master'))
    expect(statementRows({ ...editionOf(3), total: 3, master: 'cancelled' }).at(-1)).toEqual({
      term: 'Master',
      words: 'The master is destroyed or cancelled: nothing more can be made from it',
    })
    const unsaid = statementRows({ ...editionOf(3), total: 3 }).map(({ term }) => term)
    expect(unsaid).not.toContain('Master')
    expect(unsaid).not.toContain('Other editions')
  })

  it('is answered with the piece, after reading and editing', async () => {
    const told = {
      process: 'Linocut',
      proofs: 2,
      sizes: [{ size: '', total: 3, given: 0, left: 3 }],
    }
    expect((await edit({})).product.edition).toMatchObject(told)
    const found = await shop.catalogue.findProduct('prints', print)
    expect(found).toMatchObject({ product: { edition: told } })
  })

  it('assigns numbers in the order of settled payments, once for a payment that is reported twice', async () => {
    const first = await pay()
    const second = await pay(2)
    await Promise.all([second.pay(), second.pay()])
    await first.pay()
    expect(await copies()).toEqual([[3], [1, 2]])
    expect(await edition()).toMatchObject({ given: 3, left: 0 })
  })

  it('can’t be bought in any size once it is sold out, even after an edit that doesn’t send it', async () => {
    await edit({ description: 'Cut anew.' })
    await (await pay(3)).pay()
    await expect(pay(1, '14x14')).rejects.toMatchObject({ code: 'sold_out' })
    const found = await shop.catalogue.findProduct('prints', print)
    expect(found).toMatchObject({ product: { availability: { state: 'sold_out' } } })
  })

  it('may be of one size only', async () => {
    await edit({ edition: editionOf(1, '14x14') })
    await (await pay(1, '14x14')).pay()
    await (await pay(5, '10x10')).pay()
    await expect(pay(1, '14x14')).rejects.toMatchObject({ code: 'sold_out' })
    expect(await copies()).toEqual([[1]])
    const found = await shop.catalogue.findProduct('prints', print)
    expect(found).toMatchObject({ product: { availability: { state: 'available' } } })
    const { sizes = [] } = 'product' in found ? found.product : {}
    expect(sizes.map((each) => each.availability?.state)).toEqual([
      undefined,
      'sold_out',
      undefined,
    ])
  })

  it('limits a counted piece beside its stock', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({ edition: editionOf(2) }))
    print = product.id
    await (await pay(2, '', 'merch')).pay()
    await expect(pay(1, '', 'merch')).rejects.toMatchObject({ code: 'sold_out' })
    expect(product.availability.left).toBe(2)
  })

  it('can’t shrink below sold copies, and can neither grow nor end after its first sale', async () => {
    await (await pay(2)).pay()
    for (const total of [1, 4]) {
      const changed = edit({ edition: editionOf(total) })
      await expect(changed).rejects.toMatchObject(refusedAt('edition.sizes.0.total'))
    }
    await expect(edit({ edition: null })).rejects.toMatchObject({ code: 'bad_input' })
    await edit({ edition: editionOf(2) })
    expect(await edition()).toMatchObject({ total: 2, given: 2, left: 0 })
  })

  it('may grow, shrink and end before its first sale', async () => {
    await edit({ edition: editionOf(5) })
    expect(await edition()).toMatchObject({ total: 5, left: 5 })
    await edit({ edition: editionOf(2) })
    expect(await edition()).toMatchObject({ total: 2, left: 2 })
    await edit({ edition: null })
    expect(await edition()).toBeUndefined()
    await (await pay(7)).pay()
    expect(await copies()).toEqual([])
  })

  it('keeps copies in a buyer’s payment', async () => {
    await pay(2)
    await expect(edit({ edition: editionOf(1) })).rejects.toMatchObject({ code: 'held' })
  })

  it('keeps a refunded number void, and sells no other in its place', async () => {
    await (await pay(1)).pay()
    await (await pay(2)).pay()
    await refund(0)
    expect(await copies()).toEqual([['1 void'], [2, 3]])
    await expect(pay()).rejects.toMatchObject({ code: 'sold_out' })
  })
})
