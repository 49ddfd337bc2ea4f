import type { Database } from '#platform/db/database.ts'
import { subscriptionsData } from '#shop/audience/back-in-stock/personal-data.server.ts'
import { cartsData } from '#shop/checkout/cart/personal-data.server.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { withdrawalsData } from '#shop/orders/withdrawals/personal-data.server.ts'
import { messagesData } from '#shop/people/messages/personal-data.server.ts'
import type { Erasure } from '#shop/people/privacy/erasures.schema.ts'
import { type Erasures, eraseAgain, withoutDoubles } from '#shop/people/privacy/erasures.server.ts'
import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'

export const personalDataSources: readonly PersonalDataSource[] = [
  ordersData,
  messagesData,
  subscriptionsData,
  withdrawalsData,
  cartsData,
]

interface Since {
  erasures: Pick<Erasures, 'all' | 'keep'>
  theirs: readonly Erasure[]
  /** Epoch milliseconds of the backup. */
  madeAt: number
  now: number
}

/** Erases, in a restored database, people whom the backup still knows. Returns their number. */
export async function eraseSince(
  db: Database,
  { erasures, theirs, madeAt, now }: Since,
): Promise<number> {
  const own = await erasures.all()
  const all = [...own, ...withoutDoubles(theirs, own)]
  const erased = await eraseAgain(db, personalDataSources, all, { since: madeAt, now })
  await db.transact((trx) => erasures.keep(trx, all, now))
  return erased
}
