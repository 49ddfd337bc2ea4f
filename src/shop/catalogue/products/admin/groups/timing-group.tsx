import { useState } from 'react'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { partIn } from '#shop/catalogue/products/admin/product-values.ts'
import { factCopy } from '#shop/catalogue/products/facts/copy.ts'
import { check, special } from '#web/form/fields.ts'
import { MomentField } from '#web/form/inputs/moment-field.tsx'
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
