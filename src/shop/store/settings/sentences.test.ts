import { describe, expect, it } from 'vitest'
import { firstVacation } from '#shop/audience/vacation/vacation.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { confirmationEmail } from '#shop/upkeep/emails/order-emails.server.ts'
import { brand, order } from '#testing/fixtures/orders/mail-order.ts'
import { closing, each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { workingWords } from './admin/words/working-words.ts'
import { sentences } from './sentences.ts'

describe('the shop’s own sentences', () => {
  const shop = each(() => createTestShop({ env: { DEMO: 'off' } }))

  const all = () => shop.settings.sentences
  const find = async (key: string) => (await all().list()).find((each) => each.key === key)
  const decide = (key: string, decision: 'keep' | 'change' | 'leave_out', text = '') =>
    all().decide(key, { decision, text })

  it('are listed completely, as shown, and undecided at first', async () => {
    const list = await all().list()
    expect(list.map(({ key }) => key)).toEqual(expect.arrayContaining([...sentences.keys()]))
    expect(list.every(({ state }) => state === 'open')).toBe(true)
    expect(list.filter(({ text }) => /[{}]/.test(text))).toEqual([])
    expect(list.map(({ text }) => text).join(' ')).not.toMatch(
      /by hand|free of charge|of charge|30 days after|example\.com|in person|studio already/,
    )
    expect((await find('privacy.transfers'))?.text).toBe('')
  })

  it('mention no commissions in a shop without them', async () => {
    const ofThem = async () =>
      (await all().list()).filter(({ key }) => /commission/i.test(key)).map(({ key }) => key)
    expect(await ofThem()).toHaveLength(4)
    expect(await shop.settings.page('terms')).toContain('# Commissions')
    await shop.settings.set(studioTextsSetting, { takesCommissions: false })
    expect(await ofThem()).toEqual([])
    for (const page of ['terms', 'shipping'] as const) {
      expect(await shop.settings.page(page)).not.toContain('ommissions')
    }
  })

  it('are left out on their page when the owner leaves them out', async () => {
    const before = await shop.settings.page('terms')
    expect(before).toContain('you get your money back, all of it')
    await decide('terms.wrong', 'leave_out')
    expect(await shop.settings.page('terms')).not.toContain('If something goes wrong')
    expect(await find('terms.wrong')).toMatchObject({ state: 'left_out', text: '' })
    await decide('terms.wrong', 'keep')
    expect(await shop.settings.page('terms')).toBe(before)
    expect(await find('terms.wrong')).toMatchObject({ state: 'kept' })
  })

  it('are replaced by the owner’s, with placeholders filled in, in mails as on pages', async () => {
    await decide('mail.thanks', 'change', 'Thanks from {artist}.')
    const { said, artistName } = await shop.settings.studio()
    expect(said['mail.thanks']).toBe(`Thanks from ${artistName}.`)
    const texts = (words: string) =>
      JSON.stringify(
        confirmationEmail(order, { ...brand, said: { ...said, 'mail.thanks': words } }, '').blocks,
      )
    expect(texts(said['mail.thanks'])).toContain(`Thanks from ${artistName}. I will write again`)
    expect(texts('')).not.toMatch(/Thank/)
  })

  it('share the texts of “Words and pictures”, in both directions', async () => {
    await decide('studio.homeIntro', 'change', 'I draw otters.')
    const form = shop.settings.forms.studio
    const words = await form.read()
    expect(words.homeIntro).toBe('I draw otters.')
    await form.save({ ...words, homeIntro: '' })
    expect(await find('studio.homeIntro')).toMatchObject({ state: 'left_out' })
    await decide('studio.homeIntro', 'keep')
    expect(await find('studio.homeIntro')).toMatchObject({ state: 'kept' })
    expect((await shop.settings.studio()).homeIntro).toBe('Everything here comes from one studio.')
  })

  it('count as decided on a page that the owner wrote', async () => {
    const page = shop.settings.forms.pages.privacy
    const { text, version } = await page.read()
    await page.save({ text: `${text} Ask.`, version })
    expect(await all().ownPages()).toEqual(['privacy'])
    expect((await all().list()).some((each) => each.page === 'privacy')).toBe(false)
    await expect(decide('privacy.start', 'keep')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('begin plain after the demo was cleared, and never return to the demo’s', async () => {
    const demo = await closing(createTestShop())
    await demo.admin.demo.clear()
    const of = async () =>
      (await demo.settings.sentences.list()).filter(({ key }) => key.startsWith('studio.'))
    expect((await of()).every(({ state }) => state === 'open')).toBe(true)
    const { sentences: words } = demo.settings
    await words.decide('studio.tagLine', { decision: 'change', text: 'Otters' })
    await words.decide('studio.tagLine', { decision: 'keep', text: '' })
    expect((await demo.settings.studio()).tagLine).toBe('From the studio, to you')
  })

  it('are decided only in the version that the owner saw', async () => {
    const seen = (await find('footer.pictures'))?.source
    const change = (text: string) =>
      all().decide('footer.pictures', { decision: 'change', text, seen })
    await change('Ask me first.')
    await expect(change('Ask nobody.')).rejects.toMatchObject({ code: 'changed' })
    expect(await find('footer.pictures')).toMatchObject({ text: 'Ask me first.' })
  })

  it('include error pages, searches, vacations and mails', async () => {
    const { mails } = await shop.admin.fixedWords()
    const working = workingWords('kiln')
    for (const words of [
      'Try another word, or look through:',
      'Nothing on this shelf.',
      'This piece isn’t in the shop any more.',
      'Something went wrong on our side, not yours. Your cart is safe. Trying again often helps, and so does tea.',
      'The line went quiet.',
      firstVacation.message,
    ]) {
      expect(working).toContain(words)
    }
    expect(mails.join(' ')).toContain('No order fits its number and this address.')
    expect(mails.join(' ')).toContain('write to you about the way back')
    expect(mails.join(' ')).toContain('It opens on any device for two weeks')
  })

  it('can be kept all at once, but a heading can’t be left out', async () => {
    await decide('footer.pictures', 'leave_out')
    await expect(decide('studio.aboutHeading', 'leave_out')).rejects.toMatchObject({
      code: 'bad_input',
    })
    expect(await all().open()).toBeGreaterThan(20)
    await all().keepRest()
    expect(await all().open()).toBe(0)
    expect(await find('footer.pictures')).toMatchObject({ state: 'left_out' })
  })
})
