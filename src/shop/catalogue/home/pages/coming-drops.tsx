import { Link } from 'react-router'
import { dropPath } from '#platform/addresses/page-paths.ts'
import { Countdown } from '#shop/catalogue/drops/pages/countdown.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { homePageCopy } from './copy.ts'
import styles from './home.module.css'

/** `when` is in the studio's time zone. */
export interface ComingDrop {
  id: number
  title: string
  opensAt: number
  when: string
}

export function ComingDrops({ drops }: { drops: readonly ComingDrop[] }) {
  if (drops.length === 0) return null
  return (
    <ul
      className={`${layout.stack} ${layout.page} ${layout.inset}`}
      aria-label={homePageCopy.comingSoon}
    >
      {drops.map(({ id, title, opensAt, when }) => (
        <li key={id} className={`${layout.words3} ${styles.line}`}>
          <Link to={dropPath(id)} className={`${control.target} ${prose.name} ${prose.wraps}`}>
            {title}
          </Link>
          <span>
            {homePageCopy.inShopFrom} <time dateTime={new Date(opensAt).toISOString()}>{when}</time>{' '}
            <Countdown key={opensAt} at={opensAt} className={`${prose.soft} ${prose.figures}`} />
          </span>
        </li>
      ))}
    </ul>
  )
}
