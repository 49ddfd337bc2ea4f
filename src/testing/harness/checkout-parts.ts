import { pino } from 'pino'
import type { Database } from '#db/database.ts'
import { createOutboxWorker, type OutboxWorker } from '#db/outbox-worker.ts'
import { planNext } from '#db/schedule.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { insertLine, openCart } from '#shop/cart/cart-lines.server.ts'
import { findSaleItems, saleKey } from '#shop/catalogue/sale-item.server.ts'
import { type Checkout, createCheckout } from '#shop/checkout/checkout.server.ts'
import { createFulfilment, type Fulfilment } from '#shop/fulfilment/fulfilment.server.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/print-provider.ts'
import { createProviderSync, type ProviderSync } from '#shop/fulfilment/provider-sync.server.ts'
import { createOrders, type Orders } from '#shop/orders/orders.server.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import { createRefunds, type Refunds } from '#shop/payments/refunds.server.ts'
import { addNewStock, changeOnHand } from '#shop/stock/stock.server.ts'

/** Only the part of the shop that sells: stock, checkout, orders, fulfilment and their jobs. */
export interface Till {
  db: Database
  checkout: Checkout
  orders: Orders
  refunds: Refunds
  fulfilment: Fulfilment
  printNews: ProviderSync
  /** Plans the next night's look at the printer's orders. */
  planNight(): Promise<void>
  jobs: OutboxWorker
}

export interface TillParts {
  db: Database
  clock: Clock
  payment: PaymentProvider
  fulfilment?: FulfilmentProvider
  rateLimits?: boolean
}

export const quietLog = pino({ level: 'silent' })

export function openTill(parts: TillParts): Till {
  const { db, clock, payment, rateLimits = false } = parts
  const log = quietLog
  const config = { publicUrl: 'http://localhost:3000', rateLimits }
  const checkout = createCheckout({ db, clock, payment, config, log })
  const provider = parts.fulfilment ?? placesNothing
  const fulfilment = createFulfilment({ db, clock, provider, log })
  const publicUrl = 'https://heron.example'
  const printNews = createProviderSync({ db, clock, provider, fulfilment, log, publicUrl })
  const refunds = createRefunds({ db, clock, payment, log })
  const planNight = () => planNext(parts, 'prints.reconcile', { next: printNews.nextNight })
  const handlers = {
    'hold.expire': ({ orderId }: { orderId: string }) => checkout.expireHold(orderId),
    'prints.place': ({ orderId }: { orderId: string }) => fulfilment.placePrints(orderId),
    'prints.ask': (asked: { orderId: string; nightly: boolean }) => printNews.ask(asked),
    'prints.reconcile': async () => {
      await printNews.reconcile()
      await planNight()
    },
    'clean-up': async () => {},
    'instagram.read': async () => {},
    'mail.send': async () => {},
    'orders.overdue': async () => {},
    'refund.carry': ({ refundId }: { refundId: string }) => refunds.carryOn(refundId),
    'vacation.switch': async () => {},
    'subscriptions.notify': async () => {},
    'pictures.forget': async () => {},
    'backup.nightly': async () => {},
  }
  const jobs = createOutboxWorker({ db, clock, log, handlers })
  const orders = createOrders({ db })
  return { db, checkout, orders, refunds, fulfilment, printNews, planNight, jobs }
}

const placesNothing: FulfilmentProvider = {
  name: 'none',
  placeOrder: async ({ orderId }) => ({ ref: orderId, state: 'sent', reason: null, parcels: [] }),
  getOrder: async () => null,
}

/** A piece of merch with so many units; answers its id. */
export async function putMerch(db: Database, onHand: number, price = 500): Promise<number> {
  return db.transact(async (trx) => {
    const { id } = await trx
      .insertInto('merch')
      .values({ ...piece, name: null, price, secondary_image: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addNewStock(trx, 'merch', id, onHand)
    return id
  })
}

/** A one-of-a-kind piece of clothing; answers its id. */
export async function putShirt(db: Database, price = 4800): Promise<number> {
  return db.transact(async (trx) => {
    const { id } = await trx
      .insertInto('clothing')
      .values({ ...piece, price, size: 'M', measurements: null, secondary_image: picture })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addNewStock(trx, 'clothing', id, 1)
    return id
  })
}

/** A square print that is sold at 10x10 only; answers its id. */
export async function putPrint(db: Database, price = 3500): Promise<number> {
  return db.transact(async (trx) => {
    const { id } = await trx
      .insertInto('prints')
      .values({
        name: 'Moon moths',
        description: null,
        dimensions: 'square',
        location: picture,
        candid_location: picture,
        supplementary_image: null,
        created_at: 0,
        updated_at: 0,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('print_sizes')
      .values({ print_id: id, size: 'small', price, variant_id: `variant-${id}` })
      .execute()
    return id
  })
}

const picture = '/media/Clothing/0000.jpg'
const piece = {
  print_name: 'Tide pool',
  desc_name: 'hand printed',
  description: null,
  primary_image: picture,
  supplementary_image: null,
  created_at: 0,
  updated_at: 0,
  deleted_at: null,
}

export interface Wish {
  kind: ProductKind
  productId: number
  quantity?: number
}

/** A guest whose cart holds these; answers the user's id. */
export async function shopperWith(db: Database, wishes: readonly Wish[]): Promise<string> {
  const id = newId()
  await db.transact((trx) =>
    trx
      .insertInto('users')
      .values({
        id,
        role: 'guest',
        name: 'guest',
        email: null,
        password_hash: null,
        created_at: 0,
        seen_at: 0,
      })
      .execute(),
  )
  await fillCart(db, id, wishes)
  return id
}

/** Makes the user's cart hold exactly these. */
export async function fillCart(
  db: Database,
  userId: string,
  wishes: readonly Wish[],
): Promise<void> {
  await db.transact(async (trx) => {
    const cart = await openCart(trx, userId, newId(), 0)
    await trx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute()
    const refs = wishes.map((wish) => ({ ...wish, size: wish.kind === 'prints' ? '10x10' : '' }))
    const items = await findSaleItems(trx, refs)
    for (const ref of refs) {
      const item = items.get(saleKey(ref))
      if (item) await insertLine(trx, cart.id, item, ref.quantity ?? 1, 0)
    }
  })
}

/** What the user's cart holds, as 'kind/id' and quantity. */
export async function cartOf(db: Database, userId: string): Promise<Record<string, number>> {
  const lines = await db.read
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['cart_lines.kind', 'cart_lines.product_id', 'cart_lines.quantity'])
    .where('carts.user_id', '=', userId)
    .execute()
  return Object.fromEntries(lines.map((line) => [`${line.kind}/${line.product_id}`, line.quantity]))
}

/** Every product's units, as 'kind/id' -> [on hand, held]. */
export async function unitsOf(db: Database): Promise<Record<string, [number, number]>> {
  const rows = await db.read.selectFrom('stock').selectAll().execute()
  return Object.fromEntries(
    rows.map((row) => [`${row.kind}/${row.product_id}`, [row.on_hand, row.held]]),
  )
}

/** The owner adds units, or takes some away. */
export function ownerChanges(db: Database, productId: number, delta: number): Promise<number> {
  return db.transact((trx) => changeOnHand(trx, 'merch', productId, delta))
}
