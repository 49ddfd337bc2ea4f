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
  /** Without a slash at the end. */
  publicUrl: string
  /** 1200 x 630, JPEG. */
  shareCard?: string | null
}

export interface PageFacts {
  title?: string
  description: string
  /** Canonical, with the parameters that make it another page. */
  path: string
  picture?: Picture | null
  jsonLd?: object | readonly object[]
  noindex?: boolean
}

/** Empty when the site's loader failed. */
export function pageMeta(site: Site | undefined, page: PageFacts): MetaDescriptor[] {
  if (!site) return []
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

/** Search engines cut at about 160 characters. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}
