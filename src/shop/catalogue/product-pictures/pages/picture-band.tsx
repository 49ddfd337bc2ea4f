import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from './pictures.module.css'

interface PictureBandProps {
  kind: ProductKind
  /** All of the piece's pictures, the main one first. */
  pictures: readonly Shown[]
}

/** More would be too small side by side and too long stacked. */
const most = 3

/**
 * The first pictures after the main one, side by side across the page: the piece in a room, closer, or on
 * its way from block to print. A single picture is shown only if it shows a print on a wall. All of them
 * also stand above with their descriptions: screen readers skip this band.
 */
export function PictureBand({ kind, pictures: all }: PictureBandProps) {
  const pictures = all.slice(1, 1 + most)
  if (pictures.length < (kind === 'prints' ? 1 : 2)) return null
  const shapes = pictures.map(({ width, height }) => width / height)
  const together = shapes.reduce((sum, shape) => sum + shape, 0)
  return (
    <div className={styles.band} data-kind={kind} aria-hidden="true">
      <div className={styles.pictureBandRow} style={{ '--shapes': together }}>
        {pictures.map((picture, index) => (
          <div
            key={picture.address}
            className={styles.place}
            style={{ '--shape': shapes[index] ?? 1 }}
          >
            <Picture
              picture={picture}
              decorative
              sizes={`(min-width: 700px) ${Math.round(((shapes[index] ?? 1) / together) * 92)}vw, 92vw`}
              className={styles.pictureBandPicture}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
