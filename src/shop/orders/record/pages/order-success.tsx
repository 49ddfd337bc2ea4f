import { useEffect, useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { orderPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { formatMoney } from '#platform/money/money.ts'
import { dayIn } from '#platform/time/zone.ts'
import { isBought } from '#shop/orders/record/order.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/order-success'
import { Bench } from './bench.tsx'
import { recordPageCopy } from './copy.ts'
import { comesNext } from './order.copy.ts'
import styles from './order.module.css'
import { makePostcards } from './postcard/postcard-facts.ts'
import { PostcardOffer } from './postcard/postcard-offer.tsx'
import { stampDay } from './stamp-words.ts'
import { StudioStamp } from './studio-stamp.tsx'

/** Leads home when there is no order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const sessionId = url.searchParams.get('session_id')
  if (!sessionId) throw redirect(pagePaths.home)
  const state = await shop.storefront.checkout.returnFromPayment(sessionId)
  if (state === null) throw redirect(pagePaths.home)
  const userId = context.get(visitorContext)?.userId ?? null
  const [outcome, studio] = await Promise.all([
    shop.storefront.orders.findBySession(sessionId, userId),
    shop.settings.studio(),
  ])
  const mails = shop.services.mailbox.isConnected()
  const now = outcome?.state ?? state
  const site = {
    studioName: studio.studioName,
    publicUrl: shop.settings.storeSettings.current().publicUrl,
  }
  const bought = outcome?.token ? await shop.storefront.orders.findByToken(outcome.token) : null
  return {
    postcards: bought ? makePostcards(bought.lines, site) : [],
    status: purchaseStatus(now),
    order: outcome?.token ? orderPath(outcome.token) : null,
    bought: bought && {
      number: bought.number,
      lines: bought.lines,
      sum: formatMoney(bought.total, bought.currency),
      money: bought.money,
      email: mails ? bought.buyer.email : null,
      day: dayIn(bought.paidAt ?? bought.createdAt, studio.timeZone),
    },
    ...comesNext(bought, mails),
    mails,
    site,
  }
}

type Status = 'paid' | 'under_way' | 'open' | 'not_paid'

function purchaseStatus(state: Parameters<typeof isBought>[0]): Status {
  if (state === 'processing') return 'under_way'
  if (isBought(state)) return 'paid'
  return state === 'pending' ? 'open' : 'not_paid'
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: recordPageCopy.yourOrder }]
  const title = loaderData.status === 'paid' ? loaderData.title : recordPageCopy.yourOrder
  const description = recordPageCopy.description
  return pageMeta(loaderData.site, {
    title,
    description,
    path: pagePaths.orderSuccess,
    noindex: true,
  })
}

export default function OrderSuccess({ loaderData }: Route.ComponentProps) {
  const { status, order, postcards, bought, mails, site } = loaderData
  const waited = useOrderUpdates(status === 'open' || status === 'under_way')
  return (
    <div
      className={`${layout.stack7} ${layout.page} ${styles.successPage}`}
      {...useComposition('ordered')}
    >
      {bought && (
        <Bench lines={bought.lines} label={shopCopy.orderNumber(bought.number)}>
          <StudioStamp
            studio={site.studioName}
            middle={stampDay(bought.day)}
            className={styles.onBench}
          />
        </Bench>
      )}
      <div
        className={`${layout.stack4} ${layout.start} ${layout.measure} ${styles.successWords}`}
        data-part="bench-words"
        aria-live="polite"
      >
        {status === 'paid' && <Ordered {...loaderData} />}
        {status === 'not_paid' && <NotPaid />}
        {(status === 'open' || status === 'under_way') && <Waiting waited={waited} mails={mails} />}
        <div className={layout.row4}>
          <ButtonLink to={pagePaths.home}>{recordPageCopy.doneButton}</ButtonLink>
          {order && (
            <ButtonLink variant="quiet" to={order} prefetch="none">
              {recordPageCopy.seeYourOrder}
            </ButtonLink>
          )}
          {status === 'not_paid' && (
            <ButtonLink variant="quiet" to={pagePaths.cart}>
              {recordPageCopy.backCart}
            </ButtonLink>
          )}
        </div>
      </div>
      <PostcardOffer cards={postcards} />
      {status !== 'paid' ? (
        <Doodle which={8} className={`${styles.doodle} ${styles.mug}`} />
      ) : (
        !bought && <Doodle which={0} className={styles.doodle} />
      )}
    </div>
  )
}

type Purchase = Pick<Route.ComponentProps['loaderData'], 'bought' | 'title' | 'next'>

/** Pieces and dates are for the buyer's own browser alone. */
function Ordered({ bought, title, next: [lead, ...dates] }: Purchase) {
  return (
    <>
      <h1 style={largeType(title)}>{title}</h1>
      <p className={prose.lead}>{lead}</p>
      {bought && (
        <dl className={styles.bill}>
          <div>
            <dt>{recordPageCopy.yourOrder}</dt>
            <dd>{bought.number}</dd>
          </div>
          <div>
            <dt>
              {recordPageCopy.total} <MoneyLabel money={bought.money} />
            </dt>
            <dd>{bought.sum}</dd>
          </div>
          {bought.email !== null && (
            <div>
              <dt>{recordPageCopy.mailGoesTo}</dt>
              <dd>{bought.email}</dd>
            </div>
          )}
        </dl>
      )}
      {dates.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {title === shopCopy.ordered && <p>{shopCopy.thanks}</p>}
    </>
  )
}

function Waiting({ waited, mails }: { waited: boolean; mails: boolean }) {
  const { pathname, search } = useLocation()
  if (waited) {
    return (
      <>
        <h1 style={largeType(recordPageCopy.slow)}>{recordPageCopy.slow}</h1>
        <p className={prose.lead}>{recordPageCopy.slowText(mails)}</p>
      </>
    )
  }
  return (
    <>
      <h1 style={largeType(recordPageCopy.oneMoment)}>{recordPageCopy.oneMoment}</h1>
      <p className={prose.lead}>{recordPageCopy.pendingText}</p>
      <Spinner />
      <noscript>
        <p>
          <a href={pathname + search}>{recordPageCopy.lookAgain}</a>
        </p>
      </noscript>
    </>
  )
}

function NotPaid() {
  return (
    <>
      <h1 style={largeType(recordPageCopy.unpaid)}>{recordPageCopy.unpaid}</h1>
      <p className={prose.lead}>{recordPageCopy.unpaidText}</p>
    </>
  )
}

const every = 2000
const forAsLongAs = 60_000

/** Asks every 2 s for a minute; true once it is over. Reloads the badge of the empty cart. */
function useOrderUpdates(waiting: boolean): boolean {
  const { refresh } = useVisitor()
  const [over, setOver] = useState(false)
  usePolling(waiting && !over ? every : null)

  useEffect(() => {
    if (!waiting) return
    const end = window.setTimeout(() => setOver(true), forAsLongAs)
    return () => window.clearTimeout(end)
  }, [waiting])

  useEffect(() => {
    if (!waiting) refresh().catch(() => {})
  }, [waiting, refresh])

  return over
}
