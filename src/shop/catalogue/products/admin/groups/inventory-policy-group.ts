import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import type { FieldGroup } from './field-groups.ts'

type Texts = Readonly<Record<string, string>>

export const isCounted = (texts: Texts) => texts.making === 'counted'

export const quantity: FieldPlan<'quantity'> = {
  name: 'quantity',
  label: productsAdminCopy.quantity,
  kind: 'count',
  half: true,
  when: isCounted,
}

export function inventoryPolicyGroup<Name extends string>(
  usual: InventoryPolicy,
  further: readonly FieldPlan<Name>[],
): FieldGroup<Name | 'making'> {
  const { [usual]: first, ...others } = productsAdminCopy.makingGroup
  return {
    title: productsAdminCopy.quantityLabel,
    unset: first,
    summary({ texts }) {
      const making = texts.making as InventoryPolicy | undefined
      if (making === undefined || making === usual) return null
      const count = isCounted(texts) && texts.quantity ? `: ${texts.quantity}` : ''
      return `${productsAdminCopy.makingGroup[making]}${count}`
    },
    fields: [
      {
        name: 'making',
        label: productsAdminCopy.itIs,
        kind: 'choice',
        choices: { [usual]: first, ...others },
        hint: productsAdminCopy.oneSizeOnly,
      },
      ...further,
    ],
  }
}
