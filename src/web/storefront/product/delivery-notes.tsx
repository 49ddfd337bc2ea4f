import { Link } from 'react-router'
import type { ProductKind } from '#kernel/kinds.ts'
import { pagePaths } from '#kernel/page-paths.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { shopCopy } from '#web/ui/shop-copy.ts'
import styles from './delivery-notes.module.css'

interface DeliveryNotesProps {
  product: Pick<Product, 'kind' | 'making'>
  /** What sending a piece of this kind costs, and where to, in whole sentences. */
  shipping: string
  /** The studio's own words about how long prints take. */
  madeToOrder: string
  /** When it leaves and arrives, in sentences. */
  dates: readonly string[]
}

const returns: Record<ProductKind, string> = {
  prints: 'Arrived bent, or not as pictured? Write to me within 30 days and I print it again.',
  clothing: "Doesn't fit? Send it back unworn within 30 days and you get your money back.",
  merch: 'Not happy with it? Write to me within 30 days and I put it right.',
}

/** What a shopper wants to know before the cart: shipping, making and returns. */
export function DeliveryNotes({ product, shipping, madeToOrder, dates }: DeliveryNotesProps) {
  const { kind, making } = product
  const isPrinted = kind === 'prints' && making === 'to_order'
  return (
    <dl className={styles.notes}>
      <div>
        <dt>Shipping</dt>
        <dd>
          {shipping}
          {kind === 'merch' &&
            making !== 'one_of_a_kind' &&
            ' Stickers go by standard postage and may take longer.'}
        </dd>
      </div>
      <div>
        <dt>Making</dt>
        <dd>{isPrinted ? madeToOrder : shopCopy.making[making]}</dd>
      </div>
      <div>
        <dt>{shopCopy.whenItComes}</dt>
        <dd>
          {dates.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </dd>
      </div>
      <div>
        <dt>Returns</dt>
        <dd>
          {kind === 'prints' && !isPrinted ? returns.merch : returns[kind]}
          <Link to={pagePaths.shipping} className={styles.more}>
            More on shipping and returns
          </Link>
        </dd>
      </div>
    </dl>
  )
}
