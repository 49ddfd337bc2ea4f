import type { ProductKind } from '#kernel/kinds.ts'
import { galleryPath, productPath } from '#kernel/page-paths.ts'
import type { ProductCard } from '#shop/catalogue/product.ts'
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

/** Title, description and JSON-LD of a gallery; each page of it is an address of its own. */
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
