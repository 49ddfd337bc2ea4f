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
 * Fields of a piece's form that belong together, folded under a title until something in them is set or
 * has a problem. A yes/no fact gets its group from its row and its words (`facts/facts.ts`). Any other
 * group in a file of its own joins `sharedGroups`; one of a single kind joins its plan's `groups`.
 *
 * A field's text is read from the property of the same name, and sent under it. Lists and
 * objects stand in `values`. `Content` shows them, and its inputs carry `data-field`: an error on that
 * field, or on one within it ('story.0.text'), opens the group and puts the focus there.
 */
export interface FieldGroup<Name extends string = string> {
  title: string
  /** One line on the values that are set; null: none is, and the group starts folded. */
  summary(draft: ProductDraft): string | null
  /** The line while nothing is set. */
  unset: string
  fields?: readonly FieldPlan<Name>[]
  /** A new piece's values that aren't text, as JSON by API name. */
  values?: Readonly<Partial<Record<Name, unknown>>>
  /** The part of `values` that a similar new piece starts with; absent: all of it. */
  another?(values: ProductDraft['values']): Readonly<Partial<Record<Name, unknown>>>
  /** Yes/no facts, each a tick below the fields. */
  flags?: readonly Flag[]
  /** Shown below the ticks. */
  Content?: ComponentType<GroupContentProps>
}

export interface GroupContentProps {
  draft: ProductDraft
  /** The piece that is edited; null: a new one. */
  id: number | null
  problemOf(field: string): string | null
  /** Changes one of the group's `values`. */
  onChange(name: string, value: unknown): void
}

/** A group for each yes/no fact that has words for one. */
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

/** The groups of every kind of piece, in the form's order. */
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
