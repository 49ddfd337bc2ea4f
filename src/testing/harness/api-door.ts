import { createApi } from '#api/app.ts'
import type { Shop } from '#compose'
import { readConfig } from '#config'
import type { Writer } from '#db/database.ts'
import { words } from '#demo/words.ts'
import { createCart } from '#shop/cart/cart.server.ts'
import { createIdentity } from '#shop/identity/identity.server.ts'
import { addNewStock } from '#shop/stock/stock.server.ts'
import { createVacation } from '#shop/vacation/vacation.server.ts'
import { type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { type ApiClientOptions, createApiClient } from './api-client.ts'

/** What is on the counter: two prints, two pieces of clothing, two of merch. */
export const shelf = {
  moths: { printId: 1, small: 'moths-10', price: 25 },
  tide: { printId: 2, medium: 'tide-24', price: 60 },
  shirt: { clothingId: 1, price: 48 },
  apron: { clothingId: 2, price: 36.5 },
  sticker: { merchId: 1, price: 3.5, stock: 5 },
  pin: { merchId: 2, price: 9, stock: 1 },
} as const

/**
 * The API with real visitors and real carts on a fresh database, and nothing else of the shop: for
 * tests of the door itself. Routes of other concerns answer, but must not be called.
 */
export async function openCounter(lane: Lane = 'sqlite', env: Record<string, string> = {}) {
  const clock = fakeClock()
  const db = await openTestDatabase(lane)
  await db.transact(stockShelf)
  const { log, lines } = captureLog()
  const config = readConfig({ RATE_LIMITS: 'off', ...env })
  const identity = createIdentity({ db, clock })
  const cart = createCart({ db, clock })
  const settings = { studio: async () => words }
  const vacation = createVacation({ db, clock, settings })
  const api = createApi({
    config,
    clock,
    db,
    log,
    identity,
    storefront: { cart, vacation },
  } as unknown as Shop)
  return {
    api,
    clock,
    db,
    identity,
    cart,
    /** What the log holds, line by line. */
    lines,
    client: (options?: ApiClientOptions) => createApiClient(api, options),
    close: () => db.close(),
  }
}

export type Counter = Awaited<ReturnType<typeof openCounter>>

async function stockShelf(trx: Writer): Promise<void> {
  const times = { created_at: 1, updated_at: 1 }
  const print = (name: string, dimensions: 'square' | 'portrait') => ({
    name,
    dimensions,
    location: `/media/Prints/${name}.jpg`,
    candid_location: `/media/Prints/${name}-room.jpg`,
    ...times,
  })
  const piece = (print_name: string, desc_name: string, price: number) => ({
    print_name,
    desc_name,
    price,
    primary_image: `/media/${print_name}.jpg`,
    ...times,
  })
  await trx
    .insertInto('prints')
    .values([print('Moon moths', 'square'), print('Spring tide', 'portrait')])
    .execute()
  await trx
    .insertInto('print_sizes')
    .values([
      { print_id: 1, size: 'small', price: 2500, variant_id: 'moths-10' },
      { print_id: 1, size: 'medium', price: 4500, variant_id: 'moths-14' },
      { print_id: 1, size: 'large', price: 6500, variant_id: 'moths-18' },
      { print_id: 2, size: 'small', price: 3000, variant_id: 'tide-12' },
      { print_id: 2, size: 'medium', price: 6000, variant_id: 'tide-24' },
    ])
    .execute()
  await trx
    .insertInto('clothing')
    .values([
      { ...piece('Moon moths', 'Shirt', 4800), secondary_image: '/media/back.jpg' },
      { ...piece('Spring tide', 'Apron', 3650), secondary_image: '/media/back.jpg' },
    ])
    .execute()
  await trx
    .insertInto('merch')
    .values([piece('Moon moths', 'Sticker', 350), piece('Heron', 'Enamel pin', 900)])
    .execute()
  await addNewStock(trx, 'clothing', 1, 1)
  await addNewStock(trx, 'clothing', 2, 1)
  await addNewStock(trx, 'merch', 1, shelf.sticker.stock)
  await addNewStock(trx, 'merch', 2, shelf.pin.stock)
}
