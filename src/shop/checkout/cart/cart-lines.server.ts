/* Owns the tables of carts and lines. Never reads prices or stock, never opens a transaction. */
import { type Expression, type Selectable, sql, type Updateable } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import type { PersonalText } from '#shop/catalogue/personalisation/personalisation.ts'
import type { SaleItem, SaleRef } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import type { CodeUser } from '#shop/checkout/discounts/discounts.server.ts'
import type { Present } from '#shop/checkout/present/present.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { cartCopy } from './copy.ts'

export interface CartRow {
  id: string
  userId: string
  /** 'DE', 'US-NY' or 'pickup'; null: not chosen. */
  destination: string | null
  discountCode: string | null
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

export type CartLineRow = Selectable<Tables['cart_lines']>

const carts = (reader: Reader | Writer) => reader.selectFrom('carts').select(columns)

export async function readCart(reader: Reader | Writer, userId: string): Promise<CartRow | null> {
  return (await carts(reader).where('user_id', '=', userId).executeTakeFirst()) ?? null
}

export async function findCart(reader: Reader, cartId: string): Promise<CartRow | null> {
  return (await carts(reader).where('id', '=', cartId).executeTakeFirst()) ?? null
}

export function readCartLines(reader: Reader | Writer, cartId: string): Promise<CartLineRow[]> {
  return reader
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute()
}

/** Call it before touching lines: changes of a cart then wait for each other. Null: no cart. */
export async function lockCart(
  trx: Writer,
  cartId: string | Expression<string>,
  now: number,
): Promise<CartRow | null> {
  const carts = trx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId)
  return (await carts.returning(columns).executeTakeFirst()) ?? null
}

/** As `lockCart`. Null: no such line. */
export function lockCartOfLine(
  trx: Writer,
  { kind, lineId }: { kind: ProductKind; lineId: number },
  now: number,
): Promise<CartRow | null> {
  const lines = trx.selectFrom('cart_lines').select('cart_id').where('kind', '=', kind)
  return lockCart(trx, lines.where('id', '=', lineId).$asScalar(), now)
}

/** Creates the cart under `newCartId` if there is none. Locks its row either way. */
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

export async function changeCart(
  trx: Writer,
  userId: string,
  changes: Omit<Updateable<Tables['carts']>, 'id' | 'user_id' | 'created_at' | 'updated_at'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('carts')
    .set({ ...changes, updated_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null: the cart is no present. */
export function presentJson(cart: CartRow | null): string | null {
  if (cart === null || cart.giftNote === null) return null
  const present: Present = { note: cart.giftNote, wantedBy: cart.wantedBy }
  return JSON.stringify(present)
}

/** Keeps a present that the cart has. `said` as `presentJson` answers it; `now` in epoch milliseconds. */
export async function putPresent(
  trx: Writer,
  userId: string,
  said: string,
  now: number,
): Promise<void> {
  const cart = await readCart(trx, userId)
  if (cart === null || cart.giftNote !== null) return
  const { note, wantedBy } = JSON.parse(said) as Present
  await changeCart(trx, userId, { gift_note: note, wanted_by: wantedBy }, now)
}

/** Null when the cart has that piece (and size) with that text already. */
export async function insertLine(
  trx: Writer,
  cartId: string,
  item: SaleItem,
  { quantity, personalText }: { quantity: number; personalText: string },
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
      personal_text: personalText,
      created_at: now,
    })
    .onConflict((oc) =>
      oc.columns(['cart_id', 'kind', 'product_id', 'size', 'personal_text']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function takeBoughtLines(
  trx: Writer,
  cartId: string,
  bought: readonly (SaleRef & { quantity: number; personalText?: PersonalText })[],
): Promise<void> {
  // Locks the cart's row first, as everywhere; its time stays as it was.
  await trx
    .updateTable('carts')
    .set({ updated_at: sql<number>`updated_at` })
    .where('id', '=', cartId)
    .execute()
  const lines = bought.map(({ kind, productId: product_id, size, quantity, personalText }) => ({
    key: { kind, product_id, size, personal_text: personalText?.text ?? '' },
    quantity,
  }))
  const { numDeletedRows } = await trx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where(({ eb, and, or }) =>
      or(lines.map(({ key, quantity }) => and([and(key), eb('quantity', '<=', quantity)]))),
    )
    .executeTakeFirst()
  // The rest has more units than were bought, or is gone.
  for (const { key, quantity } of numDeletedRows < lines.length ? lines : []) {
    await trx
      .updateTable('cart_lines')
      .set({ quantity: sql<number>`quantity - ${quantity}` })
      .where((eb) => eb.and({ cart_id: cartId, ...key }))
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
