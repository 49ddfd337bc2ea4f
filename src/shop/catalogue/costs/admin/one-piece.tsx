import type { ProductKind } from '#platform/addresses/kinds.ts'
import { formatMoney, parseMoney } from '#platform/money/money.ts'
import { pieceCostsSchema } from '#shop/catalogue/costs/costs.schema.ts'
import type { PieceCosts } from '#shop/catalogue/costs/costs.server.ts'
import { special } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { useCurrency } from '#web/ui/money.ts'
import { costsAdminCopy as copy } from './copy.ts'
import { CostFields, type CostText, costTexts, readCosts } from './cost-fields.tsx'

interface SizeRow {
  size: string
  label: string
  hint: string
  cost: number | null
}

const fields = {
  costs: special<CostText<SizeRow>[], SizeRow[]>({
    label: copy.costs,
    first: [],
    fill: costTexts,
    read: (rows) => readCosts(rows).map(({ size, cost }) => ({ size, cost })),
  }),
}

export function OnePiece({ piece }: { piece: PieceCosts & { kind: ProductKind; id: number } }) {
  const { kind, id, sizes, version } = piece
  const currency = useCurrency()
  const rows = sizes.map(({ size, own, shared }) => ({
    size,
    label: size === '' ? copy.one : copy.size(size),
    hint: shared === null ? copy.unknown : copy.instead(formatMoney(shared, currency)),
    cost: own,
  }))
  const form = useFields(fields, {
    name: `costs-${kind}-${id}`,
    to: 'PUT /api/costs/{kind}/{id}',
    path: { kind, id },
    schema: pieceCostsSchema,
    stored: { costs: rows, version },
    load: { from: 'GET /api/costs/{kind}/{id}', path: { kind, id } },
    read: ({ costs, version }) => ({
      version,
      costs: rows.map((row, at) => {
        const cost = costs[at]?.cost ?? null
        return { ...row, cost: cost === null ? null : parseMoney(cost, currency) }
      }),
    }),
    saved: copy.saved,
    failed: copy.failed,
  })
  return (
    <SectionForm form={form}>
      <FormPart>
        <CostFields {...form.bind('costs')} />
      </FormPart>
    </SectionForm>
  )
}
