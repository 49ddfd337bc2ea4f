import { ageGroupWords, genderWords, originWords } from '#shop/store/law/labelling.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import form from '#web/form/form.module.css'
import { FabricFields } from './fabric-fields.tsx'
import { type LabellingDraft, toRequest } from './labelling-draft.ts'

interface LabellingFieldsProps {
  /** Prefix of the field names in the API: 'labelling'. */
  name: string
  value: LabellingDraft
  /** It may be a textile. */
  textile: boolean
  /** A garment, so feeds give gender and age group. */
  garment: boolean
  unset: string
  problemOf(field: string): string | null
  onChange(value: LabellingDraft | null): void
}

type Text = 'colour' | 'care' | 'warnings' | 'identifier' | 'maker' | 'hsCode' | 'originCountry'

const colour: FieldPlan<Text> = {
  ...{ name: 'colour', label: 'Color', kind: 'line', max: 40, optional: true, half: true },
  hint: 'Google, Pinterest and Facebook ask for it: “Navy”, “White/Blue”. Empty: the shop tells the picture’s color, where that is sure. Google lists no garment without one.',
}

const plans: readonly FieldPlan<Text>[] = [
  {
    name: 'care',
    label: 'Care',
    kind: 'line',
    max: 250,
    optional: true,
    hint: 'Wash cold, inside out.',
  },
  {
    ...{ name: 'warnings', label: 'Warnings', kind: 'line', max: 500, optional: true },
    hint: 'Such as small parts or sharp points. Most pieces need none.',
  },
  {
    ...{ name: 'maker', label: 'Made by somebody else', kind: 'long', max: 300, optional: true },
    hint: 'Name, postal address and e-mail or web address, a line each. Empty: you made it, also when a printer prints it for you.',
  },
  {
    ...{ name: 'identifier', label: 'Number or mark', kind: 'line', max: 60, optional: true },
    half: true,
  },
  {
    ...{ name: 'hsCode', label: 'Customs code', kind: 'line', max: 20, optional: true, half: true },
    hint: '4911.91 are printed pictures, 6109.10 cotton T-shirts.',
  },
  {
    ...{ name: 'originCountry', label: 'Country of origin', kind: 'line', max: 2, optional: true },
    half: true,
    hint: 'For customs, in two letters: US, PT.',
  },
]

type Choice = 'origin' | 'gender' | 'ageGroup'

const sayOrigin = 'In these words, which shops in the United States have to use.'
const sayGender =
  'Google, Pinterest and Facebook ask for it. Where nothing is said, it is for everybody, and for adults.'

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
      shape={undefined}
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
          {choice('origin', 'Where it is made', originWords, sayOrigin)}
        </>
      )}
      {garment && (
        <>
          {choice('gender', 'Who it is for', genderWords, sayGender)}
          {choice('ageGroup', 'For which age', ageGroupWords)}
        </>
      )}
      {(garment ? [colour, ...plans] : plans).map((plan) => (
        <Field
          key={plan.name}
          plan={{ ...plan, name: `${name}.${plan.name}` }}
          value={value[plan.name] ?? ''}
          shape={undefined}
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
