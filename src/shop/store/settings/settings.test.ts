import { expect, it } from 'vitest'
import { words } from '#demo/words.ts'
import { claimSetting } from '#platform/db/settings.ts'
import { createLaw } from '#shop/store/law/law.server.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { createTheme } from '#shop/store/theme/theme.server.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { localStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { flatPlan } from '#testing/fixtures/orders/shipping.ts'
import { each } from '#testing/harness/each.ts'
import { signInPathSetting, studioTextsSetting } from './settings.schema.ts'
import { createSettings } from './settings.server.ts'

/** A new shop has seven days. */
const first = { ...words, madeToOrder: words.madeToOrder.replace('{days}', '7') }

eachDatabase('settings', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const settings = each(() => open())
  const open = () => {
    const storeSettings = localStoreSettings(db)
    return createSettings({
      db,
      clock: fakeClock(),
      defaults: words,
      storeSettings,
      theme: createTheme({ db, clock: fakeClock() }),
      law: createLaw({ db, clock: fakeClock() }),
      printer: () => 'manual',
      recipients: async () => ({
        payment: 'demo',
        printer: 'manual',
        mailHost: null,
        pictures: null,
        backupHost: null,
      }),
      mails: () => false,
      vacationDays: async () => [],
    })
  }

  it('have defaults where the owner has not changed them, and raise the content version, because pages show them', async () => {
    expect(await settings.studio()).toMatchObject(first)
    expect((await settings.shipping()).rates).toEqual({
      prints: '$6.50',
      clothing: '$7.00',
      merch: '$4.00',
    })
    expect(await settings.studioPictures()).toEqual({
      about: null,
      priceGuide: null,
      defaultHero: null,
    })
    const before = await db.contentVersion()
    await settings.set(shippingPlanSetting, flatPlan(1, 2, 3))
    await settings.set(studioTextsSetting, { tagLine: 'Ink' })
    expect((await settings.shipping()).rates.merch).toBe('$0.03')
    expect(await db.contentVersion()).toBe(before + 2)
    expect(await settings.studio()).toMatchObject({ ...first, tagLine: 'Ink' })
  })

  it('make up one sign-in path and keep it, also for another process, unless one is configured', async () => {
    const path = await settings.signInPath(undefined)
    const other = open()
    expect(path).toMatch(/^\/door-[a-z0-9]{16,20}$/)
    expect(await other.signInPath(undefined)).toBe(path)
    expect(await settings.signInPath('/quiet-door')).toBe('/quiet-door')
  })

  it('can be claimed once', async () => {
    const claim = () => db.transact((trx) => claimSetting(trx, signInPathSetting, '/door', 1))
    expect([await claim(), await claim()]).toEqual([true, false])
  })

  if (lane !== 'sqlite') return

  it.each([
    ['US', true, true],
    ['US', false, false],
    ['GB', true, false],
  ])(
    'write the terms of %s with calculated tax (%s) on top: %s',
    async (country, byProvider, told) => {
      const tax = { ...noTaxYet, mode: 'none' as const, rate: 0, note: '', byProvider }
      const place = {
        timeZone: 'Europe/London',
        country,
        currency: 'USD',
        countries: [country],
        tax,
      }
      await settings.storeSettings.choose(place, undefined, 'manual')
      expect((await settings.page('terms')).includes('comes on top')).toBe(told)
    },
  )
})
