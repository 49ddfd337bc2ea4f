import { decimalText, parseMoney } from '#platform/money/money.ts'
import {
  longestAsked,
  mostLetters,
  mostLines,
} from '#shop/catalogue/personalisation/personalisation.ts'
import type {
  FieldGroup,
  GroupContentProps,
} from '#shop/catalogue/products/admin/groups/field-groups.ts'
import { factCopy } from '#shop/catalogue/products/facts/copy.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { check, special } from '#web/form/fields.ts'
import form from '#web/form/form.module.css'
import { CheckField } from '#web/form/inputs/check-field.tsx'
import { priceText } from '#web/form/price-text.ts'
import { personalisationAdminCopy as copy } from './copy.ts'

interface Draft {
  label: string
  required: boolean
  most: string
  lines: string
  price: string
}

interface Stored extends Pick<Draft, 'label' | 'required'> {
  most: number
  lines: number
  price: number | null
}

const firstDraft: Draft = { label: '', required: false, most: '40', lines: '1', price: '' }

const draftIn = (value: unknown) => (value ?? null) as Draft | null

export const personalisationGroup: FieldGroup = {
  title: copy.title,
  unset: copy.no,
  ofSale: true,
  summary: ({ personalised, personalisation }) =>
    draftIn(personalisation)?.label.trim() || (personalised === true ? copy.yes : null),
  // A commission is personalised; a piece made to every buyer's words stays so.
  another: ({ personalised, personalisation }) => ({
    personalised: personalised === true && draftIn(personalisation) !== null,
  }),
  fields: {
    personalised: check(factCopy.personalised),
    personalisation: special<Draft | null, Stored>({
      label: copy.ask,
      first: null,
      fill: ({ label, required, most, lines, price }, currency) => ({
        ...{ label, required, most: String(most), lines: String(lines) },
        price: price === null ? '' : decimalText(parseMoney(price, currency) ?? 0, currency),
      }),
      read: (draft) =>
        draft && { ...draft, price: draft.required ? null : priceText(draft.price) || null },
    }),
  },
  Content: AskedWords,
}

const most: FieldPlan = {
  ...{ name: 'personalisation.most', label: copy.most, kind: 'count' },
  ...{ mode: 'digits', half: true, hint: `1 – ${mostLetters}` },
}
const lines: FieldPlan = {
  ...{ name: 'personalisation.lines', label: copy.lines, kind: 'count' },
  ...{ mode: 'digits', half: true, hint: `1 – ${mostLines}` },
}

function AskedWords({ values, problemOf, onChange }: GroupContentProps) {
  const draft = draftIn(values.personalisation)
  const put = (changed: Partial<Draft>) =>
    onChange('personalisation', { ...firstDraft, ...draft, ...changed })
  const shared = (name: keyof Omit<Draft, 'required'>) => ({
    value: draft?.[name] ?? '',
    problem: problemOf(`personalisation.${name}`),
    onChange: (typed: string) => put({ [name]: typed }),
  })
  return (
    <div className={form.fields}>
      <CheckField
        name="personalisation"
        label={copy.ask}
        hint={copy.askHint}
        checked={draft !== null}
        problem={problemOf('personalisation')}
        onChange={(checked) => onChange('personalisation', checked ? firstDraft : null)}
      />
      {draft && (
        <>
          <Field
            plan={{
              ...{ name: 'personalisation.label', label: copy.label, kind: 'line' },
              ...{ max: longestAsked, hint: copy.labelHint },
            }}
            {...shared('label')}
          />
          <Field plan={most} {...shared('most')} />
          <Field plan={lines} {...shared('lines')} />
          <CheckField
            name="personalisation.required"
            label={copy.required}
            checked={draft.required}
            problem={problemOf('personalisation.required')}
            onChange={(required) => put({ required })}
          />
          {!draft.required && (
            <Field
              plan={{
                ...{ name: 'personalisation.price', label: copy.price, kind: 'price' },
                ...{ half: true, optional: true, hint: copy.priceHint },
              }}
              {...shared('price')}
            />
          )}
        </>
      )}
    </div>
  )
}
