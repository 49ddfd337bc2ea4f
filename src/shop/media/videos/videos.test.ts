import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMedia } from '#shop/media/pictures/media.server.ts'
import { pictureKey, posterKey } from '#shop/media/pictures/picture-key.ts'
import { moveAllPictures } from '#shop/media/stores/move-all-pictures.server.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { videoFile } from '#testing/fixtures/catalogue/videos.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('videos', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const images = each(memoryStore)
  const media = each(() =>
    createMedia({ db, clock: fakeClock(), images: () => images, log: quietLog }),
  )
  let poster: Buffer
  const video = videoFile('mp4', 3 * 1024 * 1024)
  beforeEach(async () => {
    poster = await photograph(640, 36).jpeg().toBuffer()
  })
  afterEach(() => media.stop())

  const add = (bytes = video, still: Uint8Array | undefined = poster) =>
    media.addPicture({ bytes, filename: 'loop.mp4', folder: 'Prints', poster: still })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    media.respond(new Request(new URL(path, 'http://localhost'), { method, headers }))
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  const size = video.byteLength

  it('move to another store with their posters', async () => {
    const { address } = await add()
    const to = memoryStore('another')
    const moved = await moveAllPictures(db, { to, others: [images] })
    expect(moved).toMatchObject({ moved: 1, missing: [] })
    const key = pictureKey(address)
    expect(to.kept.get(key)).toEqual(video)
    expect(to.kept.has(posterKey(key))).toBe(true)
  })

  if (lane !== 'sqlite') return

  it('are answered whole, with their type and support for ranges', async () => {
    const { address } = await add()
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.byteLength),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Buffer.compare(await bytesOf(answer), video)).toBe(0)
    const head = await get(address, { Range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), head.body]).toEqual([206, '10', null])
  })

  it('are stored unchanged, with a poster of the same size', async () => {
    const added = await add()
    expect(added).toMatchObject({ width: 640, height: 36, originalFilename: 'loop.mp4' })
    expect(added.address).toMatch(/^\/media\/Prints\/[0-9a-f]{64}\.mp4$/)
    const key = pictureKey(added.address)
    expect(images.kept.get(key)).toEqual(video)
    expect([...images.kept.keys()]).toEqual([posterKey(key), key])
    expect(await add()).toMatchObject({ address: added.address })
  })

  it('are answered in the part asked for, whole for an odd request, or not beyond their end', async () => {
    const { address } = await add()
    const parts: [range: string, first: number, last: number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=1000-1999', 1000, 1999],
      ['bytes=0-', 0, size - 1],
      [`bytes=${1024 * 1024 - 5}-${2 * 1024 * 1024 + 5}`, 1024 * 1024 - 5, 2 * 1024 * 1024 + 5],
      [`bytes=${size - 10}-${size + 999}`, size - 10, size - 1],
      ['bytes=-500', size - 500, size - 1],
    ]
    for (const [range, first, last] of parts) {
      const answer = await get(address, { Range: range })
      expect(answer.status, range).toBe(206)
      expect(answer.headers.get('Content-Range')).toBe(`bytes ${first}-${last}/${size}`)
      expect(answer.headers.get('Content-Length')).toBe(String(last - first + 1))
      expect(Buffer.compare(await bytesOf(answer), video.subarray(first, last + 1))).toBe(0)
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=a-b']) {
      expect((await get(address, { Range: range })).status, range).toBe(200)
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const { status, headers } = await get(address, { Range: range })
      expect([status, headers.get('Content-Range')], range).toEqual([416, `bytes */${size}`])
    }
  })

  it('are answered in ranges only for the browser’s version', async () => {
    const { address } = await add()
    const etag = (await get(address)).headers.get('ETag') ?? ''
    const asked = { Range: 'bytes=0-9' }
    expect((await get(address, { ...asked, 'If-Range': etag })).status).toBe(206)
    expect((await get(address, { ...asked, 'If-Range': '"another"' })).status).toBe(200)
    expect((await get(address, { 'If-None-Match': etag })).status).toBe(304)
  })

  it('are shown by their poster on cards, in mails, for sharing', async () => {
    const { address } = await add()
    for (const end of ['-320.webp', '-640.jpg', '-share.jpg', '-poster.jpg']) {
      const still = await get(address.replace('.mp4', end))
      expect(still.status, end).toBe(200)
      expect(still.headers.get('Content-Type')).toMatch(/^image\//)
    }
  })

  it.each([
    ['a text in disguise', Buffer.from('I am no video at all, whatever I am called'), 'file'],
    ['QuickTime', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), 'file'],
    ['Matroska', Buffer.from('\x1aE\xdf\xa3\x93\x42\x82\x88matroska', 'latin1'), 'file'],
    ['one without a poster', video, 'poster', null],
    ['one whose poster is no JPEG', video, 'poster', 'png'],
    ['one whose poster is no picture', video, 'file', 'text'],
  ])('refuse %s', async (_, bytes, field, still: string | null = 'jpeg') => {
    const stills: Record<string, Uint8Array> = {
      jpeg: poster,
      png: await photograph(64, 36).png().toBuffer(),
      text: Buffer.from('nothing to see'),
    }
    const upload = { bytes, filename: 'loop.mp4', folder: 'Prints' as const }
    const sent = still === null ? upload : { ...upload, poster: stills[still] }
    await expect(media.addPicture(sent)).rejects.toMatchObject({
      code: 'bad_input',
      details: { field },
    })
    expect(images.kept.size).toBe(0)
  })

  it('are refused beyond 20 MB', async () => {
    const large = videoFile('webm', 20 * 1024 * 1024 + 1)
    await expect(add(large)).rejects.toMatchObject({
      code: 'too_large',
      details: { field: 'file' },
    })
    expect((await add(videoFile('webm', 64))).address).toMatch(/\.webm$/)
  })
})
