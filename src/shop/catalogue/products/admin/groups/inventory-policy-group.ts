import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import type { FieldGroup } from './field-groups.ts'

const words: Record<InventoryPolicy, string> = {
  to_order: 'Made to order',
  one_of_a_kind: 'One of a kind',
  counted: 'Counted',
}

type Texts = Readonly<Record<string, string>>

export const isCounted = (texts: Texts) => texts.making === 'counted'

/** Units on hand of a counted piece. */
export const quantity: FieldPlan<'quantity'> = {
  name: 'quantity',
  label: 'Quantity',
  kind: 'count',
  half: true,
  when: isCounted,
}

/** `usual`: the kind's default. */
export function inventoryPolicyGroup<Name extends string>(
  usual: InventoryPolicy,
  further: readonly FieldPlan<Name>[],
): FieldGroup<Name | 'making'> {
  const { [usual]: first, ...others } = words
  return {
    title: 'How many there are',
    unset: first,
    summary({ texts }) {
      const making = texts.making as InventoryPolicy | undefined
      if (making === undefined || making === usual) return null
      const count = isCounted(texts) && texts.quantity ? `: ${texts.quantity}` : ''
      return `${words[making]}${count}`
    },
    fields: [
      {
        name: 'making',
        label: 'It is',
        kind: 'choice',
        choices: { [usual]: first, ...others },
        hint: 'What isn’t made to order has one price, or a single size.',
      },
      ...further,
    ],
  }
}
