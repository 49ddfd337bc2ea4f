import { productPath } from '#platform/addresses/page-paths.ts'
import type { SiteFacts } from '#web/shell/site.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import { galleriesPageCopy } from './gallery.copy.ts'
import type { loadGallery } from './load-gallery.server.ts'

export type GalleryPage = Awaited<ReturnType<typeof loadGallery>>

export function galleryMeta(page: GalleryPage | undefined, site: SiteFacts | undefined) {
  if (!page || !site) return []
  const { title, cards, before, intro } = page
  const path = page.path + (before === null ? '' : `?before=${before}`)
  return pageMeta(site, {
    title: before === null ? title : galleriesPageCopy.earlier(title),
    description: intro || galleriesPageCopy.by(title, site.studioName),
    path,
    picture: cards[0]?.picture,
    jsonLd: [
      collectionJsonLd({ title, path, cards }, site),
      trailJsonLd([{ name: title, path: page.path }], site.publicUrl),
    ],
  })
}

export function collectionJsonLd(
  { title, path, cards }: Pick<GalleryPage, 'title' | 'path' | 'cards'>,
  site: SiteFacts,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: galleriesPageCopy.by(title, site.studioName),
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
  }
}
