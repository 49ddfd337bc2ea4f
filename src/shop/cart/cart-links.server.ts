/*
 * Owns carts that travel: a copy of a cart's lines at an unguessable address, for another device. It says
 * nothing of whose cart it was, is gone after two weeks, and is priced anew each time it is opened. Never
 * changes the cart that it was made of.
 */
import type { Database, Reader, Writer } from '#db/database.ts'
import { type Clock, day, hour } from '#kernel/clock.ts'
import { isShopError, ShopError } from '#kernel/errors.ts'
import { isSecret, newId, newSecret } from '#kernel/ids.ts'
import { sizeInId } from '#shop/catalogue/product.ts'
import { findSaleItems, saleKey } from '#shop/catalogue/sale-item.server.ts'
import type { Visitor } from '#shop/identity/visitor.ts'
import { mailCartLink } from '#shop/notifications/plan-mail.server.ts'
import { buyItemsOf } from './buy-items.ts'
import type { CartLine } from './cart.ts'
import { type CartLineRow, readCart, readCartLines } from './cart-lines.server.ts'
import { addLine } from './change-lines.server.ts'
import { priceLines, showLines } from './priced-lines.server.ts'

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
    for (const { kind, product_id: productId, size, quantity } of lines) {
      const line = { cartId: null, variantId: null, kind, productId, size, quantity }
      try {
        await db.transact((trx) => addLine(trx, visitor, line, { id: newId(), now: clock.now() }))
      } catch (error) {
        if (!isShopError(error)) throw error
        if (error.code !== 'duplicate') missing += 1
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
        const now = clock.now()
        await trx
          .insertInto('cart_links')
          .values({ token, lines, email: null, mailed_at: null, created_at: now })
          .execute()
      })
      return token
    },

    /** What an address leads to, at today's prices and stock; null once it is over, or if it never was. */
    async find(token: string): Promise<CartLink | null> {
      const link = await readLink(db.read, token, clock.now())
      if (!link) return null
      const lines = await shown(linesOf(link.lines))
      return { lines, until: link.created_at + lifetime, mailed: link.mailed_at !== null }
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
     * Puts the lines into the visitor's own cart, those apart that are there already. Answers how many
     * can't be had. ShopError 'not_found'.
     */
    async take(visitor: Visitor, token: string): Promise<{ missing: number }> {
      const link = await readLink(db.read, token, clock.now())
      if (!link) throw noLink()
      return take(visitor, linesOf(link.lines))
    },

    /** What a link names that others made ('prints-3-10x10:2,merch-4'), as a cart would hold it now. */
    listed: async (items: string): Promise<CartLine[]> =>
      shown(await namedLines(db.read, items, clock.now())),

    /** Puts what such a link names into the visitor's own cart. Answers how many can't be had. */
    takeListed: async (visitor: Visitor, items: string): Promise<{ missing: number }> =>
      take(visitor, await namedLines(db.read, items, clock.now())),
  }
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

/** The lines that a link names: of pieces that are sold, in a size that they have. */
async function namedLines(reader: Reader, items: string, now: number): Promise<TravellingLine[]> {
  const named = buyItemsOf(items)
  const lines: TravellingLine[] = []
  for (const { kind, productId, size, quantity } of named) {
    const sizes = await reader
      .selectFrom('piece_sizes')
      .select('label')
      .where('kind', '=', kind)
      .where('piece_id', '=', productId)
      .execute()
    const label = sizes.find((each) => sizeInId(each.label) === size)?.label ?? size
    const ref = { kind, productId, size: label }
    const item = (await findSaleItems(reader, [ref], now)).get(saleKey(ref))
    if (!item) continue
    const { name, printName, descName, location } = item
    const words = { name, print_name: printName, desc_name: descName, location }
    lines.push({ kind, product_id: productId, size: label, quantity, ...words })
  }
  return lines
}

const linesOf = (lines: string) => JSON.parse(lines) as TravellingLine[]

/** What a line has only while it is in a cart. */
const noRow = { cart_id: '', unit_price: null, created_at: 0 }

function noLink(): ShopError {
  return new ShopError('not_found', 'This address leads to no cart any more.')
}
