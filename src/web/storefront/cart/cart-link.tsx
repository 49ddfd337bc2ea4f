import { data } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { cartLinkPath, pagePaths } from '#kernel/page-paths.ts'
import { shopContext } from '#web/shop-context.ts'
import { addressOf } from '#web/ui/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Picture } from '#web/ui/picture.tsx'
import { shopCopy } from '#web/ui/shop-copy.ts'
import type { Route } from './+types/cart-link'
import cart from './cart.module.css'
import styles from './cart-link.module.css'
import { detailOf } from './quantities.ts'

const copy = shopCopy.cartLink

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { token } = params
  const [link, { studioName }] = await Promise.all([
    shop.storefront.cartLinks.find(token),
    shop.settings.studio(),
  ])
  const { publicUrl } = shop.settings.place.current()
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

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: copy.title }]
  const { site } = loaderData
  const description = copy.description
  return pageMeta({ title: copy.title, description, path: pagePaths.cart, noindex: true }, site)
}

/** A cart that came from another device. Looking at it changes nothing. */
export default function CartLinkPage({ loaderData }: Route.ComponentProps) {
  const { link, made } = loaderData
  return (
    <div className={cart.page}>
      <header className={cart.head}>
        <h1 className={cart.title}>{made ? copy.madeTitle : copy.title}</h1>
        {link && (
          <p className={cart.made}>
            {made ? copy.made : copy.text} {copy.until}{' '}
            <LocalTime at={link.until} form="date" before={copy.twoWeeks} />.
          </p>
        )}
      </header>
      {link ? (
        made ? (
          <Made {...loaderData} mailed={link.mailed} />
        ) : (
          <Lines {...loaderData} />
        )
      ) : (
        <Over />
      )}
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

/** For whoever made it: the address, and a mail that carries it. */
function Made({ token, address, sent, mailed }: Data & { mailed: boolean }) {
  return (
    <div className={styles.ways}>
      <label className={styles.field}>
        {copy.address}
        <input
          readOnly
          value={address}
          className={styles.input}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {mailed || sent ? (
        <p role="status" className={styles.words}>
          {copy.sent}
        </p>
      ) : (
        <form
          method="post"
          action={addressOf('POST /api/cart/link/{token}/mail', { path: { token } })}
          className={styles.field}
        >
          <label htmlFor="mail-cart">{copy.mail}</label>
          <div className={styles.row}>
            <input
              id="mail-cart"
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              className={styles.input}
            />
            <Button type="submit" look="quiet">
              {copy.send}
            </Button>
          </div>
        </form>
      )}
      <div>
        <ButtonLink to={pagePaths.cart}>{copy.back}</ButtonLink>
      </div>
    </div>
  )
}

/** For whoever opened it: what is in it today, and a press that takes it over. */
function Lines({ token, link }: Data) {
  const lines = link?.lines ?? []
  const left = lines.filter(({ state }) => state !== 'sold_out')
  return (
    <div className={styles.ways}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div>
              {line.picture && (
                <Picture
                  picture={line.picture}
                  decorative
                  sizes="5rem"
                  className={styles.picture}
                />
              )}
            </div>
            <div>
              <p className={styles.name}>{line.name}</p>
              <p className={styles.soft}>
                {[detailOf(line), line.quantity > 1 && `× ${line.quantity}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.state !== 'ok' && <p className={styles.soft}>{copy.states[line.state]}</p>}
            </div>
            <p>{line.state === 'sold_out' ? '–' : formatMoney(line.lineTotal)}</p>
          </li>
        ))}
      </ul>
      {left.length > 0 ? (
        <form
          method="post"
          action={addressOf('POST /api/cart/link/{token}/take', { path: { token } })}
        >
          <Button type="submit">{copy.take}</Button>
        </form>
      ) : (
        <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
      )}
    </div>
  )
}

function Over() {
  return (
    <div className={cart.empty}>
      <p className={cart.nothing}>{copy.over}</p>
      <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
    </div>
  )
}
