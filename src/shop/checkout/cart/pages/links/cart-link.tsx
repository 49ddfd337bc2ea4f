import { data } from 'react-router'
import { cartLinkPath, pagePaths } from '#platform/addresses/page-paths.ts'
import cart from '#shop/checkout/cart/pages/cart.module.css'
import { HandOn } from '#shop/orders/record/present/pages/hand-on.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import { PageForm, repeated, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { shopContext } from '#web/shop-context.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Qr } from '#web/ui/qr.tsx'
import type { Route } from './+types/cart-link'
import { NoLines, TravelledLines } from './travelled-lines.tsx'

const copy = shopCopy.cartLink

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { token } = params
  const [link, { studioName }] = await Promise.all([
    shop.storefront.cartLinks.find(token),
    shop.settings.studio(),
  ])
  const { publicUrl } = shop.settings.storeSettings.current()
  const said = url.searchParams
  return data(
    {
      token,
      link,
      address: publicUrl + cartLinkPath(token),
      made: said.has('made'),
      sent: said.has('sent'),
      site: { studioName, publicUrl },
    },
    { status: link ? 200 : 404 },
  )
}

export const action = answerPageForm

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: copy.title }]
  const { site } = loaderData
  const { title, description } = copy
  return pageMeta(site, { title, description, path: pagePaths.cart, noindex: true })
}

export default function CartLinkPage({ loaderData }: Route.ComponentProps) {
  const { token, link, made } = loaderData
  return (
    <div className={`${layout.page} ${layout.framed}`}>
      <header className={cart.head}>
        <h1>{link?.bought ? copy.bought : made ? copy.madeTitle : copy.title}</h1>
        {link?.bought && <p className={`${prose.soft} ${cart.made}`}>{copy.boughtText}</p>}
        {link && !link.bought && (
          <p className={`${prose.soft} ${cart.made}`}>
            {made ? copy.made : copy.text} {copy.until}{' '}
            <LocalTime at={link.until} form="date" before={copy.twoWeeks} />.
          </p>
        )}
        {link?.present && (
          <p className={`${prose.soft} ${cart.made}`}>{made ? copy.madePresent : copy.present}</p>
        )}
      </header>
      {link?.bought ? (
        <div>
          <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
        </div>
      ) : link ? (
        made ? (
          <Made {...loaderData} mailed={link.mailed} />
        ) : (
          <TravelledLines
            lines={link.lines}
            action={addressOf('POST /api/cart/link/{token}/take', { path: { token } })}
          />
        )
      ) : (
        <NoLines words={copy.over} />
      )}
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function Made({ token, address, sent, mailed }: Data & { mailed: boolean }) {
  const to = addressOf('POST /api/cart/link/{token}/mail', { path: { token } })
  const refusal = usePageRefusal(to)
  const mails = useSiteFact('mails')
  return (
    <div className={`${layout.stack6} ${layout.narrow}`}>
      <div className={`${layout.row5} ${layout.middle}`}>
        <Qr text={address} label={copy.qr} className={cart.qr} />
        <p>{copy.scan}</p>
      </div>
      <HandOn label={copy.address} address={address} title={copy.madeTitle} />
      {mailed || sent ? (
        <p role="status" className={surface.note}>
          {copy.sent}
        </p>
      ) : mails ? (
        <PageForm to={to} className={`${layout.stack2} ${prose.strong}`}>
          <label htmlFor="mail-cart">{copy.mail}</label>
          <div className={layout.row3}>
            <input
              id="mail-cart"
              {...repeated(refusal, 'email')}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              aria-describedby="mail-cart-problem"
              className={`${control.flat} ${control.entry}`}
            />
            <Button type="submit" variant="quiet">
              {copy.send}
            </Button>
          </div>
          <FieldWords id="mail-cart-problem" problem={refusal?.failure.message} />
        </PageForm>
      ) : null}
      <div>
        <ButtonLink to={pagePaths.cart}>{copy.back}</ButtonLink>
      </div>
    </div>
  )
}
