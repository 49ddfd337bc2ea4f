import type { DrawingSet } from '#shop/store/theme/theme.ts'
import { useTheme } from '#web/theme/use-theme.ts'
import crayon from './drawings/crayon.svg?url'
import kiln from './drawings/kiln.svg?url'
import shore from './drawings/shore.svg?url'
import picture from './kit/picture.module.css'

const files: Record<DrawingSet, string | null> = { none: null, shore, kiln, crayon }

export const doodleCount = 11

export function useDrawings(): DrawingSet {
  return useTheme()?.drawings ?? 'none'
}

interface DoodleProps {
  /** 0 to 10. */
  which: number
  at?: { x: number; y: number; side: number }
  className?: string
}

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
