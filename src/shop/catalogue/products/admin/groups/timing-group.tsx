import { useState } from 'react'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { MomentField } from '#web/form/inputs/moment-field.tsx'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'
import { FlagField } from './flag-field.tsx'

export const timingGroup: FieldGroup<'opensAt' | 'oneEach'> = {
  title: productsAdminCopy.inShopFrom,
  summary({ values }) {
    const isTimed = typeof values.opensAt === 'number' && values.opensAt > Date.now()
    const words = [
      isTimed && productsAdminCopy.opensLater,
      values.oneEach === true && productsAdminCopy.onePerBuyer,
    ]
    return words.filter(Boolean).join(' · ') || null
  },
  unset: productsAdminCopy.atOnce,
  values: { opensAt: null, oneEach: false },
  another: ({ oneEach }) => ({ opensAt: null, oneEach }),
  Content,
}

function Content({ draft, problemOf, onChange }: GroupContentProps) {
  const { opensAt } = draft.values
  const at = typeof opensAt === 'number' ? opensAt : null
  // A moment that had passed before editing no longer counts.
  const [before] = useState(() => (at !== null && at <= Date.now() ? at : null))
  const shown = at === before ? null : at
  const isPast = shown !== null && shown <= Date.now()
  return (
    <>
      <MomentField
        name="opensAt"
        label={productsAdminCopy.dayAndTime}
        value={shown}
        optional
        {...(isPast && { hint: productsAdminCopy.momentPassed })}
        problem={problemOf('opensAt')}
        onChange={(value) => onChange('opensAt', value)}
      />
      <FlagField name="oneEach" draft={draft} onChange={onChange} />
    </>
  )
}
