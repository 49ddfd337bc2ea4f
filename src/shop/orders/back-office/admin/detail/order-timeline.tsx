import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { type Clocks, dayWords, timeWords } from '#web/admin/list/days.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { orderDetailCopy } from './copy.ts'
import { DetailPart } from './detail-part.tsx'
import { eventWords } from './event-words.ts'
import styles from './order-detail.module.css'

export function OrderTimeline({ order, clocks }: { order: OwnerOrder; clocks: Clocks }) {
  return (
    <DetailPart id="history" title={orderDetailCopy.whatHappened}>
      <ol className={`${layout.stack3} ${layout.full} ${styles.events}`}>
        {order.events.map((event) => {
          const words = eventWords(event, order)
          return (
            words && (
              <li
                key={`${event.at}-${event.type}-${event.kind}-${event.detail}`}
                className={`${layout.stack} ${prose.wraps} ${styles.event}`}
              >
                <span className={prose.hint}>
                  {dayWords(event.at, clocks)}, {timeWords(event.at, clocks.zone)}
                </span>
                <span>{words}</span>
              </li>
            )
          )
        })}
      </ol>
    </DetailPart>
  )
}
