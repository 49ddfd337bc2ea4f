import type { Shop } from '#compose'
import { versioned } from '#platform/edit-version.ts'
import { ExportTable } from '#shop/orders/back-office/admin/export-table.tsx'
import { datevSetting } from '#shop/orders/ledger/books/datev.schema.ts'
import type { CountryTax } from '#shop/orders/ledger/ledger.ts'
import { readThresholds, sellerAt, type Threshold } from '#shop/orders/ledger/thresholds.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { useMoney } from '#web/ui/money.ts'
import { BookTables } from './book-tables.tsx'
import { booksCopy as copy } from './copy.ts'
import { DatevForm } from './datev-form.tsx'
import { PeriodNav, periodIn } from './period-nav.tsx'
import { periodWords } from './period-words.ts'
import styles from './reports.module.css'

export const section = {
  at: 'books',
  label: copy.books,
  least: 'partner',
  menu: { group: 'orders', place: 100, keywords: copy.keywords },
  help: 'profit',
  load,
} satisfies Section

async function load(shop: Shop, { search }: SectionRequest) {
  const { timeZone: zone } = await shop.settings.studio()
  const { period, clear, hasNext } = periodIn(search, shop.clock.now(), zone)
  const { money } = shop.services.payment
  const { ledger } = shop.admin
  const year = period.slice(0, 4)
  const taxes = await ledger.taxes({ period, zone, money })
  const ofYear = year === period ? taxes : await ledger.taxes({ period: year, zone, money })
  const thresholds = readThresholds(ofYear, sellerAt(await shop.settings.storeSettings.read()))
  const datev = versioned(await shop.settings.get(datevSetting))
  return { period, clear, hasNext, taxes, thresholds, datev }
}

export default function BooksScreen(props: Loaded<typeof section>) {
  const { period, clear, hasNext, taxes, thresholds, datev } = props
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      <p className={prose.soft}>{copy.intro}</p>
      {!clear && <p role="alert">{copy.unclear}</p>}
      <PeriodNav section="books" period={period} hasNext={hasNext} />
      <div className={layout.sides}>
        <section aria-labelledby="period" className={`${layout.stack3} ${layout.top}`}>
          <h2 id="period" className={prose.title3}>
            {periodWords(period)}
          </h2>
          <BookTables period={period} />
        </section>
        <div className={`${layout.stack6} ${layout.top}`}>
          <Taxes taxes={taxes} />
          <Thresholds thresholds={thresholds} />
          <DatevForm settings={datev} />
          <ExportTable />
        </div>
      </div>
    </div>
  )
}

function Taxes({ taxes }: { taxes: readonly CountryTax[] }) {
  const money = useMoney()
  if (taxes.length === 0) return null
  return (
    <section aria-labelledby="taxes" className={layout.stack3}>
      <h2 id="taxes" className={prose.title3}>
        {copy.taxes}
      </h2>
      <p className={prose.hint}>{copy.taxesHint}</p>
      <dl className={`${surface.ruled} ${prose.figures}`}>
        {taxes.map(({ country, rate, gross, tax }) => (
          <div key={`${country}-${rate}`} className={styles.row}>
            <dt>{copy.taxOf(country, rate)}</dt>
            <dd>{copy.grossAndTax(money(gross), tax === 0 ? null : money(tax))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Thresholds({ thresholds }: { thresholds: readonly Threshold[] }) {
  if (thresholds.length === 0) return null
  return (
    <section aria-labelledby="thresholds" className={layout.stack3}>
      <h2 id="thresholds" className={prose.title3}>
        {copy.thresholds}
      </h2>
      <p className={prose.hint}>{copy.thresholdsHint}</p>
      <ul>
        {thresholds.map(({ words, isNear }) => (
          <li key={words}>{isNear ? <strong>{words}</strong> : words}</li>
        ))}
      </ul>
    </section>
  )
}
