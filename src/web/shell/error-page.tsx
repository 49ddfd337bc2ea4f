import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { DrawingSet } from '#shop/store/theme/look.ts'
import { Button } from '#web/ui/button.tsx'
import { Doodle, useDrawings } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import styles from './frame.module.css'
import type { NavItem } from './site.ts'

/** Words of the 404 page, told by the mascot. */
const notFound: Record<DrawingSet, { title: string; text: string }> = {
  none: {
    title: 'Nothing at this address',
    text: 'Either the page has moved, or a letter fell out of the address on the way.',
  },
  shore: {
    title: 'Nothing at this address but water',
    text: 'The heron looked, too. Either the page has flown, or a letter fell out of the address on the way.',
  },
  kiln: {
    title: 'Nothing on this shelf',
    text: 'Not in the kiln either. The page has cracked, or a letter fell out of the address on the way.',
  },
  crayon: {
    title: 'Nobody home at this address',
    text: 'The bear looked under the bed, too. Either the page has run off, or a letter fell out of the address on the way.',
  },
}

/** The words of a failed page, by its status; 0: the shop couldn't be reached. */
export function errorWords(status: number, drawings: DrawingSet) {
  if (status === 404) {
    return notFound[drawings]
  }
  if (status === 410) {
    return {
      title: 'This piece has left the studio',
      text: 'It was here once, and it isn’t made any more. There are others, and some of them are shy.',
    }
  }
  if (status === 0) {
    return {
      title: 'The line went quiet',
      text: 'The shop can’t be reached from here. If other pages work, it is our end; if they don’t, it is yours. Either way, please try again.',
    }
  }
  return {
    title: drawings === 'shore' ? 'Ope. The press jammed' : 'Ope. Something jammed',
    text: 'Something went wrong on our side, not yours. Your cart is safe. Trying again often helps, and so does tea.',
  }
}

export function ErrorPage({ error, navItems }: { error: unknown; navItems: readonly NavItem[] }) {
  const { pathname } = useLocation()
  const status = errorStatus(error)
  const { title, text } = errorWords(status, useDrawings())
  const gone = status === 404 || status === 410
  return (
    <div className={`${layout.stack6} ${layout.page} ${styles.trouble}`}>
      <Doodle which={gone ? 0 : 8} className={styles.doodle} />
      <div className={`${layout.stack5} ${layout.start}`}>
        <h1 className={styles.title}>{title}.</h1>
        <p className={styles.text}>{text}</p>
        {!gone && <Button onClick={() => window.location.assign(pathname)}>Try again</Button>}
        <ul className={layout.words5}>
          {[{ to: pagePaths.home, name: 'Home' }, ...navItems.slice(0, 3)].map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={control.way}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The HTTP status of a page's failure; 0 when the shop couldn't be reached. */
export function errorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  // Browsers' fetch throws these when there is no network.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 0 : 500
}
