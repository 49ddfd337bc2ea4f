import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBooks } from '#testing/books.ts'
import { MarketDay, type Step } from '#testing/market-day.ts'
import { eachDatabase, openTestDatabase } from '#testing/test-database.ts'

const small = fc.nat({ max: 7 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('press' as const), buyer: small }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fill' as const),
      buyer: small,
      wishes: fc.tuple(fc.boolean(), fc.nat({ max: 3 }), fc.nat({ max: 1 })),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: small,
      trouble: fc.oneof(
        { weight: 12, arbitrary: fc.constant(null) },
        fc.constantFrom('before' as const, 'after' as const, 'refused' as const),
      ),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'pay' as const,
        'pay later' as const,
        'return' as const,
        'cancel' as const,
      ),
      session: small,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('debit' as const),
      session: small,
      comes: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('report' as const), event: small }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 5, 30, 40),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'work' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('restock' as const),
      delta: fc.integer({ min: -2, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('recount' as const), pins: fc.nat({ max: 4 }) }),
  },
)

eachDatabase('whatever happens in whatever order', (lane) => {
  it('sells no piece twice, loses no unit and holds none for ever', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 30, maxLength: 120, size: 'max' }),
        async (steps) => {
          const db = await openTestDatabase(lane)
          const day = new MarketDay(db)
          try {
            await day.begin()
            for (const one of steps) {
              await day.take(one)
              await expectHoldsToAddUp(day)
            }
            await day.end()
            await expectAllToAddUp(day)
          } finally {
            await db.close()
          }
        },
      ),
      { numRuns: lane === 'sqlite' ? 80 : 12, endOnFailure: lane !== 'sqlite' },
    )
  }, 120_000)
})

async function expectHoldsToAddUp(day: MarketDay): Promise<void> {
  const { held, holds, onHand, sold } = await readBooks(day.db)
  expect(day.faults).toEqual([])
  expect(held).toEqual(holds)
  expect(added(onHand, sold)).toEqual(day.put)
}

async function expectAllToAddUp(day: MarketDay): Promise<void> {
  await expectHoldsToAddUp(day)
  const { held, orders } = await readBooks(day.db)
  expect(Object.values(held).every((units) => units === 0)).toBe(true)
  expect(orders.filter(({ state }) => state === 'pending' || state === 'processing')).toEqual([])
  const excuses = orders.flatMap(({ attention }) => attention ?? [])
  expect(excuses.filter((words) => !words.includes('after the hold had ended'))).toEqual([])
  const bought = orders.filter(({ state }) => state === 'paid' || state === 'fulfilled')
  const paid = day.payment.ids.filter((id) => day.payment.isPaid(id))
  expect(bought.map(({ sessionId }) => sessionId).sort()).toEqual(paid.sort())
}

function added(one: Record<string, number>, two: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(one).map(([key, n]) => [key, n + (two[key] ?? 0)]))
}
