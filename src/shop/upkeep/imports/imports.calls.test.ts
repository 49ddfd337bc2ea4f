import { describe, expect, it } from 'vitest'
import { shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'
import { openPlainForms } from '#testing/harness/plain-forms.ts'
import type { ImportDetail } from './import.schema.ts'

describe('imports', () => {
  // Read in a thread, as in the shop.
  const api = each(() => openOwnerApi('sqlite', { readImport: undefined }))

  /** Sends a file as a browser's form does. */
  function send(content: BlobPart, name = 'products_export.csv', client = api.owner) {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    return client.send('POST', '/api/imports/file', form)
  }

  it('read a file, accept choices, import, and record it in the audit trail', async () => {
    const { id } = await bodyOf<{ id: string }>(send(shopifyExport(3)))
    const path = `/api/imports/id/${id}`
    const found = await bodyOf<ImportDetail>(api.owner.get(path))
    expect(found).toMatchObject({
      source: 'shopify',
      name: 'products_export.csv',
      state: 'preview',
      counts: { waiting: 3 },
    })
    expect(found.items[0]).toMatchObject({
      title: 'Heron No. 0',
      kind: 'prints',
      kinds: ['prints', 'clothing', 'merch'],
      words: '8 × 10 in $24.00, 12 × 18 in $42.00, 24 × 36 in $80.00',
    })
    const choice = { kind: 'left_out', positions: [0] }
    expect((await api.owner.put(`${path}/choices`, choice)).status).toBe(204)
    expect((await api.owner.post(`${path}/start`)).status).toBe(204)
    await api.shop.jobs.runDue()
    expect(await bodyOf<ImportDetail>(api.owner.get(path))).toMatchObject({
      state: 'done',
      counts: { done: 2, left_out: 1 },
    })
    expect((await api.owner.delete(path)).status).toBe(204)
    expect((await api.owner.get(path)).status).toBe(404)
    const trail = await api.shop.identity.audit({})
    expect(trail.map(({ action }) => action).slice(0, 4)).toEqual([
      'import.discarded',
      'import.started',
      'import.chosen',
      'import.read',
    ])
  })

  it('show their progress with Stop, and once stopped Continue', async () => {
    const forms = await closing(openPlainForms())
    const { id } = await forms.shop.admin.imports.read(
      new TextEncoder().encode(shopifyExport(3)),
      'products_export.csv',
    )
    const path = `/api/imports/id/${id}`
    const shown = async () => {
      const { html, actions } = await forms.pageAt(`imports&id=${id}`)
      return [html.includes('<progress'), actions.filter((name) => name.startsWith(`POST ${path}`))]
    }
    expect(await shown()).toEqual([false, [`POST ${path}/start`]])
    expect((await forms.owner.post(`${path}/start`)).status).toBe(204)
    // No job of a test's shop runs by itself.
    expect(await shown()).toEqual([true, [`POST ${path}/stop`]])
    expect((await forms.owner.post(`${path}/stop`)).status).toBe(204)
    expect(await shown()).toEqual([false, [`POST ${path}/start`]])
  })

  it('refuse a file of 200 MB before reading it', async () => {
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(200 * 1024 * 1024),
    }
    const answer = api.owner.send('POST', '/api/imports/file', '--x--', headers)
    expect(await failureOf(answer)).toMatchObject({ status: 413, code: 'too_large' })
  })
})
