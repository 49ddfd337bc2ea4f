/* A provider knows its fee only some time later; the job asks until then. Never guesses a fee. */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { isShopError } from '#platform/errors.ts'
import { type Clock, day, hour, minute } from '#platform/time/clock.ts'
import type { PaymentProvider } from '#services/payments/port.ts'
import { bookFees } from '#shop/orders/ledger/ledger.server.ts'

/** After a payment. */
const asksFor = 30 * day
const mostAtOnce = 30
/** After the report of a refund or dispute. */
const asksAgain = [minute, hour, day, 5 * day]

interface FeeDeps {
  db: Database
  clock: Clock
  payment: PaymentProvider
  log: { info(about: object, words: string): void }
}

/** Safe to repeat; asks an unavailable provider later. */
export async function bookKnownFees(deps: FeeDeps): Promise<void> {
  const { db, clock, payment } = deps
  if (!payment.feesOf) return
  for (const order of await withoutFee(db.read, clock.now())) {
    if (!(await askFees(deps, order))) return
  }
}

/** The job `fees.ask`. Never throws for a provider. */
export async function bookOrderFees(deps: FeeDeps, orderId: string): Promise<void> {
  const order = await payments(deps.db.read).where('id', '=', orderId).executeTakeFirst()
  if (order) await askFees(deps, order)
}

export async function planFees(trx: Writer, orderId: string, now: number): Promise<void> {
  const order = await payments(trx).where('id', '=', orderId).executeTakeFirst()
  if (!order) return
  const from = now - (now % minute)
  for (const after of asksAgain) {
    const dueAt = from + minute + after
    const key = `fees.ask:${orderId}:${dueAt}`
    await enqueue(trx, { topic: 'fees.ask', payload: { orderId }, key, dueAt, now })
  }
}

type PaidOrder = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

async function askFees({ db, clock, payment, log }: FeeDeps, order: PaidOrder): Promise<boolean> {
  const { id, paymentRef, currency, ...paidTo } = order
  if (paymentRef === null || !payment.feesOf) return true
  try {
    const fees = await payment.feesOf({ paymentRef, currency, paidTo })
    if (fees !== null) await db.transact((trx) => bookFees(trx, id, fees, clock.now()))
    return true
  } catch (error) {
    if (!isShopError(error)) throw error
    log.info({ orderId: id }, 'the provider has not reported its fee yet')
    return false
  }
}

function payments(reader: Reader | Writer) {
  return reader
    .selectFrom('orders')
    .select(['id', 'payment_ref as paymentRef', 'currency', 'provider', 'money'])
    .select('provider_account as account')
    .where('payment_ref', 'is not', null)
    .where('money', '!=', 'play')
}

function withoutFee(reader: Reader, now: number) {
  return payments(reader)
    .where('paid_at', '>=', now - asksFor)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.order_id', '=', 'orders.id')
            .where('ledger_entries.kind', '=', 'fee'),
        ),
      ),
    )
    .orderBy('paid_at', 'desc')
    .limit(mostAtOnce)
    .execute()
}
