import type { RefObject } from 'react'
import { formatMoney } from '#kernel/money.ts'
import type { PieceSize } from '#shop/catalogue/product.ts'
import type { Picture as Shown } from '#shop/media/picture.ts'
import { Picture } from '#web/ui/picture.tsx'
import { shopCopy } from '#web/ui/shop-copy.ts'
import { sizeInWords } from './purchase.ts'
import styles from './size-choice.module.css'

interface SizeChoiceProps {
  sizes: readonly PieceSize[]
  picture: Shown | undefined
  chosen: PieceSize | null
  /** True once the form was sent without a size. */
  missing: boolean
  first: RefObject<HTMLInputElement | null>
  onChoose(size: PieceSize): void
}

/** The sizes of a print, drawn to one scale, each with its price. None is chosen beforehand. */
export function SizeChoice({ sizes, picture, chosen, missing, first, onChoose }: SizeChoiceProps) {
  const tallest = Math.max(...sizes.map(({ label }) => inches(label).tall))
  return (
    <fieldset className={styles.choice} aria-describedby={missing ? 'size-missing' : undefined}>
      <legend className={styles.legend}>Print size</legend>
      <div className={styles.options} style={{ '--count': sizes.length, '--tallest': tallest }}>
        {sizes.map((size, index) => {
          const { wide, tall } = inches(size.label)
          return (
            <label key={size.label} className={styles.option}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name="size"
                value={size.label}
                required
                checked={size.label === chosen?.label}
                aria-invalid={missing || undefined}
                onChange={() => onChoose(size)}
                className={styles.radio}
              />
              <span className={styles.scale} style={{ '--wide': wide, '--tall': tall }}>
                {picture && (
                  <Picture picture={picture} decorative sizes="4rem" className={styles.sheet} />
                )}
              </span>
              <span className={styles.size}>{sizeInWords(size.label)}</span>
              <span className={styles.price}>{formatMoney(size.price)}</span>
            </label>
          )
        })}
      </div>
      {missing && (
        <p id="size-missing" className={styles.missing}>
          {shopCopy.selectSize}
        </p>
      )}
    </fieldset>
  )
}

/** '12x18' -> its sides in inches. */
function inches(label: string): { wide: number; tall: number } {
  const [wide = 1, tall = 1] = label.split('x').map(Number)
  return { wide, tall }
}
