import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type {
  FieldGroup,
  GroupContentProps,
} from '#shop/catalogue/products/admin/groups/field-groups.ts'
import { type FormValues, ownSizesIn } from '#shop/catalogue/products/admin/product-values.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { special } from '#web/form/fields.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { sizeSetCopy as copy } from './copy.ts'
import { namedRow, type SizeDraft } from './size-draft.ts'
import styles from './sizes.module.css'
import { goDown, rowName, UsualSizes, useNamedRows } from './usual-sizes.tsx'

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

function SizeRows({ values, problemOf, onChange }: GroupContentProps) {
  const sizes = railOf(values)
  const problem = problemOf('sizes')

  function put(changed: readonly SizeDraft[]): void {
    if (changed.length > 0 && values.making === 'one_of_a_kind') onChange('making', 'counted')
    onChange('sizes', changed)
  }

  const { rows, add } = useNamedRows(sizes, { most: mostSizes, make: namedRow, put })

  return (
    <fieldset className={`${layout.stack3} ${layout.wide}`} data-field="sizes">
      <legend className={prose.strong}>{copy.inSizes}</legend>
      <UsualSizes sizes={sizes} onAdd={add} />
      {problem && <p className={`${prose.bold} ${prose.bad}`}>{problem}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its inputs */}
      <div ref={rows} className={layout.stack3} onKeyDown={goDown}>
        {sizes.map((size, at) => (
          <Row
            key={rowName(at)}
            at={at}
            size={size}
            isCounted={values.making !== 'to_order'}
            problemOf={problemOf}
            onChange={(changes) =>
              put(sizes.map((each, i) => (i === at ? { ...each, ...changes } : each)))
            }
            onRemove={() => put(sizes.filter((_, i) => i !== at))}
          />
        ))}
      </div>
      {sizes.length > 0 && <p className={prose.soft}>{copy.railHint}</p>}
    </fieldset>
  )
}

interface RowProps {
  at: number
  size: SizeDraft
  isCounted: boolean
  problemOf(field: string): string | null
  onChange(changes: Partial<SizeDraft>): void
  onRemove(): void
}

function Row({ at, size, isCounted, problemOf, onChange, onRemove }: RowProps) {
  const asked: (Omit<FieldPlan, 'name'> & { name: 'label' | 'quantity' | 'price' })[] = [
    { name: 'label', label: copy.sizeName, kind: 'line', max: longestLabel },
    ...(isCounted
      ? [{ name: 'quantity' as const, label: copy.howMany, kind: 'count' as const }]
      : []),
    { name: 'price', label: copy.ownPrice, kind: 'price', optional: true },
  ]
  return (
    <fieldset className={`${layout.stack2} ${layout.end} ${styles.named}`} data-size={size.label}>
      <legend className="visually-hidden">{size.label || rowName(at)}</legend>
      {asked.map((plan) => (
        <Field
          key={plan.name}
          plan={{ ...plan, name: `sizes.${at}.${plan.name}` }}
          value={size[plan.name]}
          problem={problemOf(`sizes.${at}.${plan.name}`)}
          onChange={(value) => onChange({ [plan.name]: value })}
        />
      ))}
      <PartButton soft name={`sizes.${at}.remove`} onClick={onRemove}>
        {copy.remove}
        <span className="visually-hidden">{`: ${size.label || rowName(at)}`}</span>
      </PartButton>
    </fieldset>
  )
}
