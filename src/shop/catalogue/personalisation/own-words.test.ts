import { beforeEach, expect, it } from 'vitest'
import { createCart } from '#shop/checkout/cart/cart.server.ts'
import { createCartLinks } from '#shop/checkout/cart/cart-links.server.ts'
import { cartsData } from '#shop/checkout/cart/personal-data.server.ts'
import { ordersJson } from '#shop/orders/back-office/orders-json.server.ts'
import { pickListPaper } from '#shop/orders/papers/pick-list-paper.ts'
import { slipPaper } from '#shop/orders/papers/slip-paper.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { findPrints } from '#shop/orders/record/print-orders.server.ts'
import { createWithdrawals, exemptWords } from '#shop/orders/withdrawals/withdrawals.server.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { changeRows, rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import {
  addPictures,
  addPrint,
  sampleMerch,
  samplePictures,
} from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import type { Personalisation } from './personalisation.ts'

const asked: Personalisation = {
  label: 'Name on the mug',
  required: false,
  lines: 1,
  most: 20,
  price: 500,
}
const email = 'robin@example.com'
const guest = { role: 'guest', staffRole: null, name: 'guest', email: null } as const

eachDatabase('a piece that asks for words', (lane) => {
  const shop = eachCheckout(lane)
  const cart = each(() =>
    createCart({ ...shop, storeSettings: fixedStoreSettings(), printer: () => 'manual' }),
  )
  let mug: number
  const piece = (personalisation: Personalisation | null = asked) =>
    sampleMerch({
      name: 'Mug',
      descName: 'Stoneware',
      price: 2800,
      personalised: true,
      personalisation,
    })
  const change = (personalisation: Personalisation | null) =>
    shop.catalogue.update('merch', mug, piece(personalisation))

  beforeEach(async () => {
    await addPictures(shop.db, samplePictures)
    mug = (await shop.catalogue.create(piece())).product.id
  })

  const line = (personalText: string, quantity = 1) => ({
    kind: 'merch' as const,
    productId: mug,
    quantity,
    personalText,
  })
  const put = (userId: string, personalText: string, quantity = 1) =>
    cart.addLine(
      { ...guest, userId },
      { ...line(personalText, quantity), cartId: null, size: null, variantId: null },
    )
  const view = async (userId: string) => (await cart.view(userId)).lines
  const orders = () => rowsOf(shop.db.read, 'orders', {}, 'number')
  const order = async () => {
    const { token, id } = (await orders()).at(-1) ?? { token: '', id: '' }
    return { id, view: await shop.orders.findByToken(token) }
  }

  it('is another line with other words, at the price with words', async () => {
    const buyer = await shopperWith(shop.db, [])
    for (const text of ['Otto', 'Ida', '']) await put(buyer, text)
    await expect(put(buyer, 'Ida')).rejects.toMatchObject({ code: 'duplicate' })
    const seen = (await view(buyer)).map((each) => [
      each.personalText?.text,
      each.unitPrice,
      each.personalised,
    ])
    expect(seen).toEqual([
      ['Otto', 3300, true],
      ['Ida', 3300, true],
      [undefined, 2800, false],
    ])
  })

  it('counts its units over all lines', async () => {
    const buyer = await shopperWith(shop.db, [])
    const otto = await put(buyer, 'Otto', 3)
    await expect(put(buyer, 'Ida', 3)).rejects.toMatchObject({ code: 'changed' })
    await put(buyer, 'Ida', 2)
    const raise = cart.changeQuantity({ ...guest, userId: buyer }, 'merch', otto.row.id, 4)
    await expect(raise).rejects.toMatchObject({ code: 'changed' })
    expect((await view(buyer)).map(({ state, left }) => [state, left])).toEqual([
      ['ok', 3],
      ['ok', 2],
    ])
    await changeRows(shop.db, 'stock', { on_hand: 4 }, { product_id: mug })
    expect((await view(buyer)).map(({ state, left }) => [state, left])).toEqual([
      ['ok', 3],
      ['low_stock', 1],
    ])
    await expect(shop.start(buyer)).rejects.toMatchObject({ code: 'changed' })
  })

  it('travels to another device without its words, which neither page nor new owner learns', async () => {
    const links = createCartLinks(shop)
    const sender = await shopperWith(shop.db, [line('Otto', 2), line('Ida')])
    const token = await links.make(sender)
    const told = await links.find(token)
    expect(told?.lines).toMatchObject([{ quantity: 3, unitPrice: 2800 }])
    const kept = await rowsOf(shop.db.read, 'cart_links', {}, 'token')
    expect(JSON.stringify([told, kept])).not.toMatch(/Otto|Ida/)
    const opener = { ...guest, userId: await shopperWith(shop.db, [line('Bo')]) }
    for (const _ of ['taken', 'taken again']) {
      expect(await links.take(opener, token)).toEqual({ missing: 0 })
      const taken = (await view(opener.userId)).map((each) => [
        each.personalText?.text,
        each.quantity,
      ])
      expect(taken).toEqual([
        ['Bo', 1],
        [undefined, 2],
      ])
    }
    expect(await links.take({ ...guest, userId: sender }, token)).toEqual({ missing: 0 })
    expect(await view(sender)).toHaveLength(2)
    await change({ ...asked, required: true, price: 0 })
    const listed = { kind: 'merch' as const, productId: mug, size: '', quantity: 1 }
    const link = { items: [listed], unread: 0 }
    expect((await links.listed(link)).lines).toMatchObject([{ textProblem: /fill in/ }])
    const other = { ...guest, userId: await shopperWith(shop.db, []) }
    expect(await links.takeListed(other, link)).toEqual({ missing: 1 })
  })

  it('sends its words to the printer', async () => {
    const heron = await addPrint(shop.db)
    const personalisation = JSON.stringify({ ...asked, label: 'Which cat?' })
    await changeRows(shop.db, 'pieces', { personalisation }, { kind: 'prints', id: heron })
    await shop.buy([{ kind: 'prints', productId: heron, personalText: 'The grey one' }])
    const { id } = await order()
    expect(await findPrints(shop.db.read, id, ['queued', 'sent'])).toMatchObject({
      order: { items: [{ note: '1 × Moon moths, Which cat?: “The grey one”' }] },
    })
  })

  it('restarts the payment with other words, which are personal data: exported, and erased everywhere', async () => {
    const buyer = await shopperWith(shop.db, [line('Otto')])
    await shop.start(buyer)
    const [otto] = await view(buyer)
    await cart.changeText({ ...guest, userId: buyer }, 'merch', otto?.id ?? 0, {
      personalText: 'Ida',
    })
    await shop.start(buyer)
    shop.payment.pay(shop.payment.ids.at(-1) ?? '')
    await shop.sendAll()
    expect((await orders()).map(({ state }) => state)).toEqual(['cancelled', 'paid'])
    expect(await ordersData.find(shop.db.read, email)).toMatchObject([
      { bought: [{ ownWords: { text: 'Ida' } }] },
    ])
    await put(buyer, 'Robin')
    await put(buyer, '')
    await changeRows(shop.db, 'carts', { buyer_email: email }, { user_id: buyer })
    await createCartLinks(shop).make(buyer)
    const found = await cartsData.find(shop.db.read, email)
    expect(found).toMatchObject([{ ownWords: ['Robin'] }, { cartMailedAt: null }])
    await shop.db.transact(async (trx) => {
      await ordersData.erase(trx, email, 1)
      await cartsData.erase(trx, email, 1)
    })
    const texts = await rowsOf(shop.db.read, 'order_lines', {}, 'id')
    expect(texts.map(({ personal_text }) => personal_text)).toEqual(['', ''])
    expect(await rowsOf(shop.db.read, 'cart_links', {}, 'token')).toEqual([])
    expect((await view(buyer)).map((each) => each.personalText)).toEqual([undefined])
  })

  if (lane !== 'sqlite') return

  it('is bought with its words, while a line with other words stays', async () => {
    const buyer = await shopperWith(shop.db, [line('Otto', 2), line('Ida')])
    await shop.start(buyer)
    await put(buyer, 'Robin')
    shop.payment.pay(shop.payment.ids.at(-1) ?? '')
    await shop.sendAll()
    const { view: bought } = await order()
    expect(bought).toMatchObject({
      subtotal: 9900,
      lines: [
        { quantity: 2, personalText: { label: 'Name on the mug', text: 'Otto' } },
        {
          quantity: 1,
          personalText: { label: 'Name on the mug', text: 'Ida' },
          personalised: true,
        },
      ],
    })
    // The days of making count, although the mug is in stock.
    const [part] = await rowsOf(shop.db.read, 'fulfillments', {}, 'kind')
    expect(part).toMatchObject({ leaves_from: '2026-05-04' })
    expect((await view(buyer)).map((each) => each.personalText?.text)).toEqual(['Robin'])
    expect(await shop.units()).toMatchObject({ [`merch/${mug}`]: [2, 0] })
    const { lines, attempt } = JSON.parse((await orders())[0]?.attempt_params ?? '')
    expect(JSON.stringify([lines, attempt])).not.toContain('Otto')
  })

  it('shows a changed price in the cart, and charges the new one', async () => {
    const buyer = await shopperWith(shop.db, [])
    await put(buyer, 'Otto')
    await change({ ...asked, price: 700 })
    expect(await view(buyer)).toMatchObject([{ unitPrice: 3500, priceWas: 3300 }])
    await shop.start(buyer)
    expect(await orders()).toMatchObject([{ subtotal: 3500 }])
  })

  it.each([
    ['asks for nothing any more', null, 'Otto', /doesn’t come with your own words any more/],
    ['asks for fewer letters', { ...asked, most: 3 }, 'Otto', /takes at most 3 characters/],
    ['wants some by now', { ...asked, required: true, price: 0 }, '', /Please fill in/],
  ])('isn’t sold from a cart when it %s', async (_, now, text, words) => {
    const buyer = await shopperWith(shop.db, [line(text)])
    await change(now)
    const [inCart] = await view(buyer)
    expect(inCart?.textProblem).toMatch(words)
    await expect(shop.start(buyer)).rejects.toMatchObject({ code: 'changed' })
    const right = now ? 'Ida' : ''
    await cart.changeText({ ...guest, userId: buyer }, 'merch', inCart?.id ?? 0, {
      personalText: right,
    })
    expect((await view(buyer))[0]?.textProblem).toBeUndefined()
    await shop.start(buyer)
  })

  it('has its words on slip, mail and pick list, where other words are a separate entry', async () => {
    await shop.buy([line('Otto', 2), line('Ida')])
    await shop.buy([line('Ida'), line('')])
    const owner = ownerOrdersOf(shop, 'manual')
    const packed = await owner.toPack((await orders()).map(({ id }) => id))
    expect(
      pickListPaper(packed, 'Ada').lines.map(({ quantity, name }) => [quantity, name]),
    ).toEqual([
      [1, 'Mug · Stoneware'],
      [2, 'Mug · Stoneware · Name on the mug: “Ida”'],
      [2, 'Mug · Stoneware · Name on the mug: “Otto”'],
    ])
    const context = { studioName: 'Ada', to: [], ordered: '', prices: false, statements: [] }
    const [first] = packed.map((each) => slipPaper(each, context).lines)
    expect(first?.[0]?.details).toBe('Stoneware · Name on the mug: “Otto”')
    const { id } = await order()
    const mail = await readMailOrder(shop.db.read, id, 'https://shop.example')
    expect(mail?.goods[0]?.details).toEqual(['Stoneware', 'Name on the mug: “Ida”'])
    const { value: exported } = await ordersJson(shop.db.read).next()
    expect(exported?.lines).toMatchObject([
      { personalised: true, personalText: { label: 'Name on the mug', text: 'Otto' } },
      { personalised: true, personalText: { text: 'Ida' } },
    ])
    const search = { filter: 'all', search: 'otto', limit: 9 } as const
    expect((await owner.list(search)).map(({ number }) => number)).toEqual([1])
  })

  it('may be withdrawn when its own line isn’t personalised, even beside a personalised one', async () => {
    await shop.buy([line('Otto'), line('')])
    const { id, view: bought } = await order()
    expect(exemptLines(bought?.lines ?? [])).toEqual([
      expect.stringMatching(/^“Mug” with “Otto” is made to your wishes/),
    ])
    const mail = await readMailOrder(shop.db.read, id, 'https://shop.example')
    expect(exemptLines(mail?.goods ?? [])).toEqual(exemptLines(bought?.lines ?? []))
    const withdrawals = createWithdrawals(shop)
    const words = async (pieces: string) => {
      const { number } = (await orders()).at(-1) ?? { number: 0 }
      const by = { name: 'Robin', email, orderNumber: String(number) }
      const token = await withdrawals.prepare({ ...by, pieces })
      await withdrawals.confirm(token)
      return exemptWords(shop.db.read, token)
    }
    expect(await words('1 × Mug')).toEqual([])
    expect(await words('the mug for Otto, a Mug')).toHaveLength(1)
    expect(await words('')).toHaveLength(1)
  })
})
