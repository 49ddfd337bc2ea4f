import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { each } from '#testing/harness/each.ts'
import { createMedia } from './media.server.ts'
import { creditXmp, pictureCredit } from './picture-credit.ts'
import { pictureKey } from './picture-key.ts'

eachDatabase('pictures', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const images = each(memoryStore)
  const media = each(() =>
    createMedia({ db, clock: fakeClock(), images: () => images, log: quietLog }),
  )
  let upload: Buffer
  beforeEach(async () => {
    upload = await photograph(700, 40).jpeg().toBuffer()
  })
  afterEach(() => media.stop())

  const add = (bytes: Uint8Array = upload, alt?: string) =>
    media.addPicture({ bytes, filename: 'moths.jpg', folder: 'Prints', alt })
  const size = (address: string, end: string) => pictureKey(address).replace('.jpg', end)
  const get = (path: string, init?: RequestInit) =>
    media.respond(new Request(new URL(path, 'http://localhost'), init))

  it('are the same picture when the same bytes come twice, also in parallel', async () => {
    const [one, two] = await Promise.all([add(), add()])
    const three = await add()
    expect(new Set([one, two, three].map((picture) => picture.address)).size).toBe(1)
    const { rows } = await db.read
      .selectFrom('pictures')
      .select((eb) => eb.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(1)
  })

  it('are made ahead in all sizes, AVIF for phones first', async () => {
    const { address } = await add()
    await media.prepare()
    await media.prepared()
    const made = [...images.kept.keys()].slice(1)
    const sizes = ['-320', '-480', '-640', '-960']
    expect(made).toEqual(
      ['avif', 'webp', 'jpg'].flatMap((format) =>
        sizes.map((end) => size(address, `${end}.${format}`)),
      ),
    )
  })

  if (lane !== 'sqlite') return

  it('are unknown when the store was down', async () => {
    images.down = true
    await expect(add()).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await db.read.selectFrom('pictures').selectAll().execute()).toEqual([])
  })

  it('lose control characters in their names', async () => {
    const filename = 'a\0b\n.jpg'
    const picture = await media.addPicture({
      bytes: upload,
      filename,
      folder: 'Prints',
      alt: '\0x',
    })
    expect(picture).toMatchObject({ originalFilename: 'a b .jpg', alt: 'x' })
  })

  it('are stored under the hash of their bytes, with their first description', async () => {
    const picture = await add()
    expect(picture).toMatchObject({ width: 700, height: 40, alt: '' })
    expect(picture.address).toMatch(/^\/media\/Prints\/[0-9a-f]{64}\.jpg$/)
    expect([...images.kept.keys()]).toEqual([pictureKey(picture.address)])
    expect((await add(upload, 'Moths')).alt).toBe('Moths')
    expect((await add(upload, 'Something else')).alt).toBe('Moths')
  })

  it('can be described again, which changes pages', async () => {
    const { address } = await add()
    const before = await db.contentVersion()
    expect(await media.describePicture(address, { alt: 'Two moths' })).toMatchObject({
      alt: 'Two moths',
    })
    expect(await db.contentVersion()).toBe(before + 1)
    await expect(media.describePicture('/media/none', { alt: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it.each([
    ['-320.avif', 'heif', 320],
    ['-480.webp', 'webp', 480],
    ['-640.jpg', 'jpeg', 640],
  ])('are made as %s on the first request', async (end, format, width) => {
    const { address } = await add()
    const bytes = await media.derivative(size(address, end))
    const made = await sharp(bytes ?? Buffer.alloc(0)).metadata()
    expect(made).toMatchObject({ format, width })
  })

  it('are given to papers as a JPEG, however narrow the upload is', async () => {
    const bytes = await media.jpeg(await add())
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).width).toBe(700)
  })

  it('are never enlarged', async () => {
    const { address } = await add()
    const bytes = await media.derivative(size(address, '-960.webp'))
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).width).toBe(700)
    expect(await media.derivative(size(address, '-1280.webp'))).toBeNull()
  })

  it('are made once for many requests, and then read from the store', async () => {
    const { address } = await add()
    const key = size(address, '-320.webp')
    await Promise.all(Array.from({ length: 5 }, () => media.derivative(key)))
    await media.derivative(key)
    expect(images.calls.filter((call) => call === `put ${key}`)).toHaveLength(1)
    expect(images.calls.filter((call) => call === `get ${pictureKey(address)}`)).toHaveLength(1)
  })

  it('with an invented hash cost only a look-up', async () => {
    const { address } = await add()
    images.calls.length = 0
    const made = `Prints/${'0'.repeat(64)}-320.avif`
    expect(await media.derivative(made)).toBeNull()
    expect(await media.derivative(size(address, '-321.avif'))).toBeNull()
    expect(await media.derivative(size(address, '-320.avif').replace('Prints', 'Clothing'))).toBe(
      null,
    )
    expect((await get(`/media/${made}`)).status).toBe(404)
    expect(images.calls).toEqual([])
  })

  it('are answered with their type, to be cached forever', async () => {
    const { address } = await add()
    const answer = await get(address.replace('.jpg', '-320.avif'))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const body = await answer.arrayBuffer()
    expect(answer.headers.get('Content-Length')).toBe(String(body.byteLength))
  })

  it('are also answered in their original form, but not sent again to a browser that has them', async () => {
    const { address } = await add()
    const answer = await get(address)
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.equals(images.kept.get(pictureKey(address)) ?? Buffer.alloc(0))).toBe(true)
    expect((await get(address.replace('.jpg', '.png'))).status).toBe(404)
    const etag = `W/"other", ${answer.headers.get('ETag')}`
    const again = await get(address, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await get(address, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
    const head = await get(address, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('Content-Length')).toBe(String(body.byteLength))
  })

  it('are not found at other addresses, and are read-only', async () => {
    const jpeg = '/media/Prints/a.jpg'
    for (const path of ['/media/', '/media/Prints/', '/media/../etc/passwd', jpeg, '/elsewhere']) {
      const { status, headers } = await get(path)
      expect([path, status, headers.get('Cache-Control')]).toEqual([path, 404, 'no-store'])
    }
    expect((await get(jpeg, { method: 'POST' })).status).toBe(405)
  })

  it('are unavailable while the store is down, and missing when it has lost them', async () => {
    const { address } = await add()
    images.down = true
    const answer = await get(address)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    images.down = false
    expect((await get(address)).status).toBe(200)
    images.kept.clear()
    expect((await get(address)).status).toBe(404)
    expect((await get(address.replace('.jpg', '-320.webp'))).status).toBe(404)
  })

  it('are not fetched again by a start that finds them made', async () => {
    await add()
    await media.prepare()
    await media.prepared()
    images.calls.length = 0
    const next = createMedia({ db, clock: fakeClock(), images: () => images, log: quietLog })
    await next.prepare()
    await next.prepared()
    await next.stop()
    expect(images.calls).toHaveLength(12)
    expect(images.calls.every((call) => call.startsWith('has '))).toBe(true)
  })

  it('are made ahead as soon as they are added, once that has begun', async () => {
    await media.prepare()
    const { address } = await add()
    await media.prepared()
    expect(images.kept.has(size(address, '-320.avif'))).toBe(true)
  })

  it('carry the name and terms in each size, and are made again when these change', async () => {
    const studio = {
      studioName: 'Heron & Sons',
      artistName: 'Maren',
      publicUrl: 'https://a.example',
    }
    let training = false
    const credit = async () => creditXmp(pictureCredit(studio), training)
    const named = createMedia({
      db,
      clock: fakeClock(),
      images: () => images,
      log: quietLog,
      credit,
    })
    onTestFinished(() => named.stop())
    const { address } = await add()
    const written = async (end: string) => {
      const { xmp } = await sharp(images.kept.get(size(address, end))).metadata()
      return xmp?.toString() ?? ''
    }
    const prepared = async () => {
      await named.prepare()
      await named.prepared()
    }
    // A size of an earlier version has none.
    await media.derivative(size(address, '-share.jpg'))
    expect(await written('-share.jpg')).toBe('')
    await prepared()
    for (const end of ['-320.avif', '-640.webp', '-960.jpg', '-share.jpg']) {
      const xmp = await written(end)
      expect(xmp).toContain('<dc:creator><rdf:Seq><rdf:li>Maren</rdf:li>')
      expect(xmp).toContain('© Heron &amp; Sons')
      expect(xmp).toContain('https://a.example/terms')
      expect(xmp).toContain('DMI-PROHIBITED-AIMLTRAINING')
    }
    training = true
    await prepared()
    expect(await written('-640.webp')).not.toContain('PROHIBITED')
    images.calls.length = 0
    await prepared()
    expect(images.calls.filter((call) => !call.startsWith('has '))).toEqual([])
  })

  it('are no longer made ahead after the stop', async () => {
    await add()
    await media.prepare()
    await media.stop()
    const then = images.kept.size
    await media.prepared()
    expect(images.kept.size).toBe(then)
    expect(then).toBeLessThan(13)
  })
})
