import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createApi } from '#http/app.ts'
import type { Database } from '#platform/db/database.ts'
import { openAt, openTestDatabase } from '#testing/database/test-database.ts'
import { addPictures, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { oldShops, openOldShop, placesOf, toldBy } from '#testing/fixtures/old-shop.ts'
import { tellingOf } from '#testing/fixtures/old-shops/telling.ts'
import { ownerLogin } from '#testing/harness/api.ts'
import { bodyOf, createApiClient } from '#testing/harness/api-client.ts'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'

/* Each shop's own answers are in a file beside it; those of 0014 are in upgrade-0014.test.ts. */
const comings = oldShops
  .filter((name) => name !== '0014')
  .flatMap((name) => Object.entries(placesOf(name)).map(([how, place]) => ({ name, how, place })))
  // What each step does on PostgreSQL is in steps.test.ts.
  .filter(({ name, how }) => name === oldShops.at(-1) || !how.includes('PostgreSQL'))

// Their passwords were hashed by the version of then.
withRealHashes()

it.each(comings)(
  'a shop of version $name, from $how, keeps its data, does waiting work once, and continues',
  async ({ name, place }) => {
    const told = toldBy(name)
    const { shop, printed } = await openOldShop(name, await place())
    const owner = createApiClient(createApi(shop))
    await bodyOf(owner.post('/api/users/login', ownerLogin))
    expect(told.orders.length).toBeGreaterThan(15)
    expect(await tellingOf(owner)).toMatchObject(told)

    await shop.jobs.runDue()
    const { stuck, orders } = await tellingOf(owner)
    expect(stuck).toEqual(told.stuck)
    expect(orders).toMatchObject(told.orders)
    expect(printed).toEqual([])

    const waiting = told.orders.find(
      ({ refunded, fulfillments: [part, ...others] }) =>
        refunded === 0 && part?.state === 'queued' && others.length === 0,
    )
    const refund = { attempt: 'after-the-upgrade', amount: 5, restock: false }
    const path = `/api/orders/id/${waiting?.id}`
    expect(await bodyOf(owner.post(`${path}/refund`, refund))).toMatchObject({ refunded: 5 })
    // Its payment is disputed.
    const parcel = { kind: 'studio', anyway: true }
    expect(await bodyOf(owner.post(`${path}/ship`, parcel))).toMatchObject({ state: 'shipped' })
    expect(await bodyOf(owner.get(path))).toMatchObject({ refunded: 5, state: 'fulfilled' })

    await addPictures(shop.db, ['main', 'second'])
    const last = Math.max(...told.prints.map(({ id }) => id))
    const { product } = await shop.catalogue.create(squarePrint('next'))
    expect(product.id).toBeGreaterThan(last)
    await shop.close()
  },
)

/** The words of each statement, sorted: SQLite keeps what later steps changed in another order. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where sql is not null and name <> 'migrations'`.execute(
    db.read,
  )
  await db.close()
  return rows
    .map(
      (row) =>
        `${row.name}: ${row.sql
          .toLowerCase()
          .match(/\w+|[<>=*+-]+/g)
          ?.sort()
          .join(' ')}`,
    )
    .sort()
}

it.each(oldShops)('the tables of an older shop (%s) become a new shop’s', async (name) => {
  const old = await openAt(await placesOf(name)['its SQLite file']())
  expect(await schemaOf(old)).toEqual(await schemaOf(await openTestDatabase('sqlite')))
})
