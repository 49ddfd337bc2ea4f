import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServiceStatus } from '#services/connections/service.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { cloudinaryAccount, openFakeCloudinary } from '#testing/fakes/fake-cloudinary.ts'
import { openLocalServer } from '#testing/fakes/local-server.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { type OwnerApi, openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

interface Move {
  state: string
  moved: number
  all: number
}

const s3 = each(openS3Server)
let api: OwnerApi

async function fillStudio(): Promise<void> {
  await api.shop.db.transact((trx) => trx.deleteFrom('pictures').execute())
  await api.shop.admin.demo.seed(tinyStudio())
}

/** The tests' stores are on loopback. */
const ownNetwork = { S3_ENDPOINT: 'http://127.0.0.1' }

const bucket = (changes: object = {}) => ({
  provider: 's3',
  bucketProvider: 'other',
  ...s3.options,
  ...changes,
})
const put = (input: object) => api.owner.put('/api/services/pictures', input)
const status = () => bodyOf<ServiceStatus>(api.owner.get('/api/services/pictures'))
const move = () => bodyOf<Move>(api.owner.get('/api/services/pictures/move'))

eachDatabase('a bucket that the owner connects', (lane) => {
  beforeEach(async () => {
    api = await closing(openOwnerApi(lane, { ownStore: true, env: ownNetwork }))
    await fillStudio()
  })

  it('is tested, stores new pictures from then on, and gets the old ones', async () => {
    const made = await bodyOf<ServiceStatus>(put(bucket()))
    expect(made).toMatchObject({ state: 'working', provider: 's3' })
    expect(made.facts).toContainEqual({ label: 'Secret', value: '…RVER' })
    const before = await move()
    expect(before).toMatchObject({ state: 'moving', moved: 0 })
    await api.shop.jobs.runDue()
    expect(await move()).toMatchObject({ state: 'done', moved: before.all, all: before.all })
    const [{ hash, folder } = { hash: '', folder: '' }] = await api.shop.db.read
      .selectFrom('pictures')
      .select(['hash', 'folder'])
      .where('store', 'like', 's3:%')
      .where('format', '=', 'svg')
      .execute()
    expect(s3.objects.has(`${folder}/${hash}.svg`)).toBe(true)
    const shown = await api.shop.media.respond(
      new Request(`http://shop.example/media/${folder}/${hash}-320.webp`),
    )
    expect(shown.status).toBe(200)
  })

  if (lane !== 'sqlite') return

  it('is replaced by this machine’s disk again by one press, without a secret', async () => {
    await bodyOf(put(bucket()))
    await api.shop.jobs.runDue()
    const { before } = await api.shop.services.pictureStore.form()
    expect(before).toEqual({ place: 'this server', input: { provider: 'disk' } })
    await bodyOf(put({ provider: 'disk' }))
    await api.shop.jobs.runDue()
    expect(await status()).toMatchObject({ state: 'working', provider: 'disk' })
    expect(await move()).toMatchObject({ state: 'done' })
    const back = await api.shop.services.pictureStore.form()
    expect(back.before?.input).toMatchObject({ provider: 's3', bucket: 'studio' })
    await bodyOf(put({ ...back.before?.input, secretAccessKey: '' }))
    const [disk] = (
      await bodyOf<{ former: { id: string }[] }>(api.owner.get('/api/services/pictures'))
    ).former
    const forget = api.owner.delete(`/api/services/pictures/former/${disk?.id}`)
    expect(await failureOf(forget)).toMatchObject({
      message: expect.stringContaining('Move them first'),
    })
    expect(await status()).toMatchObject({ provider: 's3' })
  })
})

describe('a picture store in the machine’s own network', () => {
  it('isn’t tested unless the machine names it', async () => {
    api = await closing(openOwnerApi('sqlite', { ownStore: true }))
    const open = bucket()
    const closed = bucket({ endpoint: 'http://localhost:1' })
    for (const input of [open, closed, bucket({ endpoint: 'http://[::1]:1' })]) {
      const { host } = new URL(input.endpoint)
      expect(await failureOf(put(input))).toMatchObject({
        status: 400,
        field: 'endpoint',
        message: `${host} is in this server’s own network. The person who runs your server can allow it: S3_ENDPOINT=${input.endpoint}.`,
      })
    }
    expect(s3.objects.size).toBe(0)
  })

  it('can be chosen if the machine names it', async () => {
    api = await closing(
      openOwnerApi('sqlite', {
        ownStore: true,
        env: { S3_ENDPOINT: s3.options.endpoint },
      }),
    )
    await bodyOf(put(bucket()))
    expect(await status()).toMatchObject({ state: 'working', provider: 's3' })
  })
})

