import { expect, it } from 'vitest'
import { demoThemes, type Theme } from '#shop/store/theme/theme.ts'
import { themeSheet } from './theme-sheet.ts'

it('overrides the first theme’s sheet in any order', () => {
  const sheet = themeSheet({ ...demoThemes.crayon, logo: null })
  const roots = sheet.match(/[^{}]*:root[^{]*(?=\{)/g) ?? []
  expect(roots.length).toBeGreaterThan(4)
  expect(roots.filter((selector) => selector !== ':root:root')).toEqual([])
})

it('sets prices in the text typeface when the display typeface has low figures', () => {
  const sheet = (theme: Theme) => themeSheet({ ...theme, logo: null })
  expect(sheet(demoThemes.kiln)).toContain("--font-figures:'Instrument Sans'")
  expect(sheet(demoThemes.crayon)).toContain("--font-figures:'Fredoka'")
})
