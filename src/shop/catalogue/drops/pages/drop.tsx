import { type CSSProperties, useState } from 'react'
import { data } from 'react-router'
import { dropPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { addUp } from '#platform/spread.ts'
import { SubscribeForm } from '#shop/audience/back-in-stock/pages/subscribe-form.tsx'
import { momentInWords } from '#shop/catalogue/drops/drop-words.ts'
import { shopContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
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
  const moment = (at: number) => momentInWords(at, timeZone)
  const homes = drop.homes.map((home) => ({ ...home, soldOn: moment(home.soldAt) }))
  return { drop: { ...drop, homes }, when: moment(drop.opensAt) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { drop, when } = loaderData
  const description = drop.words || (drop.hasBegun ? drop.title : dropsPageCopy.inShopFrom(when))
  const picture = drop.cards[0]?.picture
  return pageMeta(site, { title: drop.title, description, path: dropPath(drop.id), picture })
}

const sizes = '(min-width: 700px) 31vw, 46vw'

export default function Drop({ loaderData }: Route.ComponentProps) {
  const { drop, when } = loaderData
  const { id, title, words, opensAt, hasBegun, shapes, cards, homes, left, isGone } = drop
  const [waited] = useState(!hasBegun)
  const isOpening = waited && hasBegun
  return (
    <div className={`${layout.stack7} ${layout.page} ${layout.inset}`} {...useComposition('drop')}>
      <header className={layout.beside} data-part="head">
        <h1 className={`${prose.title1} ${prose.wraps}`} style={largeType(title)}>
          {title}
        </h1>
        {words !== '' && <p className={`${prose.lead} ${prose.lines} ${layout.short}`}>{words}</p>}
      </header>
      {/* Screen readers announce only the opening. */}
      <p role="status" className={isOpening ? prose.lead : 'visually-hidden'}>
        {isOpening && dropsPageCopy.isOpen(title)}
      </p>
      {!hasBegun && (
        <div className={`${layout.halves} ${layout.top}`}>
          <p className={`${layout.stack2} ${prose.large} ${styles.when}`} data-part="when">
            <span className={styles.label}>{dropsPageCopy.opensOn}</span>
            <time dateTime={new Date(opensAt).toISOString()}>{when}</time>
            <Countdown key={opensAt} at={opensAt} className={styles.left} />
          </p>
          <SubscribeForm target={{ kind: 'drop', productId: id }} />
        </div>
      )}
      {shapes.length > 0 && <Covered shapes={shapes} />}
      {hasBegun && isGone && (
        <div className={`${layout.halves} ${layout.top}`}>
          <p className={prose.lead}>{dropsPageCopy.allSold}</p>
          <div>
            <ButtonLink to={pagePaths.home}>{dropsPageCopy.seeStill}</ButtonLink>
          </div>
        </div>
      )}
      {cards.length > 0 && (
        <Cards
          cards={cards}
          sizes={sizes}
          priority
          className={isOpening ? `${layout.wall} ${styles.opening}` : layout.wall}
        />
      )}
      {hasBegun && (
        <section className={`${layout.stack3} ${layout.measure}`} aria-label={dropsPageCopy.homes}>
          {homes.length > 0 && (
            <>
              <h2 className={prose.title3}>{dropsPageCopy.homes}</h2>
              <p>{dropsPageCopy.homesOf(addUp(homes.map(({ units }) => units)), left)}</p>
              <ul className={layout.stack1}>
                {homes.map(({ kind, id: piece, name, units, soldAt, soldOn }) => (
                  <li key={`${kind}-${piece}`}>
                    <span className={prose.name}>{name}</span>
                    <span className={prose.hint}>
                      {units > 1 && ` × ${units}`} {dropsPageCopy.on(units)}
                      <time dateTime={new Date(soldAt).toISOString()}>{soldOn}</time>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={prose.soft}>{dropsPageCopy.opened(when)}</p>
        </section>
      )}
    </div>
  )
}

/** Pieces under cloths, in true proportions; their pictures aren't loaded. */
function Covered({ shapes }: { shapes: readonly number[] }) {
  return (
    <ul
      className={styles.covered}
      data-part="covered"
      aria-label={dropsPageCopy.covered(shapes.length)}
    >
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a covered piece has no other name
        <li key={at} style={{ '--shape': shape } as CSSProperties} />
      ))}
    </ul>
  )
}
