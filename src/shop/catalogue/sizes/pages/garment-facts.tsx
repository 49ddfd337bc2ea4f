import { Suspense, useState } from 'react'
import page from '#shop/catalogue/products/pages/product-page.module.css'
import type { Product } from '#shop/catalogue/products/product.ts'
import type { ShownGuide } from '#shop/catalogue/sizes/size-guide.ts'
import { later } from '#web/ui/hooks/later.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { sizesPageCopy } from './copy.ts'
import styles from './sizes.module.css'

const SizeTable = later(() => import('./size-table.tsx'))

export function GarmentFacts({ piece, guide }: { piece: Product; guide: ShownGuide | null }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const comesInSizes = !/^one size$/i.test(piece.size ?? '')

  function show(): void {
    setWanted(true)
    setOpen(true)
  }

  return (
    <div className={`${layout.stack3} ${layout.start} ${layout.full} ${layout.sized}`}>
      <dl className={page.facts}>
        {piece.size && (
          <div>
            <dt>{sizesPageCopy.size}</dt>
            <dd className={prose.bold}>{piece.size}</dd>
          </div>
        )}
        {piece.measurements && (
          <div>
            <dt>{sizesPageCopy.measurements}</dt>
            <dd>{piece.measurements}</dd>
          </div>
        )}
        {piece.inventoryPolicy === 'one_of_a_kind' && (
          <div>
            <dt>{sizesPageCopy.edition}</dt>
            <dd>{sizesPageCopy.onlyThisOne}</dd>
          </div>
        )}
      </dl>
      {guide && comesInSizes && (
        <button type="button" className={`${control.plain} ${styles.open}`} onClick={show}>
          {sizesPageCopy.sizeGuide}
        </button>
      )}
      {guide && wanted && (
        <Suspense>
          <SizeTable piece={piece} guide={guide} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
