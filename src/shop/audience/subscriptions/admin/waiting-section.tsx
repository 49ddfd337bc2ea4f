import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminPathOf, editPath } from '#platform/addresses/page-paths.ts'
import type { SubscriberCount } from '#shop/audience/subscriptions/subscription.ts'
import type { Section } from '#web/admin/section.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './waiting-screen.module.css'

export const section = {
  at: 'waiting',
  label: 'Waiting list',
  help: 'orders',
  load,
} satisfies Section

const waitingCopy = {
  intro:
    'Shoppers who want to hear when something is back. They get one mail each, by themselves, as soon as it can be bought again.',
  nobody: 'Nobody is waiting for anything right now.',
  shop: 'The end of your vacation',
  opening: 'The opening of your shop',
  gone: 'A piece that is gone',
  people: (count: number) => `${count} ${count === 1 ? 'waits' : 'wait'}`,
} as const

async function load(shop: Shop) {
  return { waiting: await shop.storefront.subscriptions.counts() }
}

export default function WaitingScreen({ waiting }: { waiting: readonly SubscriberCount[] }) {
  return (
    <div className={`${layout.stack5} ${layout.column}`}>
      <p className={prose.soft}>{waitingCopy.intro}</p>
      {waiting.length === 0 ? (
        <p>{waitingCopy.nobody}</p>
      ) : (
        <ul className={surface.ruled}>
          {waiting.map((each) => (
            <li
              key={`${each.kind}-${each.productId}`}
              className={`${layout.words4} ${styles.line}`}
            >
              <What {...each} />
              <span className={prose.soft}>{waitingCopy.people(each.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function What({ kind, productId, name }: SubscriberCount) {
  if (kind === 'shop' || kind === 'opening') return <span>{waitingCopy[kind]}</span>
  if (name === null) return <span>{waitingCopy.gone}</span>
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
