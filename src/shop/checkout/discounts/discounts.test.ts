import { expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { each } from '#testing/harness/each.ts'
import { createDiscounts } from './discounts.server.ts'

eachDatabase('a code', (lane) => {
  const db = each(() => openTestDatabase(lane))

  it('is ended, however many newer codes exist', async () => {
    const discounts = createDiscounts({ db, clock: fakeClock() })
    const { id } = await discounts.create({ ...noDiscount, code: 'OLD', percent: 10 })
    await db.transact(async (trx) => {
      const row = await trx.selectFrom('discount_codes').selectAll().executeTakeFirstOrThrow()
      const newer = Array.from({ length: 500 }, (_, at) => ({
        ...row,
        id: newId(),
        code: `NEW${at}`,
        created_at: row.created_at + 1,
      }))
      await trx.insertInto('discount_codes').values(newer).execute()
    })
    expect(await discounts.list()).toHaveLength(500)
    expect(await discounts.end(id)).toMatchObject({ code: 'OLD', endedAt: expect.any(Number) })
    await expect(discounts.end(newId())).rejects.toMatchObject({ code: 'not_found' })
  })
})
