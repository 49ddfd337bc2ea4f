import { Link } from 'react-router'
import { editPath } from '#platform/addresses/page-paths.ts'
import { addUp } from '#platform/spread.ts'
import type { ProfitParts } from '#shop/orders/ledger/profit/profit-parts.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { useMoney } from '#web/ui/money.ts'
import { profitCopy as copy } from './copy.ts'
import styles from './reports.module.css'

/** All other pieces share one row, so that the list adds up to the profit. */
const mostPieces = 40

interface PartRow {
  key: string
  name: React.ReactNode
  about: string | null
  profit: number
}

export function Parts({ parts }: { parts: ProfitParts }) {
  const money = useMoney()
  const { galleries, pieces, loose, countries } = parts
  const isTwin = (name: string) => pieces.filter((piece) => piece.name === name).length > 1
  const others = pieces.slice(mostPieces)
  const ofPieces = pieces.slice(0, mostPieces).map(
    ({ kind, productId, name, quantity, sales, profit }): PartRow => ({
      key: `${kind}/${productId}`,
      name: <Link to={editPath(kind, productId)}>{name}</Link>,
      about: [isTwin(name) && copy.kinds[kind], copy.sold(quantity, money(sales))]
        .filter(Boolean)
        .join(', '),
      profit,
    }),
  )
  const rest: PartRow[] = [
    {
      key: 'others',
      name: copy.others(others.length),
      about: null,
      profit: addUp(others.map(({ profit }) => profit)),
    },
    { key: 'none', name: copy.noPiece, about: null, profit: loose },
  ]
  return (
    <>
      <Part
        title={copy.galleries}
        hint={copy.sharesHint}
        rows={galleries.map(({ title, quantity, sales, profit }) => ({
          key: title,
          name: title || copy.none,
          profit,
          about: copy.sold(quantity, money(sales)),
        }))}
      />
      <Part
        title={copy.pieces}
        rows={[...ofPieces, ...rest.filter(({ profit }) => profit !== 0)]}
      />
      <Part
        title={copy.countries}
        rows={countries.map(({ country, sales, profit }) => ({
          key: country,
          name: copy.country(country),
          profit,
          about: copy.sales(money(sales)),
        }))}
      />
    </>
  )
}

export function Part({
  title,
  hint,
  rows,
}: {
  title: string
  hint?: string
  rows: readonly PartRow[]
}) {
  const money = useMoney()
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className={layout.stack3}>
      <h2 className={prose.title3}>{title}</h2>
      {hint && <p className={prose.hint}>{hint}</p>}
      <ul className={`${surface.ruled} ${prose.figures}`}>
        {rows.map(({ key, name, about, profit }) => (
          <li key={key} className={styles.row}>
            <span>
              {name} {about && <span className={`${prose.hint} ${prose.light}`}>{about}</span>}
            </span>
            <span>{money(profit)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
