import { useState } from 'react'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, parseMoney } from '#platform/money/money.ts'
import { type FormValues, ownSizesIn } from '#shop/catalogue/products/admin/product-values.ts'
import {
  leftOfPrice,
  type PriceFacts,
  priceFloor,
} from '#shop/orders/ledger/price-floor/price-floor.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { Field } from '#web/form/field.tsx'
import { priceText } from '#web/form/price-text.ts'
import { Button } from '#web/ui/button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency, useMoney } from '#web/ui/money.ts'
import { priceFloorCopy as copy } from './copy.ts'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

/** Calculated on demand; nothing is stored. */
export const priceFloorGroup: FieldGroup = {
  title: copy.title,
  unset: copy.unset,
  ofSale: true,
  fields: {},
  summary: () => null,
  Content: PriceFloor,
}

interface PriceLimits {
  facts: PriceFacts
  costs: readonly { label: string; cost: Cents }[]
}

function PriceFloor({ values, id }: GroupContentProps) {
  const currency = useCurrency()
  const money = useMoney()
  const mayRead = useMay('partner')
  const [known, setKnown] = useState<PriceLimits | null>(null)
  const [typed, setTyped] = useState('')
  const { busy, problem, attempt } = useAttempt()
  if (!mayRead) return <p>{copy.partners}</p>

  const print = values.dimensions !== undefined && id !== null ? { query: { print: id } } : {}

  function show(limits: PriceLimits): void {
    setKnown(limits)
    focusOn('[name=ownCost]')
  }

  if (known === null) {
    return (
      <div className={`${layout.stack3} ${layout.wide} ${layout.narrow}`}>
        <p>{copy.intro}</p>
        {problem && <p role="alert">{problem}</p>}
        <div>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void attempt(prepare('GET /api/reports/price-facts', print), show)}
          >
            {copy.workOut}
          </Button>
        </div>
      </div>
    )
  }
  const { facts, costs } = known
  const cost = parseMoney(priceText(typed), currency)
  return (
    <div className={`${layout.stack3} ${layout.wide} ${layout.narrow}`}>
      {costs.map(({ label, cost: each }) => (
        <p key={label}>
          <Lowest what={copy.printed(label, money(each))} cost={each} facts={facts} />
        </p>
      ))}
      <Field
        plan={{ name: 'ownCost', label: copy.cost, kind: 'price', half: true, hint: copy.costHint }}
        value={typed}
        problem={null}
        onChange={setTyped}
      />
      <p role="status">
        {cost !== null && cost > 0 && <Lowest what={copy.own} cost={cost} facts={facts} />}
      </p>
      <ul className={`${layout.stack1} ${prose.soft}`}>
        {formPrices(values, currency).map((price) => (
          <li key={price}>{copy.left(money(price), money(leftOfPrice(price, facts)))}</li>
        ))}
      </ul>
      <details>
        <summary className={control.summary}>{copy.how}</summary>
        <ul className={`${layout.stack1} ${prose.soft}`}>
          {howWords(facts, money).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Lowest({ what, cost, facts }: { what: string; cost: Cents; facts: PriceFacts }) {
  const currency = useCurrency()
  const money = useMoney()
  const lowest = priceFloor(cost, facts, currency)
  return lowest === null ? copy.never : `${what} ${copy.lowest(money(lowest))}`
}

function formPrices(values: FormValues, currency: Currency): Cents[] {
  const typed = [
    ...['price', 'smallPrice', 'mediumPrice', 'largePrice'].map((name) =>
      String(values[name] ?? ''),
    ),
    ...ownSizesIn(values).map(({ price }) => price),
  ]
  const read = typed.map((each) => parseMoney(priceText(each), currency) ?? 0)
  return [...new Set(read.filter((price) => price > 0))]
}

function howWords(
  { fee, taxRate, postage, postageOrders }: PriceFacts,
  money: (cents: Cents) => string,
): string[] {
  return [
    fee === null
      ? copy.noFee
      : fee.orders > 0
        ? copy.ownFee(fee.share / 100, money(fee.fixed), fee.orders)
        : copy.publishedFee(fee.share / 100, money(fee.fixed)),
    taxRate > 0 ? copy.tax(taxRate / 100) : copy.noTax,
    postageOrders > 0 ? copy.postage(money(postage), postageOrders) : copy.noPostage,
    copy.alone,
  ]
}
