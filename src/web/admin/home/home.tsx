import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { loadOpening } from '#shop/audience/opening/admin/load-opening.ts'
import { OpeningPart } from '#shop/audience/opening/admin/opening-part.tsx'
import { type Item, itemOfHero, toItem } from '#shop/catalogue/products/admin/lists/item.ts'
import { ClearTestOrders } from '#shop/orders/back-office/admin/actions/clear-test-orders.tsx'
import { NeedsYouList } from '#shop/orders/back-office/admin/actions/needs-you.tsx'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import { NotificationOffer } from '#shop/upkeep/push/admin/notification-offer.tsx'
import type { Badges } from '#web/admin/badges.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { useFreshOnReturn } from '#web/admin/list/use-fresh-on-return.ts'
import { locationIn, productAddress, sellableTypes } from '#web/admin/location.ts'
import type { SectionRequest } from '#web/admin/section.ts'
import picture from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from '../admin.module.css'
import { loadNotices } from './notices.ts'
import { loadMonth, Today } from './today.tsx'

const firstNeeds = 5
const isLow = { leftAtMost: 2, limit: 24 } as const

type Visit = Pick<SectionRequest, 'search' | 'userId' | 'role'>

export async function loadHome(shop: Shop, visit: Visit) {
  const [
    heroes,
    [print],
    [clothing],
    [hotMerch],
    low,
    waiting,
    toShip,
    next,
    studio,
    vacation,
    tests,
    opening,
    lawWants,
    notices,
    month,
    offer,
  ] = await Promise.all([
    shop.content.heroes(),
    shop.content.hotItems('prints', 1),
    shop.content.hotItems('clothing', 1),
    shop.content.hotItems('merch', 1),
    shop.catalogue.list('merch', isLow),
    shop.admin.orders.needsYou(firstNeeds),
    shop.admin.orders.countToShip(),
    shop.admin.orders.nextToShip(),
    shop.settings.studio(),
    shop.storefront.vacation.read(),
    shop.admin.testOrders.count(),
    loadOpening(shop, { userId: visit.userId, mayOpen: isAtLeast(visit.role, 'partner') }),
    isAtLeast(visit.role, 'owner') ? countLawful(shop) : 0,
    loadNotices(shop, visit.role),
    isAtLeast(visit.role, 'partner') ? loadMonth(shop) : null,
    loadOffer(shop, visit.userId),
  ])
  return {
    /** In place of a section that doesn’t exist, or isn’t open to the account. */
    isElsewhere: locationIn(visit.search) !== null,
    opening,
    onVacation: vacation.on,
    /** Before real payments every order is a test. */
    tests: shop.services.payment.money === 'live' ? tests : null,
    waiting,
    toShip,
    next,
    lawWants,
    notices,
    month,
    offer,
    clocks: { now: shop.clock.now(), zone: studio.timeZone },
    hero: heroes[0] ?? null,
    hot: { print: print ?? null, clothing: clothing ?? null, merch: hotMerch ?? null },
    low: low.map((piece) => toItem(piece, shop.settings.storeSettings.current().currency)),
  }
}

/** The key for notifications; null: no reason to offer them now. */
async function loadOffer({ admin }: Shop, userId: string): Promise<string | null> {
  return (await admin.pushes.isWorthOffering(userId)) ? admin.pushes.publicKey() : null
}

async function countLawful({ settings }: Shop): Promise<number> {
  const missing = await settings.law.missing(await settings.storeSettings.read())
  return missing.filter(({ required }) => required).length
}

interface HomeProps extends Awaited<ReturnType<typeof loadHome>> {
  badges: Badges
}

export function Home(home: HomeProps) {
  const currency = useCurrency()
  const {
    isElsewhere,
    hero,
    hot,
    low,
    onVacation,
    tests,
    opening,
    month,
    offer,
    badges,
    ...orders
  } = home
  const letters = badges.messages ?? 0
  const isBegun = opening.show === 'list' && !opening.isOpen
  const quiet = orders.waiting.count + orders.toShip + letters === 0
  useFreshOnReturn()
  return (
    <>
      {isElsewhere && <p className={styles.closed}>{adminCopy.noSection}</p>}
      {onVacation && (
        <p className={styles.closed}>
          {adminCopy.vacationOn} <Link to={adminSectionPath('vacation')}>{adminCopy.changeIt}</Link>
        </p>
      )}
      {!(isBegun && quiet) && (
        <>
          <NeedsYouList {...orders} messages={letters} atPrinter={badges.printer ?? 0} />
          <Today toShip={orders.toShip} letters={letters} month={month} />
          {offer && <NotificationOffer publicKey={offer} />}
        </>
      )}
      <OpeningPart opening={opening} unfolded={quiet} />
      {tests && <ClearTestOrders {...tests} live />}
      {low.length > 0 && <RunningLow items={low} />}
      {(hero !== null || Object.values(hot).some((piece) => piece !== null)) && (
        <section className={styles.window} aria-labelledby="window">
          <h2 id="window" className={prose.title3}>
            {adminCopy.inShopWindow}
          </h2>
          <ul className={styles.shown}>
            <Shown
              words={adminCopy.hero}
              to={productAddress('edit', 'hero')}
              item={hero && itemOfHero(hero)}
            />
            {sellableTypes.map((type) => {
              const piece = hot[type]
              if (!piece) return null
              return (
                <Shown
                  key={type}
                  words={adminCopy.hotTypes[type]}
                  to={productAddress('hot', type)}
                  item={toItem(piece, currency)}
                />
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}

function RunningLow({ items }: { items: readonly Item[] }) {
  return (
    <section className={styles.window} aria-labelledby="low">
      <h2 id="low" className={prose.title3}>
        {adminCopy.runningLow}
      </h2>
      <ul className={styles.low}>
        {items.map(({ id, name, descName, note }) => (
          <li key={id}>
            <Link to={productAddress('edit', 'merch', id)} className={styles.piece}>
              <span>
                {name} <span className={styles.soft}>{descName}</span>
              </span>
              <span className={styles.count}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ words, to, item }: { words: string; to: string; item: Item | null }) {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <span className={styles.frame}>
          {item?.picture && (
            <Picture
              picture={item.picture}
              sizes="(min-width: 900px) 20rem, 25vw"
              decorative
              className={`${picture.cover} ${styles.picture}`}
            />
          )}
        </span>
        <span className={styles.soft}>{words}</span>
        <span className={styles.name}>{item?.name ?? adminCopy.noneYet}</span>
      </Link>
    </li>
  )
}
