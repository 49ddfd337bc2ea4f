import type { Clothing } from '#shop/catalogue/product.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './size-guide.module.css'

/** Inches, all round: whom a garment fits, and what it measures itself. */
const guide = [
  { size: 'XS', body: '30–32', chest: '34–36', length: '26' },
  { size: 'S', body: '33–35', chest: '37–39', length: '26½' },
  { size: 'M', body: '36–38', chest: '40–42', length: '27' },
  { size: 'L', body: '40–42', chest: '44–46', length: '28' },
  { size: 'XL', body: '44–46', chest: '48–50', length: '30' },
  { size: '2XL', body: '48–50', chest: '52–54', length: '31' },
] as const

interface SizeTableProps {
  piece: Clothing
  open: boolean
  onClose(): void
}

/** What sizes mean in general, and this piece's own measurements. */
export default function SizeTable({ piece, open, onClose }: SizeTableProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      <p>
        In inches, all round. For the garment's chest, lay a favourite of yours flat, measure from
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
          {guide.map(({ size, body, chest, length }) => (
            <tr key={size} aria-current={size === piece.size ? 'true' : undefined}>
              <th scope="row">{size}</th>
              <td>{body}</td>
              <td>{chest}</td>
              <td>{length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {piece.measurements && <p>{`This piece: ${piece.measurements}.`}</p>}
    </Dialog>
  )
}
