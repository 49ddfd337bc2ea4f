import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from './pictures.module.css'

interface PictureBandProps {
  kind: ProductKind
  pictures: readonly Shown[]
}

/** More pictures would be too small side by side and too long stacked. */
const most = 3

/** Screen readers skip the band: all its pictures also stand above with their descriptions. */
export function PictureBand({ kind, pictures: all }: PictureBandProps) {
  const pictures = all.slice(1, 1 + most)
  if (pictures.length < (kind === 'prints' ? 1 : 2)) return null
  const shapes = pictures.map(({ width, height }) => width / height)
  const together = shapes.reduce((sum, shape) => sum + shape, 0)
  return (
    <div className={styles.band} data-part="views" data-kind={kind} aria-hidden="true">
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
