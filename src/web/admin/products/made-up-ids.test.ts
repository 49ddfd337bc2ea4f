import { expect, it } from 'vitest'
import { madeUpIds, newMark } from './made-up-ids.ts'
import { draftOf } from './product-draft.ts'

const begun = (texts: Record<string, string>) => {
  const draft = draftOf('print', null)
  return { ...draft, texts: { ...draft.texts, ...texts } }
}

it('makes up an id for each size that has none, from the name', () => {
  expect(madeUpIds(begun({ name: 'Él, Thinking 🌊', mediumVariantId: 'M-1' }), 'k3f9')).toEqual({
    smallVariantId: 'el-thinking-small-k3f9',
    largeVariantId: 'el-thinking-large-k3f9',
  })
  expect(Object.keys(madeUpIds(begun({ dimensions: 'portrait' }), 'k3f9'))).toEqual([
    'smallVariantId',
    'mediumVariantId',
  ])
  expect(madeUpIds(begun({ name: '海' }), 'a').smallVariantId).toBe('print-small-a')
})

it('marks them so that a second print of the name gets others', () => {
  expect(newMark()).toMatch(/^[0-9a-z]{4}$/)
  expect(new Set(Array.from({ length: 40 }, newMark)).size).toBeGreaterThan(35)
})
