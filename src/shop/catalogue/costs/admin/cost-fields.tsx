import type { Currency } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import { Field } from '#web/form/field.tsx'
import { priceText } from '#web/form/price-text.ts'
import type { Bound } from '#web/form/use-fields.tsx'

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

type CostFieldsProps<R extends CostRow> = Bound<CostText<R>[]> & {
  shows?(row: CostText<R>): boolean
}

export function CostFields<R extends CostRow>(props: CostFieldsProps<R>) {
  const { name, value, problemOf, onChange, shows = () => true } = props
  return value.map((row, at) => {
    if (!shows(row)) return null
    const field = `${name}.${at}.cost`
    const { label, hint } = row
    return (
      <Field
        key={field}
        plan={{ name: field, label, kind: 'price', half: true, ...(hint && { hint }) }}
        value={row.cost}
        problem={problemOf(field)}
        onChange={(cost) =>
          onChange(value.map((each, other) => (other === at ? { ...each, cost } : each)))
        }
      />
    )
  })
}
