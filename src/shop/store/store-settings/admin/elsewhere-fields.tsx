import { useId } from 'react'
import { countryInWords } from '#platform/countries.ts'
import fields from '#web/form/field.module.css'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { type Option, Select } from '#web/form/inputs/select.tsx'
import { entriesOf, type Part, PartFields, within } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import type { TypedRates } from './tax-fields.tsx'

const rate = { kind: 'line', mode: 'digits', max: 7 } as const

const noRates: TypedRates = { country: '', standard: '', reduced: '', original: '' }

const rates = [
  { ...rate, name: 'standard', label: storeSettingsAdminCopy.taxRate },
  { ...rate, name: 'reduced', label: storeSettingsAdminCopy.taxReduced, optional: true },
  { ...rate, name: 'original', label: storeSettingsAdminCopy.taxOriginal, optional: true },
] as const

interface ElsewhereFieldsProps extends Part<readonly TypedRates[]> {
  countryNames: readonly Option[]
}

export function ElsewhereFields({ countryNames, ...elsewhere }: ElsewhereFieldsProps) {
  const id = useId()
  return (
    <fieldset
      className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}
      data-field={elsewhere.name}
      aria-describedby={id}
    >
      <legend className={fields.label}>{storeSettingsAdminCopy.elsewhere}</legend>
      <FieldWords id={id} problem={elsewhere.problem} hint={storeSettingsAdminCopy.elsewhereHint} />
      {entriesOf(elsewhere).map(({ remove, at, ...country }) => (
        <div key={at} className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}>
          <Select
            {...within(country, 'country')}
            label={storeSettingsAdminCopy.elsewhereCountry}
            options={[['', storeSettingsAdminCopy.chooseState], ...countryNames]}
          />
          <PartFields {...country} plans={rates} />
          <p>
            <PartButton name={`${country.name}.remove`} onClick={remove}>
              {storeSettingsAdminCopy.elsewhereRemove(
                country.value.country ? countryInWords(country.value.country) : 'it',
              )}
            </PartButton>
          </p>
        </div>
      ))}
      <p>
        <PartButton
          name={`${elsewhere.name}.add`}
          onClick={() => elsewhere.onChange([...elsewhere.value, noRates])}
        >
          {storeSettingsAdminCopy.elsewhereAdd}
        </PartButton>
      </p>
    </fieldset>
  )
}
