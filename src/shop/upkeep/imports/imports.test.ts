import { beforeEach, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { eachDatabase, type Lane } from '#testing/database/test-database.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { type PicturesOf, shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'

const picturesOf: PicturesOf = (at) => [
  `https://old.example/${at}-a.jpg`,
  `https://old.example/${at % 7}-b.jpg`,
]

let shop: TestShop
let fetched: string[]
/** The old shop's answer; throws where it has nothing. */
let oldShop: (address: string) => Promise<Uint8Array>

const bytes = await Promise.all(
  [60, 61, 62].map((width) => photograph(width, 40).jpeg().toBuffer()),
)

async function open(lane: Lane): Promise<void> {
  fetched = []
  oldShop = async (address) => bytes[address.length % 3] as Uint8Array
  shop = await closing(
    createTestShop({
      lane,
      images: memoryStore(),
      fetchPicture: (address) => {
        fetched.push(address)
        return oldShop(address)
      },
    }),
  )
}

const imports = () => shop.admin.imports
const read = (text: string, name = 'products.csv') =>
  imports().read(new TextEncoder().encode(text), name)
const countsOf = async (id: string) => (await imports().get(id)).counts

async function bringIn(text: string): Promise<string> {
  const { id } = await read(text)
  await imports().start(id)
  await shop.jobs.runDue()
  return id
}

async function pieces() {
  const drafts = { drafts: true, limit: 1000 }
  const [prints, clothing, merch] = await Promise.all([
    shop.catalogue.list('prints', drafts),
    shop.catalogue.list('clothing', drafts),
    shop.catalogue.list('merch', drafts),
  ])
  return { prints, clothing, merch, all: [...prints, ...clothing, ...merch] }
}

eachDatabase('products of another shop', (lane) => {
  beforeEach(() => open(lane))

  it('become the chosen kind, and are skipped when left out', async () => {
    const { id } = await read(shopifyExport(6))
    await imports().choose(id, 'left_out')
    await imports().choose(id, 'merch', [0, 1])
    await expect(imports().choose(id, 'prints', [4])).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'kind' },
    })
    await imports().start(id)
    await shop.jobs.runDue()
    const { prints, clothing, merch } = await pieces()
    expect([prints.length, clothing.length, merch.length]).toEqual([0, 0, 2])
    expect((await countsOf(id)).left_out).toBe(4)
  })

  it('don’t overwrite the owner’s changes, and return once deleted', async () => {
    const file = shopifyExport(3)
    await bringIn(file)
    const { merch } = await pieces()
    const { id } = merch[0]?.product ?? { id: 0 }
    await shop.catalogue.changeMerchStock(id, 5)
    expect((await countsOf((await read(file)).id)).already).toBe(3)
    await shop.catalogue.remove('merch', id)
    const again = await bringIn(file)
    expect(await countsOf(again)).toMatchObject({ already: 2, done: 1 })
    expect((await pieces()).merch[0]).toMatchObject({ stock: { onHand: 12 } })
  })

  it('leave pictures alone that the owner has added', async () => {
    const had = oldShop
    oldShop = async () => {
      throw new ShopError('bad_input', 'Nothing there.')
    }
    const id = await bringIn(
      shopifyExport(3, (at) => (at === 2 ? ['https://old.example/a.jpg'] : [])),
    )
    const bytes = await photograph(80, 80).png().toBuffer()
    const own = await shop.media.addPicture({ bytes, filename: 'own.png', folder: 'StickersPins' })
    const [pin] = (await pieces()).merch
    const edit = { name: 'Heron', descName: 'Pin', price: 950, quantity: 12 }
    await shop.catalogue.update('merch', pin?.product.id ?? 0, { ...edit, pictures: [own.address] })
    oldShop = had
    await imports().start(id)
    await shop.jobs.runDue()
    expect((await pieces()).merch[0]).toMatchObject({ images: [own.address, null, null] })
  })

  it('are deleted as lists after a while, and recognised for good', async () => {
    const file = shopifyExport(3)
    await bringIn(file)
    await read(file)
    shop.clock.advance(91 * 24 * 3_600_000)
    await imports().cleanUp()
    expect(await imports().list()).toEqual([])
    expect((await countsOf((await read(file)).id)).already).toBe(3)
  })

  if (lane !== 'sqlite') return

  it('lead visitors from their former pages, once they are shown', async () => {
    await bringIn(shopifyExport(3))
    const find = (path: string) => shop.catalogue.findOldAddress(path)
    const [pin] = (await pieces()).merch
    const { id } = pin?.product ?? { id: 0 }
    expect(await find('/products/heron-no-2')).toBeNull()
    await shop.catalogue.setHidden('merch', id, false)
    for (const path of [
      '/products/heron-no-2',
      '/Products/Heron-No-2/',
      '/collections/pins/products/heron%2Dno-2',
    ]) {
      expect(await find(path)).toBe(`/merch/${id}`)
    }
    for (const path of [
      '/products/heron-no-3',
      '/products',
      '/%',
      '/%00',
      `/${'x'.repeat(2000)}`,
    ]) {
      expect(await find(path)).toBeNull()
    }
    await shop.catalogue.remove('merch', id)
    expect(await find('/products/heron-no-2')).toBeNull()
  })

  // Other files differ in their columns alone, which `read-import.test.ts` reads.
  it('become drafts, once for two imports', async () => {
    const count = 6
    const file = shopifyExport(count)
    const { counts: first, withoutPictures } = await imports().get(await bringIn(file))
    const here = (await pieces()).all
    expect(here.length).toBe(count)
    expect([first.done, withoutPictures]).toEqual([count, count])
    expect(here.every(({ product }) => product.hidden)).toBe(true)
    const { id } = await read(file)
    expect((await countsOf(id)).already).toBe(count)
    await expect(imports().start(id)).rejects.toThrow('Nothing of this is left')
    expect((await pieces()).all.length).toBe(count)
  })

  it('of two parallel files are imported once', async () => {
    const file = shopifyExport(8)
    const [one, two] = [await read(file, 'a.csv'), await read(file, 'b.csv')]
    await Promise.all([imports().start(one.id), imports().start(two.id)])
    await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()])
    expect((await pieces()).all.length).toBe(8)
    const counts = [await countsOf(one.id), await countsOf(two.id)]
    expect(counts.map(({ done, already }) => done + already)).toEqual([8, 8])
  })

  it('come with their pictures, prices, sizes and stock', async () => {
    await bringIn(shopifyExport(3, picturesOf))
    const { prints, clothing, merch } = await pieces()
    expect(prints[0]).toMatchObject({
      product: {
        name: 'Heron No. 0',
        inventoryPolicy: 'to_order',
        sizes: [
          { label: '8x10', price: 2400 },
          { label: '12x18', price: 4200 },
          { label: '24x36', price: 8000 },
        ],
      },
    })
    expect(prints[0]?.product.pictures).toHaveLength(2)
    expect(prints[0]?.product.pictures[0]?.alt).toBe('Heron No. 0')
    expect(clothing[0]).toMatchObject({
      product: { sizes: [{ label: 'S', price: 3500 }, {}, { label: 'L' }], price: 3500 },
      stock: { onHand: 3 },
    })
    expect(merch[0]).toMatchObject({ product: { descName: 'Enamel pin' }, stock: { onHand: 12 } })
    expect(merch[0]?.product.description).toBe('Heron 2, "at dusk". Signed & numbered; café crème')
  })

  it('come without unavailable pictures, which are named and retried', async () => {
    const had = oldShop
    oldShop = async (address) => {
      if (address.includes('/0-'))
        throw new ShopError('bad_input', 'It leads into a private network.')
      if (address.includes('/1-')) return new TextEncoder().encode('<html>no picture')
      return had(address)
    }
    const id = await bringIn(shopifyExport(3, (at) => [`https://old.example/${at}-a.jpg`]))
    const { items, counts, state, withoutPictures } = await imports().get(id)
    expect([state, counts.done, counts.incomplete, withoutPictures]).toEqual(['done', 1, 2, 2])
    expect(items[0]?.remarks.at(-1)).toBe('Picture 1: It leads into a private network.')
    expect(items[1]?.remarks.at(-1)).toContain('This is not a picture')
    expect((await pieces()).prints[0]?.product.pictures[0]?.alt).toBe('No picture yet')
    oldShop = had
    await imports().start(id)
    await shop.jobs.runDue()
    expect(await imports().get(id)).toMatchObject({ counts: { done: 3 }, withoutPictures: 0 })
    expect((await pieces()).prints[0]?.product.pictures[0]?.alt).toBe('Heron No. 0')
  })

  it('don’t wait again for a silent host', async () => {
    oldShop = async () => {
      throw new ShopError('busy', 'It doesn’t answer.')
    }
    const id = await bringIn(shopifyExport(20, picturesOf))
    expect((await countsOf(id)).incomplete).toBe(20)
    expect(fetched.length).toBeLessThan(20)
  })

  it('stop when the owner says so, and continue from there', async () => {
    const { id } = await read(shopifyExport(16, picturesOf))
    const had = oldShop
    oldShop = async (address) => {
      if (fetched.length === 6) await imports().stop(id)
      return had(address)
    }
    await imports().start(id)
    await expect(imports().choose(id, 'merch')).rejects.toMatchObject({ code: 'changed' })
    await expect(imports().discard(id)).rejects.toMatchObject({ code: 'changed' })
    await shop.jobs.runDue()
    const stopped = await imports().get(id)
    expect(stopped.state).toBe('stopped')
    expect(stopped.counts.drafted).toBeGreaterThan(5)
    await imports().start(id)
    await shop.jobs.runDue()
    expect(await imports().get(id)).toMatchObject({ state: 'done', counts: { done: 16 } })
    expect((await pieces()).all.length).toBe(16)
  })

  it('continue after the process was killed', async () => {
    const { id } = await read(shopifyExport(10, picturesOf))
    await imports().start(id)
    const had = oldShop
    oldShop = async (address) => {
      if (fetched.length === 6) throw new Error('the process is gone')
      return had(address)
    }
    await shop.jobs.runDue()
    expect((await imports().get(id)).state).toBe('running')
    oldShop = had
    shop.clock.advance(60_000)
    await shop.jobs.runDue()
    expect(await imports().get(id)).toMatchObject({ state: 'done', counts: { done: 10 } })
    expect((await pieces()).all.length).toBe(10)
  })
})
