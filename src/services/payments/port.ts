import type { Currency } from '#platform/money/currency.ts'
import type { Cents, MoneyMode } from '#platform/money/money.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'

export interface PaymentLine {
  name: string
  description: string | null
  /** Absolute address. */
  picture: string | null
  unitPrice: Cents
  quantity: number
  /** The provider's name for the tax class, where it calculates tax; absent: its default. */
  taxCode?: string
}

export interface ProviderTerms {
  automaticTax: boolean
  promotionCodes: boolean
}

export interface PaymentTerms extends ProviderTerms {
  countries?: readonly string[]
}

export interface PaymentAccount {
  provider: string
  /** Account and mode; '' for a provider with one account, or an unknown account. */
  account: string
  money: MoneyMode
}

/** Committed before the provider is called. */
export interface PaymentRequest {
  orderId: string
  /** Absent in old requests, which were all in dollars. */
  currency?: Currency
  /** The same key always means the same session. */
  key: string
  lines: PaymentLine[]
  /** ISO 3166-1 alpha-2; empty: nothing is sent, and no address is asked for. */
  countries?: readonly string[]
  shipping: { label: string; amount: Cents }
  /** Absent: tax comes on top. */
  taxIncluded?: boolean
  total: Cents
  /** A present: the address is its recipient's, the rest the buyer's. */
  present?: boolean
  /** The page accepts no other address. */
  email?: string
  /** For a single piece: offers no way of paying whose money comes days later. */
  immediate?: boolean
  /** Epoch ms at which the provider closes the session. */
  expiresAt: number
  /** The provider replaces '{SESSION_ID}'. */
  successUrl: string
  cancelUrl: string
  terms?: PaymentTerms
}

/** The United States in old requests, which don't name any. */
export function allowedCountries({ countries, terms }: PaymentRequest): readonly string[] {
  return countries ?? terms?.countries ?? ['US']
}

export interface PaymentSession {
  id: string
  orderId: string | null
  status: 'open' | 'complete' | 'expired'
  /** False while a delayed payment method is under way. */
  paid: boolean
  /** A delayed payment was tried and won't come any more. */
  failed: boolean
  /** The request's total, less the discount, plus the tax unless the total includes it. */
  total: Cents
  discount: Cents
  tax: Cents
  url: string | null
  paymentRef: string | null
  buyer: { name: string | null; email: string | null }
  shipTo: Address | null
  /** The provider refused to add tax, and made the session without. */
  untaxed?: boolean
}

export interface PaidSession extends PaymentSession {
  /** When the buyer was sent to the provider, epoch ms. */
  at: number
  currency: Currency
  lines: { name: string; quantity: number }[]
}

export interface PaidList {
  /** The oldest first. */
  paid: PaidSession[]
  /** Earlier ones were not read, epoch ms; null: all were. */
  unreadBefore: number | null
}

export interface AboutPayment {
  id: string
  orderId: string | null
  paymentRef: string
  /** By the provider's clock, epoch ms; of two contradicting events the later is true. */
  at: number
}

/** Trusted because of the signature. */
export type PaymentEvent =
  | { type: 'session'; id: string; session: PaymentSession }
  | ({ type: 'refunded'; refunded: Cents } & AboutPayment)
  /** A refund did not arrive; `refund`: the key that the shop gave it, if any. */
  | ({ type: 'refund_failed'; refund: string; amount: Cents; refunded: Cents } & AboutPayment)
  /** `lost`: the money has gone back to the buyer. `amount`: absent: all that is left. */
  | ({
      type: 'disputed'
      dispute: string
      open: boolean
      lost?: boolean
      amount?: Cents | null
    } & AboutPayment)
  | { type: 'other'; id: string }

/** `paidTo`: the account that signed it; absent: there is only one. */
export type ReadEvent = PaymentEvent & { paidTo?: PaymentAccount }

/** The same `key` is refunded once. */
export interface RefundRequest {
  key: string
  paymentRef: string
  amount: Cents
  /** Absent: the account that takes money now. */
  paidTo?: PaymentAccount
  /** Absent: dollars. */
  currency?: Currency
}

export interface PaymentFees {
  payment: Cents
  /** A refund doesn't return the payment's own fee. */
  refunds: Cents
  /** Less the fees that a won dispute returns. */
  disputes: Cents
}

export interface FeeRequest {
  paymentRef: string
  currency: Currency
  paidTo: PaymentAccount
}

/** Throws `payment_unavailable` (try again), `payment_refused`, `forbidden` on a bad signature. */
export interface PaymentProvider {
  readonly name: string
  /** For the Content-Security-Policy. */
  readonly origins: readonly string[]
  readonly account?: string
  readonly money: MoneyMode
  readonly terms?: ProviderTerms
  /** `paidTo`, here and below: took the order's money; a single provider needs none. */
  createSession(request: PaymentRequest, paidTo?: PaymentAccount): Promise<PaymentSession>
  getSession(id: string, paidTo?: PaymentAccount): Promise<PaymentSession | null>
  /** Answers the status afterwards: the session may just have been paid. */
  expireSession(id: string, paidTo?: PaymentAccount): Promise<PaymentSession>
  /** Once per key. Answers the payment's refunds in all, those on their way included. */
  refund(request: RefundRequest): Promise<{ refunded: Cents }>
  /** Null while the payment's own fee isn't known yet. Absent: the provider reports no fees. */
  feesOf?(payment: FeeRequest): Promise<PaymentFees | null>
  /** Between epoch ms; the oldest first. Absent: the provider sends events by itself. */
  recentEvents?(since: number, until: number): Promise<PaymentEvent[]>
  /** Since epoch ms. Absent: the provider lists none. */
  paidSince?(since: number): Promise<PaidList>
  readEvent(body: Uint8Array, headers: Headers, provider?: string): Promise<ReadEvent>
}

export function paymentAccount({
  name,
  account = '',
  money,
}: Pick<PaymentProvider, 'name' | 'account' | 'money'>): PaymentAccount {
  return { provider: name, account, money }
}
