import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  isWanted,
  mergedDraft,
  type ProductDraft,
  toDraft,
  toRequest,
} from '#shop/catalogue/products/admin/product-draft.ts'
import { formPlans } from '#shop/catalogue/products/admin/product-fields.ts'
import { FoldedGroup } from './field-group.tsx'
import type { FieldGroup } from './field-groups.ts'

const dial: FieldGroup = {
  title: 'Dial',
  unset: 'No hands',
  summary: ({ texts, values }) =>
    texts.hands ? `${texts.hands} hands, ${String(values.marks)}` : null,
  fields: [
    { name: 'hands', label: 'Hands', kind: 'count' },
    {
      name: 'metal',
      label: 'Metal',
      kind: 'choice',
      choices: { brass: 'Brass', steel: 'Steel' },
      when: (texts) => texts.hands !== '',
    },
  ],
  values: { marks: [] },
}
const plan = { ...formPlans.merch, groups: [dial] }
const empty: ProductDraft = toDraft('merch', null, 'USD')
const filled: ProductDraft = {
  ...empty,
  texts: { ...empty.texts, hands: '2', metal: 'steel' },
  values: { marks: [3, 6] },
}

const opened = (draft: ProductDraft) =>
  renderToStaticMarkup(createElement(FoldedGroup, { group: dial, draft }, 'Fields'))

describe('a group of fields', () => {
  it('is folded while nothing in it is set, and says so', () => {
    expect(opened(empty)).toContain('No hands')
    expect(opened(empty)).not.toMatch(/<details[^>]* open/)
  })

  it('is open when something is set, with a line of what', () => {
    expect(opened(filled)).toContain('2 hands, 3,6')
    expect(opened(filled)).toMatch(/<details[^>]* open/)
  })

  it('is sent with the form: its texts, its values, and nothing that isn’t asked', () => {
    expect(toRequest(plan, filled)).toMatchObject({ hands: '2', metal: 'steel', marks: [3, 6] })
    const without = { ...filled, texts: { ...filled.texts, hands: '' } }
    expect(dial.fields?.map((field) => isWanted(field, without))).toEqual([true, false])
    expect(toRequest(plan, without).metal).toBeNull()
  })

  it('takes over what was saved meanwhile value by value', () => {
    const theirs = { ...filled, values: { marks: [12] } }
    expect(mergedDraft(filled, filled, theirs).values).toEqual({ marks: [12] })
    const mine = { ...filled, values: { marks: [1] } }
    expect(mergedDraft(filled, mine, theirs).values).toEqual({ marks: [1] })
  })
  it('begins as a new piece’s in a draft that was kept from before there was one', () => {
    const { values: _, ...old } = filled
    const kept = mergedDraft(old as ProductDraft, old as ProductDraft, { ...filled, texts: {} })
    expect(kept.values).toEqual({ marks: [3, 6] })
  })
})
