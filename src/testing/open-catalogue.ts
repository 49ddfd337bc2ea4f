import { newId } from '#kernel/ids.ts'
import type { StockedKind } from '#kernel/kinds.ts'
import { createCatalogue } from '#shop/catalogue/catalogue.server.ts'
import { createContent } from '#shop/content/content.server.ts'
import { holdStock, sellHeld } from '#shop/stock/stock.server.ts'
import { fakeClock } from './fake-clock.ts'
import { insertOrder } from './orders.ts'
import { hangPictures, samplePictures } from './sample-pieces.ts'
import { type Lane, openTestDatabase } from './test-database.ts'

/** The catalogue and the home content on a fresh database with three pictures and no pieces. */
export async function openCatalogue(lane: Lane) {
  const clock = fakeClock()
  const db = await openTestDatabase(lane)
  await hangPictures(db, samplePictures)
  return {
    clock,
    db,
    catalogue: createCatalogue({ db, clock }),
    content: createContent({ db, clock }),
    /** Somebody starts to pay; answers the order's id. */
    hold(kind: StockedKind, productId: number, quantity = 1, expiresAt = 0): Promise<string> {
      return db.transact(async (trx) => {
        const orderId = await insertOrder(trx, { userId: newId(), expiresAt })
        await holdStock(trx, orderId, [{ kind, productId, quantity, name: 'it' }])
        return orderId
      })
    },
    /** Somebody has bought it. */
    async sell(kind: StockedKind, productId: number, quantity = 1): Promise<void> {
      const orderId = await this.hold(kind, productId, quantity)
      await db.transact((trx) => sellHeld(trx, orderId))
    },
    close: () => db.close(),
  }
}

export type OpenCatalogue = Awaited<ReturnType<typeof openCatalogue>>
