import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { listOverdue } from '#shop/orders/back-office/overdue.server.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { parcelTable, streetAndHouse } from './parcel-table.ts'
import { createPostage } from './postage.server.ts'
import { readTrackingLines } from './tracking-lines.server.ts'

describe('tracking numbers', () => {
  it('are read from pasted lines, with or without a carrier', () => {
    const text = '12, 9400111899560000000000\n\n#13\t is this one?\nOrder 14, JD 1, DHL\n,JD2'
    expect(readTrackingLines(text)).toMatchObject([
      { line: 1, number: 12, trackingNumber: '9400111899560000000000', carrier: 'USPS' },
      { number: null, words: '#13\t is this one?'.replace('\t', ' ') },
      { number: 14, trackingNumber: 'JD 1', carrier: 'DHL' },
      { number: null, trackingNumber: 'JD2' },
    ])
  })

  it('are read from lines without commas', () => {
    const line = (text: string) => readTrackingLines(`12, T1\n${text}`).at(-1)
    expect(line('14 9400 1118 99')).toMatchObject({ number: 14, trackingNumber: '9400 1118 99' })
    const parcel = { number: 15, trackingNumber: 'JD 00A', carrier: 'DHL Express' }
    for (const text of ['12, T1\n15 JD 00A DHL Express', '15 JD 00A DHL Express']) {
      expect(readTrackingLines(text).at(-1)).toMatchObject(parcel)
    }
    expect(line('hello')).toMatchObject({ number: null })
  })

  it('are read from Pirate Ship’s table and from DHL’s', () => {
    const pirate =
      'Created Date,Recipient,Order ID,Tracking Number,Carrier,Cost\r\n' +
      '2026-03-08,"Moss, Wanda",42,="9400100000000000000000",USPS,4.15\r\n'
    expect(readTrackingLines(pirate)).toEqual([
      expect.objectContaining({
        line: 2,
        number: 42,
        trackingNumber: '9400100000000000000000',
        carrier: 'USPS',
      }),
    ])
    const dhl = '\uFEFFSendungsnummer;Sendungsreferenz;Empfänger Name 1\n00340434;42;Wanda\n'
    expect(readTrackingLines(dhl)).toMatchObject([
      { number: 42, trackingNumber: '00340434', carrier: 'DHL' },
    ])
  })

  it('are refused in an unreadable text', () => {
    expect(() => readTrackingLines(' \n')).toThrow('Paste the lines')
    expect(() => readTrackingLines('1,2\n'.repeat(501))).toThrow('500 orders')
    expect(readTrackingLines(`order,tracking\n${'1,2\n'.repeat(500)}`)).toHaveLength(500)
  })
})

it('a table for DHL holds no formula', () => {
  const shipTo = { name: '"=1+1', line1: '\t=2+2', line2: null, city: '＝3', state: '' }
  const order = {
    number: 1,
    buyer: { name: null, email: '@4' },
    currency: 'eur' as const,
    shipTo: { ...shipTo, postal_code: '1', country: 'DE' },
  }
  const text = parcelTable('dhl', [{ order, items: '', value: 0, grams: null }])
  expect(text.split('\r\n')[1]).toBe('1;1+1;;2+2;;1;3;;DEU;4;')
})

it('an address has its house number in DHL’s column', () => {
  expect(streetAndHouse('Gartenstraße 7a')).toEqual({ street: 'Gartenstraße', house: '7a' })
  expect(streetAndHouse('12 Willow Lane')).toEqual({ street: 'Willow Lane', house: '12' })
  expect(streetAndHouse('Willow Lane')).toEqual({ street: 'Willow Lane', house: '' })
})

