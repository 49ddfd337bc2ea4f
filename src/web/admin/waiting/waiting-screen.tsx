import { Link } from 'react-router'
import type { Shop } from '#compose'
import type { WaitingFor } from '#shop/subscriptions/subscription.ts'
import { productAddress } from '../location.ts'
import { copy } from './waiting-copy.ts'
import styles from './waiting-screen.module.css'

export async function loader(shop: Shop) {
  return { waiting: await shop.storefront.subscriptions.counts() }
}

/** How many wait for what, each with the way to the piece. */
export default function WaitingScreen({ waiting }: { waiting: readonly WaitingFor[] }) {
  return (
    <div className={styles.section}>
      <p className={styles.intro}>{copy.intro}</p>
      {waiting.length === 0 ? (
        <p>{copy.nobody}</p>
      ) : (
        <ul className={styles.list}>
          {waiting.map((each) => (
            <li key={`${each.kind}-${each.productId}`} className={styles.line}>
              <What {...each} />
              <span className={styles.count}>{copy.people(each.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function What({ kind, productId, name }: WaitingFor) {
  if (kind === 'shop') return <span>{copy.shop}</span>
  if (name === null) return <span>{copy.gone}</span>
  return (
    <Link to={productAddress('edit', kind, productId)} className={styles.link}>
      {name}
    </Link>
  )
}
