import { expect, it } from 'vitest'
import { demoLooks } from '#shop/look/look.ts'
import { lookSheet } from './look-sheet.ts'

it('outdoes the first look’s sheet wherever the two stand', () => {
  const sheet = lookSheet({ ...demoLooks.crayon, logo: null })
  const roots = sheet.match(/[^{}]*:root[^{]*(?=\{)/g) ?? []
  expect(roots.length).toBeGreaterThan(4)
  expect(roots.filter((selector) => selector !== ':root:root')).toEqual([])
})
