import { Link } from 'react-router'
import type { WaitingPrints } from '#shop/fulfilment/fulfilment.server.ts'
import { listAddress } from '../orders/orders-address.ts'
import styles from './variant-check.module.css'
import { variantsCopy } from './variants-copy.ts'

/** Bought prints that the provider doesn't have; the orders themselves are mended in their own section. */
export function WaitingForPrinter({ waiting: { queued, failed } }: { waiting: WaitingPrints }) {
  return (
    <section className={styles.waiting} aria-labelledby="waiting-prints">
      <h2 id="waiting-prints" className={styles.title}>
        {variantsCopy.waitingTitle}
      </h2>
      {queued + failed === 0 && <p className={styles.soft}>{variantsCopy.nothingWaits}</p>}
      {failed > 0 && (
        <div className={styles.wait} data-urgent>
          <p>{variantsCopy.refused(failed)}</p>
          <Link to={listAddress({ filter: 'needs-you', search: '' })} className={styles.way}>
            {variantsCopy.refusedWay}
          </Link>
        </div>
      )}
      {queued > 0 && (
        <div className={styles.wait}>
          <p>{variantsCopy.queued(queued)}</p>
          <Link to={listAddress({ filter: 'in-the-making', search: '' })} className={styles.way}>
            {variantsCopy.queuedWay}
          </Link>
        </div>
      )}
    </section>
  )
}
