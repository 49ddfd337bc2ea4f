import { Link } from 'react-router'
import { galleryPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { shopCopy } from '#web/ui/copy.ts'
import prose from '#web/ui/kit/prose.module.css'
import { productsPageCopy } from './copy.ts'
import type { loadProduct } from './load-product.server.ts'
import styles from './product-page.module.css'

export function DeliveryNotes({ page }: { page: Awaited<ReturnType<typeof loadProduct>> }) {
  const { product, gallery, shipping, madeHow, dates, returns, terms } = page
  const { kind, making, personalised, measurements } = product
  const isSmall =
    kind === 'merch' && making !== 'one_of_a_kind' && gallery.path === galleryPath(kind)
  const measured = measurements && kind !== 'clothing' && (
    <div>
      <dt>{shopCopy.measurements}</dt>
      <dd>{measurements}</dd>
    </div>
  )
  if (making === 'not_for_sale') {
    return measured && <dl className={`${styles.facts} ${styles.notes}`}>{measured}</dl>
  }
  return (
    <dl className={`${styles.facts} ${styles.notes}`}>
      {measured}
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
          {returns.postage}
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
