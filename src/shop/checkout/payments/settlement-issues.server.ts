import type { PaymentRequest, PaymentSession } from '#services/payments/port.ts'
import type { StockLine } from '#shop/catalogue/stock/stock.ts'
import type { Issue } from '#shop/orders/record/order-issues.ts'
import type { OrderRecord } from '#shop/orders/record/order-record.server.ts'
import { dueSum, isTaxedElsewhere } from './settled-sums.server.ts'

/** `short`: pieces that had gone before the money came. */
export function settlementIssues(
  order: OrderRecord,
  session: PaymentSession,
  short: readonly StockLine[],
): Issue[] {
  return [...soldOutLate(short), ...amountMismatch(order, session), ...otherCountry(order, session)]
}

function soldOutLate(short: readonly StockLine[]): Issue[] {
  if (short.length === 0) return []
  return [{ code: 'sold_out_late', details: { names: short.map(({ name }) => name) } }]
}

function amountMismatch(order: OrderRecord, session: PaymentSession): Issue[] {
  const due = dueSum(order, session)
  const paid = session.total
  return due === paid ? [] : [{ code: 'amount_mismatch', details: { due, paid } }]
}

/** Older requests name no countries. */
function otherCountry(order: OrderRecord, session: PaymentSession): Issue[] {
  const { shipTo } = session
  const { countries } = JSON.parse(order.attempt_params) as Partial<PaymentRequest>
  if (!shipTo) return []
  if (isTaxedElsewhere(order, session)) {
    return [{ code: 'other_state', details: { state: shipTo.state } }]
  }
  if (!countries || countries.includes(shipTo.country)) return []
  return [{ code: 'other_country', details: { country: shipTo.country } }]
}
