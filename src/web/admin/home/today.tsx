import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { neighbour } from '#platform/time/period.ts'
import { dayIn } from '#platform/time/zone.ts'
import { listAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { profitCopy } from '#shop/orders/ledger/admin/copy.ts'
import { timeInWords } from '#shop/orders/ledger/admin/period-words.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { useMoney } from '#web/ui/money.ts'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import styles from '../admin.module.css'

export type Month = Awaited<ReturnType<typeof loadMonth>>

export async function loadMonth(shop: Shop) {
  const { timeZone: zone } = await shop.settings.studio()
  const { money } = shop.services.payment
  const month = dayIn(shop.clock.now(), zone).slice(0, 7)
  const sumsOf = async (period: string) => {
    const sums = await shop.admin.ledger.profit({ period, zone, money })
    const isWhole = sums.unknownCosts + sums.unknownPostage === 0
    const { sales, profit, offline } = sums
    return { name: timeInWords(period), sales, profit, offline, isWhole }
  }
  const [now, before] = await Promise.all([sumsOf(month), sumsOf(neighbour(month, -1))])
  return { money, month, now, before }
}

interface TodayProps {
  toShip: number
  letters: number
  /** Null: hidden from this account. */
  month: Month | null
}

export function Today({ toShip, letters, month }: TodayProps) {
  const copy = adminCopy.today
  const money = useMoney()
  const reports = month && `${adminSectionPath('reports')}&period=${month.month}`
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {copy.title}
      </h2>
      <ul className={styles.figures}>
        <Figure
          to={listAddress({ filter: 'to-ship', search: '' })}
          value={String(toShip)}
          words={copy.toShip(toShip)}
        />
        <Figure
          to={adminSectionPath('messages')}
          value={String(letters)}
          words={copy.letters(letters)}
        />
        {month && reports && (
          <>
            <Figure
              to={reports}
              value={money(month.now.sales)}
              words={copy.sales(month.now.name)}
              note={copy.before(month.before.name, money(month.before.sales))}
            />
            <Figure
              to={reports}
              value={money(month.now.profit)}
              words={copy.profit(month.now.name, month.now.isWhole)}
              note={copy.before(month.before.name, money(month.before.profit))}
            />
          </>
        )}
      </ul>
      {month && month.money !== 'live' && (
        <p className={styles.label}>
          <MoneyLabel money={month.money} />{' '}
          {month.now.offline !== 0 && profitCopy.realOffline(money(month.now.offline))}
        </p>
      )}
    </section>
  )
}

interface FigureProps {
  to: string
  value: string
  words: string
  note?: string
}

function Figure({ to, value, words, note }: FigureProps) {
  return (
    <li>
      <Link to={to} className={styles.figure}>
        <strong className={styles.value}>{value}</strong> <span>{words}</span>
        {note && <span className={styles.soft}>{note}</span>}
      </Link>
    </li>
  )
}
