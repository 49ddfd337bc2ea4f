import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { MoneyMode } from '#platform/money/money.ts'

export type OrderState = 'pending' | 'processing' | 'paid' | 'fulfilled' | 'cancelled' | 'expired'

export type FulfillmentKind = 'prints' | 'studio'

export type FulfillmentState = 'queued' | 'sent' | 'in_production' | 'shipped' | 'failed'

export interface OrdersTables {
  /**
   * `attempt_key`, `attempt_params` and `expires_at` are committed before the provider is called, so
   * that a retry sends exactly those.
   */
  orders: {
    number: Generated<number>
    /** Unguessable; at most 32 characters, for the print provider. */
    id: string
    token: string
    user_id: string
    cart_id: string
    state: OrderState
    provider: string
    /** The provider's account and mode; '' for a provider with one account. */
    provider_account: Generated<string>
    money: Generated<MoneyMode>
    session_id: string | null
    session_url: string | null
    attempt_key: string
    attempt_params: string
    expires_at: number
    /** With the provider's session, or before it (shop/catalogue/stock/hold-limits.ts). */
    held_until: Generated<number>
    lines_digest: string
    currency: Generated<string>
    subtotal: number
    shipping: number
    /** The amount to pay: less the discount, with the tax. */
    total: number
    discount: Generated<number>
    discount_code: Generated<string | null>
    tax: Generated<number>
    /** 1: the tax is within the other sums; 0: it comes on top of them. */
    tax_included: Generated<number>
    /** In hundredths of a percent; null where no rate was told. */
    tax_rate: Generated<number | null>
    tax_note: Generated<string | null>
    /** A country, or 'US-NY'; null: not known. */
    tax_country: Generated<string | null>
    /** JSON of TaxPart[]; null: all of it at `tax_rate`. */
    tax_parts: Generated<string | null>
    tax_terms: Generated<string | null>
    /** The order whose pieces this order replaces, at no charge. */
    replaces: Generated<string | null>
    replaced_why: Generated<string | null>
    refunded: number
    buyer_name: string | null
    buyer_email: string | null
    destination: Generated<string | null>
    /** Null: no present; '': a present without a note. */
    gift_note: Generated<string | null>
    wanted_by: Generated<string | null>
    dispatch_terms: Generated<string | null>
    ship_to: string | null
    /** The studio's postage by the rates at its payment; null: not known. */
    postage_cost: Generated<number | null>
    payment_ref: string | null
    /** 1 while a dispute is open, 2 once one is lost: nothing is printed for either. */
    disputed: number
    /** Cents that lost disputes took; null: none, or with `disputed` 2 all that was left. */
    lost_amount: Generated<number | null>
    /** 0 when late money found its pieces gone: nothing left the stock for it. */
    stock_taken: Generated<number>
    created_at: number
    updated_at: number
    paid_at: number | null
  }

  order_lines: {
    id: Generated<number>
    order_id: string
    kind: ProductKind
    product_id: number
    size: string
    variant_id: string | null
    edition_id: Generated<number | null>
    quantity: number
    unit_price: number
    discount: Generated<number>
    name: string | null
    print_name: string | null
    desc_name: string | null
    garment_size: Generated<string | null>
    location: string
    making: InventoryPolicy
    personalised: Generated<number>
    /** The piece’s question and the buyer’s words; '' for nothing. */
    personal_label: Generated<string>
    personal_text: Generated<string>
    tax_class: Generated<'standard' | 'reduced' | 'zero' | 'original'>
    /** Making one unit, when the order was paid; null: not known. */
    cost: Generated<number | null>
  }

  /** The provider sends 'prints'; the studio sends the rest. */
  fulfillments: {
    order_id: string
    kind: FulfillmentKind
    state: FulfillmentState
    provider: string | null
    provider_ref: string | null
    reason: string | null
    updated_at: number
    leaves_from: Generated<string | null>
    leaves_by: Generated<string | null>
    arrives_from: Generated<string | null>
    arrives_by: Generated<string | null>
    /** The day after which it is late; null: it left before anything was promised. */
    due_at: Generated<number | null>
    /** The printer's charge in another currency than the shop's: '9.00 EUR'. */
    foreign_cost: Generated<string | null>
  }

  parcels: {
    id: Generated<number>
    order_id: string
    kind: 'prints' | 'studio'
    carrier: string | null
    tracking_number: string
    tracking_url: string | null
    shipped_at: number
  }

  delays: {
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

  order_notes: {
    order_id: string
    note: string
    updated_at: number
  }

  /** Rows are only added. */
  order_events: {
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
      | 'packing'
      | 'delayed'
      | 'delay_answered'
    /** 500 characters at most (it is part of the key). */
    detail: string
    at: number
  }

  /** At most one open row for an order, code and subject. */
  order_issues: {
    id: Generated<number>
    order_id: string
    code: string
    subject: Generated<string>
    details: string
    created_at: number
    resolved_at: number | null
    resolved_by: 'owner' | 'shop' | null
  }

  /** Written before the provider is asked, which knows the refund by its id. */
  refunds: {
    id: string
    order_id: string
    /** Idempotency key of the owner's press: one press refunds once. */
    attempt: string
    amount: number
    lines: string
    restock: number
    /** 1: it cancels the order. */
    cancels: Generated<number>
    state: 'asked' | 'done' | 'refused'
    reason: string | null
    asked_at: number
    done_at: number | null
  }

  /** The provider's newest report on each subject. It may come before the order is paid. */
  payment_events: {
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
  ledger_entries: {
    id: Generated<number>
    order_id: string
    kind: string
    /** Positive when the shop receives it. */
    amount: number
    at: number
  }

  /** Rows are only added. */
  tax_entries: {
    id: Generated<number>
    order_id: string
    /** ISO 3166-1 alpha-2, 'US-NY' for a taxed state, or '' where it isn't known. */
    country: string
    /** Hundredths of a percent; null: not stated, or calculated by the payment provider. */
    rate: number | null
    /** Tax included; negative for a refund. */
    gross: number
    tax: number
    at: number
  }

  /** Rows are only added. */
  invoices: {
    id: string
    /** 'invoice' or 'credit_note'; 'test-' before it where no real money was paid. */
    series: string
    /** Without gaps within its series. */
    number: number
    name: string
    order_id: string
    /** Negative on a credit note. */
    amount: number
    document: string
    issued_at: number
  }

  invoice_series: {
    series: string
    last: number
  }

  provider_products: {
    provider: string
    store: string
    ref: string
    name: string
    seen: string | null
    taken: string | null
    miniature: string | null
    miniature_key: string | null
    print_id: number | null
    listed_in: string | null
    read_in: string | null
    wanted_at: number | null
    problem: string | null
    deleted_at: number | null
  }

  /** Once stated, a row is never changed. */
  withdrawals: {
    token: string
    name: string
    order_number: string
    pieces: string
    email: string
    order_id: string | null
    begun_at: number
    stated_at: number | null
  }
}
