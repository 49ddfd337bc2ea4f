import type Stripe from 'stripe'
import type { Currency } from '#platform/money/currency.ts'
import type { FeeRequest, PaymentFees } from '#services/payments/port.ts'
import { fromStripe } from './stripe-amounts.ts'
import { ask, askFor } from './stripe-call.ts'

/** Null while the payment isn't booked: some methods take seconds, others days. */
export async function stripeFees(
  stripe: Stripe,
  { paymentRef, currency }: FeeRequest,
): Promise<PaymentFees | null> {
  const expand = ['latest_charge.balance_transaction']
  const intent = await askFor(() => stripe.paymentIntents.retrieve(paymentRef, { expand }))
  const charge = intent?.latest_charge
  if (!charge || typeof charge === 'string' || !isBooked(charge.balance_transaction)) return null
  const about = { payment_intent: paymentRef, limit: 100 }
  const refunds = await ask(() =>
    stripe.refunds.list({ ...about, expand: ['data.balance_transaction'] }),
  )
  const disputes = await askFor(() => stripe.disputes.list(about), [403])
  const kept = (of: readonly Booked[]) =>
    of.reduce((sum, { fee, amount, was }) => sum + inPayment(fee, amount, was, currency), 0)
  return {
    payment: kept([{ ...charge.balance_transaction, was: charge.amount }]),
    refunds: kept(
      refunds.data.flatMap(({ balance_transaction: booked, amount: was }) =>
        isBooked(booked) ? [{ ...booked, was }] : [],
      ),
    ),
    disputes: kept(
      (disputes?.data ?? []).flatMap(({ balance_transactions, amount: was }) =>
        balance_transactions.map((booked) => ({ ...booked, was })),
      ),
    ),
  }
}

/** `was`: the booked amount in the payment's own currency. */
interface Booked {
  fee: number
  amount: number
  was: number
}

const isBooked = (
  booked: string | Stripe.BalanceTransaction | null | undefined,
): booked is Stripe.BalanceTransaction => typeof booked === 'object' && booked !== null

/** Stripe books in the account's currency: both amounts together give the exchange rate. */
function inPayment(fee: number, amount: number, was: number, currency: Currency): number {
  const rate = amount === 0 ? 1 : was / Math.abs(amount)
  return fromStripe(Math.round(fee * rate), currency)
}
