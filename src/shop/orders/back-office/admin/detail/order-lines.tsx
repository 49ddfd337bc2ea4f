import { formatMoney, type MoneyMode } from '#platform/money/money.ts'
import { copiesInWords } from '#shop/catalogue/editions/edition.ts'
import { PersonalWords } from '#shop/catalogue/personalisation/pages/personal-words.tsx'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import { adjustments, taxWithin } from '#shop/orders/record/order.ts'
import { LinePicture } from '#shop/orders/record/pages/line-picture.tsx'
import { isExempt } from '#shop/store/law/withdrawal.ts'
import picture from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { orderDetailCopy } from './copy.ts'
import styles from './order-detail.module.css'

export function OrderLines({ order }: { order: OwnerOrder }) {
  const { lines, paidAt, subtotal, shipping, total, refunded, money, currency } = order
  const paid = paidAt === null ? orderDetailCopy.total : orderDetailCopy.paid
  const sums: Sum[] = [
    { words: orderDetailCopy.pieces, cents: subtotal },
    { words: orderDetailCopy.shipping, cents: shipping },
    ...adjustments(order),
    { words: paid, cents: total, money, strong: true },
    ...taxWithin(order),
  ]
  if (refunded > 0) {
    sums.push(
      { words: orderDetailCopy.refunded, cents: -refunded },
      { words: orderDetailCopy.netPayment, cents: total - refunded, money, strong: true },
    )
  }
  return (
    <section aria-label={orderDetailCopy.whatWasBought}>
      <ul className={surface.lines}>
        {lines.map((line) => (
          <li key={line.lineId} className={`${surface.line} ${styles.line}`}>
            <LinePicture line={line} className={`${picture.thumb} ${styles.picture}`} />
            <div>
              <p className={`${prose.name} ${prose.wraps}`}>{line.name}</p>
              <p className={prose.hint}>{saleItemDetails(line).join(' · ')}</p>
              <PersonalWords line={line} />
              {isExempt(line) && <p className={prose.hint}>{ordersCopy.personalised}</p>}
              {line.copies && <p className={prose.hint}>{copiesInWords(line.copies)}</p>}
              {total > 0 && line.refundedQuantity > 0 && (
                <p className={prose.hint}>{refundedWords(line)}</p>
              )}
            </div>
            <p className={`${prose.figures} ${prose.whole}`}>
              {line.quantity > 1 ? (
                <span className={prose.bold}>{line.quantity} × </span>
              ) : (
                <span className={styles.once}>1 ×</span>
              )}
              <span className={styles.price}>{formatMoney(line.unitPrice, currency)}</span>
            </p>
          </li>
        ))}
      </ul>
      <dl className={`${surface.sums} ${styles.sums}`}>
        {sums.map(({ words, cents, strong, money: mode = 'live' }) => (
          <div key={words} data-strong={strong}>
            <dt>
              {words} <MoneyLabel money={mode} />
            </dt>
            <dd>{cents !== null && formatMoney(cents, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function refundedWords({ quantity, refundedQuantity }: OrderedLine): string {
  return refundedQuantity < quantity
    ? orderDetailCopy.partlyRefunded(refundedQuantity, quantity)
    : orderDetailCopy.refunded
}

interface Sum {
  words: string
  /** Null: shows only the words. */
  cents: number | null
  strong?: boolean
  money?: MoneyMode
}
