import type { Currency } from '#platform/money/currency.ts'
import type { Cents, MoneyMode } from '#platform/money/money.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'

/** A line as the payment page shows it; `unitPrice` in cents. */
export interface PaymentLine {
  name: string
  description: string | null
  /** Absolute address of a picture. */
  picture: string | null
  unitPrice: Cents
  quantity: number
  /** The provider's name for the line's tax class, where it calculates tax; absent: its default. */
  taxCode?: string
}

export interface ProviderTerms {
  /** The provider calculates tax. */
  automaticTax: boolean
  promotionCodes: boolean
}

/** The provider's terms as they are committed with a request. */
export interface PaymentTerms extends ProviderTerms {
  /** Allowed countries of parcels, in older requests that don't name them themselves. */
  countries?: readonly string[]
}

/**
 * The account that took an order's money. Stored with the order: later calls go to this account, even when
 * another takes money by then.
 */
export interface PaymentAccount {
  provider: string
  /**
   * Its account and mode, as the provider names them; '' for a provider with one account, or an unknown
   * one.
   */
  account: string
  money: MoneyMode
}

/** All input of a payment session. Committed before the provider is called. */
export interface PaymentRequest {
  /** Our order's id; it comes back in every event. */
  orderId: string
  /** The currency of the sums; absent in old requests, which were all in dollars. */
  currency?: Currency
  /** The same key always means the same session. */
  key: string
  lines: PaymentLine[]
  /**
   * Allowed countries of the address, ISO 3166-1 alpha-2; empty: nothing is sent, and no address is asked
   * for.
   */
  countries?: readonly string[]
  shipping: { label: string; amount: Cents }
  /** The sums include any tax; absent: tax comes on top. */
  taxIncluded?: boolean
  total: Cents
  /** A present: the address is its recipient's, the rest the buyer's. */
  present?: boolean
  /** The buyer's address, if the order is for this address alone. */
  email?: string
  /** For a single piece: no way of paying is offered whose money comes days later. */
  immediate?: boolean
  /** Epoch milliseconds at which the provider closes the session. */
  expiresAt: number
  /** Where the buyer returns; '{SESSION_ID}' is replaced by the provider. */
  successUrl: string
  cancelUrl: string
  /** The provider's own terms at that time; absent when it has none. */
  terms?: PaymentTerms
}

/** Allowed countries of a request's address; the United States in requests that don't name any. */
export function allowedCountries({ countries, terms }: PaymentRequest): readonly string[] {
  return countries ?? terms?.countries ?? ['US']
}

/** A payment session, as the provider tells it now. */
export interface PaymentSession {
  id: string
  orderId: string | null
  status: 'open' | 'complete' | 'expired'
  /** False while a delayed payment method is under way. */
  paid: boolean
  /** A delayed payment was tried and won't come any more. */
  failed: boolean
  /** The paid sum: the request's total, less the discount, plus the tax unless the total includes it. */
  total: Cents
  discount: Cents
  tax: Cents
  /** Where the buyer pays; null once the session is closed. */
  url: string | null
  paymentRef: string | null
  buyer: { name: string | null; email: string | null }
  shipTo: Address | null
  /** The provider was asked for tax, refused, and made the session without. */
  untaxed?: boolean
}

/** The payment of an event; `orderId` when the provider knows it. */
export interface AboutPayment {
  id: string
  orderId: string | null
  paymentRef: string
  /** The time of the event, by the provider's clock; of two contradicting events the later one is true. */
  at: number
}

/** A signed event. Its content is trusted because of the signature. */
export type PaymentEvent =
  | { type: 'session'; id: string; session: PaymentSession }
  /** `refunded`: all that has gone back so far. */
  | ({ type: 'refunded'; refunded: Cents } & AboutPayment)
  /** A refund did not arrive; `refund`: the key that the shop gave it, if any. */
  | ({ type: 'refund_failed'; refund: string; amount: Cents; refunded: Cents } & AboutPayment)
  /**
   * `lost`: the dispute is over, and the money has gone back to the buyer. `amount`: the disputed part of
   * the payment; absent: all that is left of it.
   */
  | ({
      type: 'disputed'
      dispute: string
      open: boolean
      lost?: boolean
      amount?: Cents | null
    } & AboutPayment)
  | { type: 'other'; id: string }

/** A refund of `amount` in the currency's smallest unit; the same `key` is refunded once. */
export interface RefundRequest {
  key: string
  paymentRef: string
  amount: Cents
  /** The account that took the payment; absent: the account that takes money now. */
  paidTo?: PaymentAccount
  /** The payment's currency; absent: dollars. */
  currency?: Currency
}

/** A provider's fees on a payment, its refunds and its disputes, in the payment's currency. */
export interface PaymentFees {
  payment: Cents
  /** Fees of its refunds; the payment's own fee is not returned with them. */
  refunds: Cents
  /** Fees of its disputes, less the fees that a won dispute returns. */
  disputes: Cents
}

/** `paidTo`: the account that took the payment. */
export interface FeeRequest {
  paymentRef: string
  currency: Currency
  paidTo: PaymentAccount
}

/**
 * The payment provider's port. Failures are ShopErrors: `payment_unavailable` when trying again
 * makes sense, `payment_refused` when it doesn't; `readEvent` throws `forbidden` on a bad signature.
 */
export interface PaymentProvider {
  readonly name: string
  /** Origins that the buyer's browser is sent to, for the Content-Security-Policy. */
  readonly origins: readonly string[]
  /** The account; absent for a provider with only one. */
  readonly account?: string
  readonly money: MoneyMode
  /** The terms of new sessions; absent when there are none. */
  readonly terms?: ProviderTerms
  /** `paidTo`, here and below: the account that took the order's money; a single provider needs none. */
  createSession(request: PaymentRequest, paidTo?: PaymentAccount): Promise<PaymentSession>
  /** Null when the provider knows no such session. */
  getSession(id: string, paidTo?: PaymentAccount): Promise<PaymentSession | null>
  /** Closes an open session; answers its status afterwards (it may just have been paid). */
  expireSession(id: string, paidTo?: PaymentAccount): Promise<PaymentSession>
  /**
   * Pays back, once a key, for as long as the payment exists. Answers the payment's refunds in all, with
   * those on their way, as far as the provider reports them: refunds made at its own site, too.
   */
  refund(request: RefundRequest): Promise<{ refunded: Cents }>
  /**
   * Its fees on a payment, its refunds and its disputes so far; null while the payment's own fee isn't
   * known yet. Absent: it reports no fees.
   */
  feesOf?(payment: FeeRequest): Promise<PaymentFees | null>
  /** True when events under this name are the provider's own; absent: only those under `name` are. */
  isOf?(provider: string): boolean
  /**
   * Events since a moment (epoch milliseconds), the oldest first. Absent: the provider sends events by
   * itself.
   */
  recentEvents?(since: number): Promise<PaymentEvent[]>
  readEvent(body: Uint8Array, headers: Headers, provider?: string): Promise<PaymentEvent>
}

/** The account that takes money now, as an order stores it. */
export function paymentAccount({
  name,
  account = '',
  money,
}: Pick<PaymentProvider, 'name' | 'account' | 'money'>): PaymentAccount {
  return { provider: name, account, money }
}
