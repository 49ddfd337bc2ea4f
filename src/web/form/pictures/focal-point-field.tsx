import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { FocalPoint, Picture as Shown } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { formCopy } from '#web/form/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { arrows } from './marked-part.ts'
import styles from './picture-slot.module.css'

interface FocalPointFieldProps {
  what: string
  picture: Shown
  /** Null: the middle. */
  focus: FocalPoint | null
  onChange(focus: FocalPoint | null): void
}

const middle: FocalPoint = { x: 50, y: 50 }
/** Hundredths that an arrow key moves the point; with shift, one. */
const stride = 5

export function FocalPointField({ what, picture, focus, onChange }: FocalPointFieldProps) {
  const [open, setOpen] = useState(false)
  const at = focus ?? middle

  function onClick({ currentTarget, detail, clientX, clientY }: MouseEvent): void {
    // A press of Enter has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: hundredth((clientX - box.left) / box.width),
      y: hundredth((clientY - box.top) / box.height),
    })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [right, down] = arrows[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const step = event.shiftKey ? 1 : stride
    onChange({ x: within(at.x + right * step), y: within(at.y + down * step) })
  }

  return (
    <div>
      <TextButton soft onClick={() => setOpen(true)}>
        {adminCopy.inView}
        <span className="visually-hidden"> {formCopy.ofPicture(what)}</span>
      </TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={adminCopy.inView}>
        <p>{adminCopy.inViewHint}</p>
        <button
          type="button"
          className={styles.stage}
          style={{ '--shape': picture.width / picture.height }}
          aria-label={formCopy.inViewOf(what, adminCopy.inViewAt(at))}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <Picture picture={picture} sizes="40rem" decorative />
          <span className={styles.mark} style={{ left: `${at.x}%`, top: `${at.y}%` }} />
        </button>
        <div className={styles.crops} aria-hidden="true">
          {(['tall', 'square', 'wide'] as const).map((crop) => (
            <div key={crop} className={styles.crop} data-crop={crop}>
              <Picture
                picture={{ ...picture, focus: at }}
                sizes="10rem"
                decorative
                className={pictureStyles.cover}
              />
            </div>
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {adminCopy.inViewAt(at)}
        </p>
        <div className={`${layout.row3} ${styles.focalPointFieldButtons}`}>
          <Button onClick={() => setOpen(false)}>{formCopy.done}</Button>
          <TextButton soft onClick={() => onChange(null)}>
            {adminCopy.useMiddle}
          </TextButton>
        </div>
      </Dialog>
    </div>
  )
}

const within = (value: number) => Math.max(0, Math.min(100, value))
const hundredth = (part: number) => within(Math.round(part * 100))
