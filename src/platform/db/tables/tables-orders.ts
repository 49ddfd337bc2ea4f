import type { Generated } from 'kysely'

/* Tables of the owner's notes on an order, beside the order itself (see tables.ts). */

/** shop/orders: the owner's notes; buyers never see them. */
export interface OrderNoteTable {
  order_id: string
  note: string
  updated_at: number
}

/** shop/orders: events in an order's life that no other table keeps. Rows are only added. */
export interface OrderEventTable {
  order_id: string
  type:
    | 'overdue'
    | 'mail_refused'
    | 'address_changed'
    | 'given_up'
    | 'debit_ended'
    | 'dispute_won'
    | 'shipping_undone'
    | 'due_soon'
    | 'delayed'
    | 'delay_answered'
  /** The subject, 500 characters at most (it is part of the key). */
  detail: string
  at: number
}

/** shop/orders: why an order needs its owner. One open row an order, code and subject. */
export interface OrderIssueTable {
  id: Generated<number>
  order_id: string
  /** A value of shop/orders/record/order-issues.ts. */
  code: string
  /** Tells several notices of one code and one order apart; else ''. */
  subject: Generated<string>
  /** JSON, by the code. */
  details: string
  created_at: number
  resolved_at: number | null
  /** The owner resolved it, or the shop because the issue was gone. */
  resolved_by: 'owner' | 'shop' | null
}

/** shop/orders: a parcel of a fulfillment, of this kind. */
export interface ParcelTable {
  id: Generated<number>
  order_id: string
  kind: 'prints' | 'studio'
  carrier: string | null
  tracking_number: string
  tracking_url: string | null
  shipped_at: number
}

/** shop/orders: an announced delay of a fulfillment, and the buyer's answer. */
export interface DelayTable {
  id: Generated<number>
  order_id: string
  kind: 'prints' | 'studio'
  /** The new day; null: nobody knows it yet. */
  leaves_by: string | null
  /** 1: silence is no consent. */
  needs_consent: number
  told_at: number
  answer_by: number
  /** 'silent' once the time is over, 'replaced' by a later delay; null: none yet. */
  answer: 'wait' | 'cancel' | 'silent' | 'replaced' | null
  answered_at: number | null
}

/**
 * shop/payments: refunds. A row is written before the provider is asked; the provider knows the
 * refund by its id.
 */
export interface RefundTable {
  id: string
  order_id: string
  /** Idempotency key of the owner's press: one press refunds once. */
  attempt: string
  amount: number
  /** JSON of RefundedLine[]: the pieces that it is for; '[]' for a sum. */
  lines: string
  restock: number
  state: 'asked' | 'done' | 'refused'
  /** Why the provider refused. */
  reason: string | null
  asked_at: number
  done_at: number | null
}

/**
 * shop/payments: the payment provider's later reports on a payment, the newest on each subject.
 * Rows stay whether or not the order is known to be paid: events come in any order.
 */
export interface PaymentEventTable {
  payment_ref: string
  /** 'refunded', or 'failed:' or 'dispute:' with the refund's or the dispute's name. */
  subject: string
  /** Cents that have gone back, or failed to; of a dispute 1 open, 0 over, -1 lost. */
  value: number
  /** Cents of the payment that are disputed; null: all that is left of it, or no dispute. */
  amount: Generated<number | null>
  /** The provider's time. */
  at: number
  /** 1 once its order shows it. */
  booked: number
}

/** shop/ledger: every cent of an order. Rows are only added. */
export interface LedgerEntryTable {
  id: Generated<number>
  order_id: string
  /** A value of shop/orders/ledger/ledger.ts. */
  kind: string
  /** Cents; positive when the shop receives it. */
  amount: number
  at: number
}

/** shop/ledger: taxed sales by place and rate, and their refunds. Rows are only added. */
export interface TaxEntryTable {
  id: Generated<number>
  order_id: string
  /** ISO 3166-1 alpha-2, 'US-NY' for a state that is taxed, or '' where it isn't known. */
  country: string
  /** Hundredths of a percent; null: none was told, or the payment provider reckoned it. */
  rate: number | null
  /** Tax included; negative for a refund. */
  gross: number
  tax: number
  at: number
}

/** shop/discounts: codes that take something off. How often a code was used, the orders tell. */
export interface DiscountCodeTable {
  id: string
  /** In capitals: 'SPRING'. */
  code: string
  /** Whole percent off the pieces that it is for, or a sum in cents; null with free shipping alone. */
  percent: number | null
  amount: number | null
  free_shipping: number
  /** The code is valid from `starts_at` until before `ends_at`; null: no limit. */
  starts_at: number | null
  ends_at: number | null
  /** The number of orders that may use it; null: any number. */
  most: number | null
  once_per_buyer: number
  /** JSON of DiscountScope; null: for all pieces. */
  scope: string | null
  /** The least sum of the cart's pieces. */
  least: number
  ended_at: number | null
  created_at: number
}
