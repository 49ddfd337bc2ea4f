import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/open.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { noMachineSettings } from '#testing/fakes/fixed-store-settings.ts'
import { addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { openSelling, type Selling } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { createStoreSettings, type StoreSettingsService } from './store-settings.server.ts'

/* The owner changes the currency on one connection, while the first buyer pays on another one. */

const yen = { timeZone: 'Asia/Tokyo', country: 'JP', currency: 'JPY', countries: ['JP'] }
const shopper = { network: 'here', wideNetwork: 'here' }

const db = each(() => openTestDatabase('postgres'))
const clock = each(fakeClock)
let selling: Selling
let storeSettings: StoreSettingsService
let blocker: Client
let userId: string

beforeEach(async () => {
  userId = await shopperWith(db, [{ kind: 'clothing', productId: await addShirt(db) }])
  selling = await openSelling({
    db: await openDatabase(db.location),
    clock,
    payment: fakePayment(clock),
  })
  const localUrl = 'http://localhost:3000'
  storeSettings = createStoreSettings({ db, clock, machine: noMachineSettings, localUrl })
  blocker = new Client({ connectionString: db.location.url })
  await blocker.connect()
})
afterEach(async () => {
  await blocker.end()
  await selling.db.close()
})

/** Keeps the other transactions of the database waiting at a row until `go`. */
async function stopAt(rows: string): Promise<{ go(): Promise<unknown> }> {
  await blocker.query('begin')
  await blocker.query(`${rows} for update`)
  return { go: () => blocker.query('commit') }
}

/** Settles once so many connections wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await blocker.query(
        'select count(distinct pid)::int as many from pg_locks where not granted',
      )
      return rows[0].many
    })
    .toBe(count)

const orders = () => db.read.selectFrom('orders').select('currency').execute()

it('a checkout that began first keeps the currency, and the owner is told', async () => {
  const row = await stopAt('select * from stock')
  const pressed = selling.checkout.startCheckout({ userId, ...shopper })
  await waiting(1)
  const chosen = storeSettings.choose(yen, undefined, 'manual').catch((error) => error)
  await waiting(2)
  await row.go()
  await pressed
  expect(await chosen).toMatchObject({ code: 'bad_input', details: { field: 'currency' } })
  expect(await orders()).toEqual([{ currency: 'USD' }])
  expect((await storeSettings.choices()).form.currency).toBe('USD')
})

it('a change of currency that began first decides the checkout’s', async () => {
  const row = await stopAt('select * from content')
  const chosen = storeSettings.choose(yen, undefined, 'manual')
  await waiting(1)
  const pressed = selling.checkout.startCheckout({ userId, ...shopper })
  await waiting(2)
  await row.go()
  await Promise.all([chosen, pressed])
  expect(await orders()).toEqual([{ currency: 'JPY' }])
  expect((await storeSettings.choices()).form.currency).toBe('JPY')
})
