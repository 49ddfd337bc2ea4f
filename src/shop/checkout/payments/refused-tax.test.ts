import { describe, expect, it } from 'vitest'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { recordTax, taxRefusedSince } from './refused-tax.server.ts'

describe('tax that the payment provider refuses to calculate', () => {
  const shop = eachCheckout('sqlite')
  const mails = async () =>
    (await shop.mails()).filter(({ cause }: { cause?: string }) => cause === 'tax')

  it('is reported once while it lasts, and no more once it works', async () => {
    const note = (refused: boolean) => recordTax(shop.db, refused, shop.clock.now())
    await note(false)
    expect([await taxRefusedSince(shop.db.read), await mails()]).toEqual([null, []])
    const since = shop.clock.now()
    for (let sale = 0; sale < 5; sale += 1) {
      await Promise.all([note(true), note(true)])
      shop.clock.advance(1000)
    }
    expect([await taxRefusedSince(shop.db.read), (await mails()).length]).toEqual([since, 1])
    await note(false)
    expect(await taxRefusedSince(shop.db.read)).toBeNull()
  })

  it('is recorded by a checkout that requested it, and doesn’t stop the sale', async () => {
    const { createSession } = shop.payment
    Object.assign(shop.payment, { terms: { automaticTax: true, promotionCodes: false } })
    shop.payment.createSession = async (request) => ({
      ...(await createSession(request)),
      untaxed: true,
    })
    await shop.sendBuyer()
    expect(await shop.order()).toMatchObject({ state: 'pending', session_id: 'fake_1' })
    expect(await mails()).toHaveLength(1)
  })
})
