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
  /** How the provider taxes it, by its own names, where it reckons tax; absent: as it usually does. */
  taxCode?: string
}

/** What a provider adds to a payment, as it is set up today. */
export interface ProviderTerms {
  /** The provider works out tax. */
  automaticTax: boolean
  promotionCodes: boolean
}

/** The provider's terms as they are committed with a request. */
export interface PaymentTerms extends ProviderTerms {
  /** Where parcels may go, in requests from before a request said it itself. */
  countries?: readonly string[]
}

/**
 * Who took an order's money. Kept with the order: whatever follows is asked of that one, though
 * another takes money by then.
 */
export interface PaymentTaker {
  /** The provider's name. */
  provider: string
  /** Its account and mode, as the provider names them; '' where it has but one, or none is known. */
  account: string
  /** Which money it was. */
  money: MoneyMode
}

/** Everything a payment session is made from. Committed before the provider is called. */
export interface PaymentRequest {
  /** Our order's id; it comes back in every event. */
  orderId: string
  /** What its sums are in; absent in requests of the time when all were in dollars. */
  currency?: Currency
  /** The same key always means the same session. */
  key: string
  lines: PaymentLine[]
  /** Where its address may be, ISO 3166-1 alpha-2; none: nothing is sent, and no address is asked for. */
  countries?: readonly string[]
  shipping: { label: string; amount: Cents }
  /** Whatever tax there is, is within these sums; absent: it comes on top. */
  taxIncluded?: boolean
  total: Cents
  /** It is a present: the address is its recipient's, the rest the buyer's. */
  present?: boolean
  /** The buyer's, if the order is for this address alone. */
  email?: string
  /** It is for a single piece: no way of paying is offered whose money comes days later. */
  immediate?: boolean
  /** Epoch milliseconds at which the provider closes the session. */
  expiresAt: number
  /** Where the buyer returns; '{SESSION_ID}' is replaced by the provider. */
  successUrl: string
  cancelUrl: string
  /** The provider's own at that time; absent when it has none. */
  terms?: PaymentTerms
}

/** Where a request's address may be: the United States in those from before it was said. */
export function countriesOf({ countries, terms }: PaymentRequest): readonly string[] {
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
  /** What is paid: the request's total, less the discount, with the tax unless that is within. */
  total: Cents
  discount: Cents
  tax: Cents
  /** Where the buyer pays; null once the session is closed. */
  url: string | null
  paymentRef: string | null
  buyer: { name: string | null; email: string | null }
  shipTo: Address | null
  /** It was asked to work out tax, refused, and made the session without. */
  untaxed?: boolean
}

/** Whose payment an event is about; `orderId` when the provider knows it. */
export interface AboutPayment {
  id: string
  orderId: string | null
  paymentRef: string
  /** When it happened, by the provider's clock; of two that contradict the later one is true. */
  at: number
}

/** What a signed event says; what is in it is believed because the signature is. */
export type PaymentEvent =
  | { type: 'session'; id: string; session: PaymentSession }
  /** `refunded`: all that has gone back so far. */
  | ({ type: 'refunded'; refunded: Cents } & AboutPayment)
  /** Money that was on its way back did not arrive; `refund`: the key that we gave it, if we did. */
  | ({ type: 'refund_failed'; refund: string; amount: Cents; refunded: Cents } & AboutPayment)
  /**
   * `lost`: it is over, and the money has gone back to the buyer. `amount`: what of the payment is
   * disputed; absent: all that is left of it.
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
  /** Who took it; absent: who takes money now. */
  taker?: PaymentTaker
  /** The payment's; absent: dollars. */
  currency?: Currency
}

/** What a provider kept of a payment and of what followed it, in the payment's currency. */
export interface PaymentFees {
  payment: Cents
  /** Of its refunds; what was kept of the payment itself is not given back with them. */
  refunds: Cents
  /** Of its disputes; what a won dispute gave back is taken off. */
  disputes: Cents
}

/** A payment whose fees are asked for; `taker`: who took it. */
export interface FeeRequest {
  paymentRef: string
  currency: Currency
  taker: PaymentTaker
}

/**
 * The payment provider's port. Failures are ShopErrors: `payment_unavailable` when trying again
 * makes sense, `payment_refused` when it doesn't; `readEvent` throws `forbidden` on a bad signature.
 */
export interface PaymentProvider {
  readonly name: string
  /** Origins that the buyer's browser is sent to, for the Content-Security-Policy. */
  readonly origins: readonly string[]
  /** Whose account it is; absent where there is but one. */
  readonly account?: string
  /** Which money its buyers pay. */
  readonly money: MoneyMode
  /** What its sessions are made with today; absent when it has none. */
  readonly terms?: ProviderTerms
  /** `taker`, here and below: who took the order's money; a single provider needs no telling. */
  createSession(request: PaymentRequest, taker?: PaymentTaker): Promise<PaymentSession>
  /** Null when the provider knows no such session. */
  getSession(id: string, taker?: PaymentTaker): Promise<PaymentSession | null>
  /** Closes an open session; answers how it stands afterwards (it may just have been paid). */
  expireSession(id: string, taker?: PaymentTaker): Promise<PaymentSession>
  /**
   * Pays back, once a key, for as long as the payment exists. Answers all that has gone back of it by
   * then, or is on its way, as far as the provider says: what was paid back at its own site, too.
   */
  refund(request: RefundRequest): Promise<{ refunded: Cents }>
  /**
   * What it kept of a payment, its refunds and its disputes so far; null while that of the payment
   * isn't known yet. Absent: it keeps nothing that it tells.
   */
  feesOf?(payment: FeeRequest): Promise<PaymentFees | null>
  /** Whether events under this name are its own; absent: those under `name`. */
  isOf?(provider: string): boolean
  /**
   * What has happened since a moment (epoch milliseconds), the oldest first. Absent: it reports by
   * itself.
   */
  recentEvents?(since: number): Promise<PaymentEvent[]>
  readEvent(body: Uint8Array, headers: Headers, provider?: string): Promise<PaymentEvent>
}

/** Who takes money now, as an order remembers it. */
export function takerOf({
  name,
  account = '',
  money,
}: Pick<PaymentProvider, 'name' | 'account' | 'money'>): PaymentTaker {
  return { provider: name, account, money }
}
