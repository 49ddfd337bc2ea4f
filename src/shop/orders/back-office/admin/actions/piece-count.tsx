import type { LineLeft } from '#shop/orders/back-office/to-ship.ts'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Quantity } from '#web/ui/product/quantity.tsx'
import styles from './actions.module.css'
import { refundCopy } from './copy.ts'

interface PieceCountProps {
  line: LineLeft
  words: string
  /** One piece's price; absent: none is shown. */
  price?: string
  count: number
  onChange(count: number): void
}

/** A single piece has a checkbox, several have a number. */
export function PieceCount({ line, words, price, count, onChange }: PieceCountProps) {
  const { left: most } = line
  if (most === 1) {
    return (
      <li className={surface.under}>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={count === 1}
            onChange={(event) => onChange(Number(event.target.checked))}
          />
          <span>
            {words} {price && <span className={prose.hint}>{price}</span>}
          </span>
        </label>
      </li>
    )
  }
  return (
    <li className={styles.piece}>
      <p>
        {words} {price && <span className={prose.hint}>{refundCopy.each(price)}</span>}
      </p>
      <Quantity
        value={count}
        min={0}
        max={most}
        label={words}
        onChange={(asked) => onChange(Math.min(Math.max(asked, 0), most))}
      />
    </li>
  )
}
