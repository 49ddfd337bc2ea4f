import { describe, expect, it } from 'vitest'
import { words } from '#demo/words.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

describe('the shop’s own pages', () => {
  const api = shared(openOwnerApi)

  it('are saved one by one', async () => {
    const address = '/api/pages/privacy'
    const { text, version } = await bodyOf<{ text: string; version: string }>(
      api.owner.get(address),
    )
    expect(text).toContain("{studio}'s shop knows")
    expect(await api.shop.settings.page('privacy')).toContain(`${words.studioName}'s shop knows`)
    const terms = await api.shop.settings.page('terms')
    await bodyOf(api.owner.put(address, { text: 'Nothing at {email}.', version }))
    expect(await api.shop.settings.page('privacy')).toBe(`Nothing at ${words.email}.`)
    expect(await api.shop.settings.page('terms')).toBe(terms)
    const late = failureOf(api.owner.put(address, { text: 'Late.', version }))
    expect(await late).toMatchObject({ status: 409, code: 'changed' })
    const empty = failureOf(api.owner.put(address, { text: '  ' }))
    expect(await empty).toMatchObject({ status: 400, field: 'text' })
    expect((await api.owner.get('/api/pages/imprint')).status).toBe(400)
  })
})
