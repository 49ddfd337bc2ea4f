import type { Currency } from '#kernel/currency.ts'
import type { Cents } from '#kernel/money.ts'
import { pagePaths } from '#kernel/page-paths.ts'
import { displayName, sizeInWords } from '#shop/catalogue/product.ts'
import { derivativeAddress } from '#shop/media/picture.ts'
import type { NewOrderLine } from '#shop/orders/lines.server.ts'
import type { PaymentLine, PaymentRequest, ProviderTerms } from '#shop/payments/payment.ts'
import { fullHold } from '#shop/stock/hold-limits.ts'

/** When the provider closes a session opened now: whole seconds, because providers count in those. */
export function sessionEnd(now: number): number {
  return Math.ceil((now + fullHold) / 1000) * 1000
}

/** Everything that the provider gets. It is stored before the provider is called. */
export function paymentRequest(order: {
  id: string
  attemptKey: string
  lines: readonly NewOrderLine[]
  shipping: Cents
  total: Cents
  expiresAt: number
  publicUrl: string
  currency: Currency
  countries: readonly string[]
  taxIncluded: boolean
  terms: ProviderTerms | undefined
}): PaymentRequest {
  return {
    orderId: order.id,
    currency: order.currency,
    key: order.attemptKey,
    lines: order.lines.map((line) => paymentLine(line, order.publicUrl)),
    shipping: { label: 'Shipping', amount: order.shipping },
    countries: order.countries,
    total: order.total,
    expiresAt: order.expiresAt,
    successUrl: successUrl(order.publicUrl, '{SESSION_ID}'),
    cancelUrl: `${order.publicUrl}/api/cart/cancel-checkout-session/id/${order.id}`,
    ...(order.taxIncluded && { taxIncluded: true }),
    ...(order.terms && { terms: order.terms }),
  }
}

/** Where the buyer returns once a session is complete. */
export function successUrl(publicUrl: string, sessionId: string): string {
  return `${publicUrl}${pagePaths.orderSuccess}?session_id=${sessionId}`
}

function paymentLine(line: NewOrderLine, publicUrl: string): PaymentLine {
  return {
    name: displayName(line),
    description:
      line.kind === 'prints' ? `Art print, ${sizeInWords(line.size, 'inches')}` : line.descName,
    picture: new URL(derivativeAddress(line.location, 320, 'jpg'), publicUrl).href,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
  }
}
