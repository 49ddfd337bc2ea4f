import type { Currency } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import { Field } from '#web/form/field.tsx'
import { entriesOf, type Part, within } from '#web/form/part-fields.tsx'
import { priceText } from '#web/form/price-text.ts'

interface CostRow {
  label: string
  hint?: string
  cost: number | null
}

export type CostText<R extends CostRow> = Omit<R, 'cost'> & { cost: string }

export function costTexts<R extends CostRow>(rows: R[], currency: Currency): CostText<R>[] {
  return rows.map((row) => ({
    ...row,
    cost: row.cost === null ? '' : decimalText(row.cost, currency),
  }))
}

/** Empty: not known. */
export function readCosts<R extends CostRow>(rows: CostText<R>[]) {
  return rows.map((row) => ({ ...row, cost: row.cost.trim() === '' ? null : priceText(row.cost) }))
}

type CostFieldsProps<R extends CostRow> = Part<CostText<R>[]> & {
  shows?(row: CostText<R>): boolean
}

export function CostFields<R extends CostRow>({
  shows = () => true,
  ...costs
}: CostFieldsProps<R>) {
  return entriesOf(costs)
    .filter((row) => shows(row.value))
    .map(({ at: _, remove: __, ...row }) => {
      const { label, hint } = row.value
      const cost = within<CostText<R>, 'cost'>(row, 'cost')
      const plan = { name: cost.name, label, hint, kind: 'price', half: true } as const
      return <Field key={cost.name} {...cost} plan={plan} />
    })
}
