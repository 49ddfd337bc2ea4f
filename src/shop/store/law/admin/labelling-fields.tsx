import { ageGroupWords, genderWords, originWords } from '#shop/store/law/labelling.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import form from '#web/form/form.module.css'
import { lawCopy } from './copy.ts'
import { FabricFields } from './fabric-fields.tsx'
import { type LabellingDraft, toRequest } from './labelling-draft.ts'

interface LabellingFieldsProps {
  /** In the API: 'labelling'. */
  name: string
  value: LabellingDraft
  textile: boolean
  /** Feeds give gender and age group of garments. */
  garment: boolean
  unset: string
  problemOf(field: string): string | null
  onChange(value: LabellingDraft | null): void
}

type Text = 'colour' | 'care' | 'warnings' | 'identifier' | 'maker' | 'hsCode' | 'originCountry'

const colour: FieldPlan<Text> = {
  ...{ name: 'colour', label: lawCopy.color, kind: 'line', max: 40, optional: true, half: true },
  hint: lawCopy.colorHint,
}

const plans: readonly FieldPlan<Text>[] = [
  {
    name: 'care',
    label: lawCopy.care,
    kind: 'line',
    max: 250,
    optional: true,
    hint: lawCopy.careHint,
  },
  {
    ...{ name: 'warnings', label: lawCopy.warnings, kind: 'line', max: 500, optional: true },
    hint: lawCopy.warningsHint,
  },
  {
    ...{ name: 'maker', label: lawCopy.otherMaker, kind: 'long', max: 300, optional: true },
    hint: lawCopy.makerHint,
  },
  {
    ...{ name: 'identifier', label: lawCopy.numberOrMark, kind: 'line', max: 60, optional: true },
    half: true,
  },
  {
    ...{
      name: 'hsCode',
      label: lawCopy.customsCode,
      kind: 'line',
      max: 20,
      optional: true,
      half: true,
    },
    hint: lawCopy.customsHint,
  },
  {
    ...{
      name: 'originCountry',
      label: lawCopy.countryOfOrigin,
      kind: 'line',
      max: 2,
      optional: true,
    },
    half: true,
    hint: lawCopy.originHint,
  },
]

type Choice = 'origin' | 'gender' | 'ageGroup'

export function LabellingFields(props: LabellingFieldsProps) {
  const { name, value, textile, garment, unset, problemOf, onChange } = props
  const change = (changes: Partial<LabellingDraft>) => onChange(toRequest({ ...value, ...changes }))
  const choice = (at: Choice, label: string, words: Record<string, string>, hint = '') => (
    <Field
      plan={{
        name: `${name}.${at}`,
        label,
        kind: 'choice',
        choices: { '': unset, ...words },
        hint,
      }}
      value={value[at] ?? ''}
      problem={problemOf(`${name}.${at}`)}
      onChange={(chosen) => change({ [at]: chosen || null })}
    />
  )
  return (
    <div className={form.fields}>
      {textile && (
        <>
          <FabricFields
            name={`${name}.fabric`}
            value={value.fabric}
            unset={unset}
            problemOf={problemOf}
            onChange={(fabric) => change({ fabric })}
          />
          {choice('origin', lawCopy.whereMade, originWords, lawCopy.sayOrigin)}
        </>
      )}
      {garment && (
        <>
          {choice('gender', lawCopy.whoItIs, genderWords, lawCopy.sayGender)}
          {choice('ageGroup', lawCopy.forWhichAge, ageGroupWords)}
        </>
      )}
      {(garment ? [colour, ...plans] : plans).map((plan) => (
        <Field
          key={plan.name}
          plan={{ ...plan, name: `${name}.${plan.name}` }}
          value={value[plan.name] ?? ''}
          problem={problemOf(`${name}.${plan.name}`)}
          onChange={(typed) =>
            change({
              [plan.name]: (plan.name === 'originCountry' ? typed.toUpperCase() : typed) || null,
            })
          }
        />
      ))}
    </div>
  )
}
