import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { type ReferenceName, references, wallPageCopy } from './copy.ts'
import { Corners } from './corners.tsx'
import styles from './own-wall.module.css'
import { center, hung, isLying, type Point, type Quad, toPlane, toWall } from './plane.ts'
import type { MeasuredSize } from './true-size.ts'
import { WallPrint } from './wall-print.tsx'

interface PhotoWallProps {
  photo: HTMLCanvasElement
  picture: Shown
  name: string
  sizes: readonly MeasuredSize[]
  size: MeasuredSize
  onSize(label: string): void
  onAnother(): void
}

const closer = 3

export function PhotoWall({
  photo,
  picture,
  name,
  sizes,
  size,
  onSize,
  onAnother,
}: PhotoWallProps) {
  const view = useRef<HTMLDivElement>(null)
  const [marking, setMarking] = useState(true)
  const [reference, setReference] = useState<ReferenceName>('card')
  const [quad, setQuad] = useState(() => inTheMiddle(photo))
  const [near, setNear] = useState(false)
  const [middle, setMiddle] = useState<Point | null>(null)
  const { width: shown, height: room } = useViewSize(view)
  const fits = Math.min(shown / photo.width, room / photo.height)
  const scale = fits * (near ? closer : 1)

  const { sides, the } = references[reference]
  const lying = isLying(quad)
  const plane = toPlane(quad, lying ? sides : { wide: sides.tall, tall: sides.wide })
  const at = middle ?? (plane && toWall(plane, center(quad)))
  const sheet = plane && at && hung(plane, at, { wide: size.wide * 10, tall: size.tall * 10 })

  const showMarked = useEffectEvent(() => {
    const frame = view.current
    if (!frame) return
    const { x, y } = center(marking ? quad : (sheet ?? quad))
    frame.scrollTo({
      left: x * scale - frame.clientWidth / 2,
      top: y * scale - frame.clientHeight / 2,
      behavior: 'instant',
    })
  })
  useLayoutEffect(() => {
    if (near) showMarked()
  }, [near])

  return (
    <>
      <div ref={view} className={styles.view} tabIndex={near ? 0 : undefined}>
        <div
          className={styles.photo}
          style={{ width: photo.width * scale, height: photo.height * scale }}
        >
          <Drawn photo={photo} />
          {marking ? (
            <Corners quad={quad} scale={scale} bounds={photo} onMove={setQuad} />
          ) : (
            sheet &&
            plane && (
              <WallPrint
                picture={picture}
                name={name}
                corners={sheet}
                plane={plane}
                shape={size.tall / size.wide}
                middle={at}
                scale={scale}
                onMove={setMiddle}
              />
            )
          )}
        </div>
      </div>
      <div className={styles.panel}>
        {marking ? (
          <>
            <label className={`${layout.row2} ${layout.middle} ${styles.reference}`}>
              {wallPageCopy.wall}
              <select
                className={control.well}
                value={reference}
                onChange={({ target }) => setReference(target.value as ReferenceName)}
              >
                {Object.entries(references).map(([value, { name }]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <p className={prose.small} aria-live="polite">
              {plane ? wallPageCopy.dragCorners(the) : wallPageCopy.badCorners(the)}
            </p>
          </>
        ) : (
          <>
            {sizes.length > 1 && (
              <label className={`${layout.row2} ${layout.middle} ${styles.reference}`}>
                {wallPageCopy.size}
                <select
                  className={control.well}
                  value={size.label}
                  onChange={({ target }) => onSize(target.value)}
                >
                  {sizes.map(({ label }) => (
                    <option key={label} value={label}>
                      {sizeInWords(label)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <p className={prose.small} aria-live="polite">
              {sheet ? wallPageCopy.dragPrint : wallPageCopy.tooSlanted}
            </p>
          </>
        )}
        <div className={layout.row2}>
          {marking ? (
            <Button
              aria-disabled={!plane}
              onClick={() => {
                if (!plane) return
                setMarking(false)
                setNear(false)
                setMiddle(null)
              }}
            >
              {wallPageCopy.hangThePrint}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setMarking(true)}>
              {wallPageCopy.markAgain}
            </Button>
          )}
          <Button variant="quiet" aria-pressed={near} onClick={() => setNear(!near)}>
            {near ? wallPageCopy.wholePhoto : wallPageCopy.closer}
          </Button>
          <Button variant="quiet" onClick={onAnother}>
            {wallPageCopy.anotherPhoto}
          </Button>
        </div>
      </div>
    </>
  )
}

function Drawn({ photo }: { photo: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(photo)
  }, [photo])
  return <div ref={place} className={styles.drawn} role="img" aria-label={wallPageCopy.yourPhoto} />
}

/** CSS pixels; 0 before the first measurement. */
function useViewSize(view: { current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const frame = view.current
    if (!frame) return
    const look = () => setSize({ width: frame.offsetWidth, height: frame.offsetHeight })
    look()
    const watch = new ResizeObserver(look)
    watch.observe(frame)
    return () => watch.disconnect()
  }, [view])
  return size
}

/** About where a card is in a photo of a wall. */
function inTheMiddle({ width, height }: HTMLCanvasElement): Quad {
  const half = Math.min(width, height) * 0.14
  const [x, y, low] = [width / 2, height / 2, half * 0.63]
  return [
    { x: x - half, y: y - low },
    { x: x + half, y: y - low },
    { x: x + half, y: y + low },
    { x: x - half, y: y + low },
  ]
}
