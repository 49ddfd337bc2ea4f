import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { ClearPart, FocalPoint, Picture as Shown } from '#shop/media/pictures/picture.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { formCopy } from '#web/form/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { HeroViews } from './hero-views.tsx'
import { middleOf, partAfterKey, partBetween } from './marked-part.ts'
import styles from './picture-slot.module.css'

interface HeroPartFieldProps {
  what: string
  picture: Shown
  part: ClearPart | null
  onChange(part: ClearPart | null, focus: FocalPoint | null): void
}

const first: ClearPart = { x: 30, y: 20, width: 40, height: 50 }

/** A finger draws around the part that must stay uncovered; arrow keys, + and - do the same. */
export function HeroPartField({ what, picture, part, onChange }: HeroPartFieldProps) {
  const [open, setOpen] = useState(false)
  const from = useRef<FocalPoint | null>(null)
  const mark = (next: ClearPart) => onChange(next, middleOf(next))

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): FocalPoint {
    const box = currentTarget.getBoundingClientRect()
    return {
      x: Math.max(0, Math.min(100, (100 * (clientX - box.left)) / box.width)),
      y: Math.max(0, Math.min(100, (100 * (clientY - box.top)) / box.height)),
    }
  }

  function onPointerDown(event: PointerEvent): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = pointOf(event)
  }

  function onPointerMove(event: PointerEvent): void {
    if (from.current) mark(partBetween(from.current, pointOf(event)))
  }

  function onPointerUp(event: PointerEvent): void {
    onPointerMove(event)
    from.current = null
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = partAfterKey(part ?? first, event)
    if (!next) return
    event.preventDefault()
    mark(next)
  }

  const said = part ? formCopy.partAt(part) : formCopy.noPart
  return (
    <div>
      <TextButton soft onClick={() => setOpen(true)}>
        {formCopy.keepFree}
        <span className="visually-hidden"> {formCopy.ofPicture(what)}</span>
      </TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={formCopy.keepFree}>
        <p>{formCopy.keepFreeHint}</p>
        <button
          type="button"
          className={`${styles.stage} ${styles.drawn}`}
          style={{ '--shape': picture.width / picture.height }}
          aria-label={formCopy.inViewOf(what, said)}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onKeyDown={onKeyDown}
          onDragStart={(event) => event.preventDefault()}
        >
          <Picture picture={picture} sizes="40rem" decorative />
          {part && (
            <span
              className={styles.part}
              style={{
                left: `${part.x}%`,
                top: `${part.y}%`,
                width: `${part.width}%`,
                height: `${part.height}%`,
              }}
            />
          )}
        </button>
        <HeroViews picture={{ ...picture, clear: part ?? undefined }} />
        <p role="status" className="visually-hidden">
          {said}
        </p>
        <div className={`${layout.row3} ${styles.focalPointFieldButtons}`}>
          <Button onClick={() => setOpen(false)}>{formCopy.done}</Button>
          <TextButton soft onClick={() => onChange(null, null)}>
            {formCopy.keepNothing}
          </TextButton>
        </div>
      </Dialog>
    </div>
  )
}
