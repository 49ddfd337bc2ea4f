import { beforeAll, describe, expect, it } from 'vitest'
import { crossSiteTricks, type WantedWrite } from '#testing/attacks/cross-site-tricks.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

const origin = 'http://localhost'
const closing: WantedWrite = {
  method: 'PUT',
  path: '/api/vacation-mode/edit',
  body: { vacationModeOn: 1, header: 'Closed', message: 'For good.' },
}
const letter: WantedWrite = {
  method: 'POST',
  path: '/api/invitations/create',
  body: { note: 'me', role: 'owner' },
}

const api = shared(openOwnerApi)
const browser = shared(() => api.client({ origin: null }))
beforeAll(async () => {
  for (const [name, value] of api.owner.cookies) browser.cookies.set(name, value)
})

const state = async () => [
  await bodyOf(api.owner.get('/api/vacation-mode')),
  await bodyOf(api.owner.get('/api/invitations')),
]

describe('another site’s page', () => {
  it.each([
    ['close the shop', closing],
    ['invite itself', letter],
  ])('can’t %s in the owner’s name, by any request', async (_, write) => {
    const before = await state()
    const wrong: unknown[] = []
    for (const { name, method, path, headers, body } of crossSiteTricks(write, origin)) {
      const answer = await browser.send(method, path, body, { Host: 'localhost', ...headers })
      const opened = answer.headers.get('Access-Control-Allow-Origin')
      const cookies = answer.headers.getSetCookie()
      if (answer.ok || opened || cookies.length > 0)
        wrong.push([name, answer.status, opened, cookies])
    }
    expect(wrong).toEqual([])
    expect(await state()).toEqual(before)
  })

  it('can’t end the owner’s session by sending its own token', async () => {
    const headers = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' }
    for (const Authorization of [`Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
      for (const path of ['/api/users/logout', '/api/users/create', '/api/cart/create']) {
        const answer = await browser.send('POST', path, '{}', { ...headers, Authorization })
        expect([path, answer.headers.getSetCookie()]).toEqual([path, []])
      }
    }
    expect((await browser.get('/api/studio')).status).toBe(200)
  })

  it('fails only as another site: the same write from the shop’s own page works', async () => {
    const headers = { 'Content-Type': 'application/json', Host: 'localhost', Origin: origin }
    const sent = browser.send('POST', letter.path, JSON.stringify(letter.body), headers)
    expect((await sent).status).toBe(201)
  })
})
