import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminPathOf } from '#platform/addresses/page-paths.ts'
import { dayIn } from '#platform/time/zone.ts'
import type { CountryTax } from '#shop/orders/ledger/ledger.ts'
import {
  entryKinds,
  entryWords,
  isPeriod,
  type LedgerSums,
  neighbour,
  sumOfEntries,
} from '#shop/orders/ledger/ledger.ts'
import { readThresholds, sellerAt, type Threshold } from '#shop/orders/ledger/thresholds.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { useMoney } from '#web/ui/money.ts'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { reportsCopy } from './copy.ts'
import { PageViewsPart } from './page-views.tsx'
import { periodWords } from './period-words.ts'
import styles from './reports.module.css'
import { SaveRows } from './save-rows.tsx'

export const section = {
  at: 'reports',
  label: reportsCopy.reports,
  least: 'partner',
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop, { search }: SectionRequest) {
  const { timeZone: zone } = await shop.settings.studio()
  const thisMonth = dayIn(shop.clock.now(), zone).slice(0, 7)
  const asked = search.get('period')
  const period = asked !== null && isPeriod(asked) ? asked : thisMonth
  const { money } = shop.services.payment
  const [report, views, storeSettings] = await Promise.all([
    shop.admin.ledger.report({ period, zone, money }),
    shop.storefront.pageViews.read(period),
    shop.settings.storeSettings.read(),
  ])
  const year = period.slice(0, 4)
  const taxes =
    year === period ? report.taxes : await shop.admin.ledger.taxes({ period: year, zone, money })
  const thresholds = readThresholds(taxes, sellerAt(storeSettings))
  // Else the address names no valid period.
  const clear = asked === null || period === asked
  return { report, thresholds, views, period, money, clear }
}

export default function ReportsScreen({
  report,
  thresholds,
  views,
  period,
  money,
  clear,
}: Loaded<typeof section>) {
  const inWords = useMoney()
  const { sums, orders, unbooked, taxWithin, taxes, pieces, discounts, months } = report
  const year = period.slice(0, 4)
  const some = Object.keys(sums).length > 0
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <p className={prose.soft}>{reportsCopy.intro}</p>
      {!clear && <p role="alert">{reportsCopy.unclear}</p>}
      <nav aria-label={reportsCopy.month} className={layout.row4}>
        <PeriodLink period={neighbour(period, -1)}>
          ← {periodWords(neighbour(period, -1))}
        </PeriodLink>
        {period !== year && <PeriodLink period={year}>{reportsCopy.wholeYear(year)}</PeriodLink>}
        <PeriodLink period={neighbour(period, 1)}>{periodWords(neighbour(period, 1))} →</PeriodLink>
      </nav>
      <section aria-labelledby="period" className={layout.stack3}>
        <h2 id="period" className={prose.title3}>
          {periodWords(period)} <MoneyLabel money={money} />
        </h2>
        <p>{some || orders > 0 ? reportsCopy.orders(orders) : reportsCopy.nothing}</p>
        {some && <Sums sums={sums} taxWithin={taxWithin} />}
        <Taxes taxes={taxes} />
        <Thresholds thresholds={thresholds} />
        {unbooked > 0 && <p role="note">{reportsCopy.unbooked(unbooked)}</p>}
        {some && <p className={prose.hint}>{reportsCopy.costs}</p>}
        {some && <SaveRows period={period} />}
      </section>
      {months.length > 0 && some && (
        <section aria-labelledby="months" className={layout.stack3}>
          <h2 id="months" className={prose.title3}>
            {reportsCopy.months}
          </h2>
          <ul className={`${surface.ruled} ${prose.figures}`}>
            {months.map(({ month, sums: own }) => (
              <li key={month} className={styles.row}>
                <PeriodLink period={month}>{periodWords(month)}</PeriodLink>
                <span>{inWords(sumOfEntries(own))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {discounts.length > 0 && (
        <section aria-labelledby="codes" className={layout.stack3}>
          <h2 id="codes" className={prose.title3}>
            {reportsCopy.discounts}
          </h2>
          <ul className={`${surface.ruled} ${prose.figures}`}>
            {discounts.map(({ code, orders: times, sum }) => (
              <li key={code} className={styles.row}>
                <span>{reportsCopy.codeOrders(code, times)}</span>
                <span>{inWords(-sum)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pieces.length > 0 && (
        <section aria-labelledby="pieces" className={layout.stack3}>
          <h2 id="pieces" className={prose.title3}>
            {reportsCopy.pieces}
          </h2>
          <p className={prose.hint}>{reportsCopy.piecesHint}</p>
          <ul className={`${surface.ruled} ${prose.figures}`}>
            {pieces.map(({ kind, productId, name, descName, quantity, sum }) => (
              <li key={`${kind}-${productId}`} className={styles.row}>
                <span>
                  {reportsCopy.times(quantity)} × {descName ? `${name}, ${descName}` : name}
                </span>
                <span>{inWords(sum)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageViewsPart views={views} period={period} />
    </div>
  )
}

function Sums({ sums, taxWithin }: { sums: LedgerSums; taxWithin: number }) {
  const money = useMoney()
  const rows = entryKinds.filter((kind) => (sums[kind] ?? 0) !== 0)
  return (
    <dl className={`${surface.ruled} ${prose.figures}`}>
      {rows.map((kind) => (
        <div key={kind} className={styles.row}>
          <dt>{entryWords[kind]}</dt>
          <dd>{money(sums[kind] ?? 0)}</dd>
        </div>
      ))}
      <div className={styles.row} data-strong="true">
        <dt>{reportsCopy.left}</dt>
        <dd>{money(sumOfEntries(sums))}</dd>
      </div>
      {taxWithin !== 0 && (
        <div className={styles.row}>
          <dt className={prose.hint}>{reportsCopy.taxWithin}</dt>
          <dd>{money(taxWithin)}</dd>
        </div>
      )}
    </dl>
  )
}

function Taxes({ taxes }: { taxes: readonly CountryTax[] }) {
  const money = useMoney()
  if (taxes.length === 0) return null
  return (
    <details>
      <summary>{reportsCopy.taxes}</summary>
      <p className={prose.hint}>{reportsCopy.taxesHint}</p>
      <dl className={`${surface.ruled} ${prose.figures}`}>
        {taxes.map(({ country, rate, gross, tax }) => (
          <div key={`${country}-${rate}`} className={styles.row}>
            <dt>{reportsCopy.taxOf(country, rate)}</dt>
            <dd>{reportsCopy.grossAndTax(money(gross), money(tax))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Thresholds({ thresholds }: { thresholds: readonly Threshold[] }) {
  if (thresholds.length === 0) return null
  return (
    <section aria-labelledby="thresholds">
      <h3 id="thresholds">{reportsCopy.thresholds}</h3>
      <p className={prose.hint}>{reportsCopy.thresholdsHint}</p>
      <ul>
        {thresholds.map(({ words, isNear }) => (
          <li key={words}>{isNear ? <strong>{words}</strong> : words}</li>
        ))}
      </ul>
    </section>
  )
}

function PeriodLink({ period, children }: { period: string; children: React.ReactNode }) {
  return (
    <Link to={`${adminPathOf('reports')}&period=${period}`} className={control.target}>
      {children}
    </Link>
  )
}
