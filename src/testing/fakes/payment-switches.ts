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
  underWay: boolean
  failed: boolean
  refunded: number
  discount: number
  tax: number
  total: number
  shipTo: Address
}

export interface FakePayment extends PaymentProvider {
  /** Before the work is done; may wait, and chooses the trouble. */
  meet: (call: ProviderCall) => Trouble | Promise<Trouble>
  /** In order; a test sends these as it likes. */
  readonly events: PaymentEvent[]
  readonly ids: string[]
  /** False when the session is not open. */
  pay(id: string, change?: Partial<Pick<Kept, 'total' | 'discount' | 'tax' | 'shipTo'>>): boolean
  /** By a method with delayed payment. */
  payLater(id: string): boolean
  isImmediate(id: string): boolean
  /** False when no money is on its way. */
  endDebit(id: string, comes: boolean): boolean
  isPaid(id: string): boolean
  setFee(paymentRef: string, fee: number): void
  refundOutside(paymentRef: string, amount: number, fee?: number): void
  failRefund(key: string): void
  dispute(ref: string, how: 'open' | 'won' | 'lost', fee?: number, part?: number | null): void
  holds(paymentRef: string): number
  /** Closes sessions that are over by its own clock, and reports them. */
  tick(): void
  /** `forged`: with a wrong signature. */
  post(event: PaymentEvent, forged?: boolean): [Uint8Array, Headers]
}
