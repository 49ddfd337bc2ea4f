import { expect, it } from 'vitest'
import { hour } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { sampleEdition, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { eachArchive } from '#testing/fixtures/orders/offline-sales.ts'
import { createArchive } from './archive.server.ts'
import { archivePlace } from './archive.ts'

eachDatabase('the archive', (lane) => {
  const studio = eachArchive(lane)
  const { shirt, pins, sell, archived } = studio

  it('has pages to its end and back, without a gap or a repetition', async () => {
    const timeZone = async () => 'America/New_York'
    const archive = createArchive({ ...studio.shop, timeZone, pageSize: 2 })
    for (const soldOn of ['2024-06-01', '2024-06-01', '2025-06-01', '2024-06-01']) {
      await sell({ productId: await shirt(), soldOn })
    }
    await sell({ kind: 'merch', productId: await pins(1), soldOn: '2024-06-01' })
    const whole = (await studio.archive.page())?.cards.map(archivePlace) ?? []
    expect(whole).toHaveLength(5)
    const leaf = async (direction: 'earlier' | 'later', from: string | null) => {
      const pages: string[][] = []
      for (let before: string | null = from; before !== null; ) {
        const page = await archive.page(before || null)
        pages.push(page?.cards.map(archivePlace) ?? [])
        before = page?.[direction] ?? null
      }
      return pages
    }
    const there = await leaf('earlier', '')
    expect(there.flat()).toEqual(whole)
    expect(there.map((page) => page.length)).toEqual([2, 2, 1])
    expect(await leaf('later', whole[3] ?? '')).toEqual(there.toReversed())
    const unsold = await shirt()
    for (const none of [`clothing-${unsold}`, 'clothing-999', 'clothing', '1']) {
      expect(await archive.page(none), none).toBeNull()
    }
  })

  it('leaves out drafts, deleted and unsold pieces, and pieces that the owner hides', async () => {
    const ids = [await shirt(), await shirt(), await shirt(), await shirt()] as const
    for (const productId of ids) await sell({ productId })
    await studio.shop.catalogue.setHidden('clothing', ids[0], true)
    await studio.shop.catalogue.remove('clothing', ids[1])
    await studio.shop.catalogue.setInArchive('clothing', ids[2], false)
    const merch = await pins(1)
    await studio.shop.catalogue.changeMerchStock(merch, -1)
    expect(await archived()).toEqual([`clothing/${ids[3]}`])
    await studio.shop.catalogue.setInArchive('clothing', ids[2], true)
    expect(await archived()).toHaveLength(2)
  })

  it('shows a counted piece once none is left, and hides it when it is restocked', async () => {
    const id = await pins(1)
    await sell({ kind: 'merch', productId: id })
    expect(await archived()).toEqual([`merch/${id}`])
    expect((await studio.archive.page())?.cards[0]).toMatchObject({ counted: true })
    await studio.shop.catalogue.changeMerchStock(id, 2)
    expect(await archived()).toEqual([])
  })

  it('shows a piece made to order once all copies of its editions are sold', async () => {
    const print = async (code: string, sizes: string[]) => {
      const edition = sampleEdition(1, { sizes: sizes.map((size) => ({ size, total: 1 })) })
      return (await studio.shop.catalogue.create(squarePrint(code, { edition }))).product.id
    }
    const sellPrint = (productId: number, size: string, soldOn: string) =>
      sell({ kind: 'prints', productId, size, soldOn })
    const all = ['10x10', '14x14', '18x18']
    const [whole, sized, open] = [
      await print('a', ['']),
      await print('b', all),
      await print('c', ['10x10']),
    ]
    await sellPrint(whole, '14x14', '2024-06-03')
    await sellPrint(open, '10x10', '2024-06-03')
    for (const [at, size] of all.entries()) {
      expect(await archived()).toEqual([`prints/${whole}`])
      await sellPrint(sized, size, `2024-06-0${at + 2}`)
    }
    expect(await archived()).toEqual([`prints/${sized}`, `prints/${whole}`])
    const later = await studio.archive.page(`prints-${sized}`)
    expect(later?.cards.map(archivePlace)).toEqual([`prints-${whole}`])
    expect(await studio.archive.isPlace(`prints-${open}`)).toBe(false)
  })

  it('hides a sold piece until its opening', async () => {
    const id = await shirt({ opensAt: studio.shop.clock.now() + hour })
    await sell({ productId: id })
    expect(await archived()).toEqual([])
    expect(await studio.archive.hasAny()).toBe(false)
    studio.shop.clock.advance(hour)
    expect(await archived()).toHaveLength(1)
    expect(await studio.archive.hasAny()).toBe(true)
  })

  if (lane !== 'sqlite') return

  it('shows the last sale first, with the year in the studio’s zone', async () => {
    const ids = [await shirt(), await shirt(), await shirt()] as const
    await sell({ productId: ids[0], soldOn: '2024-06-01' })
    await sell({ productId: ids[1], soldOn: '2025-06-01' })
    await sell({ productId: ids[2], soldOn: '2023-06-01' })
    const page = await studio.archive.page()
    expect(page?.cards.map(({ id, year }) => [id, year])).toEqual([
      [ids[1], '2025'],
      [ids[0], '2024'],
      [ids[2], '2023'],
    ])
    expect(page).toMatchObject({ earlier: null, later: null })
    expect(await studio.archive.page(`clothing-${ids[2]}`)).toMatchObject({ cards: [] })
  })
})
