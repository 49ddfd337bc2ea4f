import { countryName } from '#platform/countries.ts'
import check from '#web/form/field.module.css'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Select } from '#web/form/inputs/select.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { entriesOf, type Part, PartFields, within } from '#web/form/part-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { lawCopy as copy } from './copy.ts'
import styles from './law.module.css'

type Numbers = Schemas['Law']['packaging']

interface PackagingFieldsProps extends Part<Numbers> {
  countryNames: readonly (readonly [code: string, name: string])[]
}

const text = { kind: 'line', max: 60, half: true } as const

const texts = [
  { ...text, name: 'scheme', label: copy.registerLabel, optional: true, hint: copy.lucidIdu },
  { ...text, name: 'number', label: copy.number },
] as const

export function PackagingFields({ countryNames, ...packaging }: PackagingFieldsProps) {
  const { name, value, problemOf, onChange } = packaging
  const unused = ['DE', 'FR', 'AT', 'ES', 'IT', ...countryNames.map(([code]) => code)].find(
    (code) => value.every(({ country }) => country !== code),
  )
  return (
    <div
      className={`${layout.stack4} ${layout.start} ${layout.wide} ${styles.list}`}
      data-field={name}
    >
      {problemOf(name) && <p role="alert">{problemOf(name)}</p>}
      {entriesOf(packaging).map(({ remove, at: _, ...number }) => {
        const country = within(number, 'country')
        const shown = within(number, 'shown')
        return (
          <div
            key={country.value}
            className={`${layout.stack3} ${layout.shrinks} ${layout.wide} ${surface.under} ${styles.number}`}
          >
            <Select {...country} label={copy.country} options={countryNames} />
            <PartFields {...number} plans={texts} />
            <label className={check.check}>
              <Tick name={shown.name} checked={shown.value} onChange={shown.onChange} />
              {copy.public}
            </label>
            <PartButton name={`${number.name}.drop`} onClick={remove}>
              {copy.dropPackaging(countryName(country.value))}
            </PartButton>
          </div>
        )
      })}
      {unused && (
        <PartButton
          name={`${name}.add`}
          onClick={() =>
            onChange([...value, { country: unused, scheme: '', number: '', shown: false }])
          }
        >
          {copy.addPackaging}
        </PartButton>
      )}
    </div>
  )
}
