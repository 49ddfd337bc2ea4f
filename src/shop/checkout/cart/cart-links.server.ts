/*
 * Owns shared carts: copies at unguessable addresses. A copy holds neither its owner nor the
 * buyer's own words; it expires after two weeks, and is priced anew each time. Never changes the
 * original cart.
 */

import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isMailbox } from '#platform/db/mailbox-match.ts'
import { countRows } from '#platform/db/rows.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { isSecret, newId, newSecret } from '#platform/ids.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import { sizeInId } from '#shop/catalogue/products/product.ts'
import { ofPieces } from '#shop/catalogue/products/product-rows.server.ts'
import {
  findSaleItems,
  type SaleItem,
  type SaleRef,
  saleKey,
} from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { mostAtOnce } from '#shop/catalogue/stock/quantity-limits.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { mailCartLink } from '#shop/people/notifications/plan-mail.server.ts'
import type { BuyLink } from './buy-link.schema.ts'
import { type CartLine, freeUnits, type Units } from './cart.ts'
import {
  type CartLineRow,
  changeCart,
  openCart,
  presentJson,
  putPresent,
  readCart,
  readCartLines,
} from './cart-lines.server.ts'
import { addLine, changeQuantity } from './change-lines.server.ts'
import { cartCopy } from './copy.ts'
import {
  countUnits,
  priceLines,
  readUnits,
  showLines,
  toSaleRef,
  unitsLeft,
} from './priced-lines.server.ts'

const lifetime = 14 * day
/** Mailboxes must not be flooded. */
const mostMails = 3
const mailsWithin = 6 * hour

/** Keeps the cart's words for a piece that is deleted meanwhile. */
type TravellingLine = Pick<
  CartLineRow,
  'kind' | 'product_id' | 'size' | 'quantity' | 'name' | 'print_name' | 'desc_name' | 'location'
>

export interface CartLink {
  lines: CartLine[]
  present: boolean
  /** Epoch milliseconds. */
  until: number
  mailed: boolean
  /** The original cart, or a cart that took the copy in, was paid: nothing else is told. */
  bought: boolean
}

export function createCartLinks({ db, clock }: { db: Database; clock: Clock }) {
  async function shown(travelled: readonly TravellingLine[]): Promise<CartLine[]> {
    const rows = travelled.map((line, at) => ({ ...noRow, ...line, id: at + 1 }))
    const now = clock.now()
    return showLines(db.read, await priceLines(db.read, '', rows, now), now)
  }

  async function take(
    visitor: Visitor,
    lines: readonly TravellingLine[],
  ): Promise<{ missing: number }> {
    let missing = 0
    for (const line of lines) {
      try {
        await db.transact((trx) => putLine(trx, visitor, line, clock.now()))
      } catch (error) {
        if (!isShopError(error)) throw error
        missing += 1
      }
    }
    return { missing }
  }

  return {
    /** Answers the link's token. ShopError 'empty_cart'. */
    async make(userId: string): Promise<string> {
      const token = newSecret()
      await db.transact(async (trx) => {
        const cart = await readCart(trx, userId)
        const rows = cart ? await readCartLines(trx, cart.id) : []
        if (cart === null || rows.length === 0)
          throw new ShopError('empty_cart', cartCopy.cartEmpty)
        const lines = JSON.stringify(travelling(rows))
        const present = presentJson(cart)
        const now = clock.now()
        await trx
          .insertInto('cart_links')
          .values({
            token,
            lines,
            present,
            cart_id: cart.id,
            created_at: now,
            email: null,
            mailed_at: null,
          })
          .execute()
      })
      return token
    },

    async find(token: string): Promise<CartLink | null> {
      const link = await readLink(db.read, token, clock.now())
      if (!link) return null
      return {
        lines: await shown(parseLines(link.lines)),
        present: link.present !== null,
        until: link.created_at + lifetime,
        mailed: link.mailed_at !== null,
        bought: link.bought_at !== null,
      }
    },

    /** Silent for a mailed link or a full mailbox. `email`: lower case. ShopError 'not_found'. */
    async send(token: string, email: string): Promise<void> {
      await db.transact(async (trx) => {
        const now = clock.now()
        const link = await readLink(trx, token, now)
        if (!link || link.bought_at !== null) throw noLink()
        if (link.mailed_at !== null || (await isFull(trx, email, now))) return
        await trx
          .updateTable('cart_links')
          .set({ email, mailed_at: now })
          .where('token', '=', token)
          .execute()
        await mailCartLink(trx, token, now)
      })
    },

    /** Raises quantities, never lowers them. `missing` counts lost lines. ShopError 'not_found'. */
    async take(visitor: Visitor, token: string): Promise<{ missing: number }> {
      const link = await readLink(db.read, token, clock.now())
      if (!link || link.bought_at !== null) throw noLink()
      const taken = await take(visitor, parseLines(link.lines))
      const { present } = link
      await db.transact(async (trx) => {
        await changeCart(trx, visitor.userId, { from_link: token }, clock.now())
        if (present !== null) await putPresent(trx, visitor.userId, present, clock.now())
      })
      return taken
    },

    /** `missing` counts items that aren't available, or not in that quantity. */
    async listed(link: BuyLink): Promise<{ lines: CartLine[]; missing: number }> {
      const { lines, missing } = await namedLines(db.read, '', link, clock.now())
      return { lines: await shown(lines), missing }
    },

    async takeListed(visitor: Visitor, link: BuyLink): Promise<{ missing: number }> {
      const { lines, missing } = await namedLines(db.read, visitor.userId, link, clock.now())
      return { missing: missing + (await take(visitor, lines)).missing }
    },
  }
}

