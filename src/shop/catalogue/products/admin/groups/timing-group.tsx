import { useState } from 'react'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { type FormValues, partIn } from '#shop/catalogue/products/admin/product-values.ts'
import { factCopy } from '#shop/catalogue/products/facts/copy.ts'
import type { Product } from '#shop/catalogue/products/product.ts'
import { check, special } from '#web/form/fields.ts'
import { MomentField } from '#web/form/inputs/moment-field.tsx'
import type { Question } from '#web/form/use-fields.tsx'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const timingGroup: FieldGroup = {
  title: productsAdminCopy.inShopFrom,
  summary({ opensAt, oneEach }) {
    const isTimed = typeof opensAt === 'number' && opensAt > Date.now()
    const words = [
      isTimed && productsAdminCopy.opensLater,
      oneEach === true && productsAdminCopy.onePerBuyer,
    ]
    return words.filter(Boolean).join(' · ') || null
  },
  unset: productsAdminCopy.atOnce,
  fields: {
    opensAt: special<number | null>({ label: productsAdminCopy.dayAndTime, first: null }),
    oneEach: check({ label: factCopy.oneEach.label }),
  },
  another: () => ({ opensAt: null }),
  Content,
}

/** Null unless a past moment would show a piece that visitors don't see yet. */
export function pastQuestion(
  { opensAt, hidden }: FormValues,
  before: Pick<Product, 'opensAt'> | null,
): Question | null {
  const now = Date.now()
  const wasSecret = before === null || (before.opensAt !== null && before.opensAt > now)
  const isPast = typeof opensAt === 'number' && opensAt <= now
  return isPast && wasSecret && hidden !== true ? productsAdminCopy.askPast : null
}

function Content(props: GroupContentProps) {
  const { opensAt } = props.values
  const at = typeof opensAt === 'number' ? opensAt : null
  // A moment that had passed before editing no longer counts.
  const [before] = useState(() => (at !== null && at <= Date.now() ? at : null))
  const shown = at === before ? null : at
  const isPast = shown !== null && shown <= Date.now()
  return (
    <MomentField
      {...partIn<number | null>(props, 'opensAt')}
      label={productsAdminCopy.dayAndTime}
      value={shown}
      optional
      {...(isPast && { hint: productsAdminCopy.momentPassed })}
    />
  )
}
