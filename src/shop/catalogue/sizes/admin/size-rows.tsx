import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type {
  FieldGroup,
  GroupContentProps,
} from '#shop/catalogue/products/admin/groups/field-groups.ts'
import { type FormValues, ownSizesIn } from '#shop/catalogue/products/admin/product-values.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { special } from '#web/form/fields.ts'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { sizeSetCopy as copy } from './copy.ts'
import { namedRow, type SizeDraft } from './size-draft.ts'
import styles from './sizes.module.css'

/** Of clothing and merch: sizes with a name, and how many there are of each. */
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

/** There is only one of a piece that is one of a kind. */
export const railOf = (values: FormValues): readonly SizeDraft[] =>
  values.making === 'one_of_a_kind' ? [] : ownSizesIn(values)

function SizeRows({ values, problemOf, onChange }: GroupContentProps) {
  const sizes = railOf(values)
  const [added, setAdded] = useState<string | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  const problem = problemOf('sizes')

  // The next thing to type is how many there are.
  useEffect(() => {
    if (added === null) return
    const [name, count] =
      rows.current?.querySelectorAll<HTMLInputElement>(
        `[data-size="${CSS.escape(added)}"] input`,
      ) ?? []
    ;(added === '' ? name : count)?.focus()
    setAdded(null)
  }, [added])

  function put(changed: readonly SizeDraft[]): void {
    if (changed.length > 0 && values.making === 'one_of_a_kind') onChange('making', 'counted')
    onChange('sizes', changed)
  }

  function add(...labels: readonly string[]): void {
    const fresh = labels.filter((label) => sizes.every((size) => size.label !== label))
    const [first] = fresh
    if (first === undefined || sizes.length + fresh.length > mostSizes) return
    put([...sizes, ...fresh.map(namedRow)].toSorted((a, b) => rank(a) - rank(b)))
    setAdded(first)
  }

  /** Enter leads down a column, as in a table. */
  function goDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const row = event.target.closest('[data-size]')
    const at = [...(row?.querySelectorAll('input') ?? [])].indexOf(event.target)
    row?.nextElementSibling?.querySelectorAll('input')[at]?.focus()
  }

  return (
    <fieldset className={`${layout.stack3} ${layout.wide}`} data-field="sizes">
      <legend className={prose.strong}>{copy.inSizes}</legend>
      <div className={layout.row2}>
        {sizes.length === 0 && (
          <Button variant="quiet" onClick={() => add(...copy.three)}>
            {copy.allThree}
          </Button>
        )}
        {copy.usual
          .filter((label) => sizes.every((size) => size.label !== label))
          .map((label) => (
            <Button key={label} variant="quiet" onClick={() => add(label)}>
              <span className="visually-hidden">{copy.addSize}</span>
              {label}
            </Button>
          ))}
        <Button variant="quiet" onClick={() => add('')}>
          {copy.otherSize}
        </Button>
      </div>
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

const rowName = (at: number) => copy.size(at + 1)

const usual: readonly string[] = copy.usual
const rank = ({ label }: SizeDraft) => (usual.includes(label) ? usual.indexOf(label) : usual.length)

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
    <fieldset className={styles.named} data-size={size.label}>
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
      <TextButton soft onClick={onRemove}>
        {copy.remove}
        <span className="visually-hidden">{`: ${size.label || rowName(at)}`}</span>
      </TextButton>
    </fieldset>
  )
}
