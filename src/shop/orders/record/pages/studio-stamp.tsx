import { useId } from 'react'
import styles from './order.module.css'
import { stampDay, stampRound } from './stamp-words.ts'

/** Pixels of the drawing; the words run around at this radius. */
const radius = 63
const around = Math.round(2 * Math.PI * radius)

export function StudioStamp({ studio, day }: { studio: string; day: string }) {
  const id = useId()
  const [month, year] = stampDay(day)
  const { words, size } = stampRound(studio, around)
  return (
    <svg viewBox="0 0 170 170" aria-hidden="true" className={styles.studioStamp}>
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
      <text x="85" y="84" textAnchor="middle" className={styles.stampDay}>
        {month}
      </text>
      <text x="85" y="108" textAnchor="middle" className={styles.stampYear}>
        {year}
      </text>
    </svg>
  )
}
