import { useSearchParams } from 'react-router'
import type { Shop } from '#compose'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Product } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import type { BuyerOrder } from '#shop/orders/record/order-views.ts'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Doodle } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/contact'
import styles from './contact.module.css'
import { ContactForm, type MessageDraft } from './contact-form.tsx'
import { contactCopy } from './copy.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings, content, storefront, catalogue } = context.get(shopContext)
  const visitor = context.get(visitorContext)
  const asked = new URL(request.url).searchParams
  const aboutCart = asked.get('about') === 'cart'
  const [studio, pictures, cart, piece, order] = await Promise.all([
    settings.studio(),
    content.studioPictures(),
    aboutCart && visitor ? storefront.cart.view(visitor.userId) : null,
    pieceLike(catalogue, asked.get('like')),
    storefront.orders.findByToken(asked.get('order') ?? ''),
  ])
  const { email, artistName, social, said, takesCommissions } = studio
  const like = takesCommissions || piece?.inventoryPolicy === 'not_for_sale' ? piece : null
  const draft = order
    ? draftOfBuyer(order, asked.get('about') === 'address')
    : cart && cart.lines.length > 0
      ? draftAbout(cart.lines)
      : like && draftLike(like)
  return { email, artistName, social, picture: pictures.about, draft, intro: said['contact.intro'] }
}

export const action = answerPageForm

function draftOfBuyer({ number, buyer, shipTo }: BuyerOrder, address: boolean): MessageDraft {
  const { about, wrongAddress } = contactCopy.ofOrder
  const lines = shipTo ? addressLines(shipTo, '') : []
  return {
    name: buyer.name ?? '',
    email: buyer.email ?? '',
    subject: address ? wrongAddress.subject(number) : about(number),
    message: address ? wrongAddress.message(number, lines.join('\n')) : '',
  }
}

function draftAbout(lines: readonly CartLine[]): MessageDraft {
  const { subject, begin } = contactCopy.wantAll
  const list = lines.map(
    (line) => `- ${line.quantity} × ${[line.name, ...saleItemDetails(line)].join(', ')}`,
  )
  return { subject, message: `${begin}\n\n${list.join('\n')}\n\n` }
}

/** The piece of '?like=clothing-7', if visitors may see it. */
async function pieceLike(catalogue: Shop['catalogue'], asked: string | null) {
  const [, kind, id] = /^(prints|clothing|merch)-([1-9]\d{0,8})$/.exec(asked ?? '') ?? []
  if (!kind) return null
  const found = await catalogue.findProduct(kind as ProductKind, Number(id))
  return found.status === 'here' || found.status === 'sold' ? found.product : null
}

function draftLike({
  name,
  descName,
  inventoryPolicy,
}: Pick<Product, 'name' | 'descName' | 'inventoryPolicy'>): MessageDraft {
  const piece = [name, descName].filter(Boolean).join(', ')
  const { subject, message } =
    inventoryPolicy === 'not_for_sale' ? contactCopy.aboutIt : contactCopy.oneLikeIt
  return { subject: subject(piece), message: message(piece) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  return pageMeta(site, {
    title: contactCopy.contact,
    description: contactCopy.description(site.artistName, site.studioName),
    path: pagePaths.contact,
    picture: loaderData.picture,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      url: site.publicUrl + pagePaths.contact,
    },
  })
}

/** Specification §2. A plain form leads to `?sent`. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { email, artistName, draft, intro } = loaderData
  const [search] = useSearchParams()
  const sent = search.has('sent')
  return (
    <div className={styles.contact} {...useComposition('contact')}>
      <div className={styles.words} data-part="head">
        <h1 className={styles.title} style={largeType(contactCopy.heading)}>
          {contactCopy.heading}
        </h1>
        {intro && <p className={styles.text}>{intro}</p>}
        {email !== '' && (
          <a href={`mailto:${email}`} className={`${control.target} ${styles.mail}`}>
            {email}
          </a>
        )}
        <Doodle which={8} className={styles.mug} />
      </div>
      {sent ? <Sent /> : <ContactForm artistName={artistName} draft={draft} />}
    </div>
  )
}

function Sent() {
  return (
    <div className={styles.sent}>
      <meta httpEquiv="refresh" content="3.5;url=/" />
      <h2>{contactCopy.sentTitle}</h2>
      <p role="status">{contactCopy.sent}</p>
      <ButtonLink to={pagePaths.home}>{contactCopy.toShop}</ButtonLink>
    </div>
  )
}
