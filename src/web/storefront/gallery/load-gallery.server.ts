/*
 * Loads a gallery's public page, the same for every visitor. Never reads the session.
 */
import type { RouterContextProvider } from 'react-router'
import type { ProductKind } from '#kernel/kinds.ts'
import { shopContext } from '#web/shop-context.ts'
import type { GalleryPage } from './gallery-page.ts'

interface GalleryRequest {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** 24 pieces at a time (design §7), from the newest or from `?before=`. */
export async function loadGallery(
  kind: ProductKind,
  { context, url }: GalleryRequest,
): Promise<GalleryPage> {
  const shop = context.get(shopContext)
  const asked = url.searchParams.get('before') ?? ''
  const before = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
  const [studio, page] = await Promise.all([
    shop.settings.studio(),
    shop.catalogue.listCards(kind, { limit: 24, before }),
  ])
  return { kind, intro: studio.galleryIntro[kind], before: before ?? null, ...page }
}
