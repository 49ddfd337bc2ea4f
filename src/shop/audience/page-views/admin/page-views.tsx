import { Link } from 'react-router'
import { neighbour } from '#platform/time/period.ts'
import type { PageViews } from '#shop/audience/page-views/page-views.ts'
import { periodWords, timeInWords } from '#shop/orders/ledger/admin/period-words.ts'
import styles from '#shop/orders/ledger/admin/reports.module.css'
import { NothingHere } from '#web/admin/list/nothing-here.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { visitorsCopy } from './copy.ts'

interface PageViewsProps {
  views: PageViews
  /** By path. */
  names: Readonly<Record<string, string>>
  period: string
}

export function PageViewsPart({ views, names, period }: PageViewsProps) {
  const { total, before, times, pages, hosts } = views
  const most = Math.max(1, ...times.map((each) => each.views))
  return (
    <section aria-labelledby="page-views" className={layout.sides}>
      <div className={`${layout.stack3} ${layout.top}`}>
        <h2 id="page-views" className={prose.title3}>
          {visitorsCopy.pageViews(periodWords(period))}
        </h2>
        {total === 0 ? (
          <NothingHere doodle={{ which: 5, ink: 'accent2' }} lead={visitorsCopy.none} />
        ) : (
          <p>{visitorsCopy.views(total, before, periodWords(neighbour(period, -1)))}</p>
        )}
        {times.length > 1 && (
          <ol className={styles.times} aria-label={visitorsCopy.overTime}>
            {times.map(({ time, views }) => (
              <li key={time} title={`${timeInWords(time)}: ${visitorsCopy.times(views)}`}>
                <span className="visually-hidden">
                  {timeInWords(time)}: {visitorsCopy.times(views)}
                </span>
                <span className={styles.bar} style={{ height: `${(100 * views) / most}%` }} />
              </li>
            ))}
          </ol>
        )}
        <p className={prose.hint}>{visitorsCopy.pageViewsHint}</p>
      </div>
      {total > 0 && (
        <div className={`${layout.stack3} ${layout.top}`}>
          {pages.length > 0 && (
            <ul className={`${surface.ruled} ${prose.figures}`}>
              {pages.map(({ path, views }) => (
                <li key={path} className={styles.row}>
                  <Link to={path} className={control.target}>
                    {names[path] ?? visitorsCopy.pages[path] ?? path}
                  </Link>
                  <span>{visitorsCopy.times(views)}</span>
                </li>
              ))}
            </ul>
          )}
          {hosts.length > 0 && (
            <>
              <h3 className={prose.title4}>{visitorsCopy.hosts}</h3>
              <ul className={`${surface.ruled} ${prose.figures}`}>
                {hosts.map(({ host, views }) => (
                  <li key={host} className={styles.row}>
                    <span>{host}</span>
                    <span>{visitorsCopy.times(views)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </section>
  )
}
