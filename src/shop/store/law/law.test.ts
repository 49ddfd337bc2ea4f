import { expect, it } from 'vitest'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { currencies } from '#platform/money/currency.ts'
import type { EditionInput } from '#shop/catalogue/editions/edition.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { noTaxYet, toStoreTax } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  pictureAt,
  sampleClothing,
  sampleEdition,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { each } from '#testing/harness/each.ts'
import { cartLaw } from './cart-law.ts'
import { noLabelling } from './labelling.ts'
import { sellerSetting } from './law.schema.ts'
import { createLaw, type Law } from './law.server.ts'
import { perDollar } from './rough-dollars.ts'
import { multiplesStatements } from './words/edition.copy.ts'
import { exemptPiece, exemptWithWords } from './words/exempt.copy.ts'
import { pieceTerms, withdrawalTerms } from './words/piece-words.ts'

it.each([
  ['USD', 9_999, []],
  ['USD', 10_000, ['In California']],
  ['USD', 10_001, ['In New York', 'In California']],
  // 100 US dollars are about 15,400 yen or 76 pounds; from a fifth below on, a price is in range.
  ['GBP', 2_800, []],
  ['JPY', 3_400, []],
  ['EUR', 6_900, []],
  ['EUR', 7_000, ['In New York', 'In California']],
  ['GBP', 12_000, ['In New York', 'In California']],
  ['JPY', 20_000, ['In New York', 'In California']],
  ['MXN', 40_000, []],
  ['MXN', 200_000, ['In New York', 'In California']],
])(
  'states disclosures for multiples in %s for %i that two states require, in their range only',
  (money, price, terms) => {
    const print = { kind: 'prints', inventoryPolicy: 'to_order' } as const
    expect(multiplesStatements(print, [price], money).map(({ term }) => term)).toEqual(terms)
  },
)

it('knows a rough rate of dollars for each currency that a shop may sell in', () => {
  // From a Kuwaiti dinar to a Lebanese pound: what lies beyond is a slip of the decimal point.
  const unknown = currencies.filter((one) => !(perDollar(one) > 0.3 && perDollar(one) < 100_000))
  expect(unknown).toEqual([])
})

it('names a telephone number in the withdrawal instructions, if visitors may read it', () => {
  const shop = { studioName: 'Heron', email: 'h@heron.example', publicUrl: 'https://heron.example' }
  const told = (phone: string) => withdrawalTerms({ ...metLaw, phone }, shop).instructions.join(' ')
  expect(told('+49 40 1234')).toContain('+49 40 1234')
  expect(told('')).not.toContain('+49')
})

