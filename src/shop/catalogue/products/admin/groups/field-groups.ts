import type { ComponentType } from 'react'
import { personalisationGroup } from '#shop/catalogue/personalisation/admin/personalisation-group.tsx'
import type { FormState, FormValues } from '#shop/catalogue/products/admin/product-values.ts'
import { factWords } from '#shop/catalogue/products/facts/copy.ts'
import { type FactRow, facts } from '#shop/catalogue/products/facts/facts.ts'
import type { SizeOffers } from '#shop/catalogue/sizes/admin/size-group.tsx'
import { check, type FieldSet } from '#web/form/fields.ts'
import { editionGroup } from './edition-group.tsx'
import { labellingGroup } from './labelling-group.tsx'
import { placementGroup } from './placement-group.tsx'
import { priceFloorGroup } from './price-floor.tsx'
import { storyGroup } from './story-group.tsx'
import { taxClassGroup } from './tax-class-group.ts'
import { timingGroup } from './timing-group.tsx'
import { weightGroup } from './weight-group.tsx'

/**
 * A foldable group of the form. A yes/no fact gets its group from its row and its words
 * (`facts/facts.ts`). `Content` draws the `special` fields, whose inputs carry `data-field`: a
 * problem there opens the group.
 */
export interface FieldGroup {
  title: string
  /** Null: nothing is set. */
  summary(values: FormValues): string | null
  unset: string
  ofSale?: true
  fields: FieldSet
  isOpen?(values: FormValues): boolean
  /** Replaces values that a similar new piece would copy. */
  another?(values: FormValues): FormValues
  Content?: ComponentType<GroupContentProps>
}

export const isForSale = ({ making }: FormValues): boolean => making !== 'not_for_sale'

export interface GroupContentProps extends FormState {
  id: number | null
  offers: SizeOffers
}

const flagGroups = factWords.flatMap(([name, { group, label = name, hint }]): FieldGroup[] => {
  if (!group) return []
  const { eachOwn }: FactRow = facts[name]
  const { title, set, unset } = group
  const fields = { [name]: check({ label, hint }) }
  const summary = (values: FormValues) => (values[name] === true ? set : null)
  return [
    {
      title,
      unset,
      ofSale: true,
      summary,
      fields,
      ...(eachOwn && { another: () => ({ [name]: false }) }),
    },
  ]
})

export const sharedGroups: readonly FieldGroup[] = [
  storyGroup,
  placementGroup,
  editionGroup,
  timingGroup,
  weightGroup,
  priceFloorGroup,
  ...flagGroups,
  personalisationGroup,
  labellingGroup,
  taxClassGroup,
]
