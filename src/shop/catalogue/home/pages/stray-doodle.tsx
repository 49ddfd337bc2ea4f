import { Doodle } from '#web/ui/doodles.tsx'
import styles from './studio-window.module.css'

interface StrayDoodleProps {
  which: number | undefined
  place: 'hero' | 'arrivals' | 'band'
}

/** Takes no space, so that nothing moves when it appears. */
export function StrayDoodle({ which, place }: StrayDoodleProps) {
  if (which === undefined) return null
  return (
    <span className={`${styles.corner} ${styles[place]}`} data-part="doodle" aria-hidden="true">
      <Doodle which={which} className={styles.doodle} />
    </span>
  )
}
