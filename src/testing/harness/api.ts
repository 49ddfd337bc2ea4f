import { createApi } from '#api/app.ts'
import { newId } from '#kernel/ids.ts'
import type { StockedKind } from '#kernel/kinds.ts'
import { holdStock, sellHeld } from '#shop/stock/stock.server.ts'
import type { Lane } from '#testing/database/test-database.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { insertOrder } from '#testing/fixtures/bare-orders.ts'
import { hangPictures, samplePictures } from '#testing/fixtures/products.ts'
import { bodyOf, createApiClient } from './api-client.ts'
import { createTestShop, type TestShopOptions } from './shop.ts'

const login = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }

/** The whole shop's API with the owner signed in, a guest, and three pictures to choose from. */
export async function openOwnersDesk(
  lane: Lane = 'sqlite',
  options: Omit<TestShopOptions, 'lane' | 'images'> = {},
) {
  const images = memoryStore()
  const shop = await createTestShop({ ...options, lane, images })
  await hangPictures(shop.db, samplePictures)
  await shop.identity.ensureOwner(login)
  const api = createApi(shop)
  const owner = createApiClient(api)
  await bodyOf(owner.post('/api/users/login', login))
  const guest = createApiClient(api)
  await bodyOf(guest.post('/api/users/create'))
  return {
    shop,
    images,
    owner,
    guest,
    /** Nobody: no session at all. */
    stranger: createApiClient(api),
    /** Somebody starts to pay; answers the order's id. */
    hold(kind: StockedKind, productId: number, quantity = 1, expiresAt = 0): Promise<string> {
      return shop.db.transact(async (trx) => {
        const orderId = await insertOrder(trx, { userId: newId(), expiresAt })
        await holdStock(trx, orderId, [{ kind, productId, quantity, name: 'it' }])
        return orderId
      })
    },
    /** Somebody has bought it. */
    async sell(kind: StockedKind, productId: number): Promise<void> {
      const orderId = await this.hold(kind, productId)
      await shop.db.transact((trx) => sellHeld(trx, orderId))
    },
    close: () => shop.close(),
  }
}

export type OwnersDesk = Awaited<ReturnType<typeof openOwnersDesk>>
