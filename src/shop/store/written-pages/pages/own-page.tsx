import { data } from 'react-router'
import { firstParagraph } from '#shop/store/written-pages/pages.ts'
import { isOwnersPreview } from '#web/owners-preview.server.ts'
import { shopContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import type { Route } from './+types/own-page'
import { Blocks } from './block-views.tsx'
import { writtenPagesPageCopy } from './copy.ts'
import { showBlocks } from './load-blocks.server.ts'
import styles from './written-pages.module.css'

/** The same for every visitor, except the owner's preview of a draft. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const drafts = isOwnersPreview({ context, url })
  const page = await shop.storefront.ownPages.find(params.slug, { drafts })
  if (!page) throw data(null, { status: 404 })
  const { title, path, draft } = page
  return { title, path, draft, blocks: await showBlocks(shop, page.blocks) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { title, path, draft, blocks } = loaderData
  const words = blocks.flatMap((block) => (block.kind === 'words' ? block.blocks : []))
  const picture = blocks.find((block) => block.kind === 'picture')?.picture
  const description = firstParagraph(words) ?? title
  const jsonLd = trailJsonLd([{ name: title, path }], site.publicUrl)
  return pageMeta(site, { title, description, path, picture, jsonLd, noindex: draft })
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { title, draft, blocks } = loaderData
  const composed = useComposition('own-page')
  return (
    <article className={`${layout.stack7} ${layout.page} ${styles.own}`} {...composed}>
      {draft && <p className={surface.note}>{writtenPagesPageCopy.draft}</p>}
      <h1 className={styles.ownTitle} style={largeType(title)} data-part="head">
        {title}
      </h1>
      <Blocks blocks={blocks} />
    </article>
  )
}
