import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { monthsIn, neighbour, type Period } from '#platform/time/period.ts'
import { type ProfitSums, profitLines } from '#shop/orders/ledger/profit/profit.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { profitCopy as copy } from './copy.ts'
import { PeriodLink, PeriodNav, periodIn } from './period-nav.tsx'
import { periodWords, timeInWords } from './period-words.ts'
import { Part, Parts } from './profit-parts.tsx'
import styles from './reports.module.css'
import { UnknownCosts } from './unknown-costs.tsx'

export const section = {
  at: 'reports',
  label: copy.profit,
  least: 'partner',
  menu: { group: 'orders', place: 80, keywords: copy.reportsKeywords },
  help: 'profit',
  load,
} satisfies Section

async function load(shop: Shop, { search }: SectionRequest) {
  const { timeZone: zone } = await shop.settings.studio()
  const { period, clear, hasNext } = periodIn(search, shop.clock.now(), zone)
  const { money } = shop.services.payment
  const { ledger } = shop.admin
  const readProfit = (of: Period) => ledger.profit({ period: of, zone, money })
  const [profit, before, { orders, unbooked, discounts }, months] = await Promise.all([
    readProfit(period),
    readProfit(neighbour(period, -1)),
    ledger.report({ period, zone, money }),
    Promise.all(
      (period.length === 4 ? monthsIn(period) : []).map(async (month) => ({
        month,
        profit: (await readProfit(month)).profit,
      })),
    ),
  ])
  const parts = await ledger.profitParts({ period, zone, money }, profit.profit)
  const sums = { profit, before, orders, unbooked, discounts, months, parts }
  return { period, clear, hasNext, money, ...sums }
}

export default function ProfitScreen(props: Loaded<typeof section>) {
  const { period, clear, hasNext, money } = props
  const { profit, before, orders, unbooked, discounts, months, parts } = props
  const inWords = useMoney()
  const isEmpty = orders === 0 && profitLines.every((line) => profit[line] === 0)
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      <p className={prose.soft}>{copy.intro}</p>
      {!clear && <p role="alert">{copy.unclear}</p>}
      <PeriodNav section="reports" period={period} hasNext={hasNext} />
      <div className={layout.sides}>
        <section
          aria-labelledby="period"
          className={`${layout.stack3} ${layout.top} ${layout.sized}`}
        >
          <h2 id="period" className={prose.title3}>
            {periodWords(period)} <MoneyLabel money={money} />
          </h2>
          <p className={`${prose.title2} ${prose.figures}`}>{inWords(profit.profit)}</p>
          <p>{isEmpty ? copy.nothing : copy.orders(orders)}</p>
          {money !== 'live' && profit.offline !== 0 && (
            <p role="note">{copy.realOffline(inWords(profit.offline))}</p>
          )}
          <Lines period={period} now={profit} before={before} />
          <p className={prose.hint}>{copy.noTax}</p>
          <UnknownCosts period={period} profit={profit} />
          {unbooked > 0 && <p role="note">{copy.unbooked(unbooked)}</p>}
          <p>
            <Link to={`${adminSectionPath('books')}&period=${period}`}>{copy.books}</Link>
          </p>
        </section>
        <div className={`${layout.stack6} ${layout.top}`}>
          <Part
            title={copy.months}
            rows={(isEmpty ? [] : months).map((own) => ({
              key: own.month,
              about: null,
              profit: own.profit,
              name: (
                <PeriodLink section="reports" period={own.month}>
                  {periodWords(own.month)}
                </PeriodLink>
              ),
            }))}
          />
          <Parts parts={parts} />
          <Part
            title={copy.discounts}
            rows={discounts.map(({ code, orders: times, sum }) => ({
              key: code,
              name: copy.codeOrders(code, times),
              about: null,
              profit: -sum,
            }))}
          />
        </div>
      </div>
    </div>
  )
}

/** 'March' or '2026': short enough for two beside each other on a phone. */
const columnOf = (period: Period) => (period.length === 4 ? period : timeInWords(period))

interface LinesProps {
  period: Period
  now: ProfitSums
  before: ProfitSums
}

function Lines({ period, now, before }: LinesProps) {
  const money = useMoney()
  const shown = profitLines.filter(
    (line) => line !== 'replacements' || now[line] !== 0 || before[line] !== 0,
  )
  return (
    <table className={`${styles.lines} ${prose.figures}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{copy.line}</span>
          </th>
          <th scope="col">{columnOf(period)}</th>
          <th scope="col">{columnOf(neighbour(period, -1))}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <tr key={line}>
            <th scope="row">{copy.lines[line]}</th>
            <td>{money(now[line])}</td>
            <td>{money(before[line])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{copy.profit}</th>
          <td>{money(now.profit)}</td>
          <td>{money(before.profit)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
