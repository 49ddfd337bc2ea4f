import type { Cents } from '#platform/money/money.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { useMoney } from '#web/ui/money.ts'
import styles from './product.module.css'

interface PriceProps {
  cents: Cents
  from?: boolean
  was?: Cents | null
}

export function Price({ cents, from = false, was = null }: PriceProps) {
  const money = useMoney()
  return (
    <span className={styles.price}>
      {was !== null && (
        <s className={styles.was}>
          <span className="visually-hidden">{shopCopy.before} </span>
          {money(was)}
        </s>
      )}
      {from && <span className={styles.from}>{shopCopy.fromPrice} </span>}
      {money(cents)}
    </span>
  )
}
