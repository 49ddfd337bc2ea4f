import { expect, it } from 'vitest'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { localStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { storeSettingsFormSchema } from './store-settings-form.schema.ts'

const tokyo = { timeZone: 'Asia/Tokyo', country: 'JP', currency: 'JPY', countries: ['JP', 'KR'] }

eachDatabase('what the owner chooses about the place', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const storeSettings = each(() => localStoreSettings(db))

  it('keeps the currency once there is an order in it, and takes the rest', async () => {
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

  it('keeps what is said of tax, until another is said', async () => {
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

  it('is true at once, in another process as well', async () => {
    const other = localStoreSettings(db)
    await other.read()
    await storeSettings.choose(tokyo, undefined, 'manual')
    expect(await other.read()).toMatchObject(tokyo)
    expect(await storeSettings.status()).toMatchObject({
      timeZone: 'set',
      country: 'set',
      currency: 'set',
      countries: 'set',
      address: 'missing',
    })
  })

  it('is refused on top of something else than what was read', async () => {
    const { version } = await storeSettings.choices()
    await storeSettings.choose(tokyo, version, 'manual')
    await expect(storeSettings.choose(tokyo, version, 'manual')).rejects.toMatchObject({
      code: 'changed',
    })
  })

  it.each([
    [{ timeZone: 'Europe/London' }, 'timeZone'],
    [{ countries: ['GB'] }, 'countries'],
  ])('can’t be what the machine says otherwise: %o', async (machine, field) => {
    const refused = localStoreSettings(db, machine).choose(tokyo, undefined, 'manual')
    await expect(refused).rejects.toMatchObject({ code: 'bad_input', details: { field } })
  })

  it('lets the payment provider reckon tax, unless a small business charges none', async () => {
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

  it.each([true, false])('reckons tax as the machine says, be it %s', async (taxByProvider) => {
    const tax = { ...noTaxYet, mode: 'none' as const, rate: 0, note: '' }
    const fixed = localStoreSettings(db, { taxByProvider })
    await fixed.choose({ ...tokyo, tax }, undefined, 'manual')
    expect((await fixed.read()).tax.byProvider).toBe(taxByProvider)
    const other = { ...tax, byProvider: !taxByProvider }
    await expect(fixed.choose({ ...tokyo, tax: other }, undefined, 'manual')).rejects.toMatchObject(
      { code: 'bad_input', details: { field: 'tax.byProvider' } },
    )
  })

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

  it('can’t be a country that the printer sends nothing to', async () => {
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
