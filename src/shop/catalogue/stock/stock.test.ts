import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { addOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { holdStock, releaseHold, sellHeld } from './held-stock.server.ts'
import {
  addNewStock,
  changeOnHand,
  deductStock,
  readStock,
  restock,
  setOnHand,
} from './stock.server.ts'
import { inStockOrder, mergeStockLines, type StockRef, stockKey } from './stock.ts'

describe('stock lines', () => {
  it('of the same product are merged', () => {
    const line = { kind: 'merch', productId: 2, size: '', name: 'Heron' } as const
    const other = { kind: 'clothing', productId: 9, size: '', name: 'Shirt', quantity: 1 } as const
    const lines = [{ ...line, quantity: 1 }, other, { ...line, quantity: 2 }]
    expect(mergeStockLines(lines)).toEqual([other, { ...line, quantity: 3 }])
  })

  it('are taken in a fixed order', () => {
    const ref = fc.record({
      kind: fc.constantFrom('clothing' as const, 'merch' as const),
      productId: fc.nat({ max: 30 }),
      size: fc.constantFrom('', 'S', 'M'),
    })
    const shuffled = fc
      .array(ref)
      .chain((refs) => fc.tuple(fc.constant(refs), fc.shuffledSubarray(refs, whole(refs))))
    fc.assert(
      fc.property(shuffled, ([one, two]) => {
        expect(inStockOrder(two)).toEqual(inStockOrder(one))
      }),
    )
  })

  const whole = (refs: readonly StockRef[]) => ({ minLength: refs.length, maxLength: refs.length })
})

eachDatabase('the stock', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const pin = { kind: 'merch', productId: 1, size: '', name: 'Heron pin' } as const
  const shirt = { kind: 'clothing', productId: 9, size: '', name: 'Shirt' } as const
  const moth = { kind: 'merch', productId: 2, size: '', name: 'Moth sticker' } as const

  beforeEach(async () => {
    await db.transact(async (trx) => {
      await addNewStock(trx, pin, 5)
      await addNewStock(trx, moth, 1)
    })
  })

  const order = (expiresAt = 1000) =>
    db.transact(async (trx) => (await addOrder(trx, { held_until: expiresAt })).id)
  const hold = async (quantity: number, piece: StockRef & { name: string } = pin, until = 1000) => {
    const orderId = await order(until)
    await db.transact((trx) => holdStock(trx, orderId, [{ ...piece, quantity }]))
    return orderId
  }
  const level = async (piece: StockRef = pin) => {
    const {
      kind: _,
      productId: __,
      size: ___,
      ...units
    } = (await readStock(db.read, [piece])).get(stockKey(piece)) ?? piece
    return units
  }

  it('removes sold units, once', async () => {
    const orderId = await hold(2)
    expect(await db.transact((trx) => sellHeld(trx, orderId, 0))).toHaveLength(1)
    expect(await db.transact((trx) => sellHeld(trx, orderId, 0))).toEqual([])
    expect(await db.transact((trx) => releaseHold(trx, orderId, 1))).toEqual([])
    expect(await level()).toEqual({ onHand: 3, held: 0, heldUntil: null })
  })

  it('returns released units, once', async () => {
    const orderId = await hold(2)
    await db.transact((trx) => releaseHold(trx, orderId, 1))
    await db.transact((trx) => releaseHold(trx, orderId, 1))
    expect(await level()).toEqual({ onHand: 5, held: 0, heldUntil: null })
  })

  it('changes no page when it restocks an uncounted piece', async () => {
    const before = await db.contentVersion()
    await db.transact((trx) => restock(trx, [{ ...pin, productId: 3, quantity: 1 }]))
    expect(await db.contentVersion()).toBe(before)
    await db.transact((trx) => restock(trx, [{ ...pin, quantity: 1 }]))
    expect(await db.contentVersion()).toBe(before + 1)
  })

  it('takes late units all together or not at all, and never a held one', async () => {
    await hold(4)
    const lines = [
      { ...moth, quantity: 1 },
      { ...pin, quantity: 2 },
    ]
    const short = await db.transact((trx) => deductStock(trx, lines))
    expect(short).toEqual([{ ...pin, quantity: 2 }])
    expect(await level(moth)).toMatchObject({ onHand: 1 })
    const enough = [{ ...pin, quantity: 1 }]
    expect(await db.transact((trx) => deductStock(trx, enough))).toEqual([])
    expect(await level()).toMatchObject({ onHand: 4, held: 4 })
  })

  it('knows no uncounted product', async () => {
    expect(await readStock(db.read, [shirt])).toEqual(new Map())
    expect(await readStock(db.read, [])).toEqual(new Map())
    const nobody = db.transact((trx) => setOnHand(trx, shirt, 1))
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
    const nothing = db.transact((trx) => changeOnHand(trx, shirt, 1))
    await expect(nothing).rejects.toMatchObject({ code: 'not_found' })
  })

  if (lane !== 'sqlite') return

  it('counts held units apart from units on hand, and knows the first possible end of the holds', async () => {
    await hold(1, pin, 3000)
    await hold(1, pin, 2000)
    expect(await level()).toEqual({ onHand: 5, held: 2, heldUntil: 2000 })
  })

  it('names no time while the holder’s money is under way', async () => {
    await db.transact(async (trx) => {
      const { id } = await addOrder(trx, { state: 'processing', held_until: 1000 })
      await holdStock(trx, id, [{ ...pin, quantity: 1 }])
    })
    expect(await level()).toEqual({ onHand: 5, held: 1, heldUntil: null })
  })

  it('holds nothing when one of several pieces is missing', async () => {
    await hold(1, moth)
    const orderId = await order()
    const lines = [
      { ...pin, quantity: 1 },
      { ...moth, quantity: 1 },
    ]
    await expect(db.transact((trx) => holdStock(trx, orderId, lines))).rejects.toMatchObject({
      code: 'held',
      details: { items: ['Moth sticker'], heldUntil: 1000 },
    })
    expect(await level()).toMatchObject({ held: 0 })
  })

  it('names missing pieces before held pieces', async () => {
    await db.transact((trx) => setOnHand(trx, pin, 0))
    await hold(1, moth)
    const orderId = await order()
    const lines = [
      { ...moth, quantity: 1 },
      { ...pin, quantity: 1 },
    ]
    await expect(db.transact((trx) => holdStock(trx, orderId, lines))).rejects.toMatchObject({
      code: 'sold_out',
      details: { items: ['Heron pin'] },
    })
  })

  it('says held, not low, when others pay for the missing units', async () => {
    await hold(4)
    await expect(hold(2)).rejects.toMatchObject({ code: 'held' })
    await expect(hold(6)).rejects.toMatchObject({
      code: 'changed',
      message: 'Heron pin is low in stock. We only have 5 left.',
    })
  })

  it('lets the owner set any number down to the held units', async () => {
    await hold(2)
    await db.transact((trx) => setOnHand(trx, pin, 2))
    await expect(db.transact((trx) => setOnHand(trx, pin, 1))).rejects.toMatchObject({
      code: 'held',
      details: { heldUntil: 1000 },
    })
    expect(await level()).toMatchObject({ onHand: 2, held: 2 })
  })

  it('lets the owner add and remove units, but not below zero or the held units', async () => {
    expect(await db.transact((trx) => changeOnHand(trx, pin, 3))).toBe(8)
    expect(await db.transact((trx) => changeOnHand(trx, pin, -6))).toBe(2)
    await expect(db.transact((trx) => changeOnHand(trx, pin, -3))).rejects.toMatchObject({
      code: 'sold_out',
    })
    await hold(2)
    await expect(db.transact((trx) => changeOnHand(trx, pin, -1))).rejects.toMatchObject({
      code: 'held',
    })
    await expect(db.transact((trx) => setOnHand(trx, pin, -1))).rejects.toMatchObject({
      code: 'sold_out',
    })
  })

  it('counts, holds and sells each size of a piece separately', async () => {
    const [small, medium] = [
      { ...shirt, size: 'S' },
      { ...shirt, size: 'M' },
    ]
    await db.transact(async (trx) => {
      await addNewStock(trx, medium, 1)
      await addNewStock(trx, small, 2)
    })
    const orderId = await order()
    const lines = [small, medium, small].map((ref) => ({ ...ref, quantity: 1 }))
    await db.transact((trx) => holdStock(trx, orderId, lines))
    expect([await level(small), await level(medium)]).toMatchObject([{ held: 2 }, { held: 1 }])
    await expect(hold(1, medium)).rejects.toMatchObject({ code: 'held' })
    await db.transact((trx) => sellHeld(trx, orderId, 0))
    await expect(hold(1, medium)).rejects.toMatchObject({ code: 'sold_out' })
    const back = [
      { ...small, quantity: 1 },
      { ...shirt, size: 'XL', quantity: 1 },
    ]
    const taken = await db.transact((trx) => restock(trx, back))
    expect([...taken]).toEqual(['clothing/9/S'])
    expect([await level(small), await level(medium)]).toMatchObject([{ onHand: 1 }, { onHand: 0 }])
  })
})
