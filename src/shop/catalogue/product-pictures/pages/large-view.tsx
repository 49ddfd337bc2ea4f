import {
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { productPicturesPageCopy } from './copy.ts'
import styles from './large-view.module.css'
import { spread, swipeStep } from './picture-gestures.ts'

interface LargeViewProps {
  name: string
  pictures: readonly Shown[]
  open: boolean
  current: number
  onShow(index: number): void
  onClose(): void
}

export default function LargeView({
  name,
  pictures,
  open,
  current,
  onShow,
  onClose,
}: LargeViewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLButtonElement>(null)
  const [near, setNear] = useState(false)
  const point = useRef({ x: 0.5, y: 0.5 })
  const start = useRef({ x: 0, y: 0, distance: 0 })
  const picture = pictures[current]

  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
    setNear(false)
  }, [open])

  function leaf(step: number): void {
    const next = current + step
    if (step === 0 || !pictures[next]) return
    setNear(false)
    onShow(next)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === '+' || event.key === '=') zoom(true)
    else if (event.key === '-') zoom(false)
    else if (!near && event.key === 'ArrowLeft') leaf(-1)
    else if (!near && event.key === 'ArrowRight') leaf(1)
    else if (near && event.key.startsWith('Arrow')) pan(event.key)
    else return
    event.preventDefault()
  }

  function pan(key: string): void {
    const far = 120
    const left = key === 'ArrowLeft' ? -far : key === 'ArrowRight' ? far : 0
    const top = key === 'ArrowUp' ? -far : key === 'ArrowDown' ? far : 0
    view.current?.scrollBy({ left, top })
  }

  /** `x` and `y`: fractions of the view's width and height. */
  function zoom(near: boolean, x = 0.5, y = 0.5): void {
    point.current = { x, y }
    setNear(near)
  }

  useLayoutEffect(() => {
    const frame = view.current
    if (!near || !frame) return
    const { x, y } = point.current
    const left = frame.scrollWidth * x - frame.clientWidth / 2
    const top = frame.scrollHeight * y - frame.clientHeight / 2
    frame.scrollTo({ left, top, behavior: 'instant' })
  }, [near])

  function onClick({ currentTarget, detail, clientX, clientY }: MouseEvent): void {
    const box = currentTarget.getBoundingClientRect()
    // A press of Enter has no position.
    if (near || detail === 0) zoom(!near)
    else zoom(true, (clientX - box.left) / box.width, (clientY - box.top) / box.height)
  }

  function onTouchStart({ touches }: TouchEvent): void {
    const [finger] = [touches[0]]
    start.current = { x: finger?.clientX ?? 0, y: finger?.clientY ?? 0, distance: spread(touches) }
  }

  function onTouchMove({ touches }: TouchEvent): void {
    const { distance } = start.current
    const now = spread(touches)
    if (distance === 0 || now === 0) return
    if (!near && now > distance * 1.2) zoom(true)
    if (near && now < distance / 1.2) zoom(false)
  }

  function onTouchEnd({ changedTouches, touches }: TouchEvent): void {
    const [finger] = [changedTouches[0]]
    const { x, y, distance } = start.current
    if (!finger || near || distance > 0 || touches.length > 0) return
    leaf(swipeStep(finger.clientX - x, finger.clientY - y))
  }

  return (
    <dialog
      ref={dialog}
      className={`${surface.screen} ${styles.large}`}
      data-fills
      aria-label={productPicturesPageCopy.large(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {open && picture && (
        <>
          <button
            ref={view}
            type="button"
            className={styles.view}
            data-near={near}
            aria-pressed={near}
            aria-label={productPicturesPageCopy.zoom(picture.alt)}
            onClick={onClick}
            onTouchStart={onTouchStart}
            onTouchMove={onTouchMove}
            onTouchEnd={onTouchEnd}
          >
            <Picture
              key={picture.address}
              picture={picture}
              sizes={near ? '250vw' : '100vw'}
              priority
              className={styles.picture}
            />
          </button>
          <div className={`${layout.row2} ${styles.controls}`}>
            {pictures.length > 1 && (
              <>
                <Control
                  label={productPicturesPageCopy.previousPicture}
                  off={current === 0}
                  onPress={() => leaf(-1)}
                >
                  ←
                </Control>
                <p className={styles.count} aria-live="polite">
                  <span className="visually-hidden">{productPicturesPageCopy.picture} </span>
                  {current + 1} / {pictures.length}
                </p>
                <Control
                  label={productPicturesPageCopy.nextPicture}
                  off={current === pictures.length - 1}
                  onPress={() => leaf(1)}
                >
                  →
                </Control>
              </>
            )}
            <Control
              label={near ? productPicturesPageCopy.zoomOut : productPicturesPageCopy.zoomIn}
              onPress={() => zoom(!near)}
            >
              {near ? '−' : '+'}
            </Control>
            <Control label={productPicturesPageCopy.close} onPress={onClose}>
              ✕
            </Control>
          </div>
        </>
      )}
    </dialog>
  )
}

interface ControlProps {
  label: string
  off?: boolean
  onPress(): void
  children: string
}

function Control({ label, off = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
