import { useEffect, useState } from 'react'
import { byName, type Country, countryCodes } from '#platform/countries.ts'
import { ageGroupWords, genderWords, originWords } from '#shop/store/law/labelling.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import form from '#web/form/form.module.css'
import { type Part, PartFields, within } from '#web/form/part-fields.tsx'
import { lawCopy } from './copy.ts'
import { FabricFields } from './fabric-fields.tsx'
import type { LabellingDraft } from './labelling-draft.ts'

interface LabellingFieldsProps extends Part<LabellingDraft> {
  textile: boolean
  /** Feeds state gender and age group of garments. */
  garment: boolean
  unset: string
}

type Text = 'colour' | 'care' | 'warnings' | 'identifier' | 'maker' | 'hsCode' | 'originCountry'

const line = { kind: 'line', optional: true } as const

const colour: FieldPlan<Text> = {
  ...line,
  name: 'colour',
  label: lawCopy.color,
  max: 40,
  half: true,
  hint: lawCopy.colorHint,
}

const plans: readonly FieldPlan<Text>[] = [
  { ...line, name: 'care', label: lawCopy.care, max: 250, hint: lawCopy.careHint },
  { ...line, name: 'warnings', label: lawCopy.warnings, max: 500, hint: lawCopy.warningsHint },
  {
    name: 'maker',
    label: lawCopy.otherMaker,
    kind: 'long',
    max: 300,
    optional: true,
    hint: lawCopy.makerHint,
  },
  { ...line, name: 'identifier', label: lawCopy.numberOrMark, max: 60, half: true },
  {
    ...line,
    name: 'hsCode',
    label: lawCopy.customsCode,
    max: 20,
    half: true,
    hint: lawCopy.customsHint,
  },
  {
    name: 'originCountry',
    kind: 'select',
    label: lawCopy.countryOfOrigin,
    hint: lawCopy.originHint,
  },
]

type Choice = 'origin' | 'gender' | 'ageGroup'

export function LabellingFields({ textile, garment, unset, ...whole }: LabellingFieldsProps) {
  const origins = useOrigins(whole.value.originCountry)
  const labelling = {
    ...whole,
    onChange: (draft: LabellingDraft) => whole.onChange(emptied(draft)),
  }
  const choice = (name: Choice, label: string, words: Record<string, string>, hint = '') => (
    <PartFields
      {...labelling}
      plans={[{ name, label, kind: 'choice', choices: { '': unset, ...words }, hint }]}
    />
  )
  return (
    <div className={form.fields}>
      {textile && (
        <>
          <FabricFields {...within(whole, 'fabric')} unset={unset} />
          {choice('origin', lawCopy.whereMade, originWords, lawCopy.sayOrigin)}
        </>
      )}
      {garment && (
        <>
          {choice('gender', lawCopy.whoItIs, genderWords, lawCopy.sayGender)}
          {choice('ageGroup', lawCopy.forWhichAge, ageGroupWords)}
        </>
      )}
      <PartFields
        {...labelling}
        plans={(garment ? [colour, ...plans] : plans).map((plan) =>
          plan.kind === 'select' ? { ...plan, choices: origins } : plan,
        )}
      />
    </div>
  )
}

/** Browsers name and sort countries differently, so all but the chosen country load later. */
function useOrigins(chosen: string | null) {
  const [countries, setCountries] = useState<Country[]>([])
  useEffect(() => setCountries(byName(countryCodes)), [])
  return {
    '': lawCopy.originUnset,
    ...(chosen && { [chosen]: chosen }),
    ...Object.fromEntries(countries.map(({ code, name }) => [code, name])),
  }
}

const emptied = (draft: LabellingDraft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value || null]),
  ) as unknown as LabellingDraft
