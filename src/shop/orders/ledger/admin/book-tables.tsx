import type { Period } from '#platform/time/period.ts'
import { type BookTable, bookTables } from '#shop/orders/ledger/books/book-tables.ts'
import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { booksCopy as copy } from './copy.ts'
import styles from './reports.module.css'

export function BookTables({ period }: { period: Period }) {
  return (
    <>
      <h3 className={prose.title4}>{copy.tables}</h3>
      <p className={prose.hint}>{copy.tablesHint}</p>
      <ul className={surface.ruled}>
        {bookTables.map((format) => (
          <Format key={format} period={period} format={format} />
        ))}
      </ul>
    </>
  )
}

function Format({ period, format }: { period: Period; format: BookTable }) {
  const { busy, save } = useSaveFile(copy.saveFailed)
  const { name, for: who } = copy.formats[format]
  const address = addressOf('GET /api/reports/books.csv', { query: { period, format } })
  return (
    <li className={styles.row}>
      <span className={layout.stack1}>
        <strong>{name}</strong> <span className={prose.hint}>{who}</span>
      </span>
      <Button variant="quiet" busy={busy} onClick={() => void save(address)}>
        {copy.save}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  )
}
