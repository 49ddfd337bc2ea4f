import { ageGroupWords, genderWords, originWords } from '#shop/law/labelling.ts'
import { Field, type FieldPlan } from '../form/field.tsx'
import { FabricFields } from './fabric-fields.tsx'
import { type LabellingDraft, sentOf } from './labelling-draft.ts'
import styles from './labelling-fields.module.css'

interface LabellingFieldsProps {
  /** What its fields begin with, as the API calls them: 'labelling'. */
  name: string
  value: LabellingDraft
  /** It may be a textile. */
  textile: boolean
  /** It is worn, so that feeds tell for whom it is. */
  garment: boolean
  /** What holds where nothing is said. */
  unset: string
  problemOf(field: string): string | null
  onChange(value: LabellingDraft | null): void
}

type Text = 'care' | 'warnings' | 'identifier' | 'maker' | 'hsCode' | 'originCountry'

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

/** What the law wants to be told of a piece, or of all of a kind. */
export function LabellingFields(props: LabellingFieldsProps) {
  const { name, value, textile, garment, unset, problemOf, onChange } = props
  const change = (changes: Partial<LabellingDraft>) => onChange(sentOf({ ...value, ...changes }))
  return (
    <div className={styles.labelling}>
      {textile && (
        <>
          <FabricFields
            name={`${name}.fabric`}
            value={value.fabric}
            unset={unset}
            problemOf={problemOf}
            onChange={(fabric) => change({ fabric })}
          />
          <Field
            plan={{
              name: `${name}.origin`,
              label: 'Where it is made',
              kind: 'choice',
              choices: { '': unset, ...originWords },
              hint: 'In these words, which shops in the United States have to use.',
            }}
            value={value.origin ?? ''}
            shape={undefined}
            problem={problemOf(`${name}.origin`)}
            onChange={(origin) => change({ origin: (origin || null) as LabellingDraft['origin'] })}
          />
        </>
      )}
      {garment && (
        <>
          <Field
            plan={{
              name: `${name}.gender`,
              label: 'Who it is for',
              kind: 'choice',
              choices: { '': unset, ...genderWords },
              hint: 'Google, Pinterest and Facebook ask for it. Where nothing is said, it is for everybody, and for adults.',
            }}
            value={value.gender ?? ''}
            shape={undefined}
            problem={problemOf(`${name}.gender`)}
            onChange={(gender) => change({ gender: (gender || null) as LabellingDraft['gender'] })}
          />
          <Field
            plan={{
              name: `${name}.ageGroup`,
              label: 'For which age',
              kind: 'choice',
              choices: { '': unset, ...ageGroupWords },
            }}
            value={value.ageGroup ?? ''}
            shape={undefined}
            problem={problemOf(`${name}.ageGroup`)}
            onChange={(age) => change({ ageGroup: (age || null) as LabellingDraft['ageGroup'] })}
          />
        </>
      )}
      {plans.map((plan) => (
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
