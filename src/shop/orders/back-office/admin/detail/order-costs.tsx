import { decimalText, formatMoney } from '#platform/money/money.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { costSchema } from '#shop/orders/ledger/ledger.schema.ts'
import {
  type CostKind,
  computedKinds,
  costKinds,
  entryWords,
  sumOfEntries,
} from '#shop/orders/ledger/ledger.ts'
import { price } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { orderDetailCopy } from './copy.ts'
import { DetailPart } from './detail-part.tsx'

export function OrderCosts({ order }: { order: OwnerOrder }) {
  const { ledger, paidAt, unknownCosts, unknownPostage } = order
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
    <DetailPart id="left" title={orderDetailCopy.left}>
      <dl className={surface.sums}>
        {shown.map((kind) => (
          <div key={kind}>
            <dt>{entryWords[kind]}</dt>
            <dd>{formatMoney(ledger[kind] ?? 0, order.currency)}</dd>
          </div>
        ))}
        <div data-strong="true">
          <dt>{orderDetailCopy.leftOfIt(order.tax > 0)}</dt>
          <dd>{formatMoney(sumOfEntries(ledger), order.currency)}</dd>
        </div>
      </dl>
      {unknownCosts + unknownPostage > 0 && (
        <p className={prose.hint}>{orderDetailCopy.unknownCosts(unknownCosts, unknownPostage)}</p>
      )}
      {foreign !== undefined && (
        <p role="note" className={layout.short}>
          {orderDetailCopy.foreignCost(foreign, order.currency)}
        </p>
      )}
      <details open={foreign !== undefined}>
        <summary className={control.summary}>{orderDetailCopy.noteCosts}</summary>
        <div className={layout.stack4}>
          {costKinds.map((kind) => (
            <CostForm key={kind} order={order} kind={kind} />
          ))}
        </div>
      </details>
    </DetailPart>
  )
}

function CostForm({ order, kind }: { order: OwnerOrder; kind: CostKind }) {
  const { id, currency } = order
  const kept = -(order.ledger[kind] ?? 0)
  const label = entryWords[kind]
  const cost = { ...price({ label, blank: 0, currency }), fill: String }
  const form = useFields(
    { cost },
    {
      to: 'PUT /api/orders/id/{id}/cost',
      path: { id },
      of: kind,
      schema: costSchema(currency),
      body: (typed) => ({ ...typed, kind }),
      stored: { cost: kept === 0 ? '' : decimalText(kept, currency) },
      after: (values) => values,
      saved: orderDetailCopy.costSaved,
      failed: orderDetailCopy.costFailed,
    },
  )
  const save = (
    <>
      {orderDetailCopy.save}
      <span className="visually-hidden"> {label}</span>
    </>
  )
  return (
    <SectionForm form={form} save={save} inline>
      {form.show('cost')}
    </SectionForm>
  )
}
