/*
 * Specification §7, 'Cart'. Trusts only a client's ids, size and quantity. Never lowers or deletes
 * a line by itself: it reports the stock, and the shopper decides.
 */

import type { ProductKind } from '#platform/addresses/kinds.ts'
import { countryName } from '#platform/countries.ts'
import type { Database } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { isFinal, parseCode } from '#shop/checkout/discounts/discount.ts'
import { hasCodes, readCode } from '#shop/checkout/discounts/discounts.server.ts'
import { refusedDiscount } from '#shop/checkout/discounts/refused-discount.ts'
import type { Present } from '#shop/checkout/present/present.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { noDestination } from '#shop/store/shipping/no-destination.ts'
import { shippingArea } from '#shop/store/shipping/shipping.copy.ts'
import { type ShippingParts, shippingContext } from '#shop/store/shipping/shipping.server.ts'
import { countryOf, openZones, quoteShipping } from '#shop/store/shipping/shipping.ts'
import { usStateName } from '#shop/store/tax/us-states.ts'
import { type CartView, type Destinations, type LineInput, toCartView } from './cart.ts'
import {
  type CartRow,
  changeCart,
  findCart,
  openCart,
  readCart,
  readCartLines,
  requireOwnCart,
  toCodeUser,
} from './cart-lines.server.ts'
import { addLine, changeQuantity, changeText, removeLine } from './change-lines.server.ts'
import { cartCopy } from './copy.ts'
import { type PricedLine, priceLines, showLines } from './priced-lines.server.ts'

export type Cart = ReturnType<typeof createCart>

/** A country with a taxed state offers two choices: that state, and all other states. */
function choicesIn(code: string, state: string | null) {
  const name = countryName(code)
  if (state === null || countryOf(state) !== code) return [{ code, name }]
  return [
    { code: state, name: `${name}: ${usStateName(state)}` },
    { code, name: cartCopy.otherState(name) },
  ]
}

interface CartParts extends ShippingParts {
  db: Database
  clock: Clock
}

