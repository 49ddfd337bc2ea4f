import { Link } from 'react-router'
import { galleryPath, pagePaths } from '#platform/addresses/page-paths.ts'
import type { Product } from '#shop/catalogue/products/product.ts'
import type { PieceTerm } from '#shop/store/law/words/piece-words.ts'
import { shopCopy } from '#web/ui/copy.ts'
import prose from '#web/ui/kit/prose.module.css'
import { productsPageCopy } from './copy.ts'
import styles from './product-page.module.css'

interface DeliveryNotesProps {
  product: Pick<Product, 'kind' | 'making' | 'personalised' | 'measurements'>
  gallery: string
  shipping: string
  making: string
  dates: readonly string[]
  returns: ReturnPolicy
  terms: readonly PieceTerm[]
}

interface ReturnPolicy {
  /** Null and 0: no days beyond the law's. */
  days: number | null
  postage: string
}

export function DeliveryNotes(props: DeliveryNotesProps) {
  const { product, gallery, shipping, making: madeHow, dates, returns, terms } = props
  const { kind, making, personalised, measurements } = product
  const isSmall = kind === 'merch' && making !== 'one_of_a_kind' && gallery === galleryPath(kind)
  return (
    <dl className={styles.notes}>
      {measurements && kind !== 'clothing' && (
        <div>
          <dt>{shopCopy.measurements}</dt>
          <dd>{measurements}</dd>
        </div>
      )}
      <div>
        <dt>{productsPageCopy.shipping}</dt>
        <dd>
          {shipping}
          {isSmall && productsPageCopy.stickers}
        </dd>
      </div>
      {madeHow && (
        <div>
          <dt>{productsPageCopy.making}</dt>
          <dd>{madeHow}</dd>
        </div>
      )}
      <div>
        <dt>{shopCopy.whenItComes}</dt>
        <dd>
          {dates.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </dd>
      </div>
      <div>
        <dt>{productsPageCopy.returns}</dt>
        <dd>
          {returns.days ? `${shopCopy.sendBack(returns.days, personalised)} ` : ''}
          {returns.postage && `${returns.postage}`}
          <Link to={pagePaths.shipping} className={styles.more}>
            {productsPageCopy.moreShippingReturns}
          </Link>
        </dd>
      </div>
      {terms
        .filter(({ folded }) => !folded)
        .map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={prose.lines}>{lines.join('\n')}</dd>
          </div>
        ))}
      {terms
        .filter(({ folded }) => folded)
        .map(({ term, lines }) => (
          <div key={term} data-long>
            <dt>{term}</dt>
            <dd>
              <details>
                <summary>{productsPageCopy.lawOfPrints}</summary>
                <p className={prose.lines}>{lines.join('\n')}</p>
              </details>
            </dd>
          </div>
        ))}
    </dl>
  )
}