async function putLine(
  trx: Writer,
  visitor: Visitor,
  { kind, product_id: productId, size, quantity }: TravellingLine,
  now: number,
): Promise<void> {
  const cart = await openCart(trx, visitor.userId, newId(), now)
  const rows = await readCartLines(trx, cart.id)
  const key = saleKey({ kind, productId, size })
  const alike = rows.filter((row) => saleKey(toSaleRef(row)) === key)
  const more = quantity - countUnits(alike)
  if (more <= 0) return
  const own = alike.find((row) => row.personal_text === '')
  const line = { kind, productId, size, cartId: cart.id, variantId: null, quantity: more }
  if (!own) await addLine(trx, visitor, line, { id: cart.id, now })
  else {
    const whole = own.quantity + more
    await changeQuantity(trx, visitor, { kind, lineId: own.id, quantity: whole }, now)
  }
}

/** Before the cart's lines are deleted. Ends its links whose every line was bought. */
export async function endCartLinks(
  trx: Writer,
  cartId: string,
  bought: readonly SaleRef[],
  now: number,
): Promise<void> {
  const known = await trx
    .selectFrom('cart_links')
    .select(['token', 'lines'])
    .where('bought_at', 'is', null)
    .where(({ or, eb, selectFrom }) => {
      const taken = selectFrom('carts').select('from_link').where('id', '=', cartId)
      const token = taken.$castTo<{ from_link: string }>()
      return or([eb('cart_id', '=', cartId), eb('token', 'in', token)])
    })
    .execute()
  const keys = new Set(bought.map(saleKey))
  const isBought = (line: TravellingLine) => keys.has(saleKey(toSaleRef(line)))
  const over = known.filter(({ lines }) => parseLines(lines).every(isBought))
  const ended = { bought_at: now, lines: '[]', present: null }
  for (const { token } of over) {
    await trx.updateTable('cart_links').set(ended).where('token', '=', token).execute()
  }
}

export async function forgetCartLinks(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('cart_links')
    .where('created_at', '<=', now - lifetime)
    .execute()
}

async function readLink(reader: Reader | Writer, token: string, now: number) {
  if (!isSecret(token)) return undefined
  return reader
    .selectFrom('cart_links')
    .selectAll()
    .where('token', '=', token)
    .where('created_at', '>', now - lifetime)
    .executeTakeFirst()
}

async function isFull(trx: Writer, email: string, now: number): Promise<boolean> {
  const links = trx.selectFrom('cart_links').where(isMailbox('email', email))
  return (await countRows(links.where('mailed_at', '>', now - mailsWithin))) >= mostMails
}

function travelling(rows: readonly CartLineRow[]): TravellingLine[] {
  const lines = new Map<string, TravellingLine>()
  for (const row of rows) {
    const { kind, product_id, size, name, print_name, desc_name, location } = row
    const key = saleKey(toSaleRef(row))
    const wanted = row.quantity + (lines.get(key)?.quantity ?? 0)
    const quantity = Math.min(wanted, mostAtOnce({ kind }))
    lines.set(key, { kind, product_id, size, quantity, name, print_name, desc_name, location })
  }
  return [...lines.values()]
}

async function namedLines(
  reader: Reader,
  userId: string,
  { items, unread }: BuyLink,
  now: number,
): Promise<{ lines: TravellingLine[]; missing: number }> {
  if (items.length === 0) return { lines: [], missing: unread }
  const pieces = items.map(({ kind, productId: id }) => ({ kind, id }))
  const sizes = await reader
    .selectFrom('piece_sizes')
    .select(['kind', 'piece_id', 'label'])
    .where(ofPieces('piece_id', pieces))
    .execute()
  const labels = new Map(
    sizes.map((row) => [`${row.kind}-${row.piece_id}-${sizeInId(row.label)}`, row.label]),
  )
  const refs = items.map(({ kind, productId, size, quantity }) => {
    const label = labels.get(`${kind}-${productId}-${size}`) ?? size
    return { kind, productId, size: label, quantity }
  })
  const found = await findSaleItems(reader, refs, now)
  const units = await readUnits(reader, userId, [...found.values()])
  let missing = unread
  const lines = refs.flatMap(({ quantity: wanted, ...ref }): TravellingLine[] => {
    const item = found.get(saleKey(ref))
    const quantity = item ? Math.min(wanted, mostOf(item, unitsLeft(units, item))) : 0
    if (quantity < wanted) missing += 1
    if (!item) return []
    const { kind, productId: product_id, size, location } = item
    const words = { name: item.name, print_name: item.printName, desc_name: item.descName }
    return [{ kind, product_id, size, quantity, ...words, location }]
  })
  return { lines, missing }
}

/** At least 1: the line itself says that an item is sold out or held. */
const mostOf = (item: SaleItem, units: Units | null): number =>
  Math.max(1, mostAtOnce(item, units && freeUnits(units)))

const parseLines = (lines: string) => JSON.parse(lines) as TravellingLine[]

const noRow = { cart_id: '', unit_price: null, personal_text: '', created_at: 0 }

function noLink(): ShopError {
  return new ShopError('not_found', cartCopy.linkOver)
}
