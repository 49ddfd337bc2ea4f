import { useId } from 'react'
import styles from './order.module.css'
import { stampRound } from './stamp-words.ts'

/** Pixels of the drawing; the words run around at this radius. */
const radius = 63
const around = Math.round(2 * Math.PI * radius)

interface StudioStampProps {
  studio: string
  /** Two lines; the second may be ''. */
  middle: readonly [string, string]
  className: string | undefined
}

export function StudioStamp({ studio, middle, className }: StudioStampProps) {
  const id = useId()
  const [large, small] = middle
  const { words, size } = stampRound(studio, around)
  return (
    <svg viewBox="0 0 170 170" aria-hidden="true" className={`${styles.studioStamp} ${className}`}>
      <defs>
        <path id={id} d={`M85 ${85 + radius}a${radius} ${radius} 0 1 1 .1 0`} />
      </defs>
      <circle cx="85" cy="85" r="80" />
      <circle cx="85" cy="85" r="75" />
      <circle cx="84.500" cy="85.500" r="50" />
      <text style={{ fontSize: size }}>
        <textPath href={`#${id}`} textLength={around - 2} lengthAdjust="spacing">
          {words}
        </textPath>
      </text>
      <text x="85" y={small ? 84 : 94} textAnchor="middle" className={styles.stampDay}>
        {large}
      </text>
      <text x="85" y="108" textAnchor="middle" className={styles.stampYear}>
        {small}
      </text>
    </svg>
  )
}
