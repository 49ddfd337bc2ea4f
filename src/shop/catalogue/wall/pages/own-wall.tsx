import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { photoProblems, wallPageCopy } from './copy.ts'
import styles from './own-wall.module.css'
import { PhotoWall } from './photo-wall.tsx'
import { readPhoto } from './read-photo.ts'
import type { MeasuredSize } from './true-size.ts'
import { printSizes } from './wall-print.tsx'

interface OwnWallProps {
  picture: Shown
  name: string
  sizes: readonly MeasuredSize[]
  size: MeasuredSize
  onSize(label: string): void
  open: boolean
  onClose(): void
}

/** Nothing is uploaded. */
export default function OwnWall({ open, onClose, ...print }: OwnWallProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState(false)

  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  async function take({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = input.files?.[0]
    if (!file) return
    setReading(true)
    setProblem(null)
    const read = await readPhoto(file)
    // Lets the same file be chosen again.
    input.value = ''
    setReading(false)
    if (typeof read === 'string') setProblem(photoProblems[read])
    else setPhoto(read)
  }

  return (
    <dialog
      ref={dialog}
      className={`${surface.screen} ${styles.dialog}`}
      data-fills
      aria-labelledby="own-wall"
      onClose={onClose}
    >
      <header className={`${layout.line} ${layout.apart} ${styles.head}`}>
        <h2 id="own-wall" className={prose.title3}>
          {wallPageCopy.ownWall}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {wallPageCopy.close}
        </button>
      </header>
      {photo ? (
        <PhotoWall photo={photo} {...print} onAnother={() => setPhoto(null)} />
      ) : (
        <div className={styles.start}>
          <Picture
            picture={print.picture}
            decorative
            sizes={printSizes}
            priority
            className={styles.preview}
          />
          <div className={`${layout.stack4} ${layout.start}`}>
            <ol className={`${layout.stack3} ${prose.lead} ${styles.steps}`}>
              <li>{wallPageCopy.stepTape}</li>
              <li>{wallPageCopy.stepPhoto}</li>
              <li>{wallPageCopy.stepMark}</li>
            </ol>
            <label className={styles.choose}>
              <input
                type="file"
                accept="image/*"
                disabled={reading}
                onChange={(event) => void take(event)}
              />
              {wallPageCopy.choosePhoto}
            </label>
            {reading && <Spinner label={wallPageCopy.opening} />}
            <p role="alert" className={`${prose.wrong} ${styles.problem}`}>
              {problem}
            </p>
            <p className={prose.hint}>{wallPageCopy.privacy}</p>
          </div>
        </div>
      )}
    </dialog>
  )
}
