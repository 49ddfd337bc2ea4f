import type { MetaDescriptor } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import {
  type Picture,
  shareAddress,
  shareHeight,
  shareWidth,
} from '#shop/media/pictures/picture.ts'

export interface Site {
  studioName: string
  /** The shop's address without a slash at the end. */
  publicUrl: string
  /** Path of the picture under which pages without one are shared: 1200 x 630, JPEG. */
  shareCard?: string | null
}

export interface PageFacts {
  /** Without the studio's name; none: the studio's name alone. */
  title?: string
  description: string
  /** The page's one true path, with the parameters that make it another page. */
  path: string
  /** Shown where the page is shared. */
  picture?: Picture | null
  jsonLd?: object | readonly object[]
  /** For pages that no search engine should list. */
  noindex?: boolean
}

/** A page's title, description, canonical address, Open Graph facts and JSON-LD (design §7). */
export function pageMeta(page: PageFacts, site: Site): MetaDescriptor[] {
  const title = page.title ? `${page.title} · ${site.studioName}` : site.studioName
  const address = site.publicUrl + page.path
  const description = shortened(page.description)
  const facts: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (page.noindex) return [...facts, { name: 'robots', content: 'noindex' }]
  return [
    ...facts,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: site.studioName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title ?? site.studioName },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...pictureFacts(page.picture, site),
    ...[page.jsonLd ?? []].flat().map((facts) => ({ 'script:ld+json': facts as never })),
  ]
}

/** The way to a page from home, for search engines; paths become addresses. */
export function trailJsonLd(steps: readonly { name: string; path: string }[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: pagePaths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: publicUrl + path,
      }),
    ),
  }
}

function pictureFacts(picture: Picture | null | undefined, site: Site): MetaDescriptor[] {
  const path = picture ? shareAddress(picture.address) : site.shareCard
  if (!path) return [{ name: 'twitter:card', content: 'summary' }]
  return [
    { property: 'og:image', content: new URL(path, site.publicUrl).href },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareWidth) },
    { property: 'og:image:height', content: String(shareHeight) },
    { property: 'og:image:alt', content: picture?.alt ?? site.studioName },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const longest = 160

/** Search engines cut at about 160 characters; a whole word is the better end. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}
