import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminPathOf, editPath } from '#platform/addresses/page-paths.ts'
import type { SubscriberCount } from '#shop/audience/subscriptions/subscription.ts'
import type { Section } from '#web/admin/section.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { subscriptionsAdminCopy } from './copy.ts'
import styles from './subscriptions.module.css'

export const section = {
  at: 'subscriptions',
  label: subscriptionsAdminCopy.waitingList,
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop) {
  return { waiting: await shop.storefront.subscriptions.counts() }
}

export default function WaitingScreen({ waiting }: { waiting: readonly SubscriberCount[] }) {
  return (
    <div className={`${layout.stack5} ${layout.column}`}>
      <p className={prose.soft}>{subscriptionsAdminCopy.waiting.intro}</p>
      {waiting.length === 0 ? (
        <p>{subscriptionsAdminCopy.waiting.nobody}</p>
      ) : (
        <ul className={surface.ruled}>
          {waiting.map((each) => (
            <li
              key={`${each.kind}-${each.productId}`}
              className={`${layout.words4} ${styles.line}`}
            >
              <What {...each} />
              <span className={prose.soft}>
                {subscriptionsAdminCopy.waiting.people(each.count)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function What({ kind, productId, name }: SubscriberCount) {
  if (kind === 'shop' || kind === 'opening')
    return <span>{subscriptionsAdminCopy.waiting[kind]}</span>
  if (name === null) return <span>{subscriptionsAdminCopy.waiting.gone}</span>
  if (kind === 'drop') {
    return (
      <Link to={adminPathOf('drops', productId)} className={styles.link}>
        {name}
      </Link>
    )
  }
  return (
    <Link to={editPath(kind, productId)} className={styles.link}>
      {name}
    </Link>
  )
}
