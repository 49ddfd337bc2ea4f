import { expect, it } from 'vitest'
import { shared } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { createThemeAnswers } from './respond.server.ts'

const shop = shared(() => createTestShop())

it.each(['constructor', '__proto__', 'icon-193.png'])('has no icon named %s', async (name) => {
  expect((await createThemeAnswers(shop).file('any', name)).status).toBe(404)
})

it('makes an icon for every theme’s version', async () => {
  const answer = await createThemeAnswers(shop).file('any', 'favicon.svg')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
})
