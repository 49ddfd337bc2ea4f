import { beforeEach, expect, it } from 'vitest'
import { day, hour } from '#platform/time/clock.ts'
import { cartLink } from '#shop/upkeep/emails/visitor-emails.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins, addPrint, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { cartOf, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { changeCart, readCart } from './cart-lines.server.ts'
import { createCartLinks, endCartLinks, forgetCartLinks } from './cart-links.server.ts'
import { cartsData } from './personal-data.server.ts'

const guest = { role: 'guest', staffRole: null, name: 'guest', email: null } as const

eachDatabase('a cart on another device', (lane) => {
  const shop = eachCheckout(lane)
  const links = each(() => createCartLinks(shop))
  let pin: number
  let shirt: number
  let sender: string
  beforeEach(async () => {
    const print = await addPrint(shop.db)
    pin = await addPins(shop.db, 5)
    shirt = await addShirt(shop.db)
    sender = await shopperWith(shop.db, [
      { kind: 'prints', productId: print, size: '10x10', quantity: 3 },
      { kind: 'clothing', productId: shirt },
      { kind: 'merch', productId: pin, quantity: 2 },
    ])
  })
  const opener = async (items: Parameters<typeof shopperWith>[1] = []) => {
    const userId = await shopperWith(shop.db, items)
    return { ...guest, userId }
  }

  it('exists for two weeks, is unknown afterwards, and needs a cart with pieces', async () => {
    const token = await links.make(sender)
    shop.clock.advance(14 * day)
    expect(await links.find(token)).toBeNull()
    await expect(links.take(await opener(), token)).rejects.toMatchObject({ code: 'not_found' })
    await expect(links.send(token, 'kim@example.com')).rejects.toMatchObject({ code: 'not_found' })
    await shop.db.transact((trx) => forgetCartLinks(trx, shop.clock.now()))
    expect(await shop.db.read.selectFrom('cart_links').select('token').execute()).toEqual([])
    expect(await links.find('x'.repeat(43))).toBeNull()
    const { userId } = await opener()
    await expect(links.make(userId)).rejects.toMatchObject({ code: 'empty_cart' })
  })

  it('says only that it was bought, once its cart or a cart that took it was paid', async () => {
    const present = { gift_note: 'For Alma', wanted_by: '2026-12-24' }
    await shop.db.transact((trx) => changeCart(trx, sender, present, 1))
    const [first, second] = [await links.make(sender), await links.make(sender)]
    const other = await opener()
    await links.take(other, second)
    await shop.start(other.userId)
    shop.payment.pay('fake_1')
    await shop.sendAll()
    const bought = { bought: true, lines: [], present: false }
    expect(await links.find(second)).toMatchObject(bought)
    expect(await links.find(first)).toMatchObject({ bought: false })
    await expect(links.take(await opener(), second)).rejects.toMatchObject({ code: 'not_found' })
    const kept = await shop.db.read.selectFrom('cart_links').selectAll().execute()
    expect(JSON.stringify(kept.filter(({ token }) => token === second))).not.toContain('Alma')
    const cart = kept[0]?.cart_id ?? ''
    const lines = await shop.db.read
      .selectFrom('cart_lines')
      .select(['kind', 'product_id as productId', 'size'])
      .where('cart_id', '=', cart)
      .execute()
    await shop.db.transact((trx) => endCartLinks(trx, cart, lines.slice(1), 2))
    expect(await links.find(first)).toMatchObject({ bought: false })
    await shop.db.transact((trx) => endCartLinks(trx, cart, lines, 2))
    expect(await links.find(first)).toMatchObject(bought)
  })

  it('stays open when a cart that took it paid for other pieces', async () => {
    const token = await links.make(sender)
    const other = await opener()
    await links.take(other, token)
    await shop.db.transact(async (trx) => {
      const cart = await readCart(trx, other.userId)
      await trx
        .deleteFrom('cart_lines')
        .where('cart_id', '=', cart?.id ?? '')
        .where('kind', '!=', 'merch')
        .execute()
    })
    await shop.start(other.userId)
    shop.payment.pay('fake_1')
    await shop.sendAll()
    expect(await cartOf(shop.db, other.userId)).toEqual({})
    const link = await links.find(token)
    expect([link?.bought, link?.lines.length]).toEqual([false, 3])
    expect(await links.take(await opener(), token)).toEqual({ missing: 0 })
  })

  it('is mailed only as a link, and not after its address was erased', async () => {
    const token = await links.make(sender)
    await links.send(token, 'kim@example.com')
    const brand = { publicUrl: 'https://shop.example', artistName: 'Maren', studioName: 'Heron' }
    const sources = { reader: shop.db.read, brand, openSealed: () => '' } as never
    const mail = await cartLink(sources, token)
    expect(mail?.to).toEqual({ name: '', address: 'kim@example.com' })
    expect(mail?.email.blocks).toContainEqual({
      type: 'button',
      label: 'Open the cart',
      url: `https://shop.example/carts/${token}`,
    })
    await shop.db.transact((trx) => cartsData.erase(trx, 'kim@example.com', 1))
    expect(await cartLink(sources, token)).toBeNull()
  })

  if (lane !== 'sqlite') return

  it('brings the present’s note and day into a cart without them', async () => {
    const present = { gift_note: 'For Alma', wanted_by: '2026-12-24' }
    await shop.db.transact((trx) => changeCart(trx, sender, present, 1))
    const token = await links.make(sender)
    const link = await links.find(token)
    expect([link?.present, JSON.stringify(link)]).toEqual([
      true,
      expect.not.stringContaining('Alma'),
    ])
    const said = async (userId: string) => {
      const cart = await readCart(shop.db.read, userId)
      return [cart?.giftNote, cart?.wantedBy]
    }
    const other = await opener()
    await links.take(other, token)
    expect(await said(other.userId)).toEqual(['For Alma', '2026-12-24'])
    const own = await opener([{ kind: 'merch', productId: pin }])
    const words = { gift_note: 'For Bo' }
    await shop.db.transact((trx) => changeCart(trx, own.userId, words, 1))
    await links.take(own, token)
    expect(await said(own.userId)).toEqual(['For Bo', null])
    await links.send(token, 'kim@example.com')
    expect(await cartsData.find(shop.db.read, 'kim@example.com')).toMatchObject([
      { present: { note: 'For Alma' } },
    ])
  })

  it('names sold pieces, and takes the others up to the former quantity', async () => {
    const token = await links.make(sender)
    const buyer = await opener([{ kind: 'clothing', productId: shirt }])
    await shop.start(buyer.userId)
    shop.payment.pay('fake_1')
    await shop.sendAll()
    expect((await links.find(token))?.lines[1]).toMatchObject({ state: 'sold_out' })
    const other = await opener([{ kind: 'merch', productId: pin, quantity: 1 }])
    expect(await links.take(other, token)).toEqual({ missing: 1 })
    expect(await links.take(other, token)).toEqual({ missing: 1 })
    const held = await cartOf(shop.db, other.userId)
    expect(held).toMatchObject({ [`merch/${pin}`]: 2 })
    expect(Object.keys(held)).toHaveLength(2)
  })

  it('is mailed once, and at most three times in six hours to a mailbox', async () => {
    const kinds = async () => (await shop.mails()).map(({ kind }) => kind)
    const token = await links.make(sender)
    await links.send(token, 'kim@example.com')
    await links.send(token, 'lee@example.com')
    for (let more = 0; more < 4; more++)
      await links.send(await links.make(sender), `kim+${more}@example.com`)
    expect(await kinds()).toEqual(['cart-link', 'cart-link', 'cart-link'])
    shop.clock.advance(6 * hour)
    await links.send(await links.make(sender), 'kim@example.com')
    expect(await kinds()).toHaveLength(4)
  })

  it('holds the same lines at present prices, and doesn’t change the first cart', async () => {
    const before = await cartOf(shop.db, sender)
    const token = await links.make(sender)
    const link = await links.find(token)
    expect(link?.lines.map(({ kind, quantity, state }) => [kind, quantity, state])).toEqual([
      ['prints', 3, 'ok'],
      ['clothing', 1, 'ok'],
      ['merch', 2, 'ok'],
    ])
    expect(JSON.stringify(link)).not.toContain(sender)
    const other = await opener()
    expect(await links.take(other, token)).toEqual({ missing: 0 })
    expect(await cartOf(shop.db, other.userId)).toEqual(before)
    expect(await cartOf(shop.db, sender)).toEqual(before)
  })
})
