import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { goesByStandardPost } from '#shop/catalogue/products/product.ts'
import { shopCopy } from '#web/ui/copy.ts'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { productsPageCopy } from './copy.ts'
import type { loadProduct } from './load-product.server.ts'
import styles from './product-page.module.css'

export function DeliveryNotes({ page }: { page: Awaited<ReturnType<typeof loadProduct>> }) {
  const { product, gallery, shipping, madeHow, dates, returns, terms } = page
  if (product.inventoryPolicy === 'not_for_sale') return null
  return (
    <div className={styles.notes}>
      <Note term={productsPageCopy.shipping} gist={shipping}>
        {shipping}
        {goesByStandardPost(product, gallery) && productsPageCopy.stickers}
      </Note>
      {madeHow && (
        <Note term={productsPageCopy.making} gist={madeHow}>
          {madeHow}
        </Note>
      )}
      <Note term={shopCopy.whenItComes} gist={dates[0]?.gist}>
        {dates.map(({ words }) => (
          <p key={words}>{words}</p>
        ))}
      </Note>
      <Note
        term={productsPageCopy.returns}
        gist={returns.back || returns.postage || productsPageCopy.moreShippingReturns}
      >
        {[returns.back, returns.postage].filter(Boolean).join(' ')}
        <Link to={pagePaths.shipping} className={`${control.target} ${styles.more}`}>
          {productsPageCopy.moreShippingReturns}
        </Link>
      </Note>
      {terms.map(({ term, lines, folded }) => (
        <Note key={term} term={term} gist={folded ? productsPageCopy.lawOfPrints : lines[0]}>
          <p className={prose.lines}>{lines.join('\n')}</p>
        </Note>
      ))}
    </div>
  )
}

interface NoteProps {
  term: string
  gist: string | undefined
  children: ReactNode
}

function Note({ term, gist, children }: NoteProps) {
  return (
    <details>
      <summary data-gist={gist}>
        <span>{term}</span>
      </summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  )
}
