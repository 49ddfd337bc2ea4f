import type { RouterContextProvider } from 'react-router'
import type { ProductKind } from '#kernel/kinds.ts'
import { galleryPath, type ProductCard, productPath } from '#shop/catalogue/product.ts'
import { shopContext } from '#web/shop-context.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { SiteFacts } from '../frame/site.ts'
import { galleryTitles } from './gallery-titles.ts'

export interface GalleryPage {
  kind: ProductKind
  intro: string
  cards: ProductCard[]
  /** Where the next page starts; null: this is the last one. */
  next: number | null
  /** Where this page starts; null: at the newest piece. */
  before: number | null
}

interface GalleryRequest {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** 24 pieces at a time (design §7), from the newest or from `?before=`. */
export async function loadGallery(
  kind: ProductKind,
  { context, request }: GalleryRequest,
): Promise<GalleryPage> {
  const shop = context.get(shopContext)
  const asked = new URL(request.url).searchParams.get('before') ?? ''
  const before = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
  const [studio, page] = await Promise.all([
    shop.settings.studio(),
    shop.catalogue.listCards(kind, { limit: 24, before }),
  ])
  return { kind, intro: studio.galleryIntro[kind], before: before ?? null, ...page }
}

export function galleryMeta(page: GalleryPage | undefined, site: SiteFacts | undefined) {
  if (!page || !site) return []
  const { kind, cards, before, intro } = page
  const path = galleryPath(kind) + (before === null ? '' : `?before=${before}`)
  return pageMeta(
    {
      title: before === null ? galleryTitles[kind] : `Earlier ${galleryTitles[kind]}`,
      description: intro,
      path,
      picture: cards[0]?.picture,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: `${galleryTitles[kind]} by ${site.studioName}`,
        url: site.publicUrl + path,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: cards.map((card, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: card.name,
            url: site.publicUrl + productPath(card.kind, card.id),
          })),
        },
      },
    },
    site,
  )
}
