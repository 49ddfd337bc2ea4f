import { beforeEach, expect, it } from 'vitest'
import { newSecret } from '#platform/ids.ts'
import { day, minute } from '#platform/time/clock.ts'
import { readEditions } from '#shop/catalogue/editions/editions.server.ts'
import { setOnHand } from '#shop/catalogue/stock/stock.server.ts'
import { editionRef } from '#shop/catalogue/stock/stock.ts'
import { addRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import {
  addRail,
  sampleEdition,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { shelf } from '#testing/fixtures/catalogue/shelf.ts'
import { holdPieces } from '#testing/fixtures/orders/orders.ts'
import { fakeErasures } from '#testing/fixtures/upkeep/erasures.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { each } from '#testing/harness/each.ts'
import { type SubscriptionTarget, theShop } from './subscription.ts'
import {
  createSubscriptions,
  type SubscriptionMail,
  type Subscriptions,
} from './subscriptions.server.ts'

const pin = { kind: 'merch', productId: shelf.pin.merchId } as const
const ada = 'ada@example.com'

eachDatabase('back-in-stock subscriptions', (lane) => {
  const api = each(() => openStockedApi(lane))
  const clock = each(fakeClock)
  let subscriptions: Subscriptions
  let mails: SubscriptionMail[]
  let closed: boolean

  beforeEach(async () => {
    mails = []
    closed = false
    subscriptions = createSubscriptions({
      db: api.shop.db,
      clock,
      erasures: fakeErasures({ db: api.shop.db, clock }),
      isClosed: async () => closed,
      async mail(_, mail) {
        mails.push(mail)
      },
    })
    await stock(0)
  })

  const stock = (units: number) =>
    api.shop.db.transact((trx) => setOnHand(trx, { ...pin, size: '' }, units))
  const tokenIn = (mail: SubscriptionMail | undefined) => mail?.token ?? ''

  async function join(email = ada, target: SubscriptionTarget = pin): Promise<string> {
    await subscriptions.ask(target, email)
    const token = tokenIn(mails.at(-1))
    await subscriptions.confirm(token)
    mails = []
    return token
  }

  it('notify a mailbox once of a piece, even if its addresses were stored apart before', async () => {
    for (const email of ['a.da@gmail.com', 'ada+1@gmail.com', 'ada@example.com']) {
      await addRows(api.shop.db, 'back_in_stock_subscriptions', {
        kind: 'merch',
        product_id: pin.productId,
        email,
        token: newSecret(),
        state: 'confirmed',
        state_since: clock.now(),
      })
    }
    await stock(3)
    await subscriptions.look()
    expect(mails).toHaveLength(2)
  })

  it('count an address only after its confirmation by mail', async () => {
    await subscriptions.ask(pin, ada)
    expect(mails).toEqual([{ kind: 'confirm', token: expect.any(String) }])
    const view = { ...pin, name: 'Heron', path: '/merch/2' }
    expect(await subscriptions.find(tokenIn(mails[0]))).toEqual({ ...view, state: 'requested' })
    expect(await subscriptions.counts()).toEqual([])
    await stock(3)
    await subscriptions.look()
    expect(mails).toHaveLength(1)
    await subscriptions.confirm(tokenIn(mails[0]))
    expect(await subscriptions.counts()).toEqual([{ ...pin, name: 'Heron', count: 1 }])
  })

  it('let an address leave with one click, repeatedly', async () => {
    const token = await join()
    await subscriptions.leave(token)
    await subscriptions.leave(token)
    await stock(1)
    await subscriptions.look()
    expect(mails).toEqual([])
    expect(await subscriptions.find(token)).toBeNull()
    expect(await subscriptions.find('\0')).toBeNull()
    await expect(subscriptions.confirm(token)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are deleted a week after they were notified, or stayed unconfirmed', async () => {
    await subscriptions.ask(pin, ada)
    const told = await join('bert@example.com')
    await stock(1)
    await subscriptions.look()
    clock.advance(8 * day)
    await subscriptions.look()
    expect(
      await api.shop.db.read.selectFrom('back_in_stock_subscriptions').select('id').execute(),
    ).toEqual([])
    expect(await subscriptions.find(told)).toBeNull()
  })

  if (lane !== 'sqlite') return

  it('count addresses of one mailbox as one, in any spelling', async () => {
    await join('ada+first@example.com')
    await subscriptions.ask(pin, 'ada+second@example.com')
    await subscriptions.ask(pin, ada)
    expect(mails).toEqual([])
    expect(await subscriptions.counts()).toMatchObject([{ count: 1 }])
  })

  it('treat a piece in a buyer’s payment as not back', async () => {
    await join()
    await stock(1)
    await holdPieces(api.shop.db, 'merch', pin.productId)
    await subscriptions.look()
    expect(mails).toEqual([])
  })

  it('treat a draft as not back, and accept no subscription for it', async () => {
    await join()
    await stock(1)
    const hide = (hidden: boolean) => api.shop.catalogue.setHidden('merch', pin.productId, hidden)
    await hide(true)
    await subscriptions.look()
    expect(mails).toEqual([])
    await expect(subscriptions.ask(pin, 'bert@example.com')).rejects.toMatchObject({
      code: 'not_found',
    })
    await hide(false)
    await subscriptions.look()
    expect(mails).toHaveLength(1)
  })

  it('ask for a confirmation once in six hours, and never again after it', async () => {
    await subscriptions.ask(pin, ada)
    await subscriptions.ask(pin, ada)
    expect(mails).toHaveLength(1)
    clock.advance(361 * minute)
    await subscriptions.ask(pin, ada)
    expect(mails).toHaveLength(2)
    await subscriptions.confirm(tokenIn(mails[1]))
    clock.advance(day)
    await subscriptions.ask(pin, ada)
    expect(mails).toHaveLength(2)
  })

  it('fill nobody’s mailbox, however many requests for however many pieces', async () => {
    for (let pieces = 0; pieces < 8; pieces++) {
      const { product } = await api.shop.catalogue.create(sampleMerch({ quantity: 0 }))
      await subscriptions.ask({ kind: 'merch', productId: product.id }, `ada+${pieces}@example.com`)
    }
    expect(mails).toHaveLength(5)
    await subscriptions.ask(pin, 'bert@example.com')
    expect(mails).toHaveLength(6)
  })

  it('are refused for a piece that is available now, or unknown', async () => {
    await stock(1)
    await expect(subscriptions.ask(pin, ada)).rejects.toMatchObject({ code: 'changed' })
    const target = { kind: 'merch', productId: 999 } as const
    await expect(subscriptions.ask(target, ada)).rejects.toMatchObject({ code: 'not_found' })
    expect(mails).toEqual([])
  })

  it('send one mail when the piece is back, and no other', async () => {
    const token = await join()
    await subscriptions.look()
    expect(mails).toEqual([])
    await stock(1)
    await subscriptions.look()
    await subscriptions.look()
    expect(mails).toEqual([{ kind: 'back', token }])
    expect(await subscriptions.counts()).toEqual([])
  })

  it('wait for one size, and ignore the others', async () => {
    const productId = await addRail(api.shop.db, { S: 3, M: 0, L: 0 })
    const size = (label: string) => ({ kind: 'clothing', productId, size: label }) as const
    const back = (label: string) =>
      api.shop.db.transact((trx) => setOnHand(trx, size(label), 1)).then(subscriptions.look)
    await expect(subscriptions.ask(size('S'), ada)).rejects.toMatchObject({ code: 'changed' })
    await expect(subscriptions.ask(size('XL'), ada)).rejects.toMatchObject({ code: 'not_found' })
    const token = await join(ada, size('L'))
    await back('M')
    expect(mails).toEqual([])
    await back('L')
    expect(mails).toEqual([{ kind: 'back', token }])
  })

  it('wait for a size whose edition is sold out or held', async () => {
    const edition = sampleEdition(1, {
      sizes: [
        { size: '10x10', total: 1 },
        { size: '14x14', total: 1 },
      ],
    })
    const { product } = await api.shop.catalogue.create(squarePrint('f', { edition }))
    const [small, medium] = await readEditions(api.shop.db.read, product)
    const target = (size: string) => ({ kind: 'prints', productId: product.id, size }) as const
    const left = (units: number) =>
      api.shop.db.transact((trx) => setOnHand(trx, editionRef(small?.id ?? 0), units))
    await expect(subscriptions.ask(target('10x10'), ada)).rejects.toMatchObject({ code: 'changed' })
    await left(0)
    await holdPieces(api.shop.db, 'edition', medium?.id ?? 0)
    const tokens = [await join(ada, target('10x10'))]
    await join(ada, target('14x14'))
    await subscriptions.look()
    expect(mails).toEqual([])
    await left(1)
    await subscriptions.look()
    expect(mails.map(tokenIn)).toEqual(tokens)
  })

  it('wait during a vacation, and then notify', async () => {
    const tokens = [await join(), await join('bert@example.com', theShop)]
    await stock(1)
    closed = true
    await subscriptions.look()
    expect(mails).toEqual([])
    closed = false
    await subscriptions.look()
    expect(mails.map(tokenIn).sort()).toEqual(tokens.sort())
  })
})
