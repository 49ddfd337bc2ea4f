import { productKinds } from '#platform/addresses/kinds.ts'
import { decimalText } from '#platform/money/money.ts'
import { CountriesField } from '#shop/store/store-settings/admin/countries-field.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import type { Option } from '#web/form/inputs/select.tsx'
import { type Part, PartFields, within } from '#web/form/part-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { shippingCopy as copy } from './copy.ts'
import { DaysFields } from './days-fields.tsx'
import styles from './shipping.module.css'
import type { ZoneValues } from './shipping-values.ts'
import { WeightSteps } from './weight-steps.tsx'

interface ZoneFieldsProps extends Part<ZoneValues> {
  at: number
  only: boolean
  country: string
  open: readonly Option[]
  taken: readonly string[]
  onRemove(): void
}

const namePlan = {
  name: 'name',
  label: copy.name,
  kind: 'line',
  max: 60,
  hint: copy.nameHint,
} as const

const freeFromPlan = { kind: 'price', label: copy.freeFrom, hint: copy.freeFromHint } as const

export function ZoneFields({ at, only, country, open, taken, onRemove, ...part }: ZoneFieldsProps) {
  const currency = useCurrency()
  const { name, value: zone } = part
  const countries = within(part, 'countries')
  const ownOpen = open.filter(([code]) =>
    zone.countries === null ? !taken.includes(code) : zone.countries.includes(code),
  )
  const rates = (rate: 'first' | 'more' | 'cost', labelOf: (kind: string) => string) =>
    productKinds.map((kind) => (
      <PartFields
        key={kind}
        {...within(part, kind)}
        plans={[{ name: rate, label: labelOf(copy.kindLabels[kind]), kind: 'price', half: true }]}
      />
    ))
  const isCosted = productKinds.some((kind) => zone[kind].cost !== '')
  const isStepped = productKinds.some((kind) => zone[kind].more !== decimalText(0, currency))
  return (
    <fieldset className={styles.zone} data-entry={at} data-only={only || undefined}>
      <legend className={only ? 'visually-hidden' : styles.legend}>
        {zone.name.trim() || copy.newZone}
      </legend>
      {!only && <PartFields {...part} plans={[namePlan]} />}
      {zone.countries !== null ? (
        <CountriesField
          {...countries}
          value={zone.countries}
          names={open}
          country={country}
          closed={taken}
          closedWords={copy.taken}
        />
      ) : (
        !only && <p className={`${prose.hint} ${layout.wide}`}>{copy.everywhere}</p>
      )}
      {!only && (
        <p className={`${prose.hint} ${layout.wide}`}>
          {zone.countries?.length === 0
            ? copy.noneChosen
            : ownOpen.length === 0
              ? copy.noneOpen
              : copy.open(ownOpen.length)}
        </p>
      )}
      {rates('first', (kind) => kind)}
      <WeightSteps {...within(part, 'byWeight')} />
      <DaysFields {...within(part, 'transit')} label={copy.transit} hint={copy.transitHint} />
      <details className={layout.wide} open={isCosted || undefined}>
        <summary className={control.summary}>{copy.postage}</summary>
        <p className={`${prose.hint} ${layout.wide}`}>
          {copy.postageHint(zone.byWeight.length > 0)}
        </p>
        <div className={styles.fields}>{rates('cost', copy.ownPostage)}</div>
      </details>
      <details className={layout.wide} open={isStepped || zone.freeFrom !== '' || undefined}>
        <summary className={control.summary}>{copy.further}</summary>
        <div className={styles.fields}>
          {rates('more', copy.more)}
          <PartFields {...part} plans={[{ name: 'freeFrom', half: true, ...freeFromPlan }]} />
        </div>
      </details>
      {zone.countries !== null && (
        <PartButton
          soft
          name={`${name}.remove`}
          className={`${layout.wide} ${layout.first}`}
          onClick={onRemove}
        >
          {copy.remove}
          <span className="visually-hidden"> {zone.name}</span>
        </PartButton>
      )}
    </fieldset>
  )
}
