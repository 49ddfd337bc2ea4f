import { productKinds } from '#platform/addresses/kinds.ts'
import { decimalText } from '#platform/money/money.ts'
import { CountriesField } from '#shop/store/store-settings/admin/countries-field.tsx'
import type { FieldPlan } from '#web/form/field.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import type { Option } from '#web/form/inputs/select.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { shippingCopy as copy } from './copy.ts'
import { DaysFields } from './days-fields.tsx'
import styles from './shipping.module.css'
import type { ZoneValues } from './shipping-values.ts'
import { WeightSteps } from './weight-steps.tsx'

interface ZoneFieldsProps {
  zone: ZoneValues
  at: number
  only: boolean
  country: string
  open: readonly Option[]
  taken: readonly string[]
  problemOf(field: string): string | null
  onChange(changes: Partial<ZoneValues>): void
  onRemove(): void
}

export function ZoneFields(props: ZoneFieldsProps) {
  const currency = useCurrency()
  const { zone, at, only, open, taken, problemOf, onChange } = props
  const field = (name: string) => `zones.${at}.${name}`
  const ownOpen = open.filter(([code]) =>
    zone.countries === null ? !taken.includes(code) : zone.countries.includes(code),
  )
  const rates = (part: 'first' | 'more' | 'cost', labelOf: (kind: string) => string) =>
    productKinds.map((kind) => (
      <PartFields
        key={kind}
        of={field(kind)}
        plans={[{ name: part, label: labelOf(copy.kindLabels[kind]), kind: 'price', half: true }]}
        value={zone[kind]}
        problemOf={problemOf}
        onChange={(changes) => onChange({ [kind]: { ...zone[kind], ...changes } })}
      />
    ))
  const text = (plan: FieldPlan<'name' | 'freeFrom'>) => (
    <PartFields of={`zones.${at}`} plans={[plan]} value={zone} {...{ problemOf, onChange }} />
  )
  const isCosted = productKinds.some((kind) => zone[kind].cost !== '')
  const isStepped = productKinds.some((kind) => zone[kind].more !== decimalText(0, currency))
  return (
    <fieldset className={styles.zone} data-only={only || undefined}>
      <legend className={only ? 'visually-hidden' : styles.legend}>
        {zone.name.trim() || copy.newZone}
      </legend>
      {!only &&
        text({ name: 'name', label: copy.name, kind: 'line', max: 60, hint: copy.nameHint })}
      {zone.countries !== null ? (
        <ZoneCountries {...props} codes={zone.countries} name={field('countries')} />
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
      <WeightSteps
        steps={zone.byWeight}
        name={`zones.${at}`}
        problemOf={problemOf}
        onChange={(byWeight) => onChange({ byWeight })}
      />
      <DaysFields
        name={field('transit')}
        label={copy.transit}
        hint={copy.transitHint}
        value={zone.transit}
        problemOf={problemOf}
        onChange={(transit) => onChange({ transit })}
      />
      <details className={styles.further} open={isCosted || undefined}>
        <summary>{copy.postage}</summary>
        <p className={`${prose.hint} ${layout.wide}`}>
          {copy.postageHint(zone.byWeight.length > 0)}
        </p>
        <div className={styles.fields}>{rates('cost', copy.ownPostage)}</div>
      </details>
      <details className={styles.further} open={isStepped || zone.freeFrom !== '' || undefined}>
        <summary>{copy.further}</summary>
        <div className={styles.fields}>
          {rates('more', copy.more)}
          {text({
            ...{ name: 'freeFrom', label: copy.freeFrom, kind: 'price', half: true },
            hint: copy.freeFromHint,
          })}
        </div>
      </details>
      {zone.countries !== null && (
        <PartButton
          soft
          name={field('remove')}
          className={`${layout.wide} ${layout.first}`}
          onClick={props.onRemove}
        >
          {copy.remove}
          <span className="visually-hidden"> {zone.name}</span>
        </PartButton>
      )}
    </fieldset>
  )
}

function ZoneCountries({
  codes,
  name,
  ...props
}: ZoneFieldsProps & { codes: string[]; name: string }) {
  const { country, open, taken, problemOf, onChange } = props
  return (
    <CountriesField
      name={name}
      names={open}
      country={country}
      value={codes}
      closed={taken}
      closedWords={copy.taken}
      fixed={null}
      problem={problemOf(name)}
      onChange={(countries) => onChange({ countries })}
    />
  )
}
