import { pagePaths } from '#platform/addresses/page-paths.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import type { Route } from './+types/commissions'
import { writtenPagesPageCopy } from './copy.ts'
import styles from './written-pages.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [studio, pictures] = await Promise.all([
    shop.settings.studio(),
    shop.content.studioPictures(),
  ])
  if (!studio.takesCommissions) throw new Response(null, { status: 404 })
  const formUrl = studio.commissions.formUrl || pagePaths.contact
  return { ...studio.commissions, formUrl, priceGuide: pictures.priceGuide }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  return pageMeta(site, {
    title: writtenPagesPageCopy.commissions,
    description: loaderData.teaser || writtenPagesPageCopy.commissionsOf(site.studioName),
    path: pagePaths.commissions,
    picture: loaderData.priceGuide,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: writtenPagesPageCopy.artCommissions,
      description: loaderData.teaser,
      provider: { '@type': 'OnlineStore', name: site.studioName, url: site.publicUrl },
    },
  })
}

/** Requests go through an external form (specification §1). */
export default function Commissions({ loaderData }: Route.ComponentProps) {
  const { teaser, paragraphs, formUrl, priceGuide } = loaderData
  return (
    <div className={`${layout.page} ${styles.commissions}`}>
      <div className={styles.words}>
        <h1>{writtenPagesPageCopy.commissions}</h1>
        {teaser && <p className={styles.teaser}>{teaser}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={formUrl}>{writtenPagesPageCopy.request}</ButtonLink>
      </div>
      {priceGuide && (
        <a href={formUrl} target="_blank" rel="noopener noreferrer" className={styles.guide}>
          <Picture picture={priceGuide} sizes="(min-width: 900px) 42vw, 100vw" priority />
          <span className="visually-hidden"> {writtenPagesPageCopy.requestHint}</span>
        </a>
      )}
    </div>
  )
}
