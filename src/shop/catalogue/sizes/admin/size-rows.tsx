import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type {
  FieldGroup,
  GroupContentProps,
} from '#shop/catalogue/products/admin/groups/field-groups.ts'
import {
  type FormValues,
  ownSizesIn,
  partIn,
} from '#shop/catalogue/products/admin/product-values.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import { special } from '#web/form/fields.ts'
import { PartFields } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { sizeSetCopy as copy } from './copy.ts'
import { NamedRows } from './named-rows.tsx'
import { namedRow, type SizeDraft } from './size-draft.ts'
import styles from './sizes.module.css'

export const railGroup: FieldGroup = {
  title: copy.sizes,
  unset: copy.noSizes,
  summary: (values) => {
    const sizes = railOf(values)
    return sizes.length === 0 ? null : sizes.map(({ label }) => label).join(', ')
  },
  fields: { sizes: special<readonly SizeDraft[]>({ label: copy.sizes, first: [], local: true }) },
  Content: SizeRows,
}

export const garmentGroup: FieldGroup = { ...railGroup, Content: GarmentSizes }

function GarmentSizes(props: GroupContentProps) {
  return (
    <>
      <SizeRows {...props} />
      <p>
        <Link to={adminSectionPath('size-guide')}>{copy.guide}</Link>
      </p>
    </>
  )
}

export const railOf = (values: FormValues): readonly SizeDraft[] =>
  values.making === 'one_of_a_kind' ? [] : ownSizesIn(values)

const labelPlan = { kind: 'line', label: copy.sizeName, max: longestLabel, half: true } as const
const quantityPlan = { kind: 'count', label: copy.howMany, half: true } as const
const pricePlan = { kind: 'price', label: copy.ownPrice, optional: true, half: true } as const

function SizeRows(props: GroupContentProps) {
  const { values, onChange } = props
  const sizes = railOf(values)

  function put(changed: readonly SizeDraft[]): void {
    if (changed.length > 0 && values.making === 'one_of_a_kind') onChange('making', 'counted')
    onChange('sizes', changed)
  }

  return (
    <fieldset className={`${layout.stack3} ${layout.wide}`} data-field="sizes">
      <legend className={prose.strong}>{copy.inSizes}</legend>
      <NamedRows
        {...partIn(props, 'sizes')}
        value={sizes}
        onChange={put}
        most={mostSizes}
        make={namedRow}
        rowClass={`${layout.stack2} ${layout.end} ${styles.named}`}
        row={(size) => (
          <PartFields
            {...size}
            plans={[
              { name: 'label', ...labelPlan },
              ...(values.making === 'to_order'
                ? []
                : [{ name: 'quantity' as const, ...quantityPlan }]),
              { name: 'price', ...pricePlan },
            ]}
          />
        )}
      />
      {sizes.length > 0 && <p className={prose.soft}>{copy.railHint}</p>}
    </fieldset>
  )
}
