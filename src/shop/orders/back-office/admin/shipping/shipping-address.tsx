import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { DetailPart } from '#shop/orders/back-office/admin/detail/detail-part.tsx'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { ChangeAddress } from './change-address.tsx'
import styles from './shipping.module.css'

/** `home`: the shop's country, which the address leaves out. */
export function ShippingAddress({ order, home }: { order: OwnerOrder; home: string }) {
  const { shipTo, pickup, buyer, number } = order
  const lines = shipTo ? addressLines(shipTo, home) : []
  const subject = encodeURIComponent(ordersCopy.yourOrder(number))
  return (
    <DetailPart id="goes-to" title={pickup === null ? ordersCopy.whereItGoes : ordersCopy.pickedUp}>
      {pickup !== null ? (
        <p>{ordersCopy.pickup(buyer.name)}</p>
      ) : shipTo ? (
        <address className={`${layout.stack} ${prose.lead} ${prose.wraps}`}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className={prose.hint}>
          {order.state === 'paid' ? ordersCopy.noAddress : ordersCopy.addressLater}
        </p>
      )}
      <div className={`${layout.words5} ${styles.links}`}>
        {shipTo && (
          <TextButton onClick={() => copyWords(lines)}>{ordersCopy.copyTheAddress}</TextButton>
        )}
        {pickup === null && <ChangeAddress order={order} home={home} />}
      </div>
      {buyer.email && (
        <p className={styles.mail}>
          <a
            href={`mailto:${buyer.email}?subject=${subject}`}
            className={`${control.target} ${prose.wraps}`}
          >
            {buyer.email}
          </a>
        </p>
      )}
    </DetailPart>
  )
}

async function copyWords(lines: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(lines.join('\n'))
    toast.success(ordersCopy.copied, 2000)
  } catch {
    toast.error(ordersCopy.copyFailed, 4000)
  }
}
