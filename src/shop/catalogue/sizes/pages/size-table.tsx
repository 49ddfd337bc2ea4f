import type { Product } from '#shop/catalogue/products/product.ts'
import { Dialog } from '#web/ui/dialog.tsx'
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
    <Dialog open={open} onClose={onClose} title="Size guide">
      <p>
        In inches, all round. For the garment's chest, lay a favorite of yours flat, measure from
        armpit to armpit and double it; its length runs from the top of the shoulder to the hem.
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">Chest and length by size, in inches</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Your chest</th>
            <th scope="col">Its chest</th>
            <th scope="col">Length</th>
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
          {`This piece: ${piece.measurements}.`}
          {own !== null && own !== piece.size && ` By its chest it fits like size ${own}.`}
        </p>
      )}
    </Dialog>
  )
}
