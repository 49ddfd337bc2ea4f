import type { Tables } from './tables.ts'

/** Every table, those that others refer to before those: the order in which rows can be put back. */
export const tableOrder = [
  'prints',
  'print_sizes',
  'clothing',
  'merch',
  'stock',
  'heroes',
  'hot_items',
  'pictures',
  'settings',
  'content',
  'users',
  'sessions',
  'carts',
  'cart_lines',
  'orders',
  'order_lines',
  'holds',
  'order_parts',
  'parcels',
  'outbox',
  'order_notes',
  'order_remarks',
  'refunds',
  'invitations',
  'messages',
  'social_account',
  'social_posts',
] as const satisfies readonly (keyof Tables)[]

type Missing = Exclude<keyof Tables, (typeof tableOrder)[number]>
/** Fails to compile when a table is not in the list: it would be missing from every backup. */
export const everyTableIsThere: Missing extends never ? true : Missing = true
