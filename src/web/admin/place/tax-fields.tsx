import { countryInWords } from '#kernel/countries.ts'
import { pricesIncludeTax, smallBusinessNote, type TaxMode, taxName } from '#shop/place/tax.ts'
import { Field } from '../form/field.tsx'
import { Choice } from './choice.tsx'
import styles from './place.module.css'
import { placeCopy } from './place-copy.ts'

/** What is said of tax, as it is typed. */
export interface TaxValues {
  mode: TaxMode
  rate: string
  note: string
  byProvider: boolean
}

interface TaxFieldsProps {
  country: string
  value: TaxValues
  /** The machine says who reckons. */
  fixed: boolean
  problemOf(field: string): string | null
  onChange(value: TaxValues): void
}

/** What buyers are told of tax: which ways there are depends on the country. */
export function TaxFields({ country, value, fixed, problemOf, onChange }: TaxFieldsProps) {
  const name = taxName(country)
  const included = pricesIncludeTax(country)
  const words = placeCopy.taxModes

  function choose(mode: string): void {
    const note = value.note || (mode === 'small_business' ? smallBusinessNote(country) : '')
    onChange({ ...value, mode: mode as TaxMode, note })
  }

  return (
    <>
      <Choice
        name="tax.mode"
        label={placeCopy.taxMode}
        options={[
          ['none', words.none],
          ...(included || value.mode === 'included'
            ? [['included', words.included(name)] as const]
            : []),
          ['small_business', words.small_business(name)],
        ]}
        value={value.mode}
        fixed={null}
        problem={problemOf('tax.mode')}
        onChange={choose}
      >
        {!included && <p className={styles.soft}>{placeCopy.taxOnTop(countryInWords(country))}</p>}
      </Choice>
      {value.mode === 'included' && (
        <Field
          plan={{
            name: 'tax.rate',
            label: placeCopy.taxRate,
            kind: 'line',
            mode: 'digits',
            half: true,
            max: 6,
            hint: placeCopy.taxRateHint,
          }}
          shape={undefined}
          value={value.rate}
          problem={problemOf('tax.rate')}
          onChange={(rate) => onChange({ ...value, rate })}
        />
      )}
      {value.mode === 'small_business' && (
        <Field
          plan={{
            name: 'tax.note',
            label: placeCopy.taxNote,
            kind: 'long',
            max: 300,
            hint: placeCopy.taxNoteHint,
          }}
          shape={undefined}
          value={value.note}
          problem={problemOf('tax.note')}
          onChange={(note) => onChange({ ...value, note })}
        />
      )}
      {(fixed || value.mode !== 'small_business') && (
        <Choice
          name="tax.byProvider"
          label={placeCopy.byProvider}
          options={[
            ['no', placeCopy.byProviderWays.no],
            ['yes', placeCopy.byProviderWays.yes(name)],
          ]}
          value={value.byProvider ? 'yes' : 'no'}
          fixed={fixed ? placeCopy.machine : null}
          problem={problemOf('tax.byProvider')}
          onChange={(way) => onChange({ ...value, byProvider: way === 'yes' })}
        >
          {value.byProvider && <p className={styles.soft}>{placeCopy.byProviderHint}</p>}
        </Choice>
      )}
    </>
  )
}
