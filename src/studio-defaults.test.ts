import { expect, it } from 'vitest'
import { readConfig } from '#config'
import { words } from '#demo/words.ts'
import { studioDefaults } from './studio-defaults.ts'

it('begins without a demo studio’s name, addresses and promised days', () => {
  const { timeZone: _, ...said } = studioDefaults(readConfig({ DEMO: 'off' }))
  const demo = [words.studioName, words.artistName, words.helperName, words.email, 'Maine']
  const text = JSON.stringify(said)
  expect(demo.filter((word) => text.includes(word))).toEqual([])
  expect(text.replace('{days} days', '')).not.toMatch(/\d|days|weeks|one of each/i)
})

it('keeps the environment’s values', () => {
  const said = studioDefaults(readConfig({ DEMO: 'off', STUDIO_NAME: 'Quiet Kiln' }))
  expect(said.studioName).toBe('Quiet Kiln')
})
