import { expect, it } from 'vitest'
import { demoLooks, type Look } from '#shop/store/theme/theme.ts'
import { lookSheet } from './theme-sheet.ts'

it('outdoes the first look’s sheet wherever the two stand', () => {
  const sheet = lookSheet({ ...demoLooks.crayon, logo: null })
  const roots = sheet.match(/[^{}]*:root[^{]*(?=\{)/g) ?? []
  expect(roots.length).toBeGreaterThan(4)
  expect(roots.filter((selector) => selector !== ':root:root')).toEqual([])
})

it('sets prices in the typeface of text where the one of headings has low figures', () => {
  const sheet = (look: Look) => lookSheet({ ...look, logo: null })
  expect(sheet(demoLooks.kiln)).toContain("--font-figures:'Instrument Sans'")
  expect(sheet(demoLooks.crayon)).toContain("--font-figures:'Fredoka'")
})
