import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { ClearPart, FocalPoint, Picture as Shown } from '#shop/media/pictures/picture.ts'
import { formCopy } from '#web/form/copy.ts'
import { HeroViews } from './hero-views.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { middleOf, partAfterKey, partBetween, pointIn } from './marked-part.ts'
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
  const from = useRef<FocalPoint | null>(null)
  const mark = (next: ClearPart) => onChange(next, middleOf(next))

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) =>
    pointIn(currentTarget, clientX, clientY)

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

  const frame = part && {
    left: `${part.x}%`,
    top: `${part.y}%`,
    width: `${part.width}%`,
    height: `${part.height}%`,
  }
  return (
    <MarkDialog
      what={what}
      picture={picture}
      title={formCopy.keepFree}
      hint={formCopy.keepFreeHint}
      told={part ? formCopy.partAt(part) : formCopy.noPart}
      mark={frame && <span className={styles.part} style={frame} />}
      className={`${styles.stage} ${styles.drawn}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
      reset={formCopy.keepNothing}
      onReset={() => onChange(null, null)}
    >
      <HeroViews picture={{ ...picture, clear: part ?? undefined }} />
    </MarkDialog>
  )
}
