import { type FormEvent, useState } from 'react'
import { decimalText, formatMoney } from '#platform/money/money.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { costSchema } from '#shop/orders/ledger/ledger.schema.ts'
import {
  type CostKind,
  computedKinds,
  costKinds,
  entryWords,
  sumOfEntries,
} from '#shop/orders/ledger/ledger.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { Field } from '#web/form/field.tsx'
import { priceText } from '#web/form/price-text.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from '../actions/actions.module.css'
import { orderDetailCopy } from './copy.ts'

export function OrderCosts({ order }: { order: OwnerOrder }) {
  const { ledger, paidAt } = order
  if (paidAt === null) return null
  // The owner's recorded cost replaces a foreign cost.
  const foreign = ledger.print_cost
    ? undefined
    : (order.fulfillments.find(({ foreignCost }) => foreignCost !== null)?.foreignCost ?? undefined)
  const shown = (
    [
      'fee',
      'refund_fee',
      'dispute_fee',
      'dispute',
      'printer_cost',
      ...computedKinds,
      ...costKinds,
    ] as const
  ).filter((kind) => ledger[kind])
  return (
    <section
      className={`${layout.stack3} ${layout.start} ${layout.shrinks}`}
      aria-labelledby="left"
    >
      <h2 id="left" className={prose.title3}>
        {ordersCopy.left}
      </h2>
      <dl className={surface.sums}>
        {shown.map((kind) => (
          <div key={kind}>
            <dt>{entryWords[kind]}</dt>
            <dd>{formatMoney(ledger[kind] ?? 0, order.currency)}</dd>
          </div>
        ))}
        <div data-strong="true">
          <dt>{ordersCopy.leftOfIt}</dt>
          <dd>{formatMoney(sumOfEntries(ledger), order.currency)}</dd>
        </div>
      </dl>
      {foreign !== undefined && (
        <p role="note" className={layout.short}>
          {ordersCopy.foreignCost(foreign, order.currency)}
        </p>
      )}
      <details open={foreign !== undefined}>
        <summary className={control.summary}>{ordersCopy.noteCosts}</summary>
        {costKinds.map((kind) => (
          <CostForm key={kind} order={order} kind={kind} />
        ))}
      </details>
    </section>
  )
}

function CostForm({ order, kind }: { order: OwnerOrder; kind: CostKind }) {
  const kept = -(order.ledger[kind] ?? 0)
  const [typed, setTyped] = useState(kept === 0 ? '' : decimalText(kept, order.currency))
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, act } = useAction()

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const cost = priceText(typed) || '0'
    const checked = costSchema(order.currency).safeParse({ kind, cost })
    setProblem(checked.success ? null : (checked.error.issues[0]?.message ?? null))
    if (!checked.success) return
    const input = { path: { id: order.id }, body: { kind, cost: Number(cost) } }
    await act(() => call('PUT /api/orders/id/{id}/cost', input), {
      done: ordersCopy.costSaved,
      failed: ordersCopy.costFailed,
    })
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      className={`${layout.row3} ${layout.end} ${styles.form}`}
    >
      <Field
        plan={{ name: kind, label: entryWords[kind], kind: 'price' }}
        value={typed}
        problem={problem}
        onChange={setTyped}
      />
      <Button type="submit" variant="quiet" busy={busy}>
        {orderDetailCopy.save}
        <span className="visually-hidden"> {entryWords[kind]}</span>
      </Button>
    </form>
  )
}
