import type { Tables } from './tables.ts'

/**
 * The folder that alone writes each table (whole/boundaries.test.ts). Referred tables first, for a
 * restore. A table that isn't here would be missing from backups.
 */
export const tableOwners: { [T in keyof Tables]: string } = {
  collections: 'shop/catalogue/collections',
  pieces: 'shop/catalogue',
  piece_ids: 'shop/catalogue/products',
  piece_sizes: 'shop/catalogue',
  making_costs: 'shop/catalogue/costs',
  price_history: 'shop/catalogue/prices',
  piece_pictures: 'shop/catalogue/product-pictures',
  collection_pieces: 'shop/catalogue/collections',
  piece_search: 'shop/catalogue/search',
  editions: 'shop/catalogue/editions',
  stock: 'shop/catalogue/stock',
  heroes: 'shop/catalogue/home',
  hot_items: 'shop/catalogue/home',
  pictures: 'shop/media',
  settings: 'platform/db',
  content: 'platform/db',
  users: 'shop/people',
  sessions: 'shop/people/identity',
  carts: 'shop/checkout/cart',
  cart_lines: 'shop/checkout/cart',
  cart_links: 'shop/checkout/cart',
  orders: 'shop/orders/record',
  order_lines: 'shop/orders/record',
  certificates: 'shop/catalogue/editions',
  signing_keys: 'shop/catalogue/editions',
  invoices: 'shop/orders/invoices',
  invoice_series: 'shop/orders/invoices',
  holds: 'shop/catalogue/stock',
  hold_uses: 'shop/catalogue/stock',
  fulfillments: 'shop/orders/record',
  parcels: 'shop/orders/record',
  delays: 'shop/orders/record',
  outbox: 'platform/db/outbox',
  order_notes: 'shop/orders/record',
  order_events: 'shop/orders/record',
  order_issues: 'shop/orders/record',
  refunds: 'shop/checkout/payments',
  payment_events: 'shop/checkout/payments',
  ledger_entries: 'shop/orders/ledger',
  tax_entries: 'shop/orders/ledger',
  discount_codes: 'shop/checkout/discounts',
  invitations: 'shop/people/staff',
  audit_trail: 'shop/people/audit',
  passkeys: 'shop/people',
  one_time_codes: 'shop/people/sign-in',
  recovery_codes: 'shop/people/sign-in',
  one_time_tokens: 'shop/people/sign-in',
  messages: 'shop/people/messages',
  social_account: 'shop/audience/social-feed',
  social_posts: 'shop/audience/social-feed',
  back_in_stock_subscriptions: 'shop/audience/subscriptions',
  service_connections: 'services/connections',
  imports: 'shop/upkeep/imports',
  import_items: 'shop/upkeep/imports',
  imported_products: 'shop/upkeep/imports',
  old_addresses: 'shop/store/redirects',
  provider_products: 'shop/orders/fulfillment',
  page_views: 'shop/audience/page-views',
  drops: 'shop/catalogue/drops',
  outside_sales: 'shop/catalogue/archive',
  withdrawals: 'shop/orders/withdrawals',
}

export const tableOrder = Object.keys(tableOwners) as (keyof Tables)[]

const formerNames: { [T in keyof Tables]?: readonly string[] } = {
  pieces: ['prints', 'print_sizes', 'clothing', 'merch'],
  fulfillments: ['order_parts'],
  order_events: ['order_remarks'],
  payment_events: ['payment_news'],
  back_in_stock_subscriptions: ['wishes'],
}

export const tablesOfAnyVersion: readonly string[] = tableOrder.flatMap((table) => [
  ...(formerNames[table] ?? []),
  table,
])
