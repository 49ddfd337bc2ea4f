import { countryInWords } from '#platform/countries.ts'
import fields from '#web/form/field.module.css'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { type Option, Select } from '#web/form/inputs/select.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import type { TaxPartProps } from './rate-fields.tsx'
import type { TypedRates } from './tax-fields.tsx'

const rate = { kind: 'line', mode: 'digits', max: 7 } as const

const rates = [
  { ...rate, name: 'standard', label: storeSettingsAdminCopy.taxRate },
  { ...rate, name: 'reduced', label: storeSettingsAdminCopy.taxReduced, optional: true },
  { ...rate, name: 'original', label: storeSettingsAdminCopy.taxOriginal, optional: true },
] as const

export function ElsewhereFields({
  countryNames,
  value,
  problemOf,
  onChange,
}: TaxPartProps & { countryNames: readonly Option[] }) {
  const { elsewhere } = value
  const keep = (list: TypedRates[]) => onChange({ ...value, elsewhere: list })
  const change = (at: string, more: Partial<TypedRates>) =>
    keep(elsewhere.map((each, index) => (String(index) === at ? { ...each, ...more } : each)))
  return (
    <fieldset
      className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}
      data-field="tax.elsewhere"
    >
      <legend className={fields.label}>{storeSettingsAdminCopy.elsewhere}</legend>
      <FieldWords
        problem={problemOf('tax.elsewhere')}
        hint={storeSettingsAdminCopy.elsewhereHint}
      />
      {Object.entries(elsewhere).map(([at, each]) => (
        <div key={at} className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}>
          <Select
            name={`tax.elsewhere.${at}.country`}
            label={storeSettingsAdminCopy.elsewhereCountry}
            options={[['', storeSettingsAdminCopy.chooseState], ...countryNames]}
            value={each.country}
            fixed={null}
            problem={problemOf(`tax.elsewhere.${at}.country`)}
            onChange={(country) => change(at, { country })}
          />
          <PartFields
            of={`tax.elsewhere.${at}`}
            plans={rates}
            value={each}
            problemOf={problemOf}
            onChange={(changes) => change(at, changes)}
          />
          <p>
            <PartButton
              name={`tax.elsewhere.${at}.remove`}
              onClick={() => keep(elsewhere.filter((_, index) => String(index) !== at))}
            >
              {storeSettingsAdminCopy.elsewhereRemove(
                each.country ? countryInWords(each.country) : 'it',
              )}
            </PartButton>
          </p>
        </div>
      ))}
      <p>
        <PartButton
          name="tax.elsewhere.add"
          onClick={() =>
            keep([...elsewhere, { country: '', standard: '', reduced: '', original: '' }])
          }
        >
          {storeSettingsAdminCopy.elsewhereAdd}
        </PartButton>
      </p>
    </fieldset>
  )
}
