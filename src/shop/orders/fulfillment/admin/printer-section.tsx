import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { printerCopy } from './copy.ts'
import styles from './printer.module.css'
import { Products } from './products.tsx'
import { Reading } from './reading.tsx'
import { VariantCheck } from './variant-check.tsx'
import { providerName } from './variants.copy.ts'
import { WaitingForPrinter } from './waiting-for-printer.tsx'

export const section = {
  at: 'printer',
  label: printerCopy.fromPrintful,
  least: 'partner',
  menu: { group: 'products', place: 60, keywords: printerCopy.keywords },
  help: 'printer',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { printerProducts, variants, fulfillment, orders } = shop.admin
  const [list, about, queued, failed] = await Promise.all([
    printerProducts.list(),
    variants.about(),
    fulfillment.waitingPrints(),
    orders.failedPrints(),
  ])
  return { list, about, queued, failed }
}

/** Milliseconds. */
const pause = 2000

export default function PrinterScreen({ list, about, queued, failed }: Loaded<typeof section>) {
  const underWay = list.reading.isRunning || list.products.some(({ isWanted }) => isWanted)
  const mayConnect = useMay('owner')
  usePolling(underWay ? pause : null)
  if (!list.canRead && !about.hasList) {
    return (
      <p className={styles.costs}>
        {printerCopy.selfFulfilled}{' '}
        {mayConnect && (
          <Link to={adminSectionPath('services', 'printing')}>{printerCopy.connect}</Link>
        )}
      </p>
    )
  }
  const who = providerName(list.provider)
  return (
    <div className={styles.section}>
      {list.canRead && <Reading who={who} list={list} />}
      {list.products.length > 0 && <Products who={who} list={list} />}
      <WaitingForPrinter queued={queued} failed={failed} />
      {about.total > 0 && (
        <section
          className={`${layout.stack4} ${surface.farBelow} ${layout.column}`}
          aria-labelledby="check-sizes"
        >
          <h2 id="check-sizes" className={prose.title3}>
            {printerCopy.typed}
          </h2>
          <VariantCheck who={who} store={list.store} total={about.total} />
        </section>
      )}
    </div>
  )
}