describe('several orders', () => {
  const shop = eachCheckout('sqlite')
  const orders = each(() => ownerOrdersOf(shop, 'manual'))
  const parts = each(() => createPostage({ db: shop.db, orders, fulfillment: shop.fulfillment }))
  let numbers: number[]

  beforeEach(async () => {
    const pin = await addPins(shop.db, 9)
    for (let i = 0; i < 4; i += 1) {
      await shop.buy([{ kind: 'merch', productId: pin }])
    }
    const orders = await rowsOf(shop.db.read, 'orders', {}, 'number')
    numbers = orders.map(({ number }) => number)
  })

  const shippedMails = async () =>
    (await shop.mails()).filter(({ kind }) => kind === 'order-shipped')

  it('ship together, name those that can’t, and mail nobody twice', async () => {
    const [first = 0, second = 0, third = 0, last = 0] = numbers
    const orders = await rowsOf(shop.db.read, 'orders', {}, 'number')
    shop.payment.refund = async ({ amount }) => ({ refunded: amount })
    const cancel = { attempt: 'attempt-1', restock: true, cancel: true }
    await shop.refunds.refund(orders[2]?.id ?? '', cancel)
    const text = [
      `${first}, T1, DHL`,
      `${second},`,
      `${third}, T3`,
      `${last},`,
      `${last}, T4`,
      `${last}, T5`,
      `${first}, ${'9'.repeat(101)}`,
      '999999, T6',
      'nonsense',
    ].join('\n')
    const problems = [
      null,
      'It has no tracking number.',
      `Order ${third} was refunded or cancelled.`,
      'It has no tracking number.',
      null,
      `Order ${last} is listed above already.`,
      'Its tracking number is too long.',
      'There is no order 999999.',
      'It doesn’t begin with an order number.',
    ]
    expect((await parts.check(text)).map(({ problem }) => problem)).toEqual(problems)
    expect(await shippedMails()).toEqual([])
    const both = await Promise.all([parts.ship(text), parts.ship(text)])
    expect(both[0]?.map(({ problem }) => problem)).toEqual(problems)
    const again = await parts.ship(text)
    expect(again.map(({ problem }) => problem)[0]).toBe(`Order ${first} was shipped already.`)
    expect(await shippedMails()).toHaveLength(2)
    const parcels = await rowsOf(shop.db.read, 'parcels', {}, 'id')
    expect(parcels.map((parcel) => parcel.tracking_number)).toEqual(['T1', 'T4'])
  })

  it('stay while a payment is disputed, and ship only at the owner’s word', async () => {
    const [first] = await rowsOf(shop.db.read, 'orders', {}, 'number')
    const { id = '', number = 0 } = first ?? {}
    const late = shop.clock.now() + 60 * day
    const toShip = () => orders.list({ filter: 'to-ship', search: '', limit: 9 })
    const dispute = (disputed: number) =>
      shop.db.transact((trx) => changeOrder(trx, id, { disputed }, shop.clock.now()))
    await dispute(1)
    expect((await toShip()).map((order) => order.number)).toEqual(numbers.slice(1).toReversed())
    expect(await orders.get(id)).toMatchObject({ needs: ['dispute'] })
    expect(await listOverdue(shop.db.read, late)).toHaveLength(numbers.length - 1)
    const [line] = await parts.ship(`${number}, T1`)
    expect(line?.problem).toBe(`The buyer of order ${number} disputes the payment.`)
    await expect(shop.fulfillment.ship(id, 'studio', noParcel)).rejects.toMatchObject({
      code: 'changed',
      message: 'The buyer disputes the payment: don’t ship.',
    })
    await dispute(0)
    expect(await toShip()).toHaveLength(numbers.length)
    await dispute(1)
    const anyway = { ...noParcel, anyway: true }
    expect(await shop.fulfillment.ship(id, 'studio', anyway)).toBe('shipped')
  })

  it('are a table for Pirate Ship and for DHL, without orders that stay', async () => {
    await parts.ship(`${numbers[0]}, T1`)
    const pirate = (await parts.parcels('pirate-ship', [])).trimEnd().split('\r\n')
    expect(pirate[0]).toMatch(/^Order ID,Name,Email,Address,Address 2,City,State,Zipcode,Country/)
    expect(pirate).toHaveLength(numbers.length)
    expect(pirate[1]).toContain(`${numbers[1]},Robin`)
    const dhl = (await parts.parcels('dhl', [])).trimEnd().split('\r\n')
    expect(dhl[0]).toMatch(/^Sendungsreferenz;Empfänger Name 1;/)
    expect(dhl[1]).toContain(';USA;')
  })

  it('are packed from then on if they have a parcel, and none that is picked up', async () => {
    const [, picked] = await rowsOf(shop.db.read, 'orders', {}, 'number')
    const facts = { destination: 'pickup', ship_to: null }
    await shop.db.transact((trx) => changeOrder(trx, picked?.id ?? '', facts, shop.clock.now()))
    await parts.parcels('pirate-ship', [])
    const packed = await rowsOf(shop.db.read, 'order_events', { type: 'packing' }, 'order_id')
    expect(packed.map(({ order_id }) => order_id)).not.toContain(picked?.id)
    expect(packed).toHaveLength(numbers.length - 1)
  })
})
