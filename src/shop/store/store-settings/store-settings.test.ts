import { expect, it } from 'vitest'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { toPlaceTax } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { noMachinePlace } from '#testing/fakes/fixed-store-settings.ts'
import { each } from '#testing/harness/each.ts'
import { type ChosenPlace, placeSetting, studioTimeZoneSetting } from './store-settings.schema.ts'
import { createPlace } from './store-settings.server.ts'
import type { MachinePlace } from './store-settings.ts'

eachDatabase('the shop’s place', (lane) => {
  const db = each(() => openTestDatabase(lane))

  const open = (machine: Partial<MachinePlace> = {}) =>
    createPlace({
      db,
      clock: fakeClock(),
      machine: { ...noMachinePlace, ...machine },
      localUrl: 'http://localhost:3000',
    })
  const choose = (chosen: ChosenPlace) =>
    db.transact(async (trx) => {
      await writeSetting(trx, placeSetting, chosen, 1)
      raiseContentVersion(trx)
    })

  it('is this machine in the United States, in dollars, until something is chosen', async () => {
    const place = open()
    expect(await place.read()).toEqual({
      publicUrl: 'http://localhost:3000',
      formerUrl: null,
      timeZone: null,
      country: 'US',
      currency: 'USD',
      countries: ['US'],
      tax: toPlaceTax('US', undefined),
    })
    expect(new Set(Object.values(await place.status()))).toEqual(new Set(['missing']))
  })

  it('is what was chosen, in a process that had read it before as well', async () => {
    const place = open()
    await place.read()
    await choose({ address: 'https://heron.example', country: 'JP', currency: 'JPY' })
    const now = {
      publicUrl: 'https://heron.example',
      country: 'JP',
      currency: 'JPY',
      countries: ['JP'],
    }
    expect(await place.read()).toMatchObject(now)
    expect(place.current()).toMatchObject(now)
    expect(await db.transact((trx) => place.readIn(trx))).toMatchObject(now)
    expect(await place.status()).toMatchObject({ address: 'set', timeZone: 'missing' })
  })

  it('counts a time zone as set that was saved among the studio’s words', async () => {
    await db.transact((trx) =>
      writeSetting(trx, studioTimeZoneSetting, { timeZone: 'Asia/Tokyo' }, 1),
    )
    expect(await open().status()).toMatchObject({ timeZone: 'set', country: 'missing' })
  })

  it('is what the machine says, whatever was chosen', async () => {
    await choose({ address: 'https://heron.example', countries: ['JP'], timeZone: 'Asia/Tokyo' })
    const machine = {
      publicUrl: 'https://machine.example',
      timeZone: 'Europe/London',
      countries: ['GB', 'IE'],
    }
    const place = open(machine)
    expect(await place.read()).toMatchObject(machine)
    expect(await place.status()).toMatchObject({
      address: 'machine',
      timeZone: 'machine',
      countries: 'machine',
      country: 'missing',
    })
  })

  it('is read once for as long as nothing changes', async () => {
    const place = open()
    const first = await place.read()
    expect(await place.read()).toBe(first)
    await choose({ country: 'GB' })
    expect(await place.read()).not.toBe(first)
  })
})
