import type { KeyboardEvent, MouseEvent } from 'react'
import type { FocalPoint, Picture as Shown } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { arrows, pointIn, within } from './marked-part.ts'
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
  const at = focus ?? middle

  function onClick({ currentTarget, detail, clientX, clientY }: MouseEvent): void {
    // A press of Enter has no place.
    if (detail === 0) return
    const { x, y } = pointIn(currentTarget, clientX, clientY)
    onChange({ x: Math.round(x), y: Math.round(y) })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [right, down] = arrows[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const step = event.shiftKey ? 1 : stride
    onChange({ x: within(at.x + right * step), y: within(at.y + down * step) })
  }

  return (
    <MarkDialog
      what={what}
      picture={picture}
      title={adminCopy.inView}
      hint={adminCopy.inViewHint}
      told={adminCopy.inViewAt(at)}
      mark={<span className={styles.mark} style={{ left: `${at.x}%`, top: `${at.y}%` }} />}
      onClick={onClick}
      onKeyDown={onKeyDown}
      reset={adminCopy.useMiddle}
      onReset={() => onChange(null)}
    >
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
    </MarkDialog>
  )
}
