import { shopContext } from '#web/shop-context.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/contact'
import styles from './contact.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, content } = context.get(shopContext)
  const [{ email, artistName, social }, pictures] = await Promise.all([
    settings.studio(),
    content.studioPictures(),
  ])
  return { email, artistName, social, picture: pictures.about }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  return pageMeta(
    {
      title: 'Contact',
      description: `Write to ${site.artistName} at ${site.studioName}: questions about a piece, an order, a commission, or just to say hello.`,
      path: '/contact',
      picture: loaderData.picture,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        url: `${site.publicUrl}/contact`,
      },
    },
    site,
  )
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { email, artistName } = loaderData
  return (
    <div className={styles.contact}>
      <div className={styles.words}>
        <h1 className={styles.title}>Say Hello,</h1>
        <p className={styles.text}>
          about a print, a parcel, a picture you wish existed, or the weather where you are. Every
          letter is read by {artistName} in person, and answered; sooner when it rains.
        </p>
        <a href={`mailto:${email}`} className={styles.mail}>
          {email}
        </a>
      </div>
      <Doodle which={8} className={styles.mug} />
    </div>
  )
}
