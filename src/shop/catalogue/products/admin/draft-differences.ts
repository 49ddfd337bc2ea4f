import { sizeDraftWords } from '#shop/catalogue/sizes/admin/size-draft.ts'
import type { ProductType } from '#web/admin/location.ts'
import { same } from '#web/form/merge-values.ts'
import { productsAdminCopy } from './copy.ts'
import type { ProductDraft } from './product-draft.ts'
import { formPlans, listFields } from './product-fields.ts'

interface Difference {
  label: string
  saved: string
}

export function differences(
  type: ProductType,
  mine: ProductDraft,
  theirs: ProductDraft,
): Difference[] {
  const plan = formPlans[type]
  const texts = listFields(plan)
    .filter(({ name }) => (mine.texts[name] ?? '').trim() !== theirs.texts[name])
    .map(({ name, label, choices }) => {
      const saved = theirs.texts[name] ?? ''
      return { label, saved: (choices?.[saved] ?? saved) || 'nothing' }
    })
  const groups = plan.groups
    .filter(({ values = {} }) =>
      Object.keys(values).some((name) => !same(mine.values[name], theirs.values[name])),
    )
    .map(({ title, unset, summary }) => ({ label: title, saved: summary(theirs) ?? unset }))
  const pictures = plan.slots
    .filter(
      ({ name }) => mine.slots[name]?.picture?.address !== theirs.slots[name]?.picture?.address,
    )
    .map(({ name, what }) => ({
      label: what.charAt(0).toUpperCase() + what.slice(1),
      saved: theirs.slots[name]?.picture ? productsAdminCopy.anotherPicture : 'none',
    }))
  const sizes = same(mine.ownSizes, theirs.ownSizes)
    ? []
    : [
        {
          label: productsAdminCopy.sizes,
          saved: theirs.ownSizes.map(sizeDraftWords).join(', ') || 'nothing',
        },
      ]
  const seen =
    mine.hidden === theirs.hidden
      ? []
      : [theirs.hidden ? productsAdminCopy.aDraft : productsAdminCopy.inTheShop]
  return [
    ...texts,
    ...sizes,
    ...groups,
    ...pictures,
    ...seen.map((saved) => ({ label: productsAdminCopy.whereItIs, saved })),
  ]
}