export function createCart({ db, clock, ...parts }: CartParts) {
  return {
    find: (userId: string): Promise<CartRow | null> => readCart(db.read, userId),

    async summary(userId: string): Promise<{ cartId: string | null; itemCount: number }> {
      const row = await db.read
        .selectFrom('carts')
        .leftJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
        .select((eb) => ['carts.id', eb.fn.sum<number>('cart_lines.quantity').as('count')])
        .where('carts.user_id', '=', userId)
        .groupBy('carts.id')
        .executeTakeFirst()
      return { cartId: row?.id ?? null, itemCount: Number(row?.count ?? 0) }
    },

    async view(userId: string): Promise<CartView> {
      const cart = await readCart(db.read, userId)
      const rows = cart ? await readCartLines(db.read, cart.id) : []
      const now = clock.now()
      const lines = await showLines(db.read, await priceLines(db.read, userId, rows, now), now)
      const { tax, currency } = await parts.storeSettings.read()
      const terms = { ...(await shippingContext(db.read, parts)), tax, currency }
      if (!cart?.discountCode) return toCartView(cart, lines, terms)
      const { discountCode: code } = cart
      const use = { ...toCodeUser(cart), pieces: lines, now }
      return toCartView(cart, lines, terms, { code, ...(await readCode(db.read, code, use)) })
    },

    hasCodes: (): Promise<boolean> => hasCodes(db.read, clock.now()),

    /** `email` null keeps the stored one. ShopError 'code_unknown', 'code_over', 'code_used_up'. */
    async putCode(userId: string, typed: string, email: string | null): Promise<void> {
      const code = parseCode(typed) ?? ''
      const newCartId = newId()
      await db.transact(async (trx) => {
        const now = clock.now()
        const cart = await openCart(trx, userId, newCartId, now)
        const buyer = toCodeUser(email === null ? cart : { userId, buyerEmail: email })
        const { problem } = await readCode(trx, code, { ...buyer, pieces: [], now })
        if (isFinal(problem)) throw refusedDiscount(problem, code || typed)
        const changes = { discount_code: code, buyer_email: buyer.email }
        await changeCart(trx, userId, changes, now)
      })
    },

    async setPresent(userId: string, present: Present | null): Promise<void> {
      const changes = { gift_note: present?.note ?? null, wanted_by: present?.wantedBy ?? null }
      const kept = await db.transact((trx) => changeCart(trx, userId, changes, clock.now()))
      if (!kept) throw new ShopError('not_found', cartCopy.noSuchCart)
    },

    async dropCode(userId: string): Promise<void> {
      const nothing = { discount_code: null, buyer_email: null }
      await db.transact((trx) => changeCart(trx, userId, nothing, clock.now()))
    },

    /** ShopError 'not_found' without a cart, 'no_destination' for a closed country or pick-up. */
    async choose(userId: string, destination: string | null): Promise<void> {
      const context = await shippingContext(db.read, parts)
      const { problem } = quoteShipping(context, destination, [], 0)
      if (problem !== null && problem !== 'choose') throw noDestination(problem, destination)
      const chosen = await db.transact((trx) =>
        changeCart(trx, userId, { destination }, clock.now()),
      )
      if (!chosen) throw new ShopError('not_found', cartCopy.noSuchCart)
    },

    async destinations(): Promise<Destinations> {
      const { plan, open, taxedState = null } = await shippingContext(db.read, parts)
      const zones = openZones(plan, open)
      const state = taxedState !== null && open.includes(countryOf(taxedState)) ? taxedState : null
      const isAsked = zones.length > 1 || state !== null
      const codes = isAsked ? zones.flatMap(({ countries }) => countries) : []
      const countries = codes
        .flatMap((code) => choicesIn(code, state))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      return { countries, area: shippingArea(open), pickup: plan.pickup }
    },

    /** Admins see any cart. ShopError 'not_found' or 'forbidden'. */
    async lines(visitor: Visitor, cartId: string, kind: ProductKind): Promise<PricedLine[]> {
      const cart = await findCart(db.read, cartId)
      if (!cart) throw new ShopError('not_found', cartCopy.noSuchCart)
      requireOwnCart(visitor, cart)
      const rows = await readCartLines(db.read, cartId)
      const wanted = rows.filter((row) => row.kind === kind)
      return priceLines(db.read, cart.userId, wanted, clock.now())
    },

    /** `made`: the cart is new. ShopError 'not_found' without such a user. */
    async open(userId: string): Promise<{ cart: CartRow; made: boolean }> {
      const id = newId()
      const cart = await db.transact(async (trx) => {
        const user = trx.selectFrom('users').select('id').where('id', '=', userId)
        if (!(await user.executeTakeFirst())) {
          throw new ShopError('not_found', cartCopy.noSuchUser)
        }
        return openCart(trx, userId, id, clock.now())
      })
      return { cart, made: cart.id === id }
    },

    addLine: (visitor: Visitor, input: LineInput): Promise<PricedLine & { itemCount: number }> =>
      db.transact((trx) => addLine(trx, visitor, input, { id: newId(), now: clock.now() })),

    changeQuantity: (
      visitor: Visitor,
      kind: ProductKind,
      lineId: number,
      quantity: number,
    ): Promise<PricedLine> =>
      db.transact((trx) => changeQuantity(trx, visitor, { kind, lineId, quantity }, clock.now())),

    changeText: (
      visitor: Visitor,
      kind: ProductKind,
      lineId: number,
      words: { personalText: string; mends?: boolean },
    ): Promise<PricedLine> =>
      db.transact((trx) => changeText(trx, visitor, { kind, lineId, ...words }, clock.now())),

    removeLine: (visitor: Visitor, kind: ProductKind, lineId: number): Promise<PricedLine> =>
      db.transact((trx) => removeLine(trx, visitor, { kind, lineId }, clock.now())),

    remove: (userId: string): Promise<Pick<CartRow, 'id' | 'userId'> | null> =>
      db.transact(async (trx) => {
        const gone = await trx
          .deleteFrom('carts')
          .where('user_id', '=', userId)
          .returning('id')
          .executeTakeFirst()
        return gone ? { ...gone, userId } : null
      }),
  }
}
