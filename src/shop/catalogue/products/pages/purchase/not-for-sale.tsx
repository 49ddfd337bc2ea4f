import { Link } from 'react-router'
import { commissionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { SubscribeForm } from '#shop/audience/back-in-stock/pages/subscribe-form.tsx'
import { productsPageCopy } from '#shop/catalogue/products/pages/copy.ts'
import type { Product } from '#shop/catalogue/products/product.ts'
import { GarmentFacts } from '#shop/catalogue/sizes/pages/garment-facts.tsx'
import type { ShownGuide } from '#shop/catalogue/sizes/size-guide.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { useRevalidateHeld } from '#web/ui/hooks/use-revalidate-held.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Price } from '#web/ui/product/price.tsx'
import styles from './purchase-panel.module.css'

/** A counted piece may be restocked; a unique piece and an edition can't. */
export function Sold({ gallery, product }: { gallery: string; product: Product }) {
  const mayComeBack = product.inventoryPolicy === 'counted'
  const takesCommissions = useSiteFact('takesCommissions')
  return (
    <>
      <div className={`${layout.stack2} ${styles.note}`}>
        <p className={prose.name}>{shopCopy.sold}</p>
        <p>
          {goneWords[product.inventoryPolicy]}{' '}
          {!mayComeBack && takesCommissions && (
            <>
              <Link to={commissionPath(product.kind, product.id)}>{shopCopy.commissionOne}</Link>.{' '}
            </>
          )}
          <Link to={gallery}>{shopCopy.stillHere}</Link>.
        </p>
      </div>
      {mayComeBack && <SubscribeForm target={{ kind: product.kind, productId: product.id }} />}
    </>
  )
}

const goneWords: Partial<Record<Product['inventoryPolicy'], string>> = {
  counted: shopCopy.outOfStock,
  to_order: shopCopy.everyCopySold,
  one_of_a_kind: shopCopy.foundAHome,
}

/** For a portfolio's piece: nothing is sold, so nothing comes back. */
export function NotForSale({ product: { kind, id, saleNote } }: { product: Product }) {
  if (saleNote === '') return null
  const words = shopCopy.saleNotes[saleNote]
  return (
    <p className={`${prose.lead} ${prose.strong}`}>
      {saleNote === 'ask' ? <Link to={commissionPath(kind, id)}>{words}</Link> : words}
    </p>
  )
}

export function Held({ product, sizeGuide }: { product: Product; sizeGuide: ShownGuide | null }) {
  const { itemCount } = useVisitor()
  const { heldUntil } = product.availability
  useRevalidateHeld(true, heldUntil)
  return (
    <>
      <p className={styles.price}>
        <Price cents={product.price} />
      </p>
      {product.kind === 'clothing' && <GarmentFacts piece={product} guide={sizeGuide} />}
      <div className={`${layout.stack2} ${styles.note} ${styles.held}`} role="status">
        <p className={prose.name}>{productsPageCopy.held}</p>
        <p>
          {heldUntil === null ? (
            productsPageCopy.paymentTakesDays
          ) : (
            <>
              {productsPageCopy.mayComeBack}{' '}
              <LocalTime
                at={heldUntil}
                form="time"
                lead="at "
                before={productsPageCopy.withinHalfHour}
              />
            </>
          )}
          {productsPageCopy.looksAgain}
        </p>
        {itemCount > 0 && (
          <p>
            {productsPageCopy.isItYou} <Link to={pagePaths.cart}>{productsPageCopy.yourCart}</Link>.
          </p>
        )}
      </div>
      <SubscribeForm target={{ kind: product.kind, productId: product.id }} />
    </>
  )
}
