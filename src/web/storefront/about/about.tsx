import { shopContext } from '#web/shop-context.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Route } from './+types/about'
import styles from './about.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [studio, pictures] = await Promise.all([
    shop.settings.studio(),
    shop.content.studioPictures(),
  ])
  return { ...studio.about, picture: pictures.about, email: studio.email, social: studio.social }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { heading, paragraphs, picture } = loaderData
  return pageMeta(
    {
      title: 'About',
      description: paragraphs[0] ?? heading,
      path: '/about',
      picture,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        url: `${site.publicUrl}/about`,
        about: { '@type': 'Person', name: site.artistName, sameAs: site.social.map((s) => s.url) },
      },
    },
    site,
  )
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { heading, paragraphs, picture, email, social } = loaderData
  return (
    <article className={styles.about}>
      <h1 className={styles.title}>{heading}</h1>
      {picture && (
        <div className={styles.frame}>
          <Picture
            picture={picture}
            sizes="(min-width: 900px) 42vw, 100vw"
            priority
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.reach}>
          Write to <a href={`mailto:${email}`}>{email}</a>
          {social.length > 0 && ', or look over my shoulder:'}
        </p>
        <ul className={styles.social}>
          {social.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener" className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
