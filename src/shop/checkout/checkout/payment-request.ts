import { pagePaths } from '#platform/addresses/page-paths.ts'
import { type Currency, smallestStep } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import type { PaymentLine, PaymentRequest, ProviderTerms } from '#services/payments/port.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { isSingle, saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { fullHold } from '#shop/catalogue/stock/hold-limits.ts'
import { derivativeAddress } from '#shop/media/pictures/picture.ts'
import type { NewOrderLine } from '#shop/orders/record/lines.server.ts'
import { linePaid } from '#shop/orders/record/refunds/line-paid.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'
import { rateText, type TaxClass, type TaxCodes } from '#shop/store/tax/tax.ts'
import { checkoutCopy } from './copy.ts'

/** Stripe's product tax code for untaxed products: docs.stripe.com/tax/tax-categories. */
const nontaxable = 'txcd_00000000'

/** Whole seconds, because providers count in those. */
export function paymentDeadline(now: number): number {
  return Math.ceil((now + fullHold) / 1000) * 1000
}

/** Stored before the provider is called. */
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
  tax: RequestTax
  terms: ProviderTerms | undefined
  discountCode: string | null
  buyerEmail: string | null
  isPresent: boolean
  immediate: boolean
}): PaymentRequest {
  return {
    orderId: order.id,
    currency: order.currency,
    key: order.attemptKey,
    lines: [...order.lines.flatMap((line) => paymentLines(line, order)), ...taxLines(order.tax)],
    shipping: { label: checkoutCopy.shipping, amount: order.shipping },
    countries: order.countries,
    total: order.total,
    expiresAt: order.expiresAt,
    successUrl: successUrl(order.publicUrl, '{SESSION_ID}'),
    cancelUrl: `${order.publicUrl}/api/cart/cancel-checkout-session/id/${order.id}`,
    ...(order.tax.taxIncluded && { taxIncluded: true }),
    ...(order.isPresent && { present: true }),
    ...(order.immediate && { immediate: true }),
    ...(order.buyerEmail !== null && { email: order.buyerEmail }),
    ...(order.terms && {
      terms: toProviderTerms(order.terms, order.discountCode !== null || addsTax(order.tax)),
    }),
  }
}

export function successUrl(publicUrl: string, sessionId: string): string {
  return `${publicUrl}${pagePaths.orderSuccess}?session_id=${sessionId}`
}

/** A provider's promotion code can't be combined with the shop's code, or its tax on top. */
function toProviderTerms(terms: ProviderTerms, isFixed: boolean): ProviderTerms {
  return isFixed ? { ...terms, promotionCodes: false } : terms
}

interface RequestTax {
  taxIncluded: boolean
  onTop: readonly TaxPart[]
  codes: TaxCodes
}

const addsTax = ({ onTop }: RequestTax) => onTop.some(({ tax }) => tax > 0)

/** A line of its own, so that the paid sum equals the cart's. */
function taxLines({ onTop }: RequestTax): PaymentLine[] {
  return onTop.flatMap(({ rate, tax }) =>
    tax === 0 || rate === null
      ? []
      : [
          {
            name: checkoutCopy.salesTax(rateText(rate)),
            description: null,
            picture: null,
            unitPrice: tax,
            quantity: 1,
          },
        ],
  )
}

interface OrderFacts {
  publicUrl: string
  currency: Currency
  discountCode: string | null
  tax: RequestTax
}

/**
 * After the discount, so that tax and refunds follow the paid sum; an uneven share takes two lines.
 */
function paymentLines(line: NewOrderLine, order: OrderFacts): PaymentLine[] {
  const { quantity, discount } = line
  const what = lineDescription(line)
  const off =
    discount > 0 &&
    checkoutCopy.codeDiscount(order.discountCode, formatMoney(discount, order.currency))
  const shown = {
    name: displayName(line),
    description: off ? [what, off].filter(Boolean).join(' · ') : what,
    picture: new URL(derivativeAddress(line.location, 320, 'jpg'), order.publicUrl).href,
    ...(line.taxClass && line.taxClass !== 'standard' && taxCode(line.taxClass)),
  }
  const step = smallestStep(order.currency)
  const steps = linePaid(line) / step
  const each = Math.floor(steps / quantity) * step
  const dearer = steps - (each / step) * quantity
  return [
    { ...shown, unitPrice: each, quantity: quantity - dearer },
    { ...shown, unitPrice: each + step, quantity: dearer },
  ].filter((part) => part.quantity > 0)

  function taxCode(taxClass: TaxClass): Pick<PaymentLine, 'taxCode'> {
    const { codes } = order.tax
    const code =
      taxClass === 'zero' ? nontaxable : codes[taxClass === 'original' ? 'original' : 'reduced']
    return code === null ? {} : { taxCode: code }
  }

  /** 'Art print, 10 × 10 inches'; 'Linen shirt, size M'; 'Original painting' */
  function lineDescription(sold: NewOrderLine): string | null {
    const isPrint = sold.kind === 'prints' && !isSingle(sold)
    const descName = sold.descName ?? (isPrint ? checkoutCopy.artPrint : null)
    return saleItemDetails({ ...sold, descName }, 'inches').join(', ') || null
  }
}
