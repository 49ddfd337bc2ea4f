import type { RaisedPiece } from '#shop/catalogue/prices/raised-prices.server.ts'
import { useMoney } from '#web/ui/money.ts'
import type { CodeValues } from './code-values.ts'
import styles from './codes.module.css'
import { codesCopy as copy } from './copy.ts'

/** The most pieces that are named at once. */
const named = 6

/**
 * Raised pieces that a code may be for, as far as its form tells; it doesn't know the contents of
 * collections.
 */
export function raisedIn(
  raised: readonly RaisedPiece[],
  { scope, kinds, pieces }: Pick<CodeValues, 'scope' | 'kinds' | 'pieces'>,
): RaisedPiece[] {
  return raised.filter(({ kind, id }) => {
    if (scope === 'kinds') return kinds.includes(kind)
    return scope !== 'pieces' || pieces.includes(`${kind}/${id}`)
  })
}

/** Warns that an announced code is measured by earlier, lower prices. */
export function RaisedNote({ raised }: { raised: readonly RaisedPiece[] }) {
  const money = useMoney()
  if (raised.length === 0) return null
  return (
    <div className={styles.raised} role="status">
      <p>{copy.raised}</p>
      <ul>
        {raised.slice(0, named).map(({ kind, id, name, price, lowest }) => (
          <li key={`${kind}/${id}`}>{copy.raisedPiece(name, money(price), money(lowest))}</li>
        ))}
        {raised.length > named && <li>{copy.raisedMore(raised.length - named)}</li>}
      </ul>
    </div>
  )
}
