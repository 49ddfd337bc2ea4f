import { productKinds } from '#platform/addresses/kinds.ts'
import { decimalText } from '#platform/money/money.ts'
import { CountriesField } from '#shop/store/store-settings/admin/countries-field.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { Field } from '#web/form/field.tsx'
import type { Option } from '#web/form/inputs/select.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { shippingCopy } from './copy.ts'
import { DaysFields } from './days-fields.tsx'
import styles from './shipping.module.css'
import type { ZoneValues } from './shipping-values.ts'
import { WeightSteps } from './weight-steps.tsx'

interface ZoneFieldsProps {
  zone: ZoneValues
  /** Part of the field names in the API. */
  at: number
  /** The only zone needs no name. */
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
  const price = (name: string, label: string, value: string, set: (typed: string) => void) => (
    <Field
      key={name}
      plan={{ name: field(name), label, kind: 'price', half: true }}
      value={value}
      problem={problemOf(field(name))}
      onChange={set}
    />
  )
  const isStepped = productKinds.some((kind) => zone[kind].more !== decimalText(0, currency))
  return (
    <fieldset className={styles.zone} data-only={only || undefined}>
      <legend className={only ? 'visually-hidden' : styles.legend}>
        {zone.name.trim() || shippingCopy.newZone}
      </legend>
      {!only && (
        <Field
          plan={{
            name: field('name'),
            label: shippingCopy.name,
            kind: 'line',
            max: 60,
            hint: shippingCopy.nameHint,
          }}
          value={zone.name}
          problem={problemOf(field('name'))}
          onChange={(name) => onChange({ name })}
        />
      )}
      {zone.countries !== null ? (
        <ZoneCountries {...props} codes={zone.countries} name={field('countries')} />
      ) : (
        !only && <p className={`${prose.hint} ${layout.wide}`}>{shippingCopy.everywhere}</p>
      )}
      {!only && (
        <p className={`${prose.hint} ${layout.wide}`}>
          {zone.countries?.length === 0
            ? shippingCopy.noneChosen
            : ownOpen.length === 0
              ? shippingCopy.noneOpen
              : shippingCopy.open(ownOpen.length)}
        </p>
      )}
      {productKinds.map((kind) =>
        price(`${kind}.first`, shippingCopy.kindLabels[kind], zone[kind].first, (first) =>
          onChange({ [kind]: { ...zone[kind], first } }),
        ),
      )}
      <WeightSteps
        steps={zone.byWeight}
        name={`zones.${at}`}
        problemOf={problemOf}
        onChange={(byWeight) => onChange({ byWeight })}
      />
      <DaysFields
        name={field('transit')}
        label={shippingCopy.transit}
        hint={shippingCopy.transitHint}
        value={zone.transit}
        problemOf={problemOf}
        onChange={(transit) => onChange({ transit })}
      />
      <details className={styles.further} open={isStepped || zone.freeFrom !== '' || undefined}>
        <summary>{shippingCopy.further}</summary>
        <div className={styles.fields}>
          {productKinds.map((kind) =>
            price(
              `${kind}.more`,
              shippingCopy.more(shippingCopy.kindLabels[kind]),
              zone[kind].more,
              (more) => onChange({ [kind]: { ...zone[kind], more } }),
            ),
          )}
          <Field
            plan={{
              name: field('freeFrom'),
              label: shippingCopy.freeFrom,
              kind: 'price',
              half: true,
              hint: shippingCopy.freeFromHint,
            }}
            value={zone.freeFrom}
            problem={problemOf(field('freeFrom'))}
            onChange={(freeFrom) => onChange({ freeFrom })}
          />
        </div>
      </details>
      {zone.countries !== null && (
        <TextButton soft className={`${layout.wide} ${layout.first}`} onClick={props.onRemove}>
          {shippingCopy.remove}
          <span className="visually-hidden"> {zone.name}</span>
        </TextButton>
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
      closedWords={shippingCopy.taken}
      fixed={null}
      problem={problemOf(name)}
      onChange={(countries) => onChange({ countries })}
    />
  )
}
