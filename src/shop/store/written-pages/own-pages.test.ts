import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPictures, pictureAt, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { ownPageFormSchema } from './own-page.schema.ts'
import { maxBlocks, maxOwnPages, type OwnPageForm } from './own-page.ts'

const form: OwnPageForm = { title: 'My process', slug: '', spot: 'menu', draft: false, blocks: [] }
const words = (text: string) => ({ kind: 'words' as const, text })
const problemsOf = (page: object) =>
  ownPageFormSchema.safeParse({ ...form, ...page }).error?.issues.map(({ message }) => message)

eachDatabase('the owner’s own pages', (lane) => {
  const shop = each(async () => {
    const made = await createTestShop({ lane })
    await addPictures(made.db, samplePictures)
    return made
  })
  const pages = () => shop.storefront.ownPages
  const shown = async () => (await pages().shown()).map(({ slug }) => slug)

  it('are shown to visitors once published, in the owner’s order', async () => {
    const before = await shop.db.contentVersion()
    const first = await pages().create({ ...form, draft: true })
    const second = await pages().create({ ...form, title: 'CV' })
    expect(await shop.db.contentVersion()).toBeGreaterThan(before)
    expect(first).toMatchObject({ slug: 'my-process', path: '/pages/my-process', draft: true })
    expect(await shown()).toEqual(['cv'])
    expect(await pages().find('my-process')).toBeNull()
    expect(await pages().find('my-process', { drafts: true })).toMatchObject({ draft: true })
    await pages().save(first.id, { ...form, blocks: [words('By hand.')] })
    expect(await shown()).toEqual(['my-process', 'cv'])
    await pages().arrange('menu', [second.id, first.id])
    expect(await shown()).toEqual(['cv', 'my-process'])
    await expect(pages().arrange('footer', [first.id])).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('lead from a former address to the present one, unless they are drafts', async () => {
    const { id } = await pages().create(form)
    await pages().save(id, { ...form, slug: 'how-i-work' })
    await pages().save(id, { ...form, slug: 'at-work' })
    const find = (path: string) => shop.catalogue.findOldAddress(path)
    expect(await find('/pages/my-process')).toBe('/pages/at-work')
    expect(await find('/pages/how-i-work')).toBe('/pages/at-work')
    await pages().save(id, { ...form, draft: true })
    expect(await find('/pages/how-i-work')).toBeNull()
    await pages().remove(id)
    expect(await find('/pages/my-process')).toBeNull()
    await expect(pages().read(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('keep the blocks below a built-in page separate', async () => {
    const page = shop.settings.forms.pages.shipping
    const { blocks, version } = await page.read()
    await page.save({ text: 'By bicycle.', blocks: [words('And by boat.')], version })
    await page.save({ text: 'By bicycle!' })
    expect(await page.read()).toMatchObject({
      text: 'By bicycle!',
      blocks: [words('And by boat.')],
    })
    expect(blocks).toEqual([])
    expect(await pages().list()).toEqual([])
    expect(await pages().blocksOf('shipping')).toEqual([words('And by boat.')])
    const [row] = await shop.db.read.selectFrom('pages').select('id').execute()
    await expect(pages().remove(row?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
  })

  if (lane !== 'sqlite') return

  it('refuse an address of the shop, a page or a gallery, and make up a free one', async () => {
    const gallery = { title: 'Murals', slug: '', words: '', picture: null, hidden: false }
    await shop.storefront.collections.create('gallery', gallery)
    await pages().create(form)
    for (const slug of ['shipping', 'cart', 'my-process', 'murals', 'Großes', '-a', 'a/b', 'a b']) {
      await expect(pages().create({ ...form, slug }), slug).rejects.toMatchObject({
        code: 'bad_input',
        details: { field: 'slug' },
      })
    }
    expect((await pages().create(form)).slug).toBe('my-process-2')
    expect((await pages().create({ ...form, title: 'Murals' })).slug).toBe('murals-2')
    expect((await pages().create({ ...form, title: 'Terms' })).slug).toBe('terms-2')
    expect((await pages().create({ ...form, title: '静か' })).slug).toBe('page')
  })

  it('refuse a save over a newer version, unknown pictures, and too many pages', async () => {
    const made = await pages().create(form)
    await pages().save(made.id, { ...form, title: 'Now' }, made.version)
    const late = pages().save(made.id, { ...form, title: 'Late' }, made.version)
    await expect(late).rejects.toMatchObject({ code: 'changed' })
    const picture = { kind: 'picture' as const, picture: '/media/x.jpg', caption: '', wide: false }
    await expect(
      pages().save(made.id, { ...form, blocks: [words('a'), picture] }),
    ).rejects.toMatchObject({ code: 'bad_input', details: { field: 'blocks.1.picture' } })
    const still = { kind: 'video' as const, video: pictureAt('main'), caption: '' }
    await expect(pages().save(made.id, { ...form, blocks: [still] })).rejects.toMatchObject({
      details: { field: 'blocks.0.video' },
    })
    for (let n = 1; n < maxOwnPages; n += 1) await pages().create(form)
    await expect(pages().create(form)).rejects.toMatchObject({ code: 'too_many' })
  })
})

it('limit a page’s blocks and characters, and say so', () => {
  const many = Array.from({ length: 200 }, () => words('a'))
  expect(problemsOf({ blocks: many })).toEqual([
    `A page has at most ${maxBlocks} parts. Please take some out, or make a second page.`,
  ])
  expect(problemsOf({ blocks: many.slice(0, maxBlocks) })).toBeUndefined()
  expect(problemsOf({ blocks: [1, 2, 3].map(() => words('a'.repeat(11_000))) })).toEqual([
    expect.stringContaining('30000 characters'),
  ])
})

it('accept only known blocks, whose button leads to a safe address', () => {
  expect(problemsOf({ blocks: [{ kind: 'html', text: '<b>' }] })).toHaveLength(1)
  expect(problemsOf({ blocks: [words(' ')] })).toHaveLength(1)
  const button = (to: string) => problemsOf({ blocks: [{ kind: 'button', label: 'Go', to }] })
  for (const to of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'contact', '']) {
    expect(button(to), to).toBeDefined()
  }
  for (const to of ['/contact', 'https://a.example/b', 'mailto:x@y.example']) {
    expect(button(to), to).toBeUndefined()
  }
  // A form without JavaScript sends one text.
  expect(problemsOf({ blocks: JSON.stringify([words('a')]), draft: 'true' })).toBeUndefined()
})
