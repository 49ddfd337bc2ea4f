import type { Piece } from '#shop/catalogue/piece.ts'
import type { OutsideSale } from '#shop/sold/outside-sale.ts'
import { InArchive } from './in-archive.tsx'
import { soldCopy as copy } from './sold-copy.ts'
import styles from './sold-elsewhere.module.css'
import { SoldElsewhere } from './sold-elsewhere.tsx'

/** What of a piece is sold, above its form. */
export function SoldParts({ piece, sales }: { piece: Piece; sales: readonly OutsideSale[] }) {
  const { product, stock } = piece
  const isSold = stock !== null && stock.onHand === 0
  return (
    <div className={styles.parts}>
      {isSold && (
        <div>
          <p className={styles.sold}>{copy.isSold}</p>
          <InArchive product={product} />
        </div>
      )}
      <SoldElsewhere product={product} sales={sales} />
    </div>
  )
}
