import type { Tables } from './tables.ts'

/**
 * Every table, those that others refer to before those: the order in which rows can be put back.
 * A table that isn't here doesn't compile: it would be missing from every backup.
 */
const inOrder: { [T in keyof Tables]: true } = {
  collections: true,
  pieces: true,
  piece_ids: true,
  piece_sizes: true,
  price_history: true,
  piece_pictures: true,
  collection_pieces: true,
  piece_search: true,
  editions: true,
  stock: true,
  heroes: true,
  hot_items: true,
  pictures: true,
  settings: true,
  content: true,
  users: true,
  sessions: true,
  carts: true,
  cart_lines: true,
  cart_links: true,
  orders: true,
  order_lines: true,
  certificates: true,
  signing_keys: true,
  invoices: true,
  invoice_series: true,
  holds: true,
  hold_uses: true,
  fulfillments: true,
  parcels: true,
  delays: true,
  outbox: true,
  order_notes: true,
  order_events: true,
  order_issues: true,
  refunds: true,
  payment_events: true,
  ledger_entries: true,
  tax_entries: true,
  discount_codes: true,
  invitations: true,
  audit_trail: true,
  passkeys: true,
  one_time_codes: true,
  recovery_codes: true,
  one_time_tokens: true,
  messages: true,
  social_account: true,
  social_posts: true,
  back_in_stock_subscriptions: true,
  service_connections: true,
  imports: true,
  import_items: true,
  imported_products: true,
  old_addresses: true,
  provider_products: true,
  page_views: true,
  drops: true,
  outside_sales: true,
  withdrawals: true,
}

export const tableOrder = Object.keys(inOrder) as (keyof Tables)[]

/** A table's names before a migration renamed or merged it: an older shop has these. */
const formerNames: { [T in keyof Tables]?: readonly string[] } = {
  pieces: ['prints', 'print_sizes', 'clothing', 'merch'],
  fulfillments: ['order_parts'],
  order_events: ['order_remarks'],
  payment_events: ['payment_news'],
  back_in_stock_subscriptions: ['wishes'],
}

/** The tables of every version there ever was, in the same order. */
export const tablesOfAnyVersion: readonly string[] = tableOrder.flatMap((table) => [
  ...(formerNames[table] ?? []),
  table,
])