eachDatabase('legal requirements', (lane) => {
  const shop = each(() => openCatalogue(lane))
  const law = each(() => createLaw({ db: shop.db, clock: shop.clock }))

  const opening = (country: string, countries: string[], open: string[]) =>
    shop.db.transact((trx) => law.openable(trx, { country, countries }, open))

  it('name a garment without fibres, until its kind has them', async () => {
    const { product } = await shop.catalogue.create(sampleClothing())
    const fibres = async () => (await law.facts()).fibres.count
    expect(await fibres()).toBe(1)
    const { pictures: _, quantity: __, ...facts } = sampleClothing()
    const fabric = { fibres: [{ name: 'wool', percent: 100 }], animalParts: false }
    await shop.catalogue.update('clothing', product.id, {
      ...facts,
      labelling: { ...noLabelling, fabric },
    })
    expect(await fibres()).toBe(0)
    expect((await law.facts()).origin.count).toBe(1)
  })

  it('list a print of 100 dollars until all its disclosures are stated', async () => {
    const sizes = [{ size: 'small' as const, price: 10_000, variantId: 'dear' }]
    const lacks = async () => (await law.facts()).edition.count
    const edition = sampleEdition(9)
    const { product } = await shop.catalogue.create(squarePrint('dear', { sizes, edition }))
    const { pictures: _, ...facts } = squarePrint('dear', { sizes })
    const state = (changes: Partial<EditionInput>) =>
      shop.catalogue.update('prints', product.id, {
        ...facts,
        edition: { ...edition, ...changes },
      })
    expect(await lacks()).toBe(1)
    await state({ master: 'kept' })
    expect(await lacks()).toBe(0)
    await state({ master: 'kept', year: null })
    expect(await lacks()).toBe(1)
    await state({ sizes: [], master: 'kept' })
    expect(await lacks()).toBe(0)
  })

  if (lane !== 'sqlite') return

  it('require fibres for textile merch, but not for a pin', async () => {
    const count = async () => (await law.facts()).fibres.count
    await shop.catalogue.create(sampleMerch())
    expect(await count()).toBe(0)
    await shop.catalogue.create(sampleMerch({ descName: 'Tote bag' }))
    expect(await count()).toBe(1)
    expect((await law.facts()).origin).toMatchObject({ count: 1, first: [{ kind: 'merch' }] })
  })

  it('refuse a notice whose edges were cut off, like a logo’s', async () => {
    const notice = pictureAt('main', 'Logo')
    const cut = (field: string) => ({ code: 'bad_input', details: { field } })
    await expect(law.save({ ...metLaw, notice })).rejects.toMatchObject(cut('notice'))
    const notices = [{ language: 'de', address: notice }]
    await expect(law.save({ ...metLaw, notices })).rejects.toMatchObject(cut('notices.de'))
    const whole = await law.save({ ...metLaw, notice: pictureAt('main') })
    expect(whole.notice).toBe(pictureAt('main'))
  })

  it('keep a country closed until its list is complete', async () => {
    await shop.catalogue.create(sampleClothing())
    expect(await opening('US', ['US', 'IE', 'AU'], ['US'])).toEqual({
      met: ['US', 'AU'],
      notOpened: {
        countries: ['IE'],
        needs: ['address', 'responsible', 'fibres'],
        says: 'To ship to Ireland, add your name and postal address for visitors to read, a person responsible within the European Union, and what your garments are made of first.',
      },
    })
    await law.save({ ...metLaw, packaging: [], kinds: { ...metLaw.kinds, clothing: noLabelling } })
    expect((await opening('US', ['US', 'IE', 'GB'], ['US'])).notOpened).toMatchObject({
      countries: ['IE', 'GB'],
      says: 'To ship to Ireland and the United Kingdom, add what your garments are made of first.',
    })
    await law.save({ ...metLaw, packaging: [] })
    expect(await opening('US', ['US', 'IE', 'GB'], ['US'])).toMatchObject({ notOpened: null })
    // Unregistered, nobody may offer packaged goods there.
    expect((await opening('US', ['US', 'DE', 'FR'], ['US'])).met).toEqual(['US'])
  })

  it('keep open countries, and the studio’s own country, open', async () => {
    expect((await opening('DE', ['DE'], ['US'])).notOpened).toBeNull()
    expect((await opening('US', ['US', 'DE'], ['US', 'DE'])).notOpened).toBeNull()
    expect((await opening('US', ['US', 'JP', 'CA', 'CH'], ['US'])).notOpened).toBeNull()
    const missing = await law.missing({ country: 'US', countries: ['US', 'DE'] })
    expect(missing.map(({ need, required }) => `${need}${required ? '!' : ''}`)).toEqual([
      'address!',
      'responsible!',
      'packaging!',
      'notice',
    ])
  })

  it('ask for the tax in a price until it is entered', async () => {
    const needs = async (tax: Partial<typeof noTaxYet> | { mode: 'on_top' | 'small_business' }) => {
      const terms = toStoreTax('US', { ...noTaxYet, ...tax })
      const found = await law.missing({ country: 'US', countries: ['US'], tax: terms })
      return found.map(({ need }) => need).includes('tax')
    }
    expect(await needs({})).toBe(true)
    expect(await needs({ mode: 'on_top' })).toBe(false)
    expect(await needs({ mode: 'small_business' })).toBe(false)
  })

  it('accept the invoice address only once visitors may read it', async () => {
    const kept = {
      on: true,
      prefix: 'R-',
      first: 7,
      sellerName: 'Ada',
      sellerAddress: 'Here',
      taxNumber: '',
    }
    await shop.db.transact((trx) => writeSetting(trx, sellerSetting, kept, 1))
    expect((await law.facts()).address).toBe(false)
    const form = (await law.filled()) as Parameters<Law['save']>[0]
    await law.save({ ...form, published: true })
    expect((await law.facts()).address).toBe(true)
    expect(await readSetting(shop.db.read, sellerSetting)).toMatchObject({ prefix: 'R-', first: 7 })
    await expect(law.save(form)).rejects.toMatchObject({ code: 'changed' })
  })

  it('show a cart the notice in its destination’s language, else the existing one', () => {
    const picture = (address: string) => ({ address, alt: '' }) as unknown as Picture
    const shown = {
      ...metLaw,
      noticePicture: picture('en'),
      noticePictures: { de: picture('de'), fr: picture('fr') },
    }
    const countries = ['US', 'AT', 'BE', 'IT']
    const { notice, notices, guarantee, withdrawal } = cartLaw(shown, { country: 'AT', countries })
    expect(guarantee).toEqual(['AT', 'BE', 'IT'])
    expect(withdrawal).toEqual(['AT', 'BE', 'IT', 'pickup'])
    expect(cartLaw(shown, { country: 'US', countries: ['US', 'GB'] }).withdrawal).toEqual(['GB'])
    expect(notice).toEqual(picture('en'))
    expect(notices).toEqual({ AT: picture('de'), BE: picture('fr') })
    const alone = cartLaw({ ...shown, noticePicture: null }, { country: 'AT', countries })
    expect(alone.notice).toEqual(picture('de'))
  })

  it('are on a piece’s page for the countries that it is sold to', () => {
    const shirt = { kind: 'clothing', inventoryPolicy: 'counted', price: 20_000 } as const
    const piece = { ...shirt, sizes: [], labelling: null, personalised: false }
    const seller = {
      country: 'US',
      currency: 'USD',
      studioName: 'Heron',
      email: 'ada@heron.example',
    }
    const terms = (countries: string[]) =>
      pieceTerms(piece, metLaw, { ...seller, countries }).map(({ term }) => term)
    expect(terms(['US'])).toEqual(['Made of', 'Origin'])
    expect(terms(['US', 'GB'])).toEqual(['Made of', 'Origin', 'Made by'])
    expect(terms(['US', 'IE'])).toEqual(['Made of', 'Origin', 'Made by', 'In the EU', 'Guarantee'])
    const commission = { ...piece, personalised: true }
    const exempt = (countries: string[]) =>
      pieceTerms(commission, metLaw, { ...seller, countries }).some(
        ({ term }) => term === 'To your wishes',
      )
    expect(['US', 'GB', 'IE', 'NO'].map((country) => exempt([country]))).toEqual([
      false,
      true,
      true,
      true,
    ])
    const words = (required: boolean) =>
      pieceTerms({ ...commission, personalisation: { required } }, metLaw, {
        ...seller,
        countries: ['IE'],
      }).find(({ term }) => term === 'To your wishes')?.lines
    expect(words(true)).toEqual([exemptPiece])
    expect(words(false)).toEqual([exemptWithWords])
    const print = { ...piece, kind: 'prints' as const, price: null }
    const dear = { ...print, sizes: [{ price: 10_000 }, { price: 10_001 }] }
    const inUs = (of: typeof print | typeof dear, countries = ['US']) =>
      pieceTerms(of, metLaw, { ...seller, countries }).map(({ term }) => term)
    expect(inUs(dear)).toEqual(['In New York', 'In California'])
    expect(inUs(dear, ['CA'])).toEqual([])
    expect(inUs({ ...dear, sizes: [{ price: 10_000 }] })).toEqual(['In California'])
    expect(inUs({ ...dear, sizes: [{ price: 9_999 }] })).toEqual([])
    const hidden = { ...metLaw, published: false }
    expect(
      JSON.stringify(pieceTerms(piece, hidden, { ...seller, countries: ['DE'] })),
    ).not.toContain('Mill Lane')
  })
})
