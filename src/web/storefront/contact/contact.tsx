import { useSearchParams } from 'react-router'
import { pagePaths } from '#kernel/page-paths.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Doodle } from '#web/ui/doodles.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/contact'
import styles from './contact.module.css'
import { contactCopy } from './contact-copy.ts'
import { ContactForm, type MessageDraft } from './contact-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings, content, storefront } = context.get(shopContext)
  const visitor = context.get(visitorContext)
  const aboutCart = new URL(request.url).searchParams.get('about') === 'cart'
  const [{ email, artistName, social }, pictures, cart] = await Promise.all([
    settings.studio(),
    content.studioPictures(),
    aboutCart && visitor ? storefront.cart.view(visitor.userId) : null,
  ])
  const draft = cart && cart.lines.length > 0 ? draftAbout(cart.lines) : null
  return { email, artistName, social, picture: pictures.about, draft }
}

/** The beginning of a message about everything that a cart holds. */
function draftAbout(lines: readonly CartLine[]): MessageDraft {
  const { subject, begin } = contactCopy.wantAll
  const list = lines.map(
    (line) =>
      `- ${line.quantity} × ${[line.name, line.descName, line.size].filter(Boolean).join(', ')}`,
  )
  return { subject, message: `${begin}\n\n${list.join('\n')}\n\n` }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  return pageMeta(
    {
      title: 'Contact',
      description: `Write to ${site.artistName} at ${site.studioName}: questions about a piece, an order, a commission, or just to say hello.`,
      path: pagePaths.contact,
      picture: loaderData.picture,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        url: site.publicUrl + pagePaths.contact,
      },
    },
    site,
  )
}

/** 'Say Hello,' (specification §2). `?sent` and `?problem` are where a plain form leads. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { email, artistName, draft } = loaderData
  const [search] = useSearchParams()
  const sent = search.has('sent')
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
        <Doodle which={8} className={styles.mug} />
      </div>
      {sent ? (
        <Sent />
      ) : (
        <ContactForm artistName={artistName} draft={draft} problem={search.get('problem')} />
      )}
    </div>
  )
}

/** What a form without JavaScript leads to: the same words, and home after the same while. */
function Sent() {
  return (
    <div className={styles.sent}>
      <meta httpEquiv="refresh" content="3.5;url=/" />
      <h2>{contactCopy.sentTitle}</h2>
      <p role="status">{contactCopy.sent}</p>
      <ButtonLink to={pagePaths.home}>Back to the shop</ButtonLink>
    </div>
  )
}
