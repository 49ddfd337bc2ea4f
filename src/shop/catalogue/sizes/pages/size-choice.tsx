import type { RefObject } from 'react'
import { type PieceSize, sidesLabel, sizeInWords } from '#shop/catalogue/products/product.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { sizesPageCopy } from './copy.ts'
import { GoneSizes } from './gone-sizes.tsx'
import styles from './sizes.module.css'

const inARow = 3

interface SizeChoiceProps {
  sizes: readonly PieceSize[]
  picture: Shown | undefined
  /** A sold-out size may come back: a buyer may choose it, to subscribe to its return. */
  comesBack: boolean
  chosen: PieceSize | null
  missing: boolean
  first: RefObject<HTMLInputElement | null>
  onChoose(size: PieceSize): void
}

/** Drawn to one scale. None is preselected. */
export function SizeChoice({
  sizes,
  picture,
  comesBack,
  chosen,
  missing,
  first,
  onChoose,
}: SizeChoiceProps) {
  const hydrated = useHydrated()
  const money = useMoney()
  const longest = Math.max(...sizes.map(inches).flatMap(({ wide, tall }) => [wide, tall]))
  return (
    <fieldset className={layout.sized} aria-describedby={missing ? 'size-missing' : undefined}>
      <legend className={styles.legend}>{sizesPageCopy.printSize}</legend>
      <div
        className={styles.options}
        style={{ '--count': Math.min(sizes.length, inARow), '--longest': longest }}
      >
        {sizes.map((size, index) => {
          const { wide, tall } = inches(size)
          return (
            <label
              key={size.label}
              className={`${control.pick} ${styles.option}`}
              data-gone={isSoldOut(size) || undefined}
            >
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name="size"
                value={size.label}
                required
                disabled={isSoldOut(size) && !(comesBack && hydrated)}
                checked={size.label === chosen?.label}
                aria-invalid={missing || undefined}
                onChange={() => onChoose(size)}
              />
              <span className={styles.scale} style={{ '--wide': wide, '--tall': tall }}>
                {picture && (
                  <Picture picture={picture} decorative sizes="4rem" className={styles.sheet} />
                )}
              </span>
              <span className={`${prose.bold} ${prose.wraps}`}>{sizeInWords(size.label)}</span>
              {measures(size) && <span className={styles.price}>{measures(size)}</span>}
              <span className={styles.price}>
                {isSoldOut(size) ? sizesPageCopy.soldOut : money(size.price)}
              </span>
            </label>
          )
        })}
      </div>
      {comesBack && <GoneSizes sizes={sizes.filter(isSoldOut)} />}
      {missing && (
        <p id="size-missing" className={styles.missing}>
          {shopCopy.selectSize}
        </p>
      )}
    </fieldset>
  )
}

const isSoldOut = ({ availability }: PieceSize) => availability?.state === 'sold_out'

function measures({ label, width, height, unit }: PieceSize): string | null {
  if (width === null || height === null || unit === null) return null
  const measured = sidesLabel({ width, height, unit })
  return measured === label ? null : sizeInWords(measured)
}

function inches({ width, height, unit }: PieceSize): { wide: number; tall: number } {
  const scale = unit === 'cm' ? 1 / 2.54 : 1
  return { wide: (width ?? 1) * scale, tall: (height ?? 1) * scale }
}
