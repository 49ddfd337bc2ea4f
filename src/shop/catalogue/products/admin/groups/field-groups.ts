import type { ComponentType } from 'react'
import type { ProductDraft } from '#shop/catalogue/products/admin/product-draft.ts'
import { factWords } from '#shop/catalogue/products/facts/copy.ts'
import { type FactRow, type Flag, facts } from '#shop/catalogue/products/facts/facts.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { editionGroup } from './edition-group.tsx'
import { labellingGroup } from './labelling-group.tsx'
import { placementGroup } from './placement-group.tsx'
import { priceFloorGroup } from './price-floor.tsx'
import { storyGroup } from './story-group.tsx'
import { taxClassGroup } from './tax-class-group.tsx'
import { timingGroup } from './timing-group.tsx'
import { weightGroup } from './weight-group.tsx'

/**
 * A yes/no fact gets its group from its row and its words (`facts/facts.ts`). Inputs of `Content`
 * carry `data-field`: an error on that field, or on a field within it ('story.0.text'), opens the
 * group and focuses the input.
 */
export interface FieldGroup<Name extends string = string> {
  title: string
  /** Null: nothing is set, and the group starts folded. */
  summary(draft: ProductDraft): string | null
  unset: string
  fields?: readonly FieldPlan<Name>[]
  /** A new piece's values that aren't text, as JSON by API name. */
  values?: Readonly<Partial<Record<Name, unknown>>>
  /** The part of `values` that a similar new piece starts with; absent: all of it. */
  another?(values: ProductDraft['values']): Readonly<Partial<Record<Name, unknown>>>
  flags?: readonly Flag[]
  Content?: ComponentType<GroupContentProps>
}

export interface GroupContentProps {
  draft: ProductDraft
  id: number | null
  problemOf(field: string): string | null
  onChange(name: string, value: unknown): void
}

const flagGroups = factWords.flatMap(([name, { group }]): FieldGroup<Flag>[] => {
  if (!group) return []
  const { eachOwn }: FactRow = facts[name]
  const { title, set, unset } = group
  const summary = ({ values }: ProductDraft) => (values[name] === true ? set : null)
  const values = { [name]: false }
  return [
    { title, unset, summary, values, flags: [name], ...(eachOwn && { another: () => values }) },
  ]
})

type SharedName = keyof Schemas['NewPrint'] &
  keyof Schemas['NewClothing'] &
  keyof Schemas['NewMerch']

export const sharedGroups: readonly FieldGroup<SharedName>[] = [
  storyGroup,
  placementGroup,
  editionGroup,
  timingGroup,
  weightGroup,
  priceFloorGroup,
  ...flagGroups,
  labellingGroup,
  taxClassGroup,
]
