import { type MouseEvent, Suspense, type TouchEvent, useEffect, useRef, useState } from 'react'
import { isVideo, largestAddress, type Picture as Shown } from '#shop/media/pictures/picture.ts'
import { later } from '#web/ui/hooks/later.ts'
import { usePulledSource } from '#web/ui/hooks/pulled-picture.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { productPicturesPageCopy } from './copy.ts'
import { Loop } from './loop.tsx'
import { arrowStep, spread } from './picture-gestures.ts'
import styles from './pictures.module.css'

interface PicturesProps {
  name: string
  pictures: readonly Shown[]
}

const loadLargeView = () => import('./large-view.tsx')
const LargeView = later(loadLargeView)

function inView(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth)
}

/** The row scrolls and the thumbnails are links, so that only enlarging needs JavaScript. */
export function Pictures({ name, pictures }: PicturesProps) {
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [close, setClose] = useState(false)
  const [wanted, setWanted] = useState(false)
  const hydrated = useHydrated()
  const pulled = usePulledSource()
  const fingers = useRef(0)
  const last = pictures.length - 1

  function show(index: number): void {
    const target = Math.max(0, Math.min(index, last))
    const slide = row.current?.children[target]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft })
  }

  // Before the scripts came the row may have been swiped, or a thumbnail pressed.
  useEffect(() => {
    if (row.current) setCurrent(inView(row.current))
  }, [])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = arrowStep(event, root.current)
      const at = row.current
      if (step === 0 || !at) return
      const to = inView(at) + step
      // Beyond the ends of the row the next work follows.
      if (to < 0 || to > last) return
      event.preventDefault()
      show(to)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  function lookClosely(event: MouseEvent, index: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setCurrent(index)
    openLargeView()
  }

  function openLargeView(): void {
    setWanted(true)
    setClose(true)
  }

  /** Focuses the last viewed picture: the first may be out of view. */
  function comeBack(): void {
    setClose(false)
    const link = row.current?.children[current]?.querySelector<HTMLElement>('a, button')
    requestAnimationFrame(() => link?.focus({ preventScroll: true }))
  }

  function onTouch(event: TouchEvent): void {
    const distance = spread(event.touches)
    if (distance > 0 && fingers.current > 0 && distance > fingers.current * 1.2) openLargeView()
    if (fingers.current === 0 || distance === 0) fingers.current = distance
  }

  const first = pictures[0]
  if (!first) return null
  return (
    <section
      ref={root}
      className={styles.pictures}
      data-part="pictures"
      aria-label={productPicturesPageCopy.picturesOf(name)}
    >
      <div className={styles.frame}>
        <ul
          ref={row}
          className={styles.row}
          data-part="picture-row"
          onScroll={({ currentTarget }) => setCurrent(inView(currentTarget))}
          onPointerEnter={() => void loadLargeView().catch(() => {})}
          onTouchStart={onTouch}
          onTouchMove={onTouch}
          onTouchEnd={onTouch}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.address}
              id={`picture-${index + 1}`}
              className={styles.slide}
              data-pulled={(index === 0 && current === 0) || undefined}
              inert={hydrated && index !== current}
            >
              {isVideo(picture.address) ? (
                <Loop video={picture} shown={index === current && !close} />
              ) : (
                <a
                  href={largestAddress(picture)}
                  className={styles.look}
                  aria-haspopup="dialog"
                  onClick={(event) => lookClosely(event, index)}
                >
                  <Picture
                    picture={picture}
                    sizes="(min-width: 1050px) 55vw, (min-width: 700px) 48vw, 88vw"
                    priority={index === 0}
                    until={index === 0 ? pulled : undefined}
                    className={styles.picture}
                  />
                  <span className="visually-hidden">{productPicturesPageCopy.lookCloser}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
        <span
          className={styles.hint}
          hidden={isVideo(pictures[current]?.address ?? '')}
          aria-hidden="true"
        >
          <svg viewBox="0 0 24 24" className={pictureStyles.doodle}>
            <title>{productPicturesPageCopy.lookCloser}</title>
            <path d="M10.5 4.2a6.2 6.2 0 1 0 .1 12.5 6.2 6.2 0 0 0-.1-12.5M15.2 15.1l4.9 4.7M10.6 7.8v5.4M7.9 10.6h5.3" />
          </svg>
        </span>
      </div>
      {last > 0 && (
        <ul className={styles.thumbnails} data-many={pictures.length > 5 || undefined}>
          {pictures.map((picture, index) => (
            <li key={picture.address}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.thumbnail}
                aria-current={index === current ? 'true' : undefined}
                aria-label={productPicturesPageCopy.of(
                  isVideo(picture.address) ? 'Video' : 'Picture',
                  index + 1,
                  pictures.length,
                  picture.alt,
                )}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture picture={picture} decorative sizes="6rem" className={styles.small} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {wanted && (
        <Suspense>
          <LargeView
            name={name}
            pictures={pictures}
            open={close}
            current={current}
            onShow={(index) => {
              setCurrent(index)
              show(index)
            }}
            onClose={comeBack}
          />
        </Suspense>
      )}
    </section>
  )
}
