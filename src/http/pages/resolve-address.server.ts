/* Asks for ids only, because made-up addresses would cost a render each. */
import type { Shop } from '#compose'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { CollectionType } from '#shop/catalogue/collections/collection.ts'
import { isPrivatePage, notFoundKey, pagePath, publicPageKey } from './public-pages.ts'

export type Resolved = { keep: string } | { moved: string; forGood?: boolean } | 'private'

type Parts = Pick<Shop, 'admin' | 'catalogue' | 'settings' | 'config' | 'storefront'>

const galleries: Record<string, ProductKind> = {
  '/print-gallery': 'prints',
  '/clothing-gallery': 'clothing',
  '/merch-gallery': 'merch',
}
const pieces: Record<string, ProductKind> = {
  image: 'prints',
  clothing: 'clothing',
  merch: 'merch',
}

/** The look-behind begins it once in a row of slashes: thousands would take squared time. */
const lastSlashes = /(?<!\/)\/+$/

export async function resolveAddress(shop: Parts, address: string): Promise<Resolved> {
  const key = publicPageKey(address)
  if (key !== null) return resolveKey(shop, key)
  const path = pagePath(address.split('?', 1)[0] ?? '/')
  const [, certificate] = /^\/certificates\/([^/]+)\/?$/i.exec(path) ?? []
  if (certificate && !(await shop.storefront.certificates.find(certificate))) {
    return { keep: notFoundKey(address) }
  }
  if (isPrivatePage(address)) return 'private'
  if (path === (await shop.settings.signInPath(shop.config.signInPath))) return 'private'
  const plain = path.toLowerCase().replace(lastSlashes, '')
  if (plain !== path && publicPageKey(plain) !== null) return { moved: plain }
  return elsewhere(shop, address)
}

async function elsewhere({ catalogue }: Parts, address: string): Promise<Resolved> {
  const asked = address.split('?', 1)[0] ?? '/'
  const path = pagePath(asked)
  const here = await catalogue.findOldAddress(path)
  if (here === null) return { keep: notFoundKey(address) }
  return { moved: path === asked ? here : `${here}.data`, forGood: true }
}

async function resolveCollection(
  shop: Parts,
  key: string,
  [type, slug]: [type: CollectionType, slug: string],
): Promise<Resolved> {
  const found = await shop.storefront.collections.find(type, slug)
  if (!found) return elsewhere(shop, key)
  if (found.kind !== null) return { moved: found.path, forGood: true }
  const before = new URLSearchParams(key.split('?')[1]).get('before')
  const isThere = before === null || (await shop.catalogue.isPlaceIn(found.id, Number(before)))
  return isThere ? { keep: key } : without(key)
}

async function resolveKey(shop: Parts, key: string): Promise<Resolved> {
  const [address = '', search] = key.split('?')
  const path = pagePath(address)
  const asked = new URLSearchParams(search)
  const found = (kind: ProductKind, id: string | null) =>
    shop.catalogue.findProduct(kind, Number(id))

  const gallery = galleries[path]
  if (gallery && asked.has('before')) {
    const isThere = await shop.catalogue.isPlaceIn(gallery, Number(asked.get('before')))
    return isThere ? { keep: key } : without(key)
  }
  const sold = path === pagePaths.archive ? asked.get('before') : null
  if (sold !== null) {
    return (await shop.storefront.archive.isPlace(sold)) ? { keep: key } : without(key)
  }
  const like = asked.get('like')
  if (like !== null) {
    const [kind, id = null] = like.split('-')
    const { status } = await found(kind as ProductKind, id)
    return status === 'here' || status === 'sold' ? { keep: key } : without(key)
  }
  const [, folder = '', id = ''] = path.split('/')
  if (folder === 'drop') {
    const drop = await shop.storefront.drops.page(Number(id))
    return { keep: drop ? key : notFoundKey(address) }
  }
  if ((folder === 'gallery' || folder === 'series') && id !== '') {
    return resolveCollection(shop, key, [folder, id])
  }
  if (folder === 'pages') {
    return (await shop.storefront.ownPages.find(id)) ? { keep: key } : elsewhere(shop, key)
  }
  const kind = pieces[folder]
  if (!kind) return { keep: key }
  const piece = await found(kind, id)
  if (piece.status === 'unknown' || piece.status === 'hidden') return { keep: notFoundKey(address) }
  const size = asked.get('size')
  const sizes = 'product' in piece ? piece.product.sizes : []
  if (size !== null && !sizes.some(({ label }) => label === size)) return without(key)
  return { keep: key }
}

function without(key: string): Resolved {
  const [address = ''] = key.split('?')
  return address.endsWith('.data') ? { keep: address } : { moved: address }
}
