import { expect, it } from 'vitest'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { toStoreTax } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { localStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { each } from '#testing/harness/each.ts'
import {
  type ChosenStoreSettings,
  storeSetting,
  studioTimeZoneSetting,
} from './store-settings.schema.ts'

eachDatabase('the store settings', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const choose = (chosen: ChosenStoreSettings) =>
    db.transact(async (trx) => {
      await writeSetting(trx, storeSetting, chosen, 1)
      raiseContentVersion(trx)
    })

  it('are this machine in the United States, in dollars, until the owner chooses', async () => {
    const storeSettings = localStoreSettings(db)
    expect(await storeSettings.read()).toEqual({
      publicUrl: 'http://localhost:3000',
      formerUrl: null,
      timeZone: null,
      country: 'US',
      currency: 'USD',
      countries: ['US'],
      tax: toStoreTax('US', undefined),
      offlineTax: toStoreTax('US', undefined),
    })
    expect(new Set(Object.values(await storeSettings.status()))).toEqual(new Set(['missing']))
  })

  it('are the saved ones, even in a process that read them before', async () => {
    const storeSettings = localStoreSettings(db)
    await storeSettings.read()
    await choose({ address: 'https://heron.example', country: 'JP', currency: 'JPY' })
    const now = {
      publicUrl: 'https://heron.example',
      country: 'JP',
      currency: 'JPY',
      countries: ['JP'],
    }
    expect(await storeSettings.read()).toMatchObject(now)
    expect(storeSettings.current()).toMatchObject(now)
    expect(await db.transact((trx) => storeSettings.readIn(trx))).toMatchObject(now)
    expect(await storeSettings.status()).toMatchObject({ address: 'set', timeZone: 'missing' })
  })

  it('treat a time zone as set when an older version saved it with the studio’s texts', async () => {
    await db.transact((trx) =>
      writeSetting(trx, studioTimeZoneSetting, { timeZone: 'Asia/Tokyo' }, 1),
    )
    expect(await localStoreSettings(db).status()).toMatchObject({
      timeZone: 'set',
      country: 'missing',
    })
  })

  it('are the machine’s, even after the owner saved others', async () => {
    await choose({ address: 'https://heron.example', countries: ['JP'], timeZone: 'Asia/Tokyo' })
    const machine = {
      publicUrl: 'https://machine.example',
      timeZone: 'Europe/London',
      countries: ['GB', 'IE'],
    }
    const storeSettings = localStoreSettings(db, machine)
    expect(await storeSettings.read()).toMatchObject(machine)
    expect(await storeSettings.status()).toMatchObject({
      address: 'machine',
      timeZone: 'machine',
      countries: 'machine',
      country: 'missing',
    })
  })

  it('are read once while nothing changes', async () => {
    const storeSettings = localStoreSettings(db)
    const first = await storeSettings.read()
    expect(await storeSettings.read()).toBe(first)
    await choose({ country: 'GB' })
    expect(await storeSettings.read()).not.toBe(first)
  })
})
