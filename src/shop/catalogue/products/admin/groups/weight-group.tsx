import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { sizeLabels } from '#shop/catalogue/products/admin/product-values.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { Field } from '#web/form/field.tsx'
import { special } from '#web/form/fields.ts'
import form from '#web/form/form.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

interface WeightDraft {
  size: string
  grams: string | number
}

export const weightGroup: FieldGroup = {
  title: productsAdminCopy.weight,
  unset: productsAdminCopy.unweighed,
  ofSale: true,
  summary({ weights }) {
    const said = weightsOf(weights).map(
      ({ size, grams }) => `${size === '' ? '' : `${sizeInWords(size)}: `}${grams} g`,
    )
    return said.length === 0 ? null : said.join(', ')
  },
  fields: {
    weights: special<readonly WeightDraft[]>({ label: productsAdminCopy.weight, first: [] }),
  },
  Content: WeightFields,
}

const weightsOf = (value: unknown) => (Array.isArray(value) ? (value as WeightDraft[]) : [])

function WeightFields({ values, problemOf, onChange }: GroupContentProps) {
  const weights = weightsOf(values.weights)
  const labels = sizeLabels(values)
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
