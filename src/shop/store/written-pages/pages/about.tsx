import { pagePaths } from '#platform/addresses/page-paths.ts'
import { Feed } from '#shop/audience/social-feed/pages/feed.tsx'
import { shopContext } from '#web/shop-context.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { StudioMail } from '#web/ui/studio-mail.tsx'
import type { Route } from './+types/about'
import styles from './about.module.css'
import { writtenPagesPageCopy } from './copy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [studio, pictures, hasFeed] = await Promise.all([
    shop.settings.studio(),
    shop.content.studioPictures(),
    shop.storefront.socialFeed.isOn(),
  ])
  const { about, email, social, artistName } = studio
  return { ...about, picture: pictures.about, email, social, artistName, hasFeed }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { heading, paragraphs, picture } = loaderData
  return pageMeta(site, {
    title: writtenPagesPageCopy.about,
    description: paragraphs[0] ?? heading,
    path: pagePaths.about,
    picture,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      url: site.publicUrl + pagePaths.about,
      about: { '@type': 'Person', name: site.artistName, sameAs: site.social.map((s) => s.url) },
    },
  })
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { heading, paragraphs, picture, email, social, artistName, hasFeed } = loaderData
  const profile = social.find(({ network }) => network === 'instagram')?.url ?? null
  return (
    <>
      <article className={`${layout.page} ${styles.about}`}>
        <header className={styles.head}>
          <h1 className={styles.title}>{heading}</h1>
          <Doodle which={0} className={styles.doodle} />
        </header>
        {picture && (
          <figure className={styles.figure}>
            <div className={styles.frame}>
              <Picture
                picture={picture}
                sizes="(min-width: 900px) 42vw, 100vw"
                priority
                className={styles.picture}
              />
            </div>
            <figcaption className={styles.caption}>{artistName}</figcaption>
          </figure>
        )}
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <section
            className={`${surface.cardLarge} ${layout.stack3} ${styles.reach}`}
            aria-labelledby="reach"
          >
            <h2 id="reach" className={prose.title3}>
              {writtenPagesPageCopy.findMe}
            </h2>
            <p>
              {writtenPagesPageCopy.lettersLead}{' '}
              <StudioMail
                email={email}
                instead={writtenPagesPageCopy.writeAMessage}
                className={`${prose.strong} ${prose.wraps}`}
              />
            </p>
            {social.length > 0 && (
              <ul className={layout.words5}>
                {social.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url} rel="me noopener" className={control.link}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </article>
      {hasFeed && <Feed profile={profile} />}
    </>
  )
}
