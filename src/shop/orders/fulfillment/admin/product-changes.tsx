import { useState } from 'react'
import { type Currency, currencySymbol } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import type { ProductChange } from '#shop/orders/fulfillment/products/product-changes.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { priceText } from '#web/form/price-text.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { changeWords, printerCopy } from './copy.ts'
import styles from './printer.module.css'

interface ChangesProps {
  who: string
  of: string
  name: string
  changes: readonly ProductChange[]
}

export function ProductChanges({ who, of, name, changes }: ChangesProps) {
  return (
    <section className={styles.changes} aria-label={`${printerCopy.changes}: ${name}`}>
      <h3 className={prose.title4}>{printerCopy.changes}</h3>
      <ul>
        {changes.map((change) => (
          <Change key={change.key} who={who} of={of} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Change({ who, of, change }: { who: string; of: string; change: ProductChange }) {
  const currency = useCurrency()
  const { busy, act } = useAction()
  const [price, setPrice] = useState(firstPrice(change, currency))
  const wantsPrice = change.what === 'size-new' || change.what === 'size-back'
  const onlyTold =
    change.what === 'size-gone' || change.what === 'cost' || isForeign(change, currency)
  const words = changeWords(change, who)

  const decide = (answer: 'take' | 'leave') => {
    const priced = answer === 'take' && wantsPrice ? { price: Number(priceText(price)) || 0 } : {}
    const body = { key: change.key, answer, ...priced }
    void act(
      () => call('POST /api/fulfillment/products/{ref}/changes', { path: { ref: of }, body }),
      {
        done: answer === 'take' ? printerCopy.taken : printerCopy.left,
        failed: printerCopy.answerFailed,
      },
    )
  }

  return (
    <li className={styles.change}>
      <p>{words}</p>
      {wantsPrice && (
        <label className={styles.price}>
          <span>
            {printerCopy.priceOf(change.label)} ({currencySymbol(currency)})
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={(event) => setPrice(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The form around it imports the products that are ticked.
              event.preventDefault()
              decide('take')
            }}
          />
        </label>
      )}
      <div className={layout.row3}>
        {!onlyTold && (
          <Button busy={busy} onClick={() => decide('take')}>
            {printerCopy.take}
            <span className="visually-hidden">: {words}</span>
          </Button>
        )}
        <Button variant="quiet" busy={busy} onClick={() => decide('leave')}>
          {onlyTold ? printerCopy.understood : printerCopy.leave}
          <span className="visually-hidden">: {words}</span>
        </Button>
      </div>
    </li>
  )
}

function firstPrice(change: ProductChange, currency: Currency): string {
  if (!('price' in change)) return ''
  const { lastPrice, price } = change
  if (lastPrice !== null) return decimalText(lastPrice, currency)
  return price?.currency === currency ? decimalText(price.amount, currency) : ''
}

function isForeign(change: ProductChange, currency: Currency): boolean {
  return change.what === 'price' && change.now?.currency !== currency
}
