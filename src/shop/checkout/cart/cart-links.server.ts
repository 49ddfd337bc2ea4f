/*
 * Owns carts that travel: a copy of a cart at an unguessable address, for another device. It says
 * nothing of whose cart it was, is gone after two weeks, and is priced anew each time it is opened. Never
 * changes the cart that it was made of.
 */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { isSecret, newId, newSecret } from '#platform/ids.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import { sizeInId } from '#shop/catalogue/products/product.ts'
import { ofPieces } from '#shop/catalogue/products/product-rows.server.ts'
import {
  findSaleItems,
  type SaleItem,
  saleKey,
} from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { mailCartLink } from '#shop/people/notifications/plan-mail.server.ts'
import type { BuyLink } from './buy-link.schema.ts'
import { type CartLine, mostMerch, mostPrints, type Units } from './cart.ts'
import {
  type CartLineRow,
  type CartRow,
  changeCart,
  openCart,
  readCart,
  readCartLines,
} from './cart-lines.server.ts'
import { addLine, changeQuantity } from './change-lines.server.ts'
import type { Present } from './present.ts'
import { priceLines, readUnits, showLines, unitsOf } from './priced-lines.server.ts'

/** How long an address leads to the lines. */
const lifetime = 14 * day
/** So many mails an address gets in so long: no mailbox is to be filled. */
const mostMails = 3
const mailsWithin = 6 * hour

/** A line as it travels: the cart's own words for a piece that is gone meanwhile. */
type TravellingLine = Pick<
  CartLineRow,
  'kind' | 'product_id' | 'size' | 'quantity' | 'name' | 'print_name' | 'desc_name' | 'location'
>

/** What an address leads to. */
export interface CartLink {
  lines: CartLine[]
  /** It is a present: what its buyer said of it comes with the lines, and is shown in the cart alone. */
  present: boolean
  /** Epoch milliseconds at which it is over. */
  until: number
  /** Whether it was mailed: it is mailed once. */
  mailed: boolean
}

export type CartLinks = ReturnType<typeof createCartLinks>

/** Carts that are opened on another device. */
export function createCartLinks({ db, clock }: { db: Database; clock: Clock }) {
  async function shown(travelled: readonly TravellingLine[]): Promise<CartLine[]> {
    const rows = travelled.map((line, at) => ({ ...noRow, ...line, id: at + 1 }))
    return showLines(db.read, await priceLines(db.read, '', rows, clock.now()))
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
    /** Makes an address for what the user's cart holds now; answers its token. ShopError 'empty_cart'. */
    async make(userId: string): Promise<string> {
      const token = newSecret()
      await db.transact(async (trx) => {
        const cart = await readCart(trx, userId)
        const rows = cart ? await readCartLines(trx, cart.id) : []
        if (rows.length === 0) throw new ShopError('empty_cart', 'Your cart is empty!')
        const lines = JSON.stringify(rows.map(travelling))
        const present = presentOf(cart)
        const now = clock.now()
        await trx
          .insertInto('cart_links')
          .values({ token, lines, present, email: null, mailed_at: null, created_at: now })
          .execute()
      })
      return token
    },

    /** What an address leads to, at today's prices and stock; null once it is over, or if it never was. */
    async find(token: string): Promise<CartLink | null> {
      const link = await readLink(db.read, token, clock.now())
      if (!link) return null
      return {
        lines: await shown(linesOf(link.lines)),
        present: link.present !== null,
        until: link.created_at + lifetime,
        mailed: link.mailed_at !== null,
      }
    },

    /**
     * Mails an address, once, to a mailbox that has not had too many. Answers nothing of either. `email`
     * in lower case. ShopError 'not_found'.
     */
    async send(token: string, email: string): Promise<void> {
      await db.transact(async (trx) => {
        const now = clock.now()
        const link = await readLink(trx, token, now)
        if (!link) throw noLink()
        if (link.mailed_at !== null || (await isFull(trx, email, now))) return
        await trx
          .updateTable('cart_links')
          .set({ email, mailed_at: now })
          .where('token', '=', token)
          .execute()
        await mailCartLink(trx, token, now)
      })
    },

    /**
     * Puts the lines into the visitor's own cart, which holds as many of each then, at least. What is said
     * of a present comes along where nothing is said of one yet. Answers how many lines can't be had.
     * ShopError 'not_found'.
     */
    async take(visitor: Visitor, token: string): Promise<{ missing: number }> {
      const link = await readLink(db.read, token, clock.now())
      if (!link) throw noLink()
      const taken = await take(visitor, linesOf(link.lines))
      const said = link.present
      if (said !== null) {
        await db.transact((trx) => putPresent(trx, visitor.userId, said, clock.now()))
      }
      return taken
    },

    /**
     * What a link names that others made, as a cart would hold it now, and how many of its items can't be
     * had, or not so many of them.
     */
    async listed(link: BuyLink): Promise<{ lines: CartLine[]; missing: number }> {
      const { lines, missing } = await namedLines(db.read, '', link, clock.now())
      return { lines: await shown(lines), missing }
    },

    /** Puts what such a link names into the visitor's own cart. Answers how many can't be had, or not so many. */
    async takeListed(visitor: Visitor, link: BuyLink): Promise<{ missing: number }> {
      const { lines, missing } = await namedLines(db.read, visitor.userId, link, clock.now())
      return { missing: missing + (await take(visitor, lines)).missing }
    },
  }
}

