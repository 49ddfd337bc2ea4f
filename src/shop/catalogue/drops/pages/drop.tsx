import { data } from 'react-router'
import { dropPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { SubscribeForm } from '#shop/audience/subscriptions/pages/subscribe-form.tsx'
import { momentInWords } from '#shop/catalogue/drops/drop-words.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Cards } from '#web/ui/product/cards.tsx'
import type { Route } from './+types/drop'
import { dropsPageCopy } from './copy.ts'
import { Countdown } from './countdown.tsx'
import styles from './drop.module.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null
  const drop = id === null ? null : await shop.storefront.drops.page(id)
  if (!drop) throw data(null, { status: 404 })
  const { timeZone } = await shop.settings.studio()
  return { drop, when: momentInWords(drop.opensAt, timeZone) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { drop, when } = loaderData
  const description = drop.words || (drop.hasBegun ? drop.title : dropsPageCopy.inShopFrom(when))
  const picture = drop.cards[0]?.picture
  return pageMeta({ title: drop.title, description, path: dropPath(drop.id), picture }, site)
}

const sizes = '(min-width: 700px) 31vw, 46vw'

export default function Drop({ loaderData }: Route.ComponentProps) {
  const { drop, when } = loaderData
  const { id, title, words, opensAt, hasBegun, cards } = drop
  return (
    <div className={`${layout.stack7} ${layout.page} ${layout.inset}`}>
      <header className={layout.beside}>
        <h1 className={`${prose.title1} ${prose.wraps}`}>{title}</h1>
        {words !== '' && <p className={`${prose.lead} ${prose.lines} ${layout.short}`}>{words}</p>}
      </header>
      {!hasBegun && (
        <div className={styles.waiting}>
          <p className={`${layout.stack2} ${prose.large} ${styles.when}`}>
            <span className={styles.label}>{dropsPageCopy.inShopFromLabel}</span>
            <time dateTime={new Date(opensAt).toISOString()}>{when}</time>
            <Countdown key={opensAt} at={opensAt} className={styles.left} />
          </p>
          <SubscribeForm target={{ kind: 'drop', productId: id }} />
        </div>
      )}
      {hasBegun && cards.length === 0 && (
        <div className={styles.waiting}>
          <p className={prose.lead}>{dropsPageCopy.allSold}</p>
          <div>
            <ButtonLink to={pagePaths.home}>{dropsPageCopy.seeStill}</ButtonLink>
          </div>
        </div>
      )}
      {cards.length > 0 && <Cards cards={cards} sizes={sizes} priority className={layout.wall} />}
    </div>
  )
}
