import type { Generated } from 'kysely'

export interface OrderNoteTable {
  order_id: string
  note: string
  updated_at: number
}

/** Rows are only added. */
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
  /** 500 characters at most (it is part of the key). */
  detail: string
  at: number
}

/** At most one open row for an order, code and subject. */
export interface OrderIssueTable {
  id: Generated<number>
  order_id: string
  code: string
  subject: Generated<string>
  details: string
  created_at: number
  resolved_at: number | null
  resolved_by: 'owner' | 'shop' | null
}

export interface ParcelTable {
  id: Generated<number>
  order_id: string
  kind: 'prints' | 'studio'
  carrier: string | null
  tracking_number: string
  tracking_url: string | null
  shipped_at: number
}

export interface DelayTable {
  id: Generated<number>
  order_id: string
  kind: 'prints' | 'studio'
  leaves_by: string | null
  /** 1: silence is no consent. */
  needs_consent: number
  told_at: number
  answer_by: number
  /** 'silent' once the time is over, 'replaced' by a later delay. */
  answer: 'wait' | 'cancel' | 'silent' | 'replaced' | null
  answered_at: number | null
}

/** Written before the provider is asked, which knows the refund by its id. */
export interface RefundTable {
  id: string
  order_id: string
  /** Idempotency key of the owner's press: one press refunds once. */
  attempt: string
  amount: number
  lines: string
  restock: number
  state: 'asked' | 'done' | 'refused'
  reason: string | null
  asked_at: number
  done_at: number | null
}

/** The provider's newest report on each subject. It may come before the order is paid. */
export interface PaymentEventTable {
  payment_ref: string
  /** 'refunded', or 'failed:' or 'dispute:' with the provider's id. */
  subject: string
  /** Cents that have gone back, or failed to; of a dispute 1 open, 0 over, -1 lost. */
  value: number
  /** Disputed cents; null: all that is left of the payment, or no dispute. */
  amount: Generated<number | null>
  at: number
  booked: number
}

/** Every cent of an order. Rows are only added. */
export interface LedgerEntryTable {
  id: Generated<number>
  order_id: string
  kind: string
  /** Positive when the shop receives it. */
  amount: number
  at: number
}

/** Rows are only added. */
export interface TaxEntryTable {
  id: Generated<number>
  order_id: string
  /** ISO 3166-1 alpha-2, 'US-NY' for a taxed state, or '' where it isn't known. */
  country: string
  /** Hundredths of a percent; null: not stated, or the payment provider reckoned it. */
  rate: number | null
  /** Tax included; negative for a refund. */
  gross: number
  tax: number
  at: number
}

export interface DiscountCodeTable {
  id: string
  code: string
  /** Whole percent, or a sum in cents; both null with free shipping alone. */
  percent: number | null
  amount: number | null
  free_shipping: number
  starts_at: number | null
  ends_at: number | null
  most: number | null
  once_per_buyer: number
  scope: string | null
  least: number
  ended_at: number | null
  created_at: number
}
