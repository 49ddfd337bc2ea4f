/* As Printful: a native store has no /sync addresses, a platform's store no /store addresses. */

export interface FakeVariant {
  id: number
  /** The catalogue's id; null: not linked. */
  variant_id: number | null
  size: string | null
  color: string | null
  retail_price: string | null
  currency: string
  synced: boolean
  is_ignored: boolean
  availability_status: string
}

export interface FakeProduct {
  id: number
  name: string
  is_ignored: boolean
  article: number
  variants: FakeVariant[]
  /** Null: the picture is still being made. */
  mockup: number | null
}

export const catalogueCost = '13.25'

export function createPrintfulProducts(
  accept: (result: unknown, paging?: object) => Response,
  refuse: (status: number, message: string) => Response,
) {
  let lastId = 70_000

  const variants = (): FakeVariant[] =>
    [...shelf.products.values()].flatMap((product) => product.variants)

  function listed({ id, name, variants, is_ignored, mockup }: FakeProduct, origin: string) {
    const synced = variants.filter((variant) => variant.synced).length
    const thumbnail_url = mockup === null ? null : `\u200B${origin}/files/${mockup}.png`
    const external_id = id.toString(16)
    return { id, external_id, name, variants: variants.length, synced, thumbnail_url, is_ignored }
  }

  function whole(product: FakeProduct, origin: string) {
    const sync_variants = product.variants.map((variant) => ({
      ...variant,
      external_id: variant.id.toString(16),
      name: [product.name, variant.color, variant.size].filter(Boolean).join(' / '),
      product: { variant_id: variant.variant_id, product_id: product.article, name: 'Poster' },
      files: [art(product, origin), mockup(product, origin)],
    }))
    return { sync_product: listed(product, origin), sync_variants }
  }

  const art = ({ id }: FakeProduct, origin: string) => ({
    type: 'default',
    id,
    hash: 'ea44330b887dfec278dbc4626a759547',
    url: null,
    status: 'ok',
    preview_url: `${origin}/files/${id}.png`,
  })

  const mockup = ({ mockup: id }: FakeProduct, origin: string) => ({
    type: 'preview',
    id: id ?? 1,
    hash: null,
    url: null,
    status: id === null ? 'waiting' : 'ok',
    preview_url: id === null ? null : `${origin}/files/${id}.png`,
  })

  function list(url: URL): Response {
    const number = (name: string, otherwise: number) =>
      Number(url.searchParams.get(name) ?? otherwise)
    const [offset, limit] = [number('offset', 0), number('limit', 20)]
    if (limit > 100) return refuse(400, 'Limit must not be over 100')
    const all = [...shelf.products.values()]
    const page = all.slice(offset, offset + limit).map((product) => listed(product, url.origin))
    return accept(page, { total: all.length, offset, limit })
  }

  function article(id: number): Response {
    const found = [...shelf.products.values()].filter((product) => product.article === id)
    if (found.length === 0) return refuse(404, 'Not found')
    const sold = found.flatMap(({ variants }) => variants)
    return accept({
      product: { id, title: 'Enhanced Matte Paper Poster', currency: 'USD' },
      variants: sold.map(({ variant_id, size }) => ({
        id: variant_id,
        size,
        price: catalogueCost,
      })),
    })
  }

  const shelf = {
    /** Or a platform such as 'shopify'. */
    kind: 'native',
    stores: [{ id: 9001, name: 'Heron & Moth' }],
    products: new Map<number, FakeProduct>(),
    picture: new Uint8Array() as Uint8Array,

    /** `sizes` as '12″×18″'; each costs 10.00 more than the last. */
    add(
      name: string,
      sizes: readonly string[] = ['12″×18″', '24″×36″'],
      more: Partial<FakeProduct> = {},
    ): FakeProduct {
      lastId += 100
      const id = lastId
      const made = sizes.map((size, index) => ({
        id: id + 1 + index,
        variant_id: 4000 + index,
        size,
        color: null,
        retail_price: `${24 + index * 10}.00`,
        currency: 'USD',
        synced: true,
        is_ignored: false,
        availability_status: 'active',
      }))
      const product = { id, name, is_ignored: false, article: 1, mockup: id + 50, variants: made }
      shelf.products.set(id, { ...product, ...more })
      return shelf.products.get(id) as FakeProduct
    },

    variantStatus(syncId: unknown): string | undefined {
      const variant = variants().find(({ id }) => id === syncId)
      if (!variant?.synced || variant.is_ignored) return undefined
      return variant.availability_status
    },

    file(url: URL): Response | null {
      if (!url.pathname.startsWith('/files/')) return null
      return new Response(Uint8Array.from(shelf.picture), {
        headers: { 'Content-Type': 'image/png' },
      })
    },

    answer(url: URL, scopes: readonly string[]): Response | null {
      const [, area, what, id] = url.pathname.split('/')
      if (area === 'stores') {
        if (!scopes.some((scope) => scope.startsWith('stores_list'))) {
          return refuse(403, 'This endpoint requires the scope stores_list')
        }
        return accept(shelf.stores.map((store) => ({ ...store, type: shelf.kind })))
      }
      if (area === 'products') return article(Number(what))
      const isProducts = what === 'products'
      const isVariant = area === 'store' ? what === 'variants' : what === 'variant'
      if (!(area === 'store' || area === 'sync') || id?.startsWith('@')) return null
      if (!isProducts && !isVariant) return null
      if ((area === 'store') !== (shelf.kind === 'native')) {
        return refuse(400, 'This API endpoint does not apply to a store of this type.')
      }
      if (isProducts && id === undefined) return list(url)
      if (isVariant) {
        const variant = variants().find((each) => each.id === Number(id))
        return variant ? accept({ sync_variant: variant }) : refuse(404, 'Not found')
      }
      const product = shelf.products.get(Number(id))
      return product ? accept(whole(product, url.origin)) : refuse(404, 'Not found')
    },
  }
  return shelf
}
