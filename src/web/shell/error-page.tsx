import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { DrawingSet } from '#shop/store/theme/theme.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { Button } from '#web/ui/button.tsx'
import { Doodle, useDrawings } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { shellCopy } from './copy.ts'
import styles from './frame.module.css'
import type { NavItem } from './site.ts'

/** 0: the shop couldn't be reached. */
export function errorWords(status: number, drawings: DrawingSet) {
  if (status === 404) return shellCopy.notFound[drawings]
  if (status === 410) return shellCopy.pieceGone
  if (status === 0) return shellCopy.unreachable
  return {
    title: drawings === 'shore' ? shellCopy.failedPress : shellCopy.failed,
    text: shellCopy.failedText,
  }
}

export function ErrorPage({ error, navItems }: { error: unknown; navItems: readonly NavItem[] }) {
  const { pathname, search } = useLocation()
  const status = errorStatus(error)
  const { title, text } = errorWords(status, useDrawings())
  const gone = status === 404 || status === 410
  return (
    <div
      className={`${layout.stack6} ${layout.page} ${styles.trouble}`}
      {...useComposition('missing')}
    >
      <Doodle which={gone ? 0 : 8} className={styles.doodle} />
      <div className={`${layout.stack5} ${layout.start}`}>
        <h1 className={styles.title} style={largeType(title)}>
          {title}.
        </h1>
        <p className={styles.text}>{text}</p>
        {!gone && (
          <Button onClick={() => window.location.assign(pathname + search)}>
            {shellCopy.tryAgain}
          </Button>
        )}
        <ul className={layout.words5}>
          {[{ to: pagePaths.home, name: 'Home' }, ...navItems.slice(0, 3)].map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={control.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export function errorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  // Browsers' fetch throws these when there is no network.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 0 : 500
}
