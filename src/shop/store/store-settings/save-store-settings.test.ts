import { expect, it } from 'vitest'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { localStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { storeSettingsFormSchema } from './store-settings-form.schema.ts'

const tokyo = { timeZone: 'Asia/Tokyo', country: 'JP', currency: 'JPY', countries: ['JP', 'KR'] }

eachDatabase('the owner’s store settings', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const storeSettings = each(() => localStoreSettings(db))

  it('keep the tax settings until others are saved', async () => {
    const tax = { ...noTaxYet, mode: 'included' as const, rate: 1000, note: '' }
    await storeSettings.choose({ ...tokyo, tax }, undefined, 'manual')
    await storeSettings.choose(tokyo, undefined, 'manual')
    expect((await storeSettings.choices()).form.tax).toEqual({ ...tax, byProvider: false })
    expect((await storeSettings.read()).tax).toMatchObject({
      included: true,
      name: 'consumption tax',
      rates: { standard: 1000, reduced: null, original: null },
      exportNote:
        'No consumption tax is charged: export (Art. 7(1)(i) of the Consumption Tax Act).',
      note: null,
      byProvider: false,
    })
  })

  if (lane !== 'sqlite') return

  it('keep the currency after the first order, and accept the rest', async () => {
    await placeOrder(db)
    expect((await storeSettings.choices()).sold).toBe(true)
    await expect(storeSettings.choose(tokyo, undefined, 'manual')).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'currency' },
    })
    const inDollars = { ...tokyo, currency: 'USD' }
    expect((await storeSettings.choose(inDollars, undefined, 'manual')).form).toMatchObject(
      inDollars,
    )
  })

  it('are refused over a newer version', async () => {
    const { version } = await storeSettings.choices()
    await storeSettings.choose(tokyo, version, 'manual')
    await expect(storeSettings.choose(tokyo, version, 'manual')).rejects.toMatchObject({
      code: 'changed',
    })
  })

  it.each([
    [{ timeZone: 'Europe/London' }, 'timeZone'],
    [{ countries: ['GB'] }, 'countries'],
  ])('can’t differ from the machine’s: %o', async (machine, field) => {
    const refused = localStoreSettings(db, machine).choose(tokyo, undefined, 'manual')
    await expect(refused).rejects.toMatchObject({ code: 'bad_input', details: { field } })
  })

  it('let the payment provider calculate tax, except for a small business', async () => {
    const tax = {
      ...noTaxYet,
      mode: 'none' as const,
      rate: 0,
      note: 'None here.',
      byProvider: true,
    }
    await storeSettings.choose({ ...tokyo, tax }, undefined, 'manual')
    const { byProvider: _, ...silent } = tax
    await storeSettings.choose({ ...tokyo, tax: silent }, undefined, 'manual')
    expect((await storeSettings.read()).tax.byProvider).toBe(true)
    expect((await storeSettings.choices()).form.tax.byProvider).toBe(true)
    const small = { ...tax, mode: 'small_business' as const }
    await storeSettings.choose({ ...tokyo, tax: small }, undefined, 'manual')
    expect((await storeSettings.read()).tax.byProvider).toBe(false)
  })

  it.each([true, false])(
    'follow the machine’s tax calculation, which is %s',
    async (taxByProvider) => {
      const tax = { ...noTaxYet, mode: 'none' as const, rate: 0, note: '' }
      const fixed = localStoreSettings(db, { taxByProvider })
      await fixed.choose({ ...tokyo, tax }, undefined, 'manual')
      expect((await fixed.read()).tax.byProvider).toBe(taxByProvider)
      const other = { ...tax, byProvider: !taxByProvider }
      await expect(
        fixed.choose({ ...tokyo, tax: other }, undefined, 'manual'),
      ).rejects.toMatchObject({ code: 'bad_input', details: { field: 'tax.byProvider' } })
    },
  )

  it.each([
    ['tax.rate', { country: 'GB', tax: { mode: 'included', rate: 'twenty' } }],
    ['tax.rate', { country: 'GB', tax: { mode: 'included', rate: 51 } }],
    ['tax.rate', { country: 'GB', tax: { mode: 'included' } }],
    ['tax.rate', { country: 'GB', tax: { mode: 'included', rate: '' } }],
    ['tax.reduced', { country: 'GB', tax: { mode: 'included', rate: 20, reduced: 'five' } }],
    ['tax.state', { country: 'US', tax: { mode: 'on_top', rate: 8 } }],
    ['tax.mode', { country: 'CA', tax: { mode: 'on_top', rate: 8, state: 'US-NY' } }],
    ['tax.originalCode', { tax: { mode: 'none', originalCode: 'art' } }],
    ['tax.note', { country: 'GB', tax: { mode: 'small_business', note: ' ' } }],
    ['tax.mode', { country: 'US', tax: { mode: 'included', rate: 6 } }],
    ['tax.mode', { country: 'GB', tax: { mode: 'maybe' } }],
  ])('refuses tax with a wrong %s', (field, change) => {
    const parsed = storeSettingsFormSchema.safeParse({ ...tokyo, ...change })
    const [issue] = parsed.error?.issues ?? []
    expect(issue?.path.join('.')).toBe(field)
    // The message is for the owner: no raw words of the schema checker.
    expect(issue?.message).toMatch(/^(?!Invalid)/)
  })

  it('can’t include a country that the printer doesn’t deliver to', async () => {
    const form = { ...tokyo, countries: ['JP', 'RU'] }
    await expect(storeSettings.choose(form, undefined, 'printful')).rejects.toThrow(
      'Your printer can’t send there: Russia.',
    )
    expect((await storeSettings.choose(form, undefined, 'manual')).form.countries).toEqual([
      'JP',
      'RU',
    ])
  })
})