/** Puts a line into the visitor's own cart; one that is there is raised to as many. Errors as `addLine`. */
async function putLine(
  trx: Writer,
  visitor: Visitor,
  { kind, product_id: productId, size, quantity }: TravellingLine,
  now: number,
): Promise<void> {
  const cart = await openCart(trx, visitor.userId, newId(), now)
  const rows = await readCartLines(trx, cart.id)
  const own = rows.find(
    (row) => row.kind === kind && row.product_id === productId && row.size === size,
  )
  if (!own) {
    const line = { cartId: cart.id, variantId: null, kind, productId, size, quantity }
    await addLine(trx, visitor, line, { id: cart.id, now })
  } else if (own.quantity < quantity) {
    await changeQuantity(trx, visitor, { kind, lineId: own.id, quantity }, now)
  }
}

/** As it travels; null: the cart is no present. */
function presentOf(cart: CartRow | null): string | null {
  if (cart === null || cart.giftNote === null) return null
  const present: Present = { note: cart.giftNote, wantedBy: cart.wantedBy }
  return JSON.stringify(present)
}

/** Says of the user's cart what was said of the one that travelled, unless something is said already. */
async function putPresent(trx: Writer, userId: string, said: string, now: number): Promise<void> {
  const cart = await readCart(trx, userId)
  if (cart === null || cart.giftNote !== null) return
  const { note, wantedBy } = JSON.parse(said) as Present
  await changeCart(trx, userId, { gift_note: note, wanted_by: wantedBy }, now)
}

/** Forgets the addresses that are over. */
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
  const { count } = await trx
    .selectFrom('cart_links')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('mailed_at', '>', now - mailsWithin)
    .executeTakeFirstOrThrow()
  return Number(count) >= mostMails
}

function travelling(row: CartLineRow): TravellingLine {
  const { kind, product_id, size, quantity, name, print_name, desc_name, location } = row
  return { kind, product_id, size, quantity, name, print_name, desc_name, location }
}

/**
 * The lines that a link names: of pieces that are sold, in a size that they have, and no more of each than
 * there are for this user. Counts what it names beyond that.
 */
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
    const quantity = item ? Math.min(wanted, mostOf(item, unitsOf(units, item))) : 0
    if (quantity < wanted) missing += 1
    if (!item) return []
    const { kind, productId: product_id, size, location } = item
    const words = {
      name: item.name,
      print_name: item.printName,
      desc_name: item.descName,
      location,
    }
    return [{ kind, product_id, size, quantity, ...words }]
  })
  return { lines, missing }
}

/** As many as a cart can hold of an item; of what is gone or held by others a single one, which says so. */
function mostOf(item: SaleItem, units: Units | null): number {
  if (item.oneEach || item.making === 'one_of_a_kind') return 1
  const most = item.kind === 'prints' ? mostPrints : mostMerch
  return units === null ? most : Math.max(1, Math.min(most, units.onHand - units.held + units.own))
}

const linesOf = (lines: string) => JSON.parse(lines) as TravellingLine[]

/** What a line has only while it is in a cart. */
const noRow = { cart_id: '', unit_price: null, created_at: 0 }

function noLink(): ShopError {
  return new ShopError('not_found', 'This address leads to no cart any more.')
}
