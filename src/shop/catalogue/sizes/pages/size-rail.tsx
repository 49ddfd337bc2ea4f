import type { RefObject } from 'react'
import { hasSeveralPrices, type PieceSize, sizeInWords } from '#shop/catalogue/products/product.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { sizesPageCopy } from './copy.ts'
import { GoneSizes } from './gone-sizes.tsx'
import styles from './sizes.module.css'

interface SizeRailProps {
  sizes: readonly PieceSize[]
  chosen: PieceSize | null
  missing: boolean
  first: RefObject<HTMLInputElement | null>
  onChoose(size: PieceSize): void
}

/** No size is preselected. A buyer may choose a sold-out size, to subscribe to its return. */
export function SizeRail({ sizes, chosen, missing, first, onChoose }: SizeRailProps) {
  const money = useMoney()
  const hydrated = useHydrated()
  const isPriced = hasSeveralPrices({ sizes })
  return (
    <fieldset className={layout.sized} aria-describedby={missing ? 'size-missing' : undefined}>
      <legend className={styles.legend}>{sizesPageCopy.size}</legend>
      <div className={styles.rail}>
        {sizes.map((size, index) => (
          <label
            key={size.label}
            className={`${control.pick} ${styles.hanger}`}
            data-gone={isGone(size) || undefined}
          >
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="size"
              value={size.label}
              required
              // A plain form must not put it into the cart.
              disabled={isGone(size) && !hydrated}
              checked={size.label === chosen?.label}
              aria-invalid={missing || undefined}
              onChange={() => onChoose(size)}
            />
            <span className={`${prose.bold} ${prose.wraps} ${styles.letter}`}>
              {sizeInWords(size.label)}
            </span>
            {isPriced && <span className={styles.price}>{money(size.price)}</span>}
            {leftInWords(size) && <span className={styles.price}>{leftInWords(size)}</span>}
          </label>
        ))}
      </div>
      <GoneSizes sizes={sizes.filter(isGone)} />
      {missing && (
        <p id="size-missing" className={styles.missing}>
          {shopCopy.selectNamedSize}
        </p>
      )}
    </fieldset>
  )
}

const isGone = ({ availability }: PieceSize) => availability?.left === 0

const mostCounted = 20

function leftInWords({ availability }: PieceSize): string | null {
  if (!availability || !Number.isFinite(availability.left)) return null
  if (availability.state === 'held') return sizesPageCopy.held
  if (availability.left === 0) return sizesPageCopy.soldOut
  return availability.left > mostCounted ? null : sizesPageCopy.left(availability.left)
}
