import { Link } from 'react-router'
import { FailedPrints } from '#shop/orders/back-office/admin/actions/failed-prints.tsx'
import { listAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { FailedPrints as Failed } from '#shop/orders/back-office/failed-prints.server.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './printer.module.css'
import { variantsCopy } from './variants.copy.ts'

interface WaitingForPrinterProps {
  queued: number
  failed: readonly Failed[]
}

export function WaitingForPrinter({ queued, failed }: WaitingForPrinterProps) {
  return (
    <section className={`${layout.stack3} ${surface.farBelow}`} aria-labelledby="waiting-prints">
      <h2 id="waiting-prints" className={prose.title3}>
        {variantsCopy.waitingTitle}
      </h2>
      {queued + failed.length === 0 && <p className={prose.soft}>{variantsCopy.nothingWaits}</p>}
      {failed.length > 0 && <FailedPrints failed={failed} />}
      {queued > 0 && (
        <div className={styles.wait}>
          <p>{variantsCopy.queued(queued)}</p>
          <Link to={listAddress({ filter: 'in-the-making', search: '' })} className={control.link}>
            {variantsCopy.queuedLink}
          </Link>
        </div>
      )}
    </section>
  )
}
