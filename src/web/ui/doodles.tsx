import type { DrawingSet } from '#shop/store/theme/look.ts'
import { useLook } from '#web/theme/use-look.ts'
import crayon from './drawings/crayon.svg?url'
import kiln from './drawings/kiln.svg?url'
import shore from './drawings/shore.svg?url'
import picture from './kit/picture.module.css'

/*
 * Eleven things from around the studio, each a few strokes of one pen in a 100 x 100 square, the mascot
 * first. They decorate, so screen readers never meet them.
 */
const files: Record<DrawingSet, string | null> = { none: null, shore, kiln, crayon }

export const doodleCount = 11

/** The studio's set of drawings; 'none' where the look couldn't be read. */
export function useDrawings(): DrawingSet {
  return useLook()?.drawings ?? 'none'
}

interface DoodleProps {
  /** 0 to 10. */
  which: number
  /** Its square within another drawing, in that drawing's units. */
  at?: { x: number; y: number; side: number }
  className?: string
}

/** A doodle of the studio's set, in the colour of the text around it; nothing for a studio without. */
export function Doodle({ which, at, className }: DoodleProps) {
  const file = files[useDrawings()]
  if (file === null) return null
  return (
    <svg
      {...(at && { x: at.x, y: at.y, width: at.side, height: at.side })}
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={className ? `${picture.doodle} ${className}` : picture.doodle}
    >
      <use href={`${file}#d${which}`} />
    </svg>
  )
}
