import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { first, limited, sizeIndex, toRequest } from './edition-draft.ts'
import { editionGroup } from './edition-group.tsx'
import type { GroupContentProps } from './field-groups.ts'

const small = { size: '10x10', total: '' }
const large = { size: '18x18', total: '25' }

it('includes the sizes with a number of copies', () => {
  expect(limited([small, large])).toEqual([large])
  expect(limited([{ ...small, total: ' ' }, large])).toEqual([large])
  expect(limited([{ ...small, total: 0 }, large])).toHaveLength(2)
})

it('keeps its sizes while none has a number, so that the form asks for one', () => {
  const none = [small, { ...large, total: '' }]
  expect(limited(none)).toEqual(none)
})

it('finds the size that a problem names', () => {
  const sizes = [large]
  expect(sizeIndex('18x18', sizes)).toBe(0)
  expect(sizeIndex('10x10', sizes)).toBe('10x10')
})

it('is sent without sizes when only another fact is stated', () => {
  const open = { ...first, sizes: [] }
  expect(toRequest(open)).toBeNull()
  expect(toRequest(first)).toEqual(first)
  for (const stated of [{ process: 'Linocut' }, { signature: 'unsigned' as const }]) {
    expect(toRequest({ ...open, ...stated })).toMatchObject(stated)
  }
})

it('offers “None” as other editions only while no other size is sold', () => {
  const drawn = (sizes: object[]) => {
    const values = { dimensions: 'square', making: 'to_order', edition: { ...first, sizes } }
    const props = { values, id: null, problemOf: () => null, onChange: () => {} }
    const Content = editionGroup.Content as (props: object) => null
    return renderToStaticMarkup(createElement(Content, props satisfies Partial<GroupContentProps>))
  }
  expect(drawn([{ size: '', total: '25' }])).toContain('Write “None”')
  expect(drawn([large])).not.toContain('Write “None”')
})
