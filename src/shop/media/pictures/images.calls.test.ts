import { describe, expect, it } from 'vitest'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface Uploaded {
  secure_url: string
  width: number
  height: number
  original_filename: string
  alt: string
}

describe('§7 POST /api/images', () => {
  const api = each(openOwnerApi)

  function form(fields: Record<string, string | Blob>): FormData {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') data.append(name, value)
      else data.append(name, value, 'moths.jpg')
    }
    return data
  }
  const send = (fields: Record<string, string | Blob>, who = api.owner) =>
    who.send('POST', '/api/images', form(fields))
  const picture = async () => new Blob([new Uint8Array(await photograph().jpeg().toBuffer())])

  it('stores a picture and answers its address, size and name with 201', async () => {
    const answer = await send({ file: await picture(), folder: 'Clothing', alt: 'Moths' })
    expect(answer.status).toBe(201)
    const uploaded = await bodyOf<Uploaded>(answer)
    expect(uploaded).toMatchObject({
      width: 300,
      height: 200,
      original_filename: 'moths.jpg',
      alt: 'Moths',
    })
    expect(uploaded.secure_url).toMatch(/^\/media\/Clothing\/[0-9a-f]{64}\.jpg$/)
    const request = new Request(`http://localhost${uploaded.secure_url}`)
    expect((await api.shop.media.respond(request)).status).toBe(200)
    const hero = { name: 'A wall', location: uploaded.secure_url }
    expect(await bodyOf(api.owner.post('/api/hero/create', hero))).toMatchObject(hero)
  })

  it.each([
    ['stranger', 401],
    ['guest', 403],
  ] as const)('stores nothing that a %s sends', async (who, status) => {
    let taken = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 1
        if (taken > 300) return controller.close()
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await api[who].send('POST', '/api/images', endless, headers)).status).toBe(status)
    expect(taken).toBeLessThan(3)
  })

  it('refuses a file that is no picture, under any name', async () => {
    const file = new Blob(['Not a picture'], { type: 'image/jpeg' })
    expect(await failureOf(send({ file, folder: 'Prints' }))).toMatchObject({
      status: 400,
      code: 'bad_input',
      field: 'file',
      message: 'This is not a picture. Please choose a JPEG, PNG or WebP.',
    })
  })

  it('refuses an unknown folder, and a form without a file', async () => {
    expect(await failureOf(send({ file: await picture(), folder: '../etc' }))).toMatchObject({
      status: 400,
      field: 'folder',
    })
    expect(await failureOf(send({ folder: 'Prints' }))).toMatchObject({
      status: 400,
      field: 'file',
      message: 'Please choose a picture.',
    })
    expect(await failureOf(send({ file: 'a text', folder: 'Prints' }))).toMatchObject({
      status: 400,
      field: 'file',
    })
  })

  it('refuses more than 25 MiB with 413', async () => {
    const bytes = new Uint8Array(25 * 1024 * 1024 + 20_000)
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const answer = await api.owner.send('POST', '/api/images', bytes, headers)
    expect(await failureOf(answer)).toMatchObject({ status: 413, code: 'too_large' })
  })

  it('refuses a body that is no form', async () => {
    const form = 'multipart/form-data'
    for (const type of ['application/json', 'text/plain', form, `${form}; boundary=x`]) {
      const answer = await api.owner.send('POST', '/api/images', '{}', { 'Content-Type': type })
      expect(answer.status, type).toBe(400)
    }
  })

  it('answers 503 while the picture store can’t be reached', async () => {
    api.images.down = true
    const answer = await send({ file: await picture(), folder: 'Prints' })
    expect(answer.headers.get('Retry-After')).not.toBeNull()
    expect(await failureOf(answer)).toMatchObject({ status: 503, code: 'storage_unavailable' })
  })
})
