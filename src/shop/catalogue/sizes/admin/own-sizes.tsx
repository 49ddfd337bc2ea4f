import { useState } from 'react'
import { isBroughtIn, type SizeUnit } from '#shop/catalogue/products/product.ts'
import { mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import type { SizeSet } from '#shop/catalogue/sizes/size-sets.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import { BareSelect } from '#web/form/inputs/bare.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { entriesOf, type Part, PartFields } from '#web/form/part-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { sizeSetCopy } from './copy.ts'
import { priceAdvice } from './price-field.ts'
import { RememberSizes } from './remember-sizes.tsx'
import {
  draftsOfSet,
  isTyped,
  newSize,
  offeredSizes,
  offersFor,
  type SizeDraft,
} from './size-draft.ts'
import styles from './sizes.module.css'

export interface LastSizes {
  name: string
  sizes: readonly SizeDraft[]
}

interface OwnSizesProps extends Part<readonly SizeDraft[]> {
  picture: Picture | null
  last: LastSizes | null
  sets: readonly SizeSet[]
  selfFulfilled: boolean
  isCounted: boolean
}

export function OwnSizes(props: OwnSizesProps) {
  const currency = useCurrency()
  const { picture, last, sets, selfFulfilled, isCounted, ...list } = props
  const { name: whole, value: sizes, problem, onChange } = list
  const [offered, setOffered] = useState('')
  const full = sizes.length >= mostSizes

  return (
    <fieldset className={`${layout.stack4} ${layout.wide}`}>
      <legend className={prose.strong}>{sizeSetCopy.sizes}</legend>
      {entriesOf(list).map((size) => (
        <Row key={rowName(size.at)} {...size} selfFulfilled={selfFulfilled} isCounted={isCounted} />
      ))}
      <div className={`${layout.row3} ${layout.end}`} data-field={whole}>
        <label className={`${layout.stack1} ${layout.shrinks}`}>
          <span className={prose.strong}>{adminCopy.nextSize}</span>
          <select
            className={`${control.well} ${control.entry}`}
            value={offered}
            onChange={(event) => setOffered(event.target.value)}
          >
            <option value="">{adminCopy.ownMeasures}</option>
            {sets.length > 0 && (
              <optgroup label={adminCopy.remembered}>
                {sets.map(({ id, name, sizes }) => (
                  <option key={id} value={id}>
                    {name} ({sizes.length})
                  </option>
                ))}
              </optgroup>
            )}
            {offersFor(picture).map(({ label, names }) => (
              <optgroup key={label} label={label}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <PartButton
          look="quiet"
          name="sizes.add"
          aria-disabled={full || undefined}
          onClick={() => {
            const set = sets.find(({ id }) => id === offered)
            const more = set
              ? draftsOfSet(set, currency)
              : [newSize(offeredSizes[offered] ?? null, picture)]
            if (!full) onChange([...sizes.filter(isTyped), ...more].slice(0, mostSizes))
          }}
        >
          {sets.some(({ id }) => id === offered) ? adminCopy.addSizes : adminCopy.addSize}
        </PartButton>
        {sizes.length === 0 && last && (
          <PartButton name="sizes.last" onClick={() => onChange(last.sizes)}>
            {adminCopy.sameSizes(last.name)}
          </PartButton>
        )}
      </div>
      {(problem || full) && (
        <p className={problem ? `${prose.bold} ${prose.bad}` : prose.soft}>
          {problem ?? adminCopy.mostSizes}
        </p>
      )}
      <RememberSizes sizes={sizes} sets={sets} />
    </fieldset>
  )
}

const variantId = { name: 'variantId', kind: 'line' } as const

const rowName = (at: number) => sizeSetCopy.size(at + 1)

interface RowProps extends Part<SizeDraft>, Pick<OwnSizesProps, 'selfFulfilled' | 'isCounted'> {
  at: number
  remove(): void
}

type Asked = FieldPlan<'width' | 'height' | 'price' | 'label' | 'quantity' | 'variantId'>

function Row({ at, remove, selfFulfilled, isCounted, ...part }: RowProps) {
  const { name, value: size } = part
  const [typedId, setTypedId] = useState<string | null>(null)
  // The printer fixes an imported variant's size; an id typed here is refused instead.
  const isPrinters = isBroughtIn(size.variantId) && size.variantId !== typedId
  const asked: Asked[] = [
    { name: 'width', label: sizeSetCopy.width, kind: 'measure', half: true },
    { name: 'height', label: sizeSetCopy.height, kind: 'measure', half: true },
    { name: 'price', label: sizeSetCopy.price, kind: 'price', half: true, advice: priceAdvice },
    {
      name: 'label',
      kind: 'line',
      label: sizeSetCopy.called,
      max: 60,
      optional: true,
      hint: adminCopy.sizeCalled,
    },
    ...(isCounted
      ? [{ name: 'quantity' as const, label: sizeSetCopy.howMany, kind: 'count' as const }]
      : []),
    ...(selfFulfilled || isPrinters || isCounted
      ? []
      : [{ ...variantId, label: sizeSetCopy.variantId, max: 100, optional: true }]),
  ]
  function put(draft: SizeDraft): void {
    if (draft.variantId !== size.variantId) setTypedId(draft.variantId)
    part.onChange(draft)
  }
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{rowName(at)}</legend>
      {isPrinters ? (
        <p className={prose.strong}>
          {size.label || `${size.width} × ${size.height} ${size.unit}`}
        </p>
      ) : (
        <>
          <PartFields {...part} plans={asked.slice(0, 2)} />
          <label className={`${layout.stack1} ${layout.shrinks}`}>
            <span className={prose.strong}>{sizeSetCopy.measuredIn}</span>
            <BareSelect
              name={`${name}.unit`}
              className={`${control.well} ${control.entry}`}
              value={size.unit}
              onChange={(unit) => put({ ...size, unit: unit as SizeUnit })}
            >
              <option value="cm">{sizeSetCopy.centimetres}</option>
              <option value="in">{sizeSetCopy.inches}</option>
            </BareSelect>
          </label>
        </>
      )}
      <PartFields {...part} plans={asked.slice(2, isPrinters ? 3 : undefined)} onChange={put} />
      <div className={styles.remove}>
        <PartButton soft name={`${name}.remove`} onClick={remove}>
          {sizeSetCopy.remove}
          <span className="visually-hidden">{`: ${rowName(at)}`}</span>
        </PartButton>
      </div>
    </fieldset>
  )
}
