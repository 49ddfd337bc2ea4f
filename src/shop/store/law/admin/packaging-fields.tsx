import { countryName } from '#platform/countries.ts'
import check from '#web/form/field.module.css'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Select } from '#web/form/inputs/select.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { lawCopy as copy } from './copy.ts'
import styles from './law.module.css'

type Numbers = Schemas['Law']['packaging']

interface PackagingFieldsProps {
  value: Numbers
  countryNames: readonly (readonly [code: string, name: string])[]
  problemOf(field: string): string | null
  onChange(value: Numbers): void
}

const text = { kind: 'line', max: 60, half: true } as const

const texts = [
  { ...text, name: 'scheme', label: copy.registerLabel, optional: true, hint: copy.lucidIdu },
  { ...text, name: 'number', label: copy.number },
] as const

export function PackagingFields(props: PackagingFieldsProps) {
  const { value, countryNames, problemOf, onChange } = props
  const unused = ['DE', 'FR', 'AT', 'ES', 'IT', ...countryNames.map(([code]) => code)].find(
    (code) => value.every(({ country }) => country !== code),
  )
  return (
    <div className={styles.list} data-field="packaging">
      {problemOf('packaging') && <p role="alert">{problemOf('packaging')}</p>}
      {value.map((each, at) => {
        const change = (changes: Partial<Numbers[number]>) =>
          onChange(value.map((one, index) => (index === at ? { ...one, ...changes } : one)))
        return (
          <div key={each.country} className={styles.number}>
            <Select
              name={`packaging.${at}.country`}
              label={copy.country}
              options={countryNames}
              value={each.country}
              fixed={null}
              problem={problemOf(`packaging.${at}.country`)}
              onChange={(country) => change({ country })}
            />
            <PartFields
              of={`packaging.${at}`}
              plans={texts}
              value={each}
              problemOf={problemOf}
              onChange={change}
            />
            <label className={check.check}>
              <Tick
                name={`packaging.${at}.shown`}
                checked={each.shown}
                onChange={(shown) => change({ shown })}
              />
              {copy.public}
            </label>
            <PartButton
              name={`packaging.${at}.drop`}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              {copy.dropPackaging(countryName(each.country))}
            </PartButton>
          </div>
        )
      })}
      {unused && (
        <PartButton
          name="packaging.add"
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
