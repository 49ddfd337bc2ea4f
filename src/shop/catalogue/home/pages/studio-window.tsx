import { Link } from 'react-router'
import { dropPath } from '#platform/addresses/page-paths.ts'
import { dayInWords } from '#platform/time/zone.ts'
import type { Scene, WindowView } from '#shop/store/settings/home-window.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { homePageCopy } from './copy.ts'
import styles from './studio-window.module.css'

const sills: Record<Scene, readonly number[]> = {
  spring: [1, 4, 7],
  summer: [2, 5, 8],
  autumn: [3, 6, 9],
  winter: [10, 4, 1],
  dawn: [5, 1, 10],
  day: [2, 6, 3],
  dusk: [7, 9, 4],
  night: [8, 3, 6],
}

/** In hundredths of the view's width and height. */
const bits = [
  [8, 22],
  [17, 58],
  [24, 12],
  [33, 40],
  [41, 66],
  [46, 18],
  [57, 50],
  [63, 26],
  [71, 62],
  [74, 13],
  [86, 44],
  [93, 39],
] as const

export function StudioWindow({ scene, coming }: WindowView) {
  return (
    <div className={styles.window} data-scene={scene}>
      <div className={styles.orb} aria-hidden="true" />
      <svg
        viewBox="0 0 1200 480"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.hills}
      >
        <path
          className={styles.far}
          d="M0 330c120-70 250-96 372-58 96 30 160 64 270 40 128-28 214-108 342-96 92 8 160 44 216 84v180H0Z"
        />
        <path
          className={styles.near}
          d="M0 414c150-44 320-58 470-30 140 26 230 58 372 38 130-18 240-70 358-64v122H0Z"
        />
      </svg>
      <div className={styles.bits} aria-hidden="true">
        {bits.map(([x, y], at) => (
          <span
            key={x}
            style={{
              left: `${x}%`,
              top: `${y}%`,
              '--turn': `${at * 47}deg`,
              '--late': `${-at * 1.7}s`,
            }}
          />
        ))}
      </div>
      <div className={styles.bars} aria-hidden="true" />
      <div className={styles.sill} aria-hidden="true">
        {sills[scene].map((which) => (
          <Doodle key={which} which={which} className={styles.studioWindowDoodle} />
        ))}
      </div>
      <p className={styles.words}>
        {coming === null && homePageCopy.studioWindow[scene]}
        {coming?.kind === 'drop' && (
          <>
            {homePageCopy.next} <Link to={dropPath(coming.id)}>{coming.title}</Link>
          </>
        )}
        {coming?.kind === 'market' && `${coming.title}, ${dayInWords(coming.day)}`}
      </p>
    </div>
  )
}
