import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { isPeriod, neighbour, type Period } from '#platform/time/period.ts'
import { dayIn } from '#platform/time/zone.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { profitCopy } from './copy.ts'
import { periodWords } from './period-words.ts'

/**
 * The present month when the address names none; `clear` false: the address names no valid period.
 * `hasNext` false: the next period is in the future.
 */
export function periodIn(search: URLSearchParams, now: number, zone: string) {
  const asked = search.get('period')
  const isGood = asked !== null && isPeriod(asked)
  const today = dayIn(now, zone)
  const period: Period = isGood ? asked : today.slice(0, 7)
  return { period, clear: asked === null || isGood, hasNext: neighbour(period, 1) <= today }
}

interface PeriodNavProps {
  section: string
  period: Period
  hasNext: boolean
}

export function PeriodNav({ section, period, hasNext }: PeriodNavProps) {
  const year = period.slice(0, 4)
  return (
    <nav aria-label={profitCopy.month} className={layout.row4}>
      <PeriodLink section={section} period={neighbour(period, -1)}>
        ← {periodWords(neighbour(period, -1))}
      </PeriodLink>
      {period !== year && (
        <PeriodLink section={section} period={year}>
          {profitCopy.wholeYear(year)}
        </PeriodLink>
      )}
      {hasNext && (
        <PeriodLink section={section} period={neighbour(period, 1)}>
          {periodWords(neighbour(period, 1))} →
        </PeriodLink>
      )}
    </nav>
  )
}

interface PeriodLinkProps {
  section: string
  period: Period
  children: React.ReactNode
}

export function PeriodLink({ section, period, children }: PeriodLinkProps) {
  return (
    <Link to={`${adminSectionPath(section)}&period=${period}`} className={control.target}>
      {children}
    </Link>
  )
}
