import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { wallPageCopy } from './copy.ts'
import styles from './own-wall.module.css'
import { cssTransform, type Plane, type Point, type Quad, toPhoto, toWall } from './plane.ts'
import { useMoving } from './use-moving.ts'

interface WallPrintProps {
  picture: Shown
  name: string
  /** Pixels of the photo. */
  corners: Quad
  plane: Plane
  /** Height divided by width. */
  shape: number
  /** Millimetres on the wall. */
  middle: Point
  /** CSS pixels per photo pixel. */
  scale: number
  onMove(middle: Point): void
}

export const printSizes = '600px'

/** CSS pixels before the transform: large enough to stay sharp. */
const width = 600

export function WallPrint({
  picture,
  name,
  corners,
  plane,
  shape,
  middle,
  scale,
  onMove,
}: WallPrintProps) {
  const moving = useMoving({
    grab: () => toPhoto(plane, middle),
    onDrag: (by, from) =>
      onMove(toWall(plane, { x: from.x + by.x / scale, y: from.y + by.y / scale })),
    // One centimetre on the wall.
    onArrow: (by) => onMove({ x: middle.x + by.x * 10, y: middle.y + by.y * 10 }),
  })
  const height = width * shape
  return (
    <button
      type="button"
      className={styles.hung}
      style={{ width, height, transform: cssTransform(corners, { width, height, scale }) }}
      aria-label={wallPageCopy.moveIt(name)}
      {...moving}
    >
      <Picture
        picture={picture}
        decorative
        sizes={printSizes}
        priority
        className={`${pictureStyles.cover} ${styles.print}`}
      />
    </button>
  )
}
