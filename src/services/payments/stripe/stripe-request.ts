import type Stripe from 'stripe'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import { allowedCountries, type PaymentLine, type PaymentRequest } from '#services/payments/port.ts'
import { toStripe } from './stripe-amounts.ts'

type Params = Stripe.Checkout.SessionCreateParams
type Tax = { tax_behavior?: 'inclusive' | 'exclusive' }
type LineItem = NonNullable<Params['line_items']>[number]

/** Stripe's limit. */
const mostLines = 100

/** Money comes days later (docs.stripe.com/payments/payment-methods: delayed notification). */
const delayedMethods: Params['excluded_payment_method_types'] = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
]

/** Equal for equal requests, whatever the clock and the settings. */
export function sessionParams(request: PaymentRequest): Params {
  const { orderId, terms, shipping, currency: code = firstCurrency } = request
  const currency = code.toLowerCase()
  const countries = allowedCountries(request) as Country[]
  const metadata = { order: orderId }
  const tax: Tax = terms?.automaticTax
    ? { tax_behavior: request.taxIncluded ? 'inclusive' : 'exclusive' }
    : {}
  return {
    mode: 'payment',
    line_items: fewEnough(request.lines).map((line) => lineItem(line, code, tax)),
    // A pickup has no address.
    ...(countries.length > 0 && {
      shipping_address_collection: { allowed_countries: countries },
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount' as const,
            display_name: shipping.label,
            fixed_amount: { amount: toStripe(shipping.amount, code), currency },
            ...tax,
          },
        },
      ],
    }),
    ...(terms?.automaticTax && { automatic_tax: { enabled: true } }),
    ...(request.immediate && { excluded_payment_method_types: delayedMethods }),
    ...(terms?.promotionCodes && { allow_promotion_codes: true }),
    ...(request.present &&
      countries.length > 0 && {
        custom_text: { shipping_address: { message: paymentsCopy.presentWords } },
      }),
    // The page then shows this address and accepts no other.
    ...(request.email !== undefined && { customer_email: request.email }),
    client_reference_id: orderId,
    metadata,
    // The session's own metadata does not reach its refunds and disputes.
    payment_intent_data: { metadata },
    expires_at: Math.floor(request.expiresAt / 1000),
    success_url: request.successUrl.replace('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: request.cancelUrl,
  }
}

type Country = NonNullable<Params['shipping_address_collection']>['allowed_countries'][number]

function lineItem(line: PaymentLine, currency: Currency, tax: Tax): LineItem {
  const { name, description, picture, unitPrice, quantity, taxCode } = line
  return {
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toStripe(unitPrice, currency),
      ...tax,
      product_data: {
        name,
        // Stripe refuses an empty description, and fetches pictures from outside.
        ...(description && { description }),
        ...(tax.tax_behavior && taxCode && { tax_code: taxCode }),
        ...(picture?.startsWith('https://') && { images: [picture] }),
      },
    },
  }
}

function fewEnough(lines: readonly PaymentLine[]): readonly PaymentLine[] {
  if (lines.length <= mostLines) return lines
  const codes = new Set(lines.map(({ taxCode }) => taxCode))
  const shown = lines.slice(0, mostLines - codes.size)
  const rest = Map.groupBy(lines.slice(shown.length), ({ taxCode }) => taxCode)
  return [
    ...shown,
    ...[...rest].map(([taxCode, joined]) => ({
      name: paymentsCopy.moreLines(joined.length),
      description: null,
      picture: null,
      unitPrice: joined.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
      quantity: 1,
      ...(taxCode !== undefined && { taxCode }),
    })),
  ]
}
