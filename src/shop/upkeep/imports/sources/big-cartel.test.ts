import { beforeEach, describe, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { shopExports } from '#testing/fixtures/upkeep/shop-exports.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'

describe('a public shop of Big Cartel', () => {
  let shop: TestShop
  let fetched: string[]
  /** Big Cartel's answer; throws where it has nothing. */
  let answer: () => Promise<Uint8Array>
  const imports = () => shop.admin.imports

  beforeEach(async () => {
    fetched = []
    shop = await closing(
      createTestShop({
        fetchPicture: (address) => {
          fetched.push(address)
          return answer()
        },
      }),
    )
  })

  it('is read by its address, in any spelling', async () => {
    answer = async () => new TextEncoder().encode(shopExports['big-cartel']?.(3))
    for (const address of [
      'heron',
      'heron.bigcartel.com',
      'https://heron.bigcartel.com/product/x',
    ]) {
      const { id } = await imports().readAddress(address)
      expect(await imports().get(id)).toMatchObject({
        source: 'big-cartel',
        counts: { waiting: 3 },
      })
    }
    expect(new Set(fetched)).toEqual(new Set(['https://heron.bigcartel.com/products.json']))
  })

  it('that doesn’t exist, or is another site, is explained', async () => {
    answer = async () => new TextEncoder().encode('<!doctype html>')
    await expect(imports().readAddress('heron')).rejects.toThrow(
      'no list of products of Big Cartel',
    )
    answer = async () => {
      throw new ShopError('busy', 'x')
    }
    await expect(imports().readAddress('heron')).rejects.toMatchObject({
      details: { field: 'address' },
    })
    await expect(imports().readAddress('a b/c')).rejects.toThrow('such as heron.bigcartel.com')
  })
})
