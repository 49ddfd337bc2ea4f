/*
 * Owns the tables of carts and their lines: building blocks for transactions of others.
 * Never looks at prices or stock, and never opens a transaction.
 */
import { type Selectable, sql, type Updateable } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { CartLineTable, CartTable } from '#platform/db/tables/tables-visitors.ts'
import { ShopError } from '#platform/errors.ts'
import type { SaleItem, SaleRef } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import type { CodeUser } from '#shop/checkout/discounts/discounts.server.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { cartCopy } from './copy.ts'

export interface CartRow {
  id: string
  userId: string
  /** The destination: a country's two letters, 'pickup', or null while none is chosen. */
  destination: string | null
  /** The discount code; null: none. */
  discountCode: string | null
  /** Given with a code that each buyer may use once. */
  buyerEmail: string | null
  /** Null: no present; '': a present without a note. */
  giftNote: string | null
  /** The wanted day of arrival, '2026-12-24'. */
  wantedBy: string | null
}

const columns = [
  'id',
  'user_id as userId',
  'destination',
  'discount_code as discountCode',
  'buyer_email as buyerEmail',
  'gift_note as giftNote',
  'wanted_by as wantedBy',
] as const

/** A stored line; names and picture are copies from the time when it was added. */
export type CartLineRow = Selectable<CartLineTable>

/** The user's open cart, or null. */
export async function readCart(reader: Reader | Writer, userId: string): Promise<CartRow | null> {
  const row = await reader
    .selectFrom('carts')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The cart with this id, or null. */
export async function findCart(reader: Reader | Writer, cartId: string): Promise<CartRow | null> {
  const row = await reader
    .selectFrom('carts')
    .select(columns)
    .where('id', '=', cartId)
    .executeTakeFirst()
  return row ?? null
}

/** The lines of a cart, in the order in which they were added. */
export function readCartLines(reader: Reader | Writer, cartId: string): Promise<CartLineRow[]> {
  return reader
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute()
}

/** A line with its cart, or null. */
export async function findCartLine(
  reader: Reader | Writer,
  kind: ProductKind,
  lineId: number,
): Promise<{ line: CartLineRow; cart: CartRow } | null> {
  const line = await reader
    .selectFrom('cart_lines')
    .selectAll()
    .where('id', '=', lineId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const cart = line ? await findCart(reader, line.cart_id) : null
  return line && cart ? { line, cart } : null
}

/**
 * Locks the cart's row, so that changes of a cart wait for each other; false when it is gone.
 * Comes before any of its lines are touched.
 */
export async function lockCart(trx: Writer, cartId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('carts')
    .set({ updated_at: now })
    .where('id', '=', cartId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The user's cart, created under `newCartId` when there is none; its row is locked either way. */
export function openCart(
  trx: Writer,
  userId: string,
  newCartId: string,
  now: number,
): Promise<CartRow> {
  return trx
    .insertInto('carts')
    .values({ id: newCartId, user_id: userId, created_at: now, updated_at: now })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Stores fields of the cart as a whole; false when there is no cart. */
export async function changeCart(
  trx: Writer,
  userId: string,
  changes: Omit<Updateable<CartTable>, 'id' | 'user_id' | 'created_at' | 'updated_at'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('carts')
    .set({ ...changes, updated_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes a line; null when the cart has that piece (and size) already. */
export async function insertLine(
  trx: Writer,
  cartId: string,
  item: SaleItem,
  quantity: number,
  now: number,
): Promise<CartLineRow | null> {
  const { kind, productId, size, name, printName, descName, location } = item
  const row = await trx
    .insertInto('cart_lines')
    .values({
      cart_id: cartId,
      kind,
      product_id: productId,
      size,
      quantity,
      unit_price: item.unitPrice,
      name,
      print_name: printName,
      desc_name: descName,
      location,
      created_at: now,
    })
    .onConflict((oc) => oc.columns(['cart_id', 'kind', 'product_id', 'size']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Removes bought lines from a cart, and deletes the cart once it is empty. */
export async function takeBoughtLines(
  trx: Writer,
  cartId: string,
  bought: readonly (SaleRef & { quantity: number })[],
): Promise<void> {
  // The cart's row is locked first, as everywhere; its time stays as it was.
  await trx
    .updateTable('carts')
    .set({ updated_at: sql<number>`updated_at` })
    .where('id', '=', cartId)
    .execute()
  for (const { kind, productId, size, quantity } of bought) {
    const line = { cart_id: cartId, kind, product_id: productId, size }
    const { numDeletedRows } = await trx
      .deleteFrom('cart_lines')
      .where((eb) => eb.and(line))
      .where('quantity', '<=', quantity)
      .executeTakeFirst()
    if (numDeletedRows > 0n) continue
    await trx
      .updateTable('cart_lines')
      .set({ quantity: sql<number>`quantity - ${quantity}` })
      .where((eb) => eb.and(line))
      .execute()
  }
  await trx
    .deleteFrom('carts')
    .where('id', '=', cartId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cart_lines').select('id').where('cart_id', '=', cartId))),
    )
    .execute()
}

/** Throws `forbidden` unless the cart is the visitor's own or the visitor is the admin. */
export function requireOwnCart(visitor: Visitor, cart: { userId: string }): void {
  if (visitor.role === 'admin' || visitor.userId === cart.userId) return
  throw new ShopError('forbidden', cartCopy.othersCart)
}

export function toCodeUser({
  userId,
  buyerEmail,
}: Pick<CartRow, 'userId' | 'buyerEmail'>): CodeUser {
  return { userId, email: buyerEmail }
}
