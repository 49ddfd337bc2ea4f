import { data } from 'react-router'
import { isBought } from '#shop/orders/order.ts'
import { shopContext } from '#web/shop-context.ts'
import { copy } from '#web/ui/copy.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/order'
import styles from './order.module.css'
import { OrderLines } from './order-lines.tsx'
import { OrderPart } from './order-part.tsx'
import { ShipTo } from './ship-to.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [order, studio] = await Promise.all([
    shop.orders.findByToken(params.token),
    shop.settings.studio(),
  ])
  if (!order) throw data(null, { status: 404 })
  const site = { studioName: studio.studioName, publicUrl: shop.config.publicUrl }
  return { order, email: studio.email, site }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not here' }, { name: 'robots', content: 'noindex' }]
  const title = `Order ${loaderData.order.number}`
  const description = 'What was bought, where it goes, how far it is.'
  return pageMeta({ title, description, path: '/orders', noindex: true }, loaderData.site)
}

/** What was bought, where it goes, how far it is (design §5). */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, email } = loaderData
  const day = new Date(order.createdAt).toISOString().slice(0, 10)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.number}>
          Order {order.number} · <LocalTime at={order.createdAt} form="date" before={day} />
        </p>
        <h1 className={styles.title}>{headline(order.state, order.beingChecked)}</h1>
        <p className={styles.lead}>{explanation(order.state, order.beingChecked)}</p>
      </header>
      {isBought(order.state) && (
        <section className={styles.parts} aria-label="How far it is">
          {order.parts.map((part) => (
            <OrderPart key={part.part} {...part} />
          ))}
        </section>
      )}
      <div className={styles.columns}>
        <OrderLines order={order} />
        <ShipTo order={order} />
      </div>
      <p className={styles.foot}>
        Something not right? Write to <a href={`mailto:${email}`}>{email}</a> and name order{' '}
        {order.number}.
      </p>
    </div>
  )
}

type State = Route.ComponentProps['loaderData']['order']['state']

function headline(state: State, beingChecked: boolean): string {
  if (beingChecked) return "I'm looking into this one."
  if (state === 'fulfilled') return "It's on its way!"
  if (state === 'paid') return copy.ordered
  if (state === 'processing') return 'Your payment is under way.'
  if (state === 'pending') return 'Not paid yet.'
  return 'This one was not paid.'
}

function explanation(state: State, beingChecked: boolean): string {
  if (beingChecked) {
    return 'Something about this order needs a person. Nothing is sent until I have written to you.'
  }
  if (state === 'fulfilled') return 'Everything has left the studio. Thank you, again and properly.'
  if (state === 'paid') return 'Thank you! Keep this page: it always knows how far your parcel is.'
  if (state === 'processing') {
    return 'Your bank takes its time. As soon as the money is here, I begin, and a mail tells you.'
  }
  if (state === 'pending') return 'The payment page is still open somewhere, or was left.'
  return 'No money moved and nothing was sent. The pieces went back on the shelf.'
}
