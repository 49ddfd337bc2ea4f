import { data } from 'react-router'
import { orderPath } from '#platform/addresses/page-paths.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { isBought } from '#shop/orders/record/order.ts'
import { TellThem } from '#shop/orders/record/present/pages/tell-them.tsx'
import { readPresentWords } from '#shop/orders/record/present/present-words.ts'
import { contractCountry, mayWithdraw } from '#shop/store/law/withdrawal.ts'
import { shopContext } from '#web/shop-context.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { MoneyNote } from '#web/ui/product/money-label.tsx'
import type { Route } from './+types/order'
import { recordPageCopy } from './copy.ts'
import { DelayChoices } from './delay-choice.tsx'
import { Invoices } from './invoices.tsx'
import { NextSteps } from './next-steps.tsx'
import { goesToAnAddress, nextSteps, orderWords, partsToShow } from './order.copy.ts'
import styles from './order.module.css'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPart } from './order-part.tsx'
import { ShipTo } from './ship-to.tsx'
import { goesAlong } from './timeline.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const words = readPresentWords(url.searchParams)
  const [order, invoices, studio, present] = await Promise.all([
    shop.storefront.orders.findByToken(params.token),
    shop.admin.invoices.listByToken(params.token),
    shop.settings.studio(),
    shop.storefront.orders.presentAddress(params.token, words),
  ])
  if (!order) throw data(null, { status: 404 })
  const { publicUrl, country: home } = shop.settings.storeSettings.current()
  const site = { studioName: studio.studioName, publicUrl }
  const said = {
    madeToOrder: studio.madeToOrder,
    next: studio.said['order.next'],
    wrong: studio.said['order.wrong'],
  }
  return {
    order,
    invoices,
    email: studio.email,
    zone: studio.timeZone,
    said,
    site,
    home,
    mails: shop.services.mailbox.isConnected(),
    mayWithdraw: isBought(order.state) && mayWithdraw(contractCountry(order, home)),
    problem: url.searchParams.get('problem'),
    tell: present && { words, address: url.searchParams.has('tell') ? publicUrl + present : null },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData)
    return [{ title: recordPageCopy.notHere }, { name: 'robots', content: 'noindex' }]
  const title = recordPageCopy.order(loaderData.order.number)
  const description = recordPageCopy.orderDescription
  return pageMeta(loaderData.site, { title, description, path: orderPath(''), noindex: true })
}

export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const { order, invoices, email, zone, said, site, home, mails, mayWithdraw, problem, tell } =
    loaderData
  const { title, text } = orderWords(order, mails)
  const shown = partsToShow(order)
  return (
    <div className={`${layout.page} ${layout.framed}`}>
      <div className={`${layout.stack7} ${layout.sheet} ${styles.sheet}`}>
        <p className={styles.studio}>{site.studioName}</p>
        <header className={`${layout.stack3} ${layout.measure}`}>
          <p className={prose.soft}>
            {recordPageCopy.orderLead(order.number)} {dateInWords(order.createdAt, zone)}
          </p>
          <h1 className={prose.title1}>{title}</h1>
          <p className={prose.lead}>{text}</p>
          <MoneyNote money={order.money} />
        </header>
        {order.delays.length > 0 && (
          <DelayChoices
            token={params.token}
            delays={order.delays}
            named={order.fulfillments.length > 1}
            pickup={order.pickup !== null}
            mails={mails}
          />
        )}
        {isBought(order.state) && shown.length > 0 && (
          <section className={layout.stack5} aria-label={recordPageCopy.howFar}>
            {shown.map((fulfillment) => (
              <OrderPart
                key={fulfillment.kind}
                part={fulfillment}
                pickup={order.pickup !== null}
                along={order.pickup === null && goesAlong(shown, fulfillment)}
                held={order.beingChecked}
              />
            ))}
          </section>
        )}
        <div className={`${layout.stack7} ${styles.columns}`}>
          <OrderLines order={order} />
          {goesToAnAddress(order) && <ShipTo order={order} home={home} mails={mails} />}
        </div>
        {tell && <TellThem token={params.token} {...tell} />}
        <Invoices page={orderPath(params.token)} invoices={invoices} />
        <NextSteps steps={nextSteps(order, said, mails)} />
        <OrderHelp
          token={params.token}
          order={order}
          email={email}
          mayWithdraw={mayWithdraw}
          problem={problem}
        />
      </div>
    </div>
  )
}
