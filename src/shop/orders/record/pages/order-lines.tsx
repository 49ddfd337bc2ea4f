import { type Cents, formatMoney } from '#platform/money/money.ts'
import { PersonalWords } from '#shop/catalogue/personalisation/pages/personal-words.tsx'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { adjustments, taxWithin } from '#shop/orders/record/order.ts'
import { type BuyerOrder, lineKey } from '#shop/orders/record/order-views.ts'
import layout from '#web/ui/kit/layout.module.css'
import pictures from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { Copies } from './copies.tsx'
import { recordPageCopy } from './copy.ts'
import { LinePicture } from './line-picture.tsx'
import styles from './order-lines.module.css'

export function OrderLines({ order }: { order: BuyerOrder }) {
  const refunded = { words: recordPageCopy.refunded, cents: -order.refunded }
  const sum = ({ words, cents }: { words: string; cents: Cents | null }) => (
    <div key={words}>
      <dt>{words}</dt>
      <dd>{cents !== null && formatMoney(cents, order.currency)}</dd>
    </div>
  )
  return (
    <section className={layout.shrinks} aria-labelledby="bought">
      <h2 id="bought" className={prose.heading}>
        {recordPageCopy.whatYouBought}
      </h2>
      <ul className={layout.sized}>
        {order.lines.map((line) => (
          <li key={lineKey(line)} className={surface.line}>
            <div>
              <LinePicture line={line} className={`${pictures.thumb} ${layout.full}`} />
            </div>
            <div>
              <p className={prose.name}>{line.name}</p>
              <p className={prose.hint}>
                {[...saleItemDetails(line), line.quantity > 1 && `× ${line.quantity}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <PersonalWords line={line} />
              <Copies copies={line.copies} />
            </div>
            <p className={prose.figures}>
              {formatMoney(line.unitPrice * line.quantity, order.currency)}
            </p>
          </li>
        ))}
      </ul>
      <dl className={`${surface.sums} ${styles.totals}`}>
        {[
          { words: recordPageCopy.subtotal, cents: order.subtotal },
          { words: recordPageCopy.shipping, cents: order.shipping },
          ...adjustments(order),
        ].map(sum)}
        <div className={prose.title4} data-strong="">
          <dt>
            {recordPageCopy.total} <MoneyLabel money={order.money} />
          </dt>
          <dd>{formatMoney(order.total, order.currency)}</dd>
        </div>
        {taxWithin(order).map(sum)}
        {order.refunded > 0 && sum(refunded)}
      </dl>
    </section>
  )
}
