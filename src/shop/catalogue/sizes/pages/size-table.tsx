import type { Product } from '#shop/catalogue/products/product.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { sizesPageCopy } from './copy.ts'
import { garmentSizes, guideSize } from './garment-sizes.ts'
import styles from './sizes.module.css'

interface SizeTableProps {
  piece: Product
  open: boolean
  onClose(): void
}

export default function SizeTable({ piece, open, onClose }: SizeTableProps) {
  const own = guideSize(piece)
  return (
    <Dialog open={open} onClose={onClose} title={sizesPageCopy.sizeGuide}>
      <p>{sizesPageCopy.measuringHint}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{sizesPageCopy.chestTable}</caption>
        <thead>
          <tr>
            <th scope="col">{sizesPageCopy.size}</th>
            <th scope="col">{sizesPageCopy.yourChest}</th>
            <th scope="col">{sizesPageCopy.itsChest}</th>
            <th scope="col">{sizesPageCopy.length}</th>
          </tr>
        </thead>
        <tbody>
          {garmentSizes.map(({ size, body, chest, length }) => (
            <tr key={size} aria-current={size === own ? 'true' : undefined}>
              <th scope="row">{size}</th>
              <td>{body.join('–')}</td>
              <td>{chest.join('–')}</td>
              <td>{length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {piece.measurements && (
        <p>
          {sizesPageCopy.thisPiece(piece.measurements)}
          {own !== null && own !== piece.size && sizesPageCopy.fitsLike(own)}
        </p>
      )}
    </Dialog>
  )
}
