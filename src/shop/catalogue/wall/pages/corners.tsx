import { corners, wallPageCopy } from './copy.ts'
import styles from './own-wall.module.css'
import { center, type Point, type Quad } from './plane.ts'
import { useMoving } from './use-moving.ts'

interface CornersProps {
  /** Pixels of the photo. */
  quad: Quad
  /** CSS pixels per photo pixel. */
  scale: number
  bounds: { width: number; height: number }
  onMove(quad: Quad): void
}

/** CSS pixels, so that no finger covers the corner. */
const reach = 34

export function Corners({ quad, scale, bounds, onMove }: CornersProps) {
  const [width, height] = [bounds.width * scale, bounds.height * scale]
  const centre = center(quad)

  function move(which: number, to: Point): void {
    const inside = {
      x: Math.max(0, Math.min(bounds.width, to.x)),
      y: Math.max(0, Math.min(bounds.height, to.y)),
    }
    onMove(quad.map((corner, at) => (at === which ? inside : corner)) as unknown as Quad)
  }

  return (
    <>
      <svg className={styles.marked} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polygon points={quad.map(({ x, y }) => `${x * scale},${y * scale}`).join(' ')} />
      </svg>
      {corners.map((name, which) => {
        const corner = quad[which as 0]
        const away = Math.hypot(corner.x - centre.x, corner.y - centre.y) || 1
        const knob = {
          x: corner.x * scale + ((corner.x - centre.x) / away) * reach,
          y: corner.y * scale + ((corner.y - centre.y) / away) * reach,
        }
        return (
          <Corner
            key={name}
            name={name}
            corner={corner}
            knob={{ x: clamp(knob.x, width), y: clamp(knob.y, height) }}
            scale={scale}
            onMove={(to) => move(which, to)}
          />
        )
      })}
    </>
  )
}

const clamp = (at: number, most: number) => Math.max(22, Math.min(most - 22, at))

interface CornerProps {
  name: string
  corner: Point
  /** CSS pixels. */
  knob: Point
  scale: number
  onMove(to: Point): void
}

function Corner({ name, corner, knob, scale, onMove }: CornerProps) {
  const moving = useMoving({
    grab: () => corner,
    onDrag: (by, from) => onMove({ x: from.x + by.x / scale, y: from.y + by.y / scale }),
    onArrow: (by) => onMove({ x: corner.x + by.x, y: corner.y + by.y }),
  })
  return (
    <>
      <span
        className={styles.tip}
        style={{ left: corner.x * scale, top: corner.y * scale }}
        aria-hidden="true"
      />
      <button
        type="button"
        className={styles.knob}
        style={{ left: knob.x, top: knob.y }}
        aria-label={wallPageCopy.corner(name)}
        {...moving}
      />
    </>
  )
}
