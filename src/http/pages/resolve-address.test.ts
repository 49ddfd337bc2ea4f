import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { setGallery } from '#shop/catalogue/collections/placement.server.ts'
import { insertOldAddresses } from '#shop/store/redirects/old-addresses.server.ts'
import { addPictures, addRail, pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { closing, shared } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { resolveAddress } from './resolve-address.server.ts'

const shop = shared(() => createTestShop({ env: { SIGN_IN_PATH: '/quiet-door' } }))
beforeAll(() => shop.admin.demo.seed(tinyStudio()))

const resolve = (address: string) => resolveAddress(shop, address)

describe('an address', () => {
  it.each(['/', '/_.data', '/about', '/print-gallery', '/image/1', '/image/1.data'])(
    '%s is a cached page',
    async (address) => {
      expect(await resolve(address)).toEqual({ keep: address })
    },
  )

  it('of thousands of slashes is no page, and is read in one pass', async () => {
    for (let slashes = 15_700; slashes < 15_900; slashes += 1) {
      expect(await resolve(`${'/'.repeat(slashes)}a`)).toEqual({ keep: '/-' })
    }
  })

  it('keeps a valid parameter', async () => {
    const found = await shop.catalogue.findProduct('prints', 1)
    const label =
      'product' in found && found.product.kind === 'prints' && found.product.sizes[0]?.label
    expect(await resolve(`/image/1?size=${label}`)).toEqual({ keep: `/image/1?size=${label}` })
    expect(await resolve('/print-gallery?before=1')).toEqual({ keep: '/print-gallery?before=1' })
  })

  it('keeps a size of the owner’s own', async () => {
    const size = { width: 29.7, height: 42, unit: 'cm' as const, price: 4000, variantId: null }
    const labels = ['A3', '30x40 cm', 'Große Fahne']
    const ownSizes = labels.map((label) => ({ ...size, label }))
    const pictures = [pictureAt('main'), null, null]
    await addPictures(shop.db, ['main'])
    const piece = { kind: 'prints' as const, name: 'Moth', description: null, ownSizes, pictures }
    const { id } = (await shop.catalogue.create(piece)).product
    for (const label of labels) {
      const search = new URLSearchParams({ size: label })
      const address = `/image/${id}?${search}`
      expect(await resolve(address)).toEqual({ keep: address })
    }
    expect(await resolve(`/image/${id}?size=A4`)).toEqual({ moved: `/image/${id}` })
  })

  it('keeps a size of a garment', async () => {
    const id = await addRail(shop.db, { M: 0, L: 3 })
    const address = `/clothing/${id}?size=M`
    expect(await resolve(address)).toEqual({ keep: address })
    expect(await resolve(`/clothing/${id}?size=XXS`)).toEqual({ moved: `/clothing/${id}` })
  })

  it.each([
    ['/image/1?size=99x99', { moved: '/image/1' }],
    ['/image/1.data?size=99x99', { keep: '/image/1.data' }],
    ['/print-gallery?before=4711', { moved: '/print-gallery' }],
    ['/print-gallery.data?before=4711', { keep: '/print-gallery.data' }],
    ['/image/4711', { keep: '/image/-' }],
    ['/image/4711?size=10x10', { keep: '/image/-' }],
    ['/clothing/4711.data', { keep: '/clothing/-.data' }],
    ['/merch/4711', { keep: '/merch/-' }],
    ['/nothing', { keep: '/-' }],
    ['/image/1/2', { keep: '/-' }],
    ['/Packing-slips/n', { keep: '/packing-slips/-' }],
    ['/certificates/made-up', { keep: '/certificates/-' }],
    ['/orders/abc/invoices/made-up', { keep: '/orders/-/invoices/-' }],
    ['/nothing/at/all.data', { keep: '/-.data' }],
    ['/About/', { moved: '/about' }],
  ])('%s shares one kept page with all unknown addresses', async (address, resolved) => {
    expect(await resolve(address)).toEqual(resolved)
  })

  it.each(['/quiet-door', '/quiet-door.data', '/cart', '/cart/', '/orders/abc', '/?problem=held'])(
    '%s depends on the visitor',
    async (address) => {
      expect(await resolve(address)).toBe('private')
    },
  )

  it('§2 hidden path: once moved, the old address is no page and the new one opens', async () => {
    const moving = await closing(createTestShop())
    const { path } = await moving.settings.signInAddress(undefined)
    expect(await resolveAddress(moving, path)).toBe('private')
    await moving.settings.moveSignInPath('/behind-the-heron')
    expect(await resolveAddress(moving, path)).toEqual({ keep: '/-' })
    expect(await resolveAddress(moving, '/behind-the-heron')).toBe('private')
  })

  it('of a product’s former shop leads to its piece permanently, and hides no page of this shop', async () => {
    const file = 'Handle,Title,Option1 Name,Variant Price\nheron,Heron pin,Title,9\n'
    const { imports } = shop.admin
    const { id } = await imports.read(new TextEncoder().encode(file), 'a.csv')
    await imports.start(id)
    await shop.jobs.runDue()
    expect(await resolve('/products/heron')).toEqual({ keep: '/-' })
    const { productId } = (await imports.get(id)).items[0] ?? {}
    await shop.catalogue.setHidden('merch', productId ?? 0, false)
    const moved = { moved: `/merch/${productId}`, forGood: true }
    expect(await resolve('/products/heron?variant=7')).toEqual(moved)
    await shop.db.transact((trx) =>
      insertOldAddresses(trx, ['/about', '/image/1', '/quiet-door'], {
        kind: 'merch',
        id: productId ?? 0,
      }),
    )
    expect(await resolve('/about')).toEqual({ keep: '/about' })
    expect(await resolve('/image/1')).toEqual({ keep: '/image/1' })
    expect(await resolve('/quiet-door')).toBe('private')
  })

  it('of every route in the list is known', async () => {
    const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')
    const paths = [...routes.matchAll(/route\('([^'*]+)'/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(10)
    const madeUp = /^(?:gallery|series|pages|certificates|orders\/:token\/invoices)\/:/
    const addresses = paths
      .filter((path) => !madeUp.test(path))
      .map((path) => `/${path.replace(/:\w+\??/, '1')}`)
    const kept = addresses.map(async (address) => [address, await resolve(address)])
    expect(await Promise.all(kept)).not.toContainEqual([expect.anything(), { keep: '/-' }])
  })
})

describe('the address of the owner’s gallery or series', () => {
  const form = { title: 'Quiet Forms', slug: '', words: '', picture: null, hidden: false }

  it('is kept while it exists, also with the start of a further page', async () => {
    const made = await shop.storefront.collections.create('gallery', form)
    const pins = await shop.catalogue.list('merch')
    const { product } = pins[0] ?? {}
    await shop.db.transact((trx) =>
      setGallery(trx, { kind: 'merch', id: product?.id ?? 0 }, made.slug),
    )
    for (const address of [
      '/gallery/quiet-forms',
      '/gallery/quiet-forms.data',
      '/gallery/quiet-forms?before=1',
    ]) {
      expect(await resolve(address)).toEqual({ keep: address })
    }
    expect(await resolve('/gallery/quiet-forms?before=4711')).toEqual({
      moved: '/gallery/quiet-forms',
    })
    expect(await resolve('/gallery/prints')).toEqual({ moved: '/print-gallery', forGood: true })
  })

  it('reveals no draft: a page starts after a piece that visitors know', async () => {
    const made = await shop.storefront.collections.create('gallery', { ...form, title: 'Drafts' })
    const [pin] = await shop.catalogue.list('merch')
    const id = pin?.product.id ?? 0
    await shop.db.transact((trx) => setGallery(trx, { kind: 'merch', id }, made.slug))
    const addresses = [`/merch-gallery?before=${id}`, `${made.path}?before=1`]
    for (const address of addresses) expect(await resolve(address)).toEqual({ keep: address })
    await shop.catalogue.setHidden('merch', id, true)
    for (const address of addresses) {
      expect(await resolve(address)).toEqual({ moved: address.split('?')[0] })
    }
    await shop.catalogue.setHidden('merch', id, false)
  })

  it('leads to its new address, its data as well', async () => {
    const made = await shop.storefront.collections.create('series', form)
    await shop.storefront.collections.save(made.id, { ...form, slug: 'louder' })
    const moved = (to: string) => ({ moved: to, forGood: true })
    expect(await resolve('/series/quiet-forms')).toEqual(moved('/series/louder'))
    expect(await resolve('/series/quiet-forms.data')).toEqual(moved('/series/louder.data'))
  })

  it.each([
    ['/gallery/made-up', '/gallery/-'],
    ['/gallery/-%20', '/gallery/-'],
    ['/series/made-up', '/series/-'],
    ['/series/made-up.data', '/series/-.data'],
  ])('%s shares one kept page with all unknown addresses', async (address, keep) => {
    expect(await resolve(address)).toEqual({ keep })
  })
})

describe('the address of the owner’s page', () => {
  const form = { title: 'Process', slug: '', spot: 'none' as const, draft: false, blocks: [] }

  it('is kept while visitors see it, and leads to its new address', async () => {
    const { ownPages } = shop.storefront
    const { id } = await ownPages.create(form)
    for (const address of ['/pages/process', '/pages/process.data']) {
      expect(await resolve(address)).toEqual({ keep: address })
    }
    expect(await resolve('/pages/process?preview')).toBe('private')
    await ownPages.save(id, { ...form, slug: 'at-work' })
    expect(await resolve('/pages/process')).toEqual({ moved: '/pages/at-work', forGood: true })
    await ownPages.save(id, { ...form, slug: 'at-work', draft: true })
    expect(await resolve('/pages/at-work')).toEqual({ keep: '/pages/-' })
    expect(await resolve('/pages/made-up.data')).toEqual({ keep: '/pages/-.data' })
  })
})
