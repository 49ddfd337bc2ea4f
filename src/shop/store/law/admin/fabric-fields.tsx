import { useId } from 'react'
import { fibreInWords, fibreNames } from '#shop/store/law/fibres.ts'
import { animalPartsWords } from '#shop/store/law/labelling.ts'
import fieldStyles from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import { BareInput, BareSelect } from '#web/form/inputs/bare.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { entriesOf, type Part, within } from '#web/form/part-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { lawCopy } from './copy.ts'
import { type FabricDraft, percentSum } from './labelling-draft.ts'
import styles from './law.module.css'

interface FabricFieldsProps extends Part<FabricDraft | null> {
  unset: string
}

const cotton = { name: 'cotton', percent: 100 }

export function FabricFields({ unset, ...fabric }: FabricFieldsProps) {
  const { name, value, problem, onChange } = fabric
  const state = value === null ? '' : value.fibres.length === 0 ? 'none' : 'fibres'

  function choose(wanted: string): void {
    if (wanted === '') onChange(null)
    else onChange({ fibres: wanted === 'none' ? [] : [cotton], animalParts: false })
  }

  return (
    <>
      <Field
        plan={{
          name,
          label: lawCopy.madeOf,
          kind: 'choice',
          choices: { '': unset, fibres: lawCopy.theseFibres, none: lawCopy.noTextile },
        }}
        value={state}
        problem={problem}
        onChange={choose}
      />
      {value && value.fibres.length > 0 && (
        <Fibres {...within<FabricDraft, 'fibres'>({ ...fabric, value }, 'fibres')} />
      )}
      {value && (
        <label className={fieldStyles.check}>
          <Tick
            name={`${name}.animalParts`}
            checked={value.animalParts}
            onChange={(animalParts) => onChange({ ...value, animalParts })}
          />
          {lawCopy.animalPartsHint(animalPartsWords)}
        </label>
      )}
    </>
  )
}

function Fibres(list: Part<FabricDraft['fibres']>) {
  const { name, value: fibres, problemOf, onChange } = list
  const id = useId()
  const sum = percentSum(fibres)
  const unused = fibreNames.find((one) => fibres.every((fibre) => fibre.name !== one))
  const problem =
    problemOf(name) ?? fibres.map((_, at) => problemOf(`${name}.${at}.percent`)).find(Boolean)
  return (
    <div
      className={`${layout.stack2} ${layout.wide} ${layout.start} ${layout.shrinks}`}
      data-field={name}
    >
      {entriesOf(list).map(({ remove, at, ...entry }) => {
        const { value: fibre } = entry
        const percent = within(entry, 'percent')
        return (
          <div key={fibre.name} className={styles.fibre}>
            <BareSelect
              name={`${entry.name}.name`}
              className={`${control.well} ${fieldStyles.input}`}
              aria-label={lawCopy.fibre(at + 1)}
              value={fibre.name}
              onChange={within(entry, 'name').onChange}
            >
              {fibreNames.map((one) => (
                <option
                  key={one}
                  value={one}
                  disabled={one !== fibre.name && fibres.some((other) => other.name === one)}
                >
                  {fibreInWords(one)}
                </option>
              ))}
            </BareSelect>
            <div className={styles.percent} data-field={percent.name}>
              <BareInput
                name={percent.name}
                className={`${control.well} ${fieldStyles.input}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                aria-label={lawCopy.percentOf(fibre.name)}
                aria-describedby={`${id}-sum`}
                value={String(percent.value)}
                onChange={percent.onChange}
              />
            </div>
            {fibres.length > 1 && (
              <PartButton name={`${entry.name}.takeOff`} onClick={remove}>
                {lawCopy.takeOff(fibre.name)}
              </PartButton>
            )}
          </div>
        )
      })}
      <p
        id={`${id}-sum`}
        className={problem ? `${prose.label} ${prose.bad}` : `${prose.hint} ${prose.light}`}
        role="status"
      >
        {problem ?? (sum === 100 ? lawCopy.theyMake100 : lawCopy.make100(sum || '…'))}
      </p>
      {unused && fibres.length < 12 && (
        <PartButton
          name={`${name}.add`}
          onClick={() =>
            onChange([...fibres, { name: unused, percent: sum < 100 ? 100 - sum : '' }])
          }
        >
          {lawCopy.addAFibre}
        </PartButton>
      )}
    </div>
  )
}
