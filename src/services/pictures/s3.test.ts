import { describe, expect, it } from 'vitest'
import { openLocalServer } from '#testing/fakes/local-server.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { closing } from '#testing/harness/each.ts'
import { imageStoreContract } from './contract.ts'
import { createS3Storage } from './s3.ts'

describe('pictures in S3', () => {
  imageStoreContract(async () => {
    const server = await openS3Server()
    return { store: createS3Storage(server.options), close: server.close }
  })

  it('are stored with their type, to be cached forever', async () => {
    const server = await closing(openS3Server())
    await createS3Storage(server.options).put('Prints/ab.jpg', new Uint8Array(3), 'image/jpeg')
    expect(server.objects.get('Prints/ab.jpg')?.headers).toEqual({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('can’t be reached with a wrong secret, which no message names', async () => {
    const server = await closing(openS3Server())
    const store = createS3Storage({ ...server.options, secretAccessKey: 'wrong-secret' })
    const put = store.put('Prints/ab.jpg', new Uint8Array(3), 'image/jpeg')
    await expect(put).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: expect.not.stringContaining('wrong-secret'),
      cause: expect.objectContaining({ message: expect.stringContaining('403') }),
    })
  })
})

describe('a store that misbehaves', () => {
  const account = { region: 'auto', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' }

  it('is asked again after its own failure', async () => {
    let asked = 0
    const server = await closing(
      openLocalServer(() => {
        asked += 1
        return asked < 3 ? new Response('', { status: 503 }) : new Response('bytes')
      }),
    )
    const store = createS3Storage({ ...account, endpoint: server.url })
    expect(Buffer.from((await store.get('Prints/ab.jpg')) ?? []).toString()).toBe('bytes')
  })

  it.each([
    ['says nothing', () => new Promise<null>(() => {})],
    ['cuts the line', () => null],
    ['fails for good', () => new Response('', { status: 500 })],
    ['refuses', () => new Response('<Code>AccessDenied</Code>', { status: 403 })],
  ])('that %s is unavailable', async (_, answer) => {
    const server = await closing(openLocalServer(answer))
    const store = createS3Storage({ ...account, endpoint: server.url, timeout: 200 })
    const unavailable = { code: 'storage_unavailable' }
    await expect(store.get('Prints/ab.jpg')).rejects.toMatchObject(unavailable)
    await expect(store.delete('Prints/ab.jpg')).rejects.toMatchObject(unavailable)
  })
})
