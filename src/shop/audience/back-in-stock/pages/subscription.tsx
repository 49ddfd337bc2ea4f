import { pagePaths } from '#platform/addresses/page-paths.ts'
import { subscriptionRequestSchema } from '#shop/audience/back-in-stock/subscription.schema.ts'
import type {
  SubscriptionTarget,
  SubscriptionView,
} from '#shop/audience/back-in-stock/subscription.ts'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { usePageRefusal } from '#web/form/plain/page-form.tsx'
import { shopContext } from '#web/shop-context.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Doodle } from '#web/ui/doodles.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/subscription'
import { subscriptionCopy as copy } from './copy.ts'
import styles from './subscribe-form.module.css'
import { SubscribeForm } from './subscribe-form.tsx'

const targetSchema = subscriptionRequestSchema.omit({ email: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { token = null } = params
  if (token !== null)
    return {
      token,
      subscription: await context.get(shopContext).storefront.subscriptions.find(token),
    }
  return { token, sent: url.searchParams.has('sent') }
}

export const action = answerPageForm

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[1]?.loaderData, {
    title: copy.title,
    description: copy.description,
    path: pagePaths.subscriptions,
    noindex: true,
  })
}

export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`${layout.stack6} ${layout.page} ${styles.page}`}>
      <div className={`${layout.stack4} ${layout.start}`}>
        <Words {...loaderData} />
      </div>
      <Doodle which={4} className={styles.doodle} />
    </div>
  )
}

function Words(data: Route.ComponentProps['loaderData']) {
  const refusal = usePageRefusal(addressOf('POST /api/waiting'))
  const mails = useSiteFact('mails')
  if (data.token !== null) {
    return data.subscription ? (
      <Subscription subscription={data.subscription} token={data.token} />
    ) : (
      <ToShop title={copy.notListed} text={copy.notListedText} />
    )
  }
  const target = refusal && targetSchema.safeParse(Object.fromEntries(refusal.typed))
  if (target?.success) return <AskAgain target={target.data} />
  return data.sent ? (
    <ToShop title={copy.checkMailbox} text={copy.checkMailboxText} />
  ) : (
    <ToShop title={copy.heading} text={mails ? copy.whereToAsk : copy.noEmails} />
  )
}

function AskAgain({ target }: { target: SubscriptionTarget }) {
  return (
    <>
      <h1 className={prose.title2}>{copy.failedHeading}</h1>
      <SubscribeForm target={target} />
    </>
  )
}

function ToShop({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className={prose.title2}>{title}</h1>
      <p>{text}</p>
      <ButtonLink to={pagePaths.home}>{copy.toShop}</ButtonLink>
    </>
  )
}

function Subscription({ subscription, token }: { subscription: SubscriptionView; token: string }) {
  const it = awaited(subscription)
  switch (subscription.state) {
    case 'requested':
      return (
        <>
          <h1 className={prose.title2}>{copy.askHeading}</h1>
          <p>{copy.oneMailWhen(it)}</p>
          <form
            method="post"
            action={addressOf('POST /api/waiting/{token}/confirm', { path: { token } })}
          >
            <Button type="submit">{copy.sayYes}</Button>
          </form>
          <Leave token={token}>{copy.sayNo}</Leave>
        </>
      )
    case 'confirmed':
      return (
        <>
          <h1 className={prose.title2}>{copy.listed}</h1>
          <p>{copy.oneMailWhen(it)}</p>
          <ButtonLink to={subscription.path}>{copy.toShop}</ButtonLink>
          <Leave token={token}>{copy.leave}</Leave>
        </>
      )
    case 'notified':
      return (
        <>
          <h1 className={prose.title2}>
            {['opening', 'drop'].includes(subscription.kind) ? copy.itsOpen : copy.itsBack}
          </h1>
          <p>{copy.written(it)}</p>
          <ButtonLink to={subscription.path}>{copy.haveALook}</ButtonLink>
          <Leave token={token}>{copy.forgetNow}</Leave>
        </>
      )
  }
}

/** Words that follow 'when'. */
function awaited({ kind, name }: SubscriptionView): string {
  if (kind === 'opening') return copy.theShopOpens
  if (kind === 'drop') return copy.opens(name ?? 'it')
  return kind === 'shop' ? copy.studioBack : copy.isBack(name ?? copy.thatPiece)
}

function Leave({ token, children }: { token: string; children: string }) {
  return (
    <form method="post" action={addressOf('POST /api/waiting/{token}/leave', { path: { token } })}>
      <Button type="submit" variant="quiet">
        {children}
      </Button>
    </form>
  )
}
