import { beforeEach, describe, expect, it } from 'vitest'
import type { MerchEntity } from '#shop/catalogue/products/entity.schema.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { addPictures, pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { videoFile } from '#testing/fixtures/catalogue/videos.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const facts = { printName: 'Heron', descName: 'Enamel pin', price: 9, quantity: 5 }

describe('a video of a piece', () => {
  const api = each(openOwnerApi)
  beforeEach(() => addPictures(api.shop.db, ['main']))

  const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
  async function send(file: Uint8Array) {
    const form = new FormData()
    form.append('folder', 'StickersPins')
    form.append('file', blob(file), 'loop.mp4')
    form.append('poster', blob(await photograph(64, 36).jpeg().toBuffer()), 'poster.jpg')
    return api.owner.send('POST', '/api/images', form)
  }
  const upload = (marker: number) =>
    bodyOf<{ address: string }>(send(videoFile('mp4', 1000 + marker)))
  const make = (pictures: readonly { address: string }[]) =>
    api.owner.post('/api/merch/create', { ...facts, pictures })
  const main = { address: pictureAt('main') }

  it('is one of its pictures, and is sent with its type', async () => {
    const { address } = await upload(1)
    const { pictures, secondaryImage } = await bodyOf<MerchEntity>(make([main, { address }]))
    expect(pictures[1]).toMatchObject({ address, width: 64, height: 36 })
    expect(secondaryImage).toBe(address)
    const answer = await api.shop.media.respond(
      new Request(`http://localhost${address}`, { headers: { Range: 'bytes=0-3' } }),
    )
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([206, 'video/mp4'])
  })

  it('is neither the first picture nor a second video, and no hero', async () => {
    const [one, two] = [await upload(1), await upload(2)]
    expect(await failureOf(make([one, main]))).toMatchObject({
      status: 400,
      field: 'primaryImage',
      message: 'The first picture can’t be a video: cards and emails show it.',
    })
    const named = { ...facts, primaryImage: one.address }
    expect(await failureOf(api.owner.post('/api/merch/create', named))).toMatchObject({
      field: 'primaryImage',
    })
    expect(await failureOf(make([main, one, two]))).toMatchObject({
      status: 400,
      field: 'supplementaryImage',
      message: 'A piece has one video at most.',
    })
    const hero = { name: 'A wall', location: one.address }
    expect(await failureOf(api.owner.post('/api/hero/create', hero))).toMatchObject({
      status: 400,
      field: 'location',
    })
  })

  it('of 200 MB is refused before it is read', async () => {
    const headers = {
      'Content-Length': String(200 * 1024 * 1024),
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const refused = await failureOf(api.owner.send('POST', '/api/images', '--x', headers))
    expect(refused).toMatchObject({
      status: 413,
      code: 'too_large',
      field: 'file',
      message: 'That is too much at once: at most 25 MiB.',
    })
  })
})
