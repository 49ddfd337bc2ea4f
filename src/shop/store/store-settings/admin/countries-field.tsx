import { useId, useState } from 'react'
import { countryGroups } from '#shop/store/store-settings/countries.ts'
import fieldStyles from '#web/form/field.module.css'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import type { Option } from '#web/form/inputs/select.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import type { Part } from '#web/form/part-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import styles from './store-settings.module.css'

interface CountriesFieldProps extends Part<string[]> {
  names: readonly Option[]
  country: string
  closed: readonly string[]
  closedWords?: string
  fixed?: string | null
}

export function CountriesField(props: CountriesFieldProps) {
  const { name, names, country, value, closed, fixed = null, problem, onChange } = props
  const { closedWords = storeSettingsAdminCopy.closed } = props
  const offered = new Set(names.map(([code]) => code))
  const groups = countryGroups(country, closed)
    .map(({ label, codes }) => ({ label, codes: codes.filter((code) => offered.has(code)) }))
    .filter(({ codes }) => codes.length > 0)
  const id = useId()
  const [wanted, setWanted] = useState('')
  const chosen = new Set(value)
  const found = names.filter(([, each]) => each.toLowerCase().includes(wanted.trim().toLowerCase()))
  const shown = names.filter(([code]) => chosen.has(code)).map(([, each]) => each)

  function toggle(code: string, is: boolean): void {
    onChange(is ? [...value, code].sort() : value.filter((each) => each !== code))
  }

  return (
    <fieldset
      className={`${layout.stack4} ${layout.shrinks} ${layout.wide}`}
      data-field={name}
      aria-describedby={`${id}-words`}
    >
      <p aria-live="polite">
        <strong>{storeSettingsAdminCopy.chosen(shown.length)}</strong>
        {shown.length > 0 && shown.length <= 8 && `: ${shown.join(', ')}`}
      </p>
      <FieldWords id={`${id}-words`} problem={problem} hint={fixed} />
      {fixed === null && (
        <>
          <div className={layout.row3}>
            {groups.map(({ label, codes }) => (
              <PartButton
                key={label}
                look="own"
                name={`${name}.${label}`}
                className={styles.group}
                aria-pressed={[...codes].sort().join() === [...value].sort().join()}
                onClick={() => onChange([...codes].sort())}
              >
                {label}
              </PartButton>
            ))}
          </div>
          <details>
            <summary className={control.summary}>{storeSettingsAdminCopy.single}</summary>
            <label htmlFor={id} className={fieldStyles.label}>
              {storeSettingsAdminCopy.find}
            </label>
            <input
              id={id}
              type="search"
              autoComplete="off"
              className={`${control.well} ${fieldStyles.input}`}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            {found.length === 0 && (
              <p className={`${prose.hint} ${prose.light}`}>{storeSettingsAdminCopy.noneFound}</p>
            )}
            <ul className={styles.list}>
              {found.map(([code, country]) => (
                <li key={code}>
                  <label className={fieldStyles.check}>
                    <Tick
                      name={`${name}.${code}`}
                      checked={chosen.has(code)}
                      disabled={closed.includes(code) && !chosen.has(code)}
                      onChange={(is) => toggle(code, is)}
                    />
                    <span>
                      {country}
                      {closed.includes(code) && (
                        <span className={`${prose.hint} ${prose.light}`}> {closedWords}</span>
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </fieldset>
  )
}
