import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import type { HeroTable, HotItemTable } from './tables-arranging.ts'
import type { CatalogueTables } from './tables-catalogue.ts'
import type { CollectionTables } from './tables-collections.ts'
import type { ContentTable } from './tables-content.ts'
import type { DropTable } from './tables-drops.ts'
import type { EditionTables } from './tables-editions.ts'
import type { FulfillmentTables } from './tables-fulfillment.ts'
import type { ImportTables } from './tables-imports.ts'
import type { InvoiceTables } from './tables-invoices.ts'
import type { MessageTable } from './tables-messages.ts'
import type { OfflineSaleTable } from './tables-offline-sales.ts'
import type {
  DelayTable,
  DiscountCodeTable,
  LedgerEntryTable,
  OrderEventTable,
  OrderIssueTable,
  OrderNoteTable,
  ParcelTable,
  PaymentEventTable,
  RefundTable,
  TaxEntryTable,
} from './tables-orders.ts'
import type { PieceSearchTable } from './tables-search.ts'
import type { ServiceConnectionTable } from './tables-services.ts'
import type { SocialAccountTable, SocialPostTable } from './tables-social.ts'
import type { StaffTables } from './tables-staff.ts'
import type { HoldTable, HoldUseTable, StockTable } from './tables-stock.ts'
import type { SubscriptionTable } from './tables-subscriptions.ts'
import type { PageViewTable } from './tables-views.ts'
import type { VisitorTables } from './tables-visitors.ts'
import type { WithdrawalTable } from './tables-withdrawals.ts'

/*
 * On both databases time is epoch milliseconds, flags are 0 or 1, money is cents, structured values
 * are JSON text. The folder that alone writes a table stands in whole/boundaries.test.ts.
 */

export interface PictureTable {
  address: string
  hash: string
  folder: 'Prints' | 'Clothing' | 'StickersPins' | 'HomepageHero' | 'Logo' | 'Instagram'
  /** A video's measures are those of its poster. 'svg': a drawing of the demo's. */
  format: 'jpeg' | 'png' | 'webp' | 'mp4' | 'webm' | 'svg'
  width: number
  height: number
  bytes: number
  /** A data URI of a few hundred bytes, shown until the picture is there. */
  placeholder: string
  alt: string
  original_filename: string
  created_at: number
  store: string | null
  /** The focal point of a crop, in hundredths of width and height; null: the middle. */
  focus_x: number | null
  focus_y: number | null
  colours: string | null
}

export interface SettingTable {
  key: string
  value: string
  updated_at: number
}

export type OrderState = 'pending' | 'processing' | 'paid' | 'fulfilled' | 'cancelled' | 'expired'

/**
 * `attempt_key`, `attempt_params` and `expires_at` are committed before the provider is called, so
 * that a retry sends exactly those.
 */
export interface OrderTable {
  number: Generated<number>
  /** Unguessable; at most 32 characters, for the print provider. */
  id: string
  token: string
  user_id: string
  cart_id: string
  state: OrderState
  provider: string
  /** The provider's account and mode; '' where it has but one. */
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
  refunded: number
  buyer_name: string | null
  buyer_email: string | null
  destination: Generated<string | null>
  /** Null: no present; '': a present without a note. */
  gift_note: Generated<string | null>
  wanted_by: Generated<string | null>
  dispatch_terms: Generated<string | null>
  ship_to: string | null
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

export interface OrderLineTable {
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
  tax_class: Generated<'standard' | 'reduced' | 'zero' | 'original'>
}

export type FulfillmentKind = 'prints' | 'studio'

export type FulfillmentState = 'queued' | 'sent' | 'in_production' | 'shipped' | 'failed'

/** The provider sends 'prints'; the studio sends the rest. */
export interface FulfillmentTable {
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

export interface OutboxTable {
  id: Generated<number>
  topic: string
  /** One job a key: enqueuing a key that exists already does nothing. */
  dedupe_key: string | null
  payload: string
  state: 'waiting' | 'done' | 'dead_lettered'
  due_at: number
  leased_until: number
  attempts: number
  last_error: string | null
  created_at: number
}

export interface OldAddressTable {
  path: string
  kind: ProductKind | null
  product_id: number | null
  collection_id: number | null
}

export interface Tables
  extends CatalogueTables,
    CollectionTables,
    EditionTables,
    InvoiceTables,
    StaffTables,
    FulfillmentTables,
    ImportTables,
    VisitorTables {
  old_addresses: OldAddressTable
  stock: StockTable
  holds: HoldTable
  hold_uses: HoldUseTable
  heroes: HeroTable
  hot_items: HotItemTable
  pictures: PictureTable
  settings: SettingTable
  content: ContentTable
  orders: OrderTable
  order_lines: OrderLineTable
  fulfillments: FulfillmentTable
  parcels: ParcelTable
  delays: DelayTable
  order_notes: OrderNoteTable
  order_events: OrderEventTable
  order_issues: OrderIssueTable
  refunds: RefundTable
  payment_events: PaymentEventTable
  ledger_entries: LedgerEntryTable
  tax_entries: TaxEntryTable
  discount_codes: DiscountCodeTable
  outbox: OutboxTable
  messages: MessageTable
  social_account: SocialAccountTable
  social_posts: SocialPostTable
  back_in_stock_subscriptions: SubscriptionTable
  service_connections: ServiceConnectionTable
  page_views: PageViewTable
  withdrawals: WithdrawalTable
  piece_search: PieceSearchTable
  drops: DropTable
  outside_sales: OfflineSaleTable
}
