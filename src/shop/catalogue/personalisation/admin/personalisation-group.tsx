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
import { partIn } from '#shop/catalogue/products/admin/product-values.ts'
import { factCopy } from '#shop/catalogue/products/facts/copy.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import { check, special } from '#web/form/fields.ts'
import form from '#web/form/form.module.css'
import { CheckField } from '#web/form/inputs/check-field.tsx'
import { type Part, PartFields, within } from '#web/form/part-fields.tsx'
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
        label,
        required,
        most: String(most),
        lines: String(lines),
        price: price === null ? '' : decimalText(parseMoney(price, currency) ?? 0, currency),
      }),
      read: (draft) =>
        draft && { ...draft, price: draft.required ? null : priceText(draft.price) || null },
    }),
  },
  Content: AskedWords,
}

type Text = FieldPlan<'label' | 'most' | 'lines' | 'price'>

const label: Text = {
  name: 'label',
  kind: 'line',
  max: longestAsked,
  label: copy.label,
  hint: copy.labelHint,
}
const digits = { kind: 'count', mode: 'digits', half: true } as const
const most: Text = { ...digits, name: 'most', label: copy.most, hint: `1 – ${mostLetters}` }
const lines: Text = { ...digits, name: 'lines', label: copy.lines, hint: `1 – ${mostLines}` }
const price: Text = {
  name: 'price',
  kind: 'price',
  half: true,
  optional: true,
  label: copy.price,
  hint: copy.priceHint,
}

function AskedWords(props: GroupContentProps) {
  const asked = partIn<Draft | null>(props, 'personalisation')
  const draft = draftIn(asked.value)
  return (
    <div className={form.fields}>
      <CheckField
        {...asked}
        label={copy.ask}
        hint={copy.askHint}
        checked={draft !== null}
        onChange={(checked) => asked.onChange(checked ? firstDraft : null)}
      />
      {draft && <Asking {...asked} value={draft} />}
    </div>
  )
}

function Asking(asked: Part<Draft>) {
  const required = within(asked, 'required')
  return (
    <>
      <PartFields {...asked} plans={[label, most, lines]} />
      <CheckField {...required} label={copy.required} checked={required.value} />
      {!required.value && <PartFields {...asked} plans={[price]} />}
    </>
  )
}
