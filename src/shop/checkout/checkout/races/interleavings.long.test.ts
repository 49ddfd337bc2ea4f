import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachDatabase, type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import { Interleaving, type InterleavingStep } from '#testing/fixtures/interleaving.ts'
import { readBooks } from '#testing/fixtures/orders/ledger.ts'
import { allIssues } from '#testing/fixtures/orders/order-issues.ts'

const small = fc.nat({ max: 7 })
const step: fc.Arbitrary<InterleavingStep> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('press' as const), buyer: small }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fill' as const),
      buyer: small,
      quantities: fc.tuple(fc.boolean(), fc.nat({ max: 3 }), fc.nat({ max: 1 })),
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

const steps = fc.array(step, { minLength: 30, maxLength: 120, size: 'max' })

eachDatabase('any order of events', (lane) => {
  const runs = { numRuns: lane === 'sqlite' ? 50 : 8, endOnFailure: lane !== 'sqlite' }

  it('sells no piece twice, loses no unit and leaves no hold for ever', async () => {
    const property = fc.asyncProperty(steps, async (all) => {
      await aDay(lane, all, { honest: false, reports: true })
    })
    await fc.assert(property, runs)
  })

  it('gives every buyer who pays at her page her pieces', async () => {
    const property = fc.asyncProperty(steps, fc.boolean(), async (all, reports) => {
      expect(await aDay(lane, all, { honest: true, reports })).toEqual([])
    })
    await fc.assert(property, runs)
  })
})

/** Lives through a day, checking the books after every step. Answers what then asks for the owner. */
async function aDay(
  lane: Lane,
  all: readonly InterleavingStep[],
  { honest, reports }: { honest: boolean; reports: boolean },
): Promise<string[]> {
  const db = await openTestDatabase(lane)
  const day = new Interleaving(db, honest)
  try {
    await day.begin()
    for (const one of all) {
      await day.take(one)
      await expectUnitsToAddUp(day)
    }
    await day.end(reports)
    return await expectAllToAddUp(day)
  } finally {
    await db.close()
  }
}

async function expectUnitsToAddUp(day: Interleaving): Promise<void> {
  const { held, holds, onHand, sold } = await readBooks(day.db)
  expect(day.faults).toEqual([])
  expect(held).toEqual(holds)
  expect(added(onHand, sold)).toEqual(day.put)
}

async function expectAllToAddUp(day: Interleaving): Promise<string[]> {
  await expectUnitsToAddUp(day)
  const { held, orders } = await readBooks(day.db)
  expect(Object.values(held).every((units) => units === 0)).toBe(true)
  expect(orders.filter(({ state }) => state === 'pending' || state === 'processing')).toEqual([])
  const issues = await allIssues(day.db.read)
  expect(issues.filter((words) => !words.includes('after the hold had ended'))).toEqual([])
  const bought = orders.filter(({ state }) => state === 'paid' || state === 'fulfilled')
  const paid = day.payment.ids.filter((id) => day.payment.isPaid(id))
  expect(bought.map(({ sessionId }) => sessionId).sort()).toEqual(paid.sort())
  return issues
}

function added(one: Record<string, number>, two: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(one).map(([key, n]) => [key, n + (two[key] ?? 0)]))
}