describe('an unusable picture store', () => {
  beforeAll(async () => {
    api = await openOwnerApi('sqlite', { ownStore: true, env: ownNetwork })
  })
  afterAll(() => api.close())

  /** A store that answers all that is asked, as S3 does. */
  const bucketThat = async (answer: (request: Request) => Response) => {
    const server = await closing(openLocalServer(answer))
    return bucket({ endpoint: server.url })
  }
  const refusing = (status: number, code: string, more = '') =>
    new Response(`<Error><Code>${code}</Code>${more}</Error>`, { status })
  /** Accepts writes; `answer` handles the rest. */
  const takingAll = () => {
    const kept = new Map<string, Uint8Array<ArrayBuffer>>()
    return async (request: Request, refused = '') => {
      const { pathname } = new URL(request.url)
      if (request.method === refused) return refusing(403, 'AccessDenied')
      if (request.method === 'PUT') kept.set(pathname, new Uint8Array(await request.arrayBuffer()))
      if (request.method === 'DELETE') kept.delete(pathname)
      if (request.method !== 'GET') return new Response(null, { status: 200 })
      const bytes = kept.get(pathname)
      return bytes ? new Response(bytes) : refusing(404, 'NoSuchKey')
    }
  }

  async function refused(input: object): Promise<{ field?: string; message: string }> {
    const { field, message } = await failureOf(put(input))
    expect(await status()).toMatchObject({ state: 'unset', provider: 'disk' })
    expect(await api.shop.db.read.selectFrom('service_connections').selectAll().execute()).toEqual(
      [],
    )
    return { ...(field && { field }), message }
  }

  it('reports a wrong secret, and stores nothing of it', async () => {
    const answer = await refused(bucket({ secretAccessKey: 'no-such-secret' }))
    expect(answer).toEqual({
      field: 'secretAccessKey',
      message: 'The secret doesn’t belong to this key. Copy it once more, or make a new key.',
    })
  })

  it('reports an unknown key, a missing bucket, or a missing secret', async () => {
    expect(await refused(bucket({ accessKeyId: 'SOMEBODY' }))).toMatchObject({
      field: 'accessKeyId',
    })
    expect(await refused(bucket({ bucket: 'another' }))).toMatchObject({ field: 'bucket' })
    expect(await refused(bucket({ secretAccessKey: '' }))).toMatchObject({
      field: 'secretAccessKey',
    })
  })

  it.each([
    ['AuthorizationHeaderMalformed', 400, '<Region>eu-west-1</Region>', 'region', 'eu-west-1'],
    ['PermanentRedirect', 301, '', 'region', 'another region'],
    ['RequestTimeTooSkewed', 403, '', undefined, 'clock is wrong'],
    ['SlowDown', 503, '', undefined, 'can’t be reached right now'],
    ['AccessDenied', 403, '', 'accessKeyId', 'may not write'],
  ])('explains %s', async (code, status, more, field, words) => {
    const answer = await refused(await bucketThat(() => refusing(status, code, more)))
    expect(answer.field).toBe(field)
    expect(answer.message).toContain(words)
  })

  it.each([
    ['GET', 'may not read'],
    ['DELETE', 'may not delete'],
  ])('reports a key that may not %s', async (method, words) => {
    const store = takingAll()
    const answer = await refused(await bucketThat((request) => store(request, method) as never))
    expect(answer).toMatchObject({
      field: 'accessKeyId',
      message: expect.stringContaining(words),
    })
  })

  it('reports a web page that is no bucket, and an address without an answer', async () => {
    const page = await bucketThat(() => new Response('<html>Welcome</html>', { status: 405 }))
    expect(await refused(page)).toMatchObject({
      field: 'endpoint',
      message: expect.stringContaining('No S3 storage answers'),
    })
    expect(await refused(bucket({ endpoint: 'http://127.0.0.1:1' }))).toMatchObject({
      field: 'endpoint',
    })
    expect(await refused(bucket({ endpoint: 'https://nowhere.invalid' }))).toMatchObject({
      field: 'endpoint',
      message: expect.stringContaining('nowhere.invalid'),
    })
  })

  it('reports a store that returns other bytes', async () => {
    const liar = await bucketThat((request) =>
      request.method === 'GET' ? new Response('other bytes') : new Response(null),
    )
    expect((await refused(liar)).message).toContain('doesn’t give back what was written')
  })

  it.each([
    ['http://store.example.com', 'endpoint', 'must begin with https'],
    ['https://store.example.com/bucket', 'endpoint', 'with nothing after it'],
    ['store', 'endpoint', 'an address such as'],
  ])('accepts no address like %s', async (endpoint, field, words) => {
    expect(await refused(bucket({ endpoint }))).toMatchObject({
      field,
      message: expect.stringContaining(words),
    })
  })
})

describe('a cloud at Cloudinary that the owner connects', () => {
  const cloudinary = each(() => closing(openFakeCloudinary()))
  beforeEach(async () => {
    const env = { CLOUDINARY_API_BASE: cloudinary.url, CLOUDINARY_DELIVERY_BASE: cloudinary.url }
    api = await closing(openOwnerApi('sqlite', { ownStore: true, env }))
    await fillStudio()
  })
  const cloud = (changes: object = {}) => ({
    provider: 'cloudinary',
    ...cloudinaryAccount,
    ...changes,
  })

  it('serves all pictures itself once they have moved, and keeps nothing of the test', async () => {
    await bodyOf(put(cloud()))
    expect([...cloudinary.kept.keys()]).toEqual([])
    expect(api.shop.services.images().origins).toEqual([cloudinary.url])
    await api.shop.jobs.runDue()
    expect(await move()).toMatchObject({ state: 'done' })
    const [hero] = await api.shop.content.heroes()
    expect(hero?.picture.address).toContain(`${cloudinary.url}/atelier-test/image/upload/`)
    expect((await fetch(hero?.picture.address ?? '')).status).toBe(200)
  })

  it('names the wrong one of its three values', async () => {
    const refusedFor = async (changes: object) => (await failureOf(put(cloud(changes)))).field
    expect(await refusedFor({ apiSecret: 'guessed' })).toBe('apiSecret')
    expect(await refusedFor({ apiKey: '111' })).toBe('apiKey')
    expect(await refusedFor({ cloud: 'nobodys' })).toBe('cloud')
    cloudinary.trouble = 'rate_limit'
    expect((await failureOf(put(cloud()))).code).toBe('storage_unavailable')
  })
})
