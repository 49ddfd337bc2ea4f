import type { ComponentType } from 'react'
import type { ProductDraft } from '#shop/catalogue/products/admin/product-draft.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { editionGroup } from './edition-group.tsx'
import { hangingGroup } from './hanging-group.tsx'
import { labellingGroup } from './labelling-group.tsx'
import { personalisedGroup } from './personalised-group.tsx'
import { priceFloorGroup } from './price-floor.tsx'
import { reductionGroup } from './reduction-group.tsx'
import { storyGroup } from './story-group.tsx'
import { taxClassGroup } from './tax-class-group.tsx'
import { timingGroup } from './timing-group.tsx'
import { weightGroup } from './weight-group.tsx'

/**
 * Fields of a piece's form that belong together, folded under a title until something in them is set or
 * has a problem. To add some that every kind of piece has:
 *
 * 1. `PieceFacts` and `Product` (`shop/catalogue`) get the property, `piece-facts.schema.ts` an entry
 *    that reads and checks it, `entity.schema.ts` and `shop/catalogue/products/product-json.calls.ts` the field of the same name.
 * 2. A group in a file of its own joins `sharedGroups`; one of a single kind joins its plan's `groups`.
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
  /** Shown below the fields. */
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

type SharedName = keyof Schemas['NewPrint'] &
  keyof Schemas['NewClothing'] &
  keyof Schemas['NewMerch']

/** The groups of every kind of piece, in the form's order. */
export const sharedGroups: readonly FieldGroup<SharedName>[] = [
  storyGroup,
  hangingGroup,
  editionGroup,
  timingGroup,
  weightGroup,
  priceFloorGroup,
  reductionGroup,
  labellingGroup,
  personalisedGroup,
  taxClassGroup,
]
