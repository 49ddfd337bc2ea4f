import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath, editPath } from '#platform/addresses/page-paths.ts'
import type { SubscriberCount } from '#shop/audience/back-in-stock/subscription.ts'
import type { Section } from '#web/admin/section.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { subscriptionsAdminCopy } from './copy.ts'

export const section = {
  at: 'subscriptions',
  label: subscriptionsAdminCopy.label,
  menu: { group: 'orders', place: 50, keywords: subscriptionsAdminCopy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop) {
  return { subscriptions: await shop.storefront.subscriptions.counts() }
}

export default function SubscriptionsScreen({
  subscriptions,
}: {
  subscriptions: readonly SubscriberCount[]
}) {
  return (
    <div className={`${layout.stack5} ${layout.column}`}>
      <p className={prose.soft}>{subscriptionsAdminCopy.subscriptions.intro}</p>
      {subscriptions.length === 0 ? (
        <p>{subscriptionsAdminCopy.subscriptions.nobody}</p>
      ) : (
        <ul className={surface.ruled}>
          {subscriptions.map((each) => (
            <li
              key={`${each.kind}-${each.productId}-${each.size ?? ''}`}
              className={`${layout.words4} ${layout.middle} ${layout.apart} ${surface.under}`}
            >
              <SubscribedTo {...each} />
              <span className={prose.soft}>
                {subscriptionsAdminCopy.subscriptions.people(each.count)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SubscribedTo({ kind, productId, name }: SubscriberCount) {
  if (kind === 'shop' || kind === 'opening')
    return <span>{subscriptionsAdminCopy.subscriptions[kind]}</span>
  if (name === null) return <span>{subscriptionsAdminCopy.subscriptions.gone}</span>
  if (kind === 'drop') {
    return (
      <Link to={adminSectionPath('drops', productId)} className={control.link}>
        {name}
      </Link>
    )
  }
  return (
    <Link to={editPath(kind, productId)} className={control.link}>
      {name}
    </Link>
  )
}
