import type {
  PaymentEvent,
  PaymentProvider,
  PaymentRequest,
  PaymentSession,
} from '#services/payments/port.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'

/** 'before': the call never arrives; 'after': it is done but its answer is lost. */
export type Trouble = 'before' | 'after' | 'refused' | null
export type ProviderCall = 'create' | 'get' | 'expire' | 'refund'

export interface Kept {
  request: PaymentRequest
  status: PaymentSession['status']
  paid: boolean
  /** A delayed payment is still on its way. */
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
  /** Called at every call, before the work is done; may wait, and chooses the trouble. */
  meet: (call: ProviderCall) => Trouble | Promise<Trouble>
  /** Everything that it has reported, in order; a test sends these as it likes. */
  readonly events: PaymentEvent[]
  readonly ids: string[]
  /**
   * The buyer pays at once; false when the session is not open. `change`: a discount, the tax on top,
   * a wrong sum, or another address.
   */
  pay(id: string, change?: Partial<Pick<Kept, 'total' | 'discount' | 'tax' | 'shipTo'>>): boolean
  /** The buyer chooses a method with delayed payment. */
  payLater(id: string): boolean
  isImmediate(id: string): boolean
  /** The late money comes, or fails; false when none is on its way. */
  endDebit(id: string, comes: boolean): boolean
  isPaid(id: string): boolean
  setFee(paymentRef: string, fee: number): void
  /** Money goes back at the provider's own site, which may cost something. */
  refundOutside(paymentRef: string, amount: number, fee?: number): void
  /** A refund of this key doesn't arrive. */
  failRefund(key: string): void
  /** The buyer disputes a payment or a part, which may cost something, or the dispute ends. */
  dispute(ref: string, how: 'open' | 'won' | 'lost', fee?: number, part?: number | null): void
  holds(paymentRef: string): number
  /** Closes sessions that are over by its own clock, and reports them. */
  tick(): void
  /** A body and headers as it would post them; `forged`: with a wrong signature. */
  post(event: PaymentEvent, forged?: boolean): [Uint8Array, Headers]
}
