import { beforeEach, describe, expect, it } from 'vitest'
import type { MoneyMode } from '#platform/money/money.ts'
import { minute } from '#platform/time/clock.ts'
import { subscriptionsData } from '#shop/audience/back-in-stock/personal-data.server.ts'
import { theOpening } from '#shop/audience/back-in-stock/subscription.ts'
import { changeRows } from '#testing/database/rows.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { addPictures, sampleMerch, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { mailedTo } from '#testing/fixtures/mailed.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { closing, each } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'

describe('opening a new shop', () => {
  const server = each(startMailServer)
  let shop: TestShop
  let userId: string

  let payments: { money: MoneyMode; down: boolean }

  beforeEach(async () => {
    const env = mailedTo(server)
    payments = { money: 'live', down: false }
    const payment = Object.defineProperties(fakePayment(fakeClock()), {
      money: { get: () => payments.money },
      getSession: {
        value: async () => {
          if (payments.down) throw new Error('no such key')
          return null
        },
      },
    })
    shop = await closing(createTestShop({ env, payment, images: memoryStore() }))
    await shop.identity.makeUpOwner('made-up-password')
    userId = (await shop.identity.staff())[0]?.id ?? ''
    await shop.jobs.schedule()
  })

  const opening = () => shop.storefront.opening
  const begin = () => shop.admin.demo.clear()
  const open = (playMoney = false) => opening().open({ userId, playMoney })
  const step = async (name: string) =>
    (await opening().list(userId)).find((each) => each.step === name)

  async function nameIt(): Promise<void> {
    const form = await shop.settings.forms.studio.read()
    const words = { ...form, studioName: 'Quick Otter', email: 'otter@otter.example' }
    await shop.settings.forms.studio.save(words)
  }
  async function createPiece(): Promise<number> {
    await addPictures(shop.db, samplePictures)
    return (await shop.catalogue.create(sampleMerch())).product.id
  }
  async function sayWhere(): Promise<void> {
    const { storeSettings } = shop.settings
    const chosen = await storeSettings.choices()
    await storeSettings.choose({ ...chosen.form, timeZone: 'UTC' }, chosen.version, 'manual')
  }
  async function chooseTheme(): Promise<void> {
    const { theme, version } = await shop.settings.theme.filled()
    await shop.settings.theme.save(theme, version)
  }
  async function setShipping(): Promise<void> {
    const { shipping } = shop.settings.forms
    await shipping.save(await shipping.read())
  }
  async function sellFor(money: MoneyMode): Promise<void> {
    const { id } = await placeOrder(shop.db)
    await changeRows(shop.db, 'orders', { money }, { id })
  }
  const sayWhoSells = () => shop.settings.law.save({ ...metLaw, packaging: [] })
  async function setUp(): Promise<void> {
    await begin()
    await sayWhere()
    await nameIt()
    await createPiece()
    await setShipping()
    await sayWhoSells()
  }

  it('begins once, when the demo is cleared before a sale', async () => {
    await shop.admin.demo.seed(tinyStudio())
    const before = Number(await shop.db.contentVersion())
    await begin()
    expect(await opening().closed()).toEqual({ reason: 'opening', opensAt: null })
    expect(Number(await shop.db.contentVersion())).toBe(before + 1)
    await setUp()
    await open()
    await begin()
    expect(await opening().closed()).toBeNull()
  })

  it('ticks each step while its work is done, and unticks it when it is undone', async () => {
    await begin()
    const ticked = async () =>
      (await opening().list(userId)).filter(({ done }) => done).map((each) => each.step)
    expect(await ticked()).toEqual(['payments', 'mail', 'address'])
    await sayWhere()
    expect((await step('country'))?.says).toContain('You sell from the United States in US dollars')
    await nameIt()
    await chooseTheme()
    const id = await createPiece()
    await setShipping()
    await sayWhoSells()
    expect((await step('words'))?.says).toMatch(/^\d+ texts came with the shop/)
    await shop.settings.sentences.keepRest()
    await shop.identity.changeAccount({
      userId,
      network: 'here',
      name: 'Otter',
      email: 'otter@otter.example',
      current: 'made-up-password',
    })
    expect(await step('sign-in')).toMatchObject({
      done: false,
      says: expect.stringContaining('still with the made-up password'),
    })
    await shop.identity.changePassword({
      userId,
      network: 'here',
      token: 'none',
      current: 'made-up-password',
      password: 'an-otter-in-the-river',
    })
    expect((await opening().list(userId)).filter(({ done }) => !done)).toEqual([])
    await shop.catalogue.setHidden('merch', id, true)
    expect(await step('piece')).toMatchObject({
      done: false,
      says: expect.stringContaining('drafts'),
    })
    payments.down = true
    expect(await step('payments')).toMatchObject({ done: false })
    await server.close()
    expect(await step('mail')).toMatchObject({ done: false })
  })

  it('finds a piece that hangs in the owner’s own gallery', async () => {
    await begin()
    await addPictures(shop.db, samplePictures)
    const form = { title: 'Quiet forms', slug: '', words: '', picture: null, hidden: false }
    const { slug } = await shop.storefront.collections.create('gallery', form)
    expect((await step('piece'))?.says).toContain('bare')
    await shop.catalogue.create(sampleMerch({ gallery: slug }))
    expect(await step('piece')).toMatchObject({ done: true })
  })

  it('mails each subscribed address once when the shop opens, and forgets an address on demand', async () => {
    await setUp()
    const subscriptions = shop.storefront.subscriptions
    for (const email of ['ada@example.com', 'bert@example.com', 'cleo@example.com']) {
      await subscriptions.ask(theOpening, email)
    }
    await shop.jobs.runDue()
    const asked = server.mails.splice(0)
    expect(asked[0]?.subject).toBe('Shall I tell you when the shop opens?')
    for (const mail of asked.filter(({ to }) => to?.[0]?.address !== 'cleo@example.com')) {
      await subscriptions.confirm(mail.text?.match(/\/waiting\/([\w-]+)/)?.[1] ?? '')
    }
    expect(await subscriptions.counts()).toEqual([{ ...theOpening, name: null, count: 2 }])
    await pass()
    expect(server.mails).toEqual([])
    expect(await subscriptionsData.find(shop.db.read, 'bert@example.com')).toMatchObject([
      { waitsFor: 'the opening of the shop' },
    ])
    await shop.admin.privacy.erase('bert@example.com')
    await open()
    await pass()
    await pass()
    expect(server.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['ada@example.com', 'The shop is open'],
    ])
  })

  /** Advances the clock past the next check for subscribers to notify. */
  async function pass(): Promise<void> {
    shop.clock.advance(6 * minute)
    await shop.jobs.runDue()
    await shop.jobs.runDue()
  }

  it('opens once, however many windows press', async () => {
    await setUp()
    const before = Number(await shop.db.contentVersion())
    const answers = await Promise.all([open(), open(), open()])
    expect(answers).toEqual(answers.map(() => ({ isOpen: true, listShown: true })))
    expect(Number(await shop.db.contentVersion())).toBe(before + 1)
  })

  it('leaves a shop open that never began this way, without a list, and closes none with real sales', async () => {
    expect(await opening().read()).toEqual({ isOpen: true, listShown: false })
    expect(await opening().closed()).toBeNull()
    expect(await open()).toEqual({ isOpen: true, listShown: false })
    await sellFor('live')
    await begin()
    expect(await opening().closed()).toBeNull()
  })

  it('closes a shop that took only test money', async () => {
    await sellFor('test')
    await begin()
    expect((await opening().closed())?.reason).toBe('opening')
  })

  it('is refused while a required step is missing, by its name', async () => {
    await begin()
    await expect(open()).rejects.toMatchObject({ code: 'bad_input', details: { field: 'country' } })
    await sayWhere()
    await expect(open()).rejects.toMatchObject({ details: { field: 'name' } })
    await nameIt()
    await expect(open()).rejects.toMatchObject({ details: { field: 'piece' } })
    await createPiece()
    await setShipping()
    await expect(open()).rejects.toMatchObject({ details: { field: 'law' } })
    await sayWhoSells()
    payments.down = true
    await expect(open(true)).rejects.toMatchObject({ details: { field: 'payments' } })
    expect((await opening().closed())?.reason).toBe('opening')
  })

  it('leads from each step to the next missing one, and never asks an outside service', async () => {
    await setUp()
    payments.down = true
    await server.close()
    const next = (here: Parameters<ReturnType<typeof opening>['nextStep']>[1]) =>
      opening().nextStep(userId, here, ['name', 'theme', 'payments', 'mail', 'words', 'sign-in'])
    expect(await next('name')).toBe('theme')
    expect(await next('theme')).toBe('words')
    expect(await next('words')).toBe('sign-in')
    expect(await next('sign-in')).toBe('theme')
    await chooseTheme()
    expect(await next('sign-in')).toBe('words')
    await shop.settings.sentences.keepRest()
    expect(await next('sign-in')).toBeNull()
  })

  it('waits for the country’s legal duties, and names those it doesn’t know', async () => {
    await setUp()
    const { storeSettings, law } = shop.settings
    const { form } = await storeSettings.choices()
    const to = (country: string) => ({ ...form, country, timeZone: 'UTC', countries: [country] })
    await storeSettings.choose(to('DE'), undefined, 'manual')
    expect(await step('law')).toMatchObject({
      needed: true,
      done: false,
      says: 'Still to fill in: a number for packaging. The law of Germany requires it.',
    })
    const number = { country: 'DE', scheme: 'LUCID', number: 'DE1', shown: true }
    await law.save({ ...metLaw, packaging: [number] })
    expect(await step('law')).toMatchObject({
      done: true,
      says: 'Nothing here keeps the shop closed. Still worth filling in: a second quick way to reach you, the official notice on the legal guarantee, and how much tax is in your prices.',
    })
    await storeSettings.choose(to('BR'), undefined, 'manual')
    expect(await step('law')).toMatchObject({
      done: true,
      says: 'The shop knows nothing of the law of Brazil. Ask somebody who knows it.',
    })
    await storeSettings.choose(to('JP'), undefined, 'manual')
    expect((await step('law'))?.says).toContain('a second quick way to reach you')
  })

  it('opens with play money only with the owner’s consent', async () => {
    await setUp()
    for (const money of ['test', 'play'] as const) {
      payments.money = money
      await expect(open()).rejects.toMatchObject({ details: { field: 'payments' } })
    }
    await open(true)
    expect(await opening().closed()).toBeNull()
  })

  it('stays closed during a vacation that began in between', async () => {
    await setUp()
    const words = { header: 'Out', message: 'Back soon', startsOn: null, opensOn: null }
    await shop.storefront.vacation.save({ on: true, ...words })
    expect((await opening().closed())?.reason).toBe('opening')
    await open()
    expect((await opening().closed())?.reason).toBe('vacation')
  })
})
