/* The same for every visitor: never reads the session. */
import { data, type RouterContextProvider } from 'react-router'
import { shopContext } from '#web/shop-context.ts'

interface GalleryRequest {
  context: Readonly<RouterContextProvider>
  url: URL
}

const mostWorks = 96

export async function loadGallery(slug: string, { context, url }: GalleryRequest) {
  const shop = context.get(shopContext)
  const asked = url.searchParams.get('before') ?? ''
  const before = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
  const gallery = await shop.storefront.collections.find('gallery', slug)
  if (!gallery) throw data(null, { status: 404 })
  const { kind, id, title, path, words, layout } = gallery
  const [studio, page] = await Promise.all([
    shop.settings.studio(),
    shop.catalogue.listCards(kind ?? id, {
      before,
      ...(layout === 'looking' && { limit: mostWorks }),
    }),
  ])
  const intro = kind === null ? words : studio.galleryIntro[kind]
  const empty = studio.said[`empty.${kind ?? 'own'}`]
  return { kind, layout, title, path, intro, empty, before: before ?? null, ...page }
}
