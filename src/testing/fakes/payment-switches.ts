import type {
  PaymentEvent,
  PaymentProvider,
  PaymentRequest,
  PaymentSession,
} from '#shop/checkout/payments/payment.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'

/** What goes wrong with a call: it never arrives, or it is done but its answer is lost. */
export type Trouble = 'before' | 'after' | 'refused' | null
export type ProviderCall = 'create' | 'get' | 'expire' | 'refund'

/** A session as the provider keeps it. */
export interface Kept {
  request: PaymentRequest
  status: PaymentSession['status']
  paid: boolean
  /** Money that comes later is still on its way. */
  underWay: boolean
  failed: boolean
  refunded: number
  discount: number
  tax: number
  total: number
  shipTo: Address
}

/** A payment provider in memory, with a switchboard for everything that can go wrong with one. */
export interface FakePayment extends PaymentProvider {
  /** Asked at every call, before it is done; may wait, and says what goes wrong. */
  meet: (call: ProviderCall) => Trouble | Promise<Trouble>
  /** Everything that it has reported, in order; a test sends these as it likes. */
  readonly events: PaymentEvent[]
  readonly ids: string[]
  /**
   * The buyer pays at once; false when the session is not open. `change`: a discount, the tax on top,
   * a wrong sum, or another address.
   */
  pay(id: string, change?: Partial<Pick<Kept, 'total' | 'discount' | 'tax' | 'shipTo'>>): boolean
  /** The buyer chooses a method whose money comes later. */
  payLater(id: string): boolean
  /** Whether its page offers no such method. */
  isImmediate(id: string): boolean
  /** The late money comes, or fails; false when none is on its way. */
  endDebit(id: string, comes: boolean): boolean
  isPaid(id: string): boolean
  /** What of a payment has become known as its fee. */
  setFee(paymentRef: string, fee: number): void
  /** Money goes back at the provider's own site, which may cost something. */
  refundOutside(paymentRef: string, amount: number, fee?: number): void
  /** A refund of this key doesn't arrive. */
  failRefund(key: string): void
  /** The buyer disputes a payment or a part, which may cost something, or the dispute ends. */
  dispute(ref: string, how: 'open' | 'won' | 'lost', fee?: number, part?: number | null): void
  /** What it holds of a payment. */
  holds(paymentRef: string): number
  /** Closes what is over by its own clock, and reports it. */
  tick(): void
  /** A body and headers as it would post them; `forged`: with a wrong signature. */
  post(event: PaymentEvent, forged?: boolean): [Uint8Array, Headers]
}
