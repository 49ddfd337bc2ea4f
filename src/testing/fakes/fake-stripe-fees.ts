import type { Answer } from './fake-stripe-ledger.ts'

interface Sum {
  id: string
  amount: number
}

/** In the account's own currency. */
export function stripeFeeBooks(found: {
  payment(paymentRef: string): Sum | undefined
  newestRefund(paymentRef: string): Sum | undefined
}) {
  /** By source: a session, a refund. */
  const booked = new Map<string, object>()
  const disputes = new Map<string, { intent: string; amount: number; booked: object[] }>()
  const balanceOf = (amount: number, fee: number, rate: number) => ({
    object: 'balance_transaction',
    fee,
    amount: Math.round(amount * rate),
    exchange_rate: rate === 1 ? null : rate,
  })
  return {
    balanceOf: (id: string) => booked.get(id) ?? null,
    bookFee(paymentRef: string, fee: number, rate = 1): void {
      const payment = found.payment(paymentRef)
      if (payment) booked.set(payment.id, balanceOf(payment.amount, fee, rate))
    },
    bookRefundFee(paymentRef: string, fee: number, rate = 1): void {
      const refund = found.newestRefund(paymentRef)
      if (refund) booked.set(refund.id, balanceOf(-refund.amount, fee, rate))
    },
    /** A fee below zero is given back. */
    bookDispute(intent: string, name: string, fee: number): void {
      const { amount } = found.payment(intent) ?? { amount: 0 }
      const dispute = disputes.get(name) ?? { intent, amount, booked: [] }
      dispute.booked.push(balanceOf(fee < 0 ? amount : -amount, fee, 1))
      disputes.set(name, dispute)
    },
    disputesOfIntent(wanted: string | null): Answer {
      const data = [...disputes]
        .filter(([, { intent }]) => intent === wanted)
        .map(([id, { amount, booked: balance_transactions }]) => ({
          id,
          object: 'dispute',
          amount,
          balance_transactions,
        }))
      return { status: 200, body: { object: 'list', has_more: false, data } }
    },
  }
}
