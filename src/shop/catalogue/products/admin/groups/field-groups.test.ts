import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  everyField,
  type FormPlan,
  formPlans,
} from '#shop/catalogue/products/admin/product-fields.ts'
import { choice, count, special, toFormValues, toRequest } from '#web/form/fields.ts'
import type { FieldGroup } from './field-groups.ts'
import { FoldedGroup } from './folded-group.tsx'
import { pastQuestion } from './timing-group.tsx'

const dial: FieldGroup = {
  title: 'Dial',
  unset: 'no hands',
  summary: ({ hands, marks }) => (hands ? `${hands} hands, ${String(marks)}` : null),
  fields: {
    hands: count({ label: 'Hands' }),
    metal: choice({
      label: 'Metal',
      choices: { brass: 'Brass', steel: 'Steel' },
      when: ({ hands }) => hands !== '',
    }),
    marks: special<readonly number[]>({ label: 'Marks', first: [] }),
  },
}
const plan: FormPlan = { ...formPlans.merch, groups: [dial] }
const empty = toFormValues(everyField(plan), null, 'USD')
const filled = { ...empty, hands: '2', metal: 'steel', marks: [3, 6] }

const drawn = (values: typeof empty, hasProblem = false) =>
  renderToStaticMarkup(createElement(FoldedGroup, { group: dial, values, hasProblem }, 'Fields'))

describe('a group of fields', () => {
  it('is one line that summarises it', () => {
    expect(drawn(empty)).toContain('no hands')
    expect(drawn(filled)).toContain('2 hands, 3,6')
    expect(drawn(filled)).not.toMatch(/<details[^>]* open/)
  })

  it('is sent with the form: its texts and values, but nothing that isn’t asked for', () => {
    const fields = everyField(plan)
    expect(toRequest(fields, filled)).toMatchObject({ hands: 2, metal: 'steel', marks: [3, 6] })
    expect(toRequest(fields, { ...filled, hands: '' }).metal).toBeNull()
  })
})

it('asks before a past moment shows a piece that visitors don’t see yet', () => {
  const [past, ahead] = [1, Date.now() + 60_000]
  const asks = (opensAt: number | null, before: number | null | 'new', hidden = false) =>
    pastQuestion({ opensAt, hidden }, before === 'new' ? null : { opensAt: before }) !== null
  expect(asks(past, 'new')).toBe(true)
  expect(asks(past, ahead)).toBe(true)
  expect(asks(past, 'new', true)).toBe(false)
  for (const before of [past, null]) expect(asks(past, before)).toBe(false)
  for (const moment of [ahead, null]) expect(asks(moment, 'new')).toBe(false)
})
