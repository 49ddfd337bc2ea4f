import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { Field } from '#web/form/field.tsx'
import form from '#web/form/form.module.css'
import { sizeLabels } from './edition-group.tsx'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

interface WeightDraft {
  size: string
  grams: string | number
}

export const weightGroup: FieldGroup<'weights'> = {
  title: productsAdminCopy.weight,
  unset: productsAdminCopy.weightHint,
  summary({ values }) {
    const said = weightsOf(values.weights).map(
      ({ size, grams }) => `${size === '' ? '' : `${sizeInWords(size)}: `}${grams} g`,
    )
    return said.length === 0 ? null : productsAdminCopy.packed(said.join(', '))
  },
  values: { weights: [] },
  Content: WeightFields,
}

const weightsOf = (value: unknown) => (Array.isArray(value) ? (value as WeightDraft[]) : [])

function WeightFields({ draft, problemOf, onChange }: GroupContentProps) {
  const weights = weightsOf(draft.values.weights)
  const labels = sizeLabels(draft)
  const sizes = labels.length > 1 ? labels : ['']
  const gramsOf = (size: string) => weights.find((each) => each.size === size)?.grams ?? ''

  function put(size: string, grams: string): void {
    const others = weights.filter((each) => each.size !== size)
    onChange('weights', grams.trim() === '' ? others : [...others, { size, grams }])
  }

  return (
    <div className={form.fields}>
      {sizes.map((size) => {
        const at = weights.findIndex((each) => each.size === size)
        return (
          <Field
            key={size}
            plan={{
              name: at === -1 ? `weights.${size}` : `weights.${at}.grams`,
              label:
                size === ''
                  ? productsAdminCopy.packedInGrams
                  : productsAdminCopy.inGrams(sizeInWords(size)),
              kind: 'count',
              half: true,
              optional: true,
            }}
            value={String(gramsOf(size))}
            problem={at === -1 ? null : problemOf(`weights.${at}.grams`)}
            onChange={(grams) => put(size, grams)}
          />
        )
      })}
    </div>
  )
}
