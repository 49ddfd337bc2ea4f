import { describe, expect, it } from 'vitest'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface Page {
  id: number
  slug: string
  version: string
  blocks: object[]
}

const words = { kind: 'words', text: 'By hand.' }
const form = { title: 'Process', draft: false, blocks: [words] }

describe('the owner’s own pages, over HTTP', () => {
  const api = each(openOwnerApi)

  it('are added, changed, arranged and deleted', async () => {
    const made = await bodyOf<Page>(api.owner.post('/api/own-pages/create', form))
    expect(made).toMatchObject({ slug: 'process', path: '/pages/process', blocks: [words] })
    const address = `/api/own-pages/update/id/${made.id}`
    const { version } = made
    await bodyOf(api.owner.put(address, { ...form, slug: 'how', version }))
    const late = failureOf(api.owner.put(address, { ...form, title: 'Late', version }))
    expect(await late).toMatchObject({ status: 409, code: 'changed' })
    const order = { spot: 'footer', ids: [made.id] }
    expect(await bodyOf(api.owner.put('/api/own-pages/order', order))).toEqual(order)
    expect(await bodyOf<Page>(api.owner.get(`/api/own-pages/id/${made.id}`))).toMatchObject({
      slug: 'how',
    })
    await bodyOf(api.owner.delete(`/api/own-pages/delete/id/${made.id}`))
    expect(await bodyOf(api.owner.get('/api/own-pages'))).toEqual([])
  })

  it('accept a plain form, and lead back to the admin', async () => {
    const fields = { title: 'Press', draft: 'false', blocks: JSON.stringify([words]) }
    const answer = await api.owner.form('/api/own-pages/create', fields)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('/admin')
    expect(await api.shop.storefront.ownPages.find('press')).toMatchObject({ blocks: [words] })
  })
})
