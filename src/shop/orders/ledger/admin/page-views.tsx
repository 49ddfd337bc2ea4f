import { Link } from 'react-router'
import type { Views } from '#shop/audience/page-views/page-views.ts'
import { neighbour } from '#shop/orders/ledger/ledger.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { numbersCopy } from './copy.ts'
import { periodWords, timeInWords } from './period-words.ts'
import styles from './reports.module.css'

export function LookedAt({ views, period }: { views: Views; period: string }) {
  const { total, before, times, pages, hosts } = views
  const most = Math.max(1, ...times.map((each) => each.views))
  return (
    <section aria-labelledby="looked-at" className={layout.stack3}>
      <h2 id="looked-at" className={prose.title3}>
        {numbersCopy.lookedAt}
      </h2>
      <p>{numbersCopy.looks(total, before, periodWords(neighbour(period, -1)))}</p>
      {times.length > 1 && (
        <ol className={styles.times} aria-label={numbersCopy.overTime}>
          {times.map(({ time, views: looks }) => (
            <li key={time} title={`${timeInWords(time)}: ${numbersCopy.times(looks)}`}>
              <span className="visually-hidden">
                {timeInWords(time)}: {numbersCopy.times(looks)}
              </span>
              <span className={styles.bar} style={{ height: `${(100 * looks) / most}%` }} />
            </li>
          ))}
        </ol>
      )}
      {pages.length > 0 && (
        <ul className={styles.list}>
          {pages.map(({ path, name, views: looks }) => (
            <li key={path} className={styles.row}>
              <Link to={path} className={styles.way}>
                {name ?? numbersCopy.pages[path] ?? path}
              </Link>
              <span>{numbersCopy.times(looks)}</span>
            </li>
          ))}
        </ul>
      )}
      {hosts.length > 0 && (
        <>
          <h3 className={styles.small}>{numbersCopy.hosts}</h3>
          <ul className={styles.list}>
            {hosts.map(({ host, views: looks }) => (
              <li key={host} className={styles.row}>
                <span>{host}</span>
                <span>{numbersCopy.times(looks)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={prose.hint}>{numbersCopy.lookedAtHint}</p>
    </section>
  )
}
