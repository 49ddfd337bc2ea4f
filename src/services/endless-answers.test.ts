import { createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createS3Backups } from '#services/backups/s3.ts'
import { createSftpBackups } from '#services/backups/sftp.ts'
import { toStorageFailure } from '#services/backups/storage-failure.ts'
import { createWebdavBackups } from '#services/backups/webdav.ts'
import { sampleMail } from '#services/mail/contract.ts'
import { openEndlessServer } from '#testing/fakes/endless-server.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { cloudinaryAccount } from '#testing/fakes/fake-cloudinary.ts'
import { listenAt, openLocalServer } from '#testing/fakes/local-server.ts'
import { openSftpServer } from '#testing/fakes/sftp-server.ts'
import { closing } from '#testing/harness/each.ts'
import { createSmtpMailer } from './mail/mail-smtp.ts'
import { createStripePayment } from './payments/stripe/stripe.ts'
import { createCloudinaryStorage } from './pictures/cloudinary.ts'
import { createS3Storage } from './pictures/s3.ts'
import { createPrintfulFulfillment } from './printing/printful/printful.ts'
import { createInstagramFeed } from './social-feed/instagram.ts'

/*
 * Every outside call ends and reads no more than its documented limit, whatever answers: silence, an
 * answer that stalls, drips or never stops, a refusal that never stops.
 */

/** Milliseconds: time limit against servers that are silent, stall or drip. */
const brief = 200
/** Milliseconds, longer than the test may take: endless answers must end by their size. */
const long = 600_000
const key = 'Prints/ab.jpg'
const bytes = new Uint8Array(3)
const mebibyte = 2 ** 20

const s3 = (endpoint: string, timeout: number) =>
  createS3Storage({
    endpoint,
    timeout,
    region: 'auto',
    bucket: 'b',
    accessKeyId: 'k',
    secretAccessKey: 's',
  })
const bucketBackups = (endpoint: string, timeout: number, pages?: number) =>
  createS3Backups({
    endpoint,
    timeout,
    region: 'auto',
    bucket: 'b',
    folder: 'shops/heron',
    ...(pages && { pages }),
    accessKeyId: 'k',
    secretAccessKey: 's',
  })
const webdavBackups = (url: string, timeout: number) =>
  createWebdavBackups({ url, timeout, user: 'u', password: 'p', folder: 'shops/heron' })
const cloudinary = (url: string, timeout: number) =>
  createCloudinaryStorage({ ...cloudinaryAccount, apiBase: url, deliveryBase: url, timeout })
const printful = (apiBase: string, timeout: number) =>
  createPrintfulFulfillment({ token: 't', apiBase, timeout, pauseBeforeRetry: 1 })
const instagram = (apiBase: string, timeout: number) =>
  createInstagramFeed({ apiBase, timeout, pauseBeforeRetry: 1 })
const stripe = (apiBase: string, timeout: number) =>
  createStripePayment({
    secretKey: 'sk_test_x',
    webhookSecrets: ['whsec_x'],
    apiBase,
    timeout,
    automaticTax: () => false,
    currency: () => 'USD',
    promotionCodes: false,
    clock: fakeClock(),
  })

/** Most MiB that each call may receive, retries included, bytes in transit excluded. */
const calls: [
  name: string,
  most: number,
  call: (url: string, timeout: number) => Promise<unknown> | undefined,
][] = [
  ['a picture from S3', 64, (url, timeout) => s3(url, timeout).get(key)],
  ['a list of backups in a bucket', 40, (url, timeout) => bucketBackups(url, timeout).list('')],
  ['a list of backups by WebDAV', 40, (url, timeout) => webdavBackups(url, timeout).list('')],
  ['a picture from Cloudinary', 64, (url, timeout) => cloudinary(url, timeout).get(key)],
  ['a question to Printful', 4, (url, timeout) => printful(url, timeout).checkVariants?.(['1'])],
  ['the feed', 4, (url, timeout) => instagram(url, timeout).list('t', 5)],
  ['a fresh token', 4, (url, timeout) => instagram(url, timeout).renew('t')],
  ['a picture of the feed', 24, (url, timeout) => instagram(url, timeout).picture(`${url}/a.jpg`)],
  ['a session at Stripe', 4, (url, timeout) => stripe(url, timeout).getSession('cs_1')],
]
const onTheLine = 16 * mebibyte

describe.each(['silent', 'stalls', 'drips'] as const)('a server that is slow: %s', (mood) => {
  // A slow machine may time out before it asks; the next test checks that each call asks.
  it.concurrent.each(calls)('%s comes to its end', async (_, _most, call) => {
    const server = await openEndlessServer(mood)
    await expect(call(server.url, brief)).rejects.toThrow()
    await server.close()
  })
})

describe.each(['pours', 'refuses on and on'] as const)('a server that is endless: %s', (mood) => {
  it.concurrent.each(calls)('%s comes to its end', async (_, most, call) => {
    const server = await openEndlessServer(mood)
    await expect(call(server.url, long)).rejects.toThrow()
    expect(server.asked()).toBeGreaterThan(0)
    expect(server.poured()).toBeLessThan(most * mebibyte + onTheLine)
    await server.close()
  })
})

describe('a refusal that never ends', () => {
  it.each([
    ['S3', (url: string) => s3(url, long).put(key, bytes, 'image/jpeg')],
    ['Cloudinary', (url: string) => cloudinary(url, long).put(key, bytes, 'image/jpeg')],
  ])('of %s is read no further than its beginning', async (_, put) => {
    const server = await closing(openEndlessServer('refuses on and on'))
    await expect(put(server.url)).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(server.poured()).toBeLessThan(onTheLine)
  })
})

describe('a hostile list of backups', () => {
  const failureOf = async (list: Promise<unknown>) =>
    toStorageFailure(await list.catch((error: unknown) => error))?.message

  it('with endless pages is read only up to a limit', async () => {
    let pages = 0
    const server = await closing(
      openLocalServer(() => {
        pages += 1
        const next = `<NextContinuationToken>${pages}</NextContinuationToken>`
        return new Response(`<ListBucketResult>${next}</ListBucketResult>`)
      }),
    )
    expect(await failureOf(bucketBackups(server.url, long, 20).list(''))).toBe('endless')
    expect(pages).toBe(20)
  })

  it('with endless names over SFTP fills no memory', async () => {
    const { options, room } = await closing(openSftpServer())
    const storage = createSftpBackups({ ...options, timeout: long })
    await storage.put('databases/a.age', new Blob(['a']))
    room.isEndless = true
    expect(await failureOf(storage.list('databases'))).toBe('endless')
  })

  const many = 4000
  it.each([
    ['entries of a bucket', '<ListBucketResult>', '<Contents>', bucketBackups],
    ['entries of WebDAV', '', '<d:response>', webdavBackups],
    ['sizes of WebDAV', '<d:response>', '<getcontentlength', webdavBackups],
  ])('with endless %s is read in linear time', async (_, before, part, open) => {
    /** Microseconds of the processor: a machine at work takes no more of them. */
    const cost = async (times: number) => {
      const text = `${before}${part.repeat(times)}</d:response>`
      const status = open === webdavBackups ? 207 : 200
      const server = await openLocalServer(() => new Response(text, { status }))
      const from = process.cpuUsage()
      expect(await open(server.url, long).list('')).toEqual([])
      const { user, system } = process.cpuUsage(from)
      await server.close()
      return user + system
    }
    // It is counted in steps of some milliseconds; by the square it would be 64 times as much.
    const one = Math.max(await cost(many), 20_000)
    expect(await cost(8 * many)).toBeLessThan(32 * one)
  })
})

describe('a mail server that never ends', () => {
  async function openTo(talk: (socket: Socket) => void, timeout: number) {
    const open = new Set<Socket>()
    const server = createServer((socket) => {
      open.add(socket.on('close', () => open.delete(socket)))
      socket.on('error', () => {})
      socket.write('220 mail.example\r\n')
      socket.once('data', () => talk(socket))
    })
    const { port } = await closing(listenAt(server))
    const mailer = createSmtpMailer({
      host: '127.0.0.1',
      port,
      timeout,
      auth: { user: 'shop', pass: 'secret' },
      secure: false,
      plain: true,
    })
    return { mailer, open }
  }

  async function sendTo(talk: (socket: Socket) => void, timeout: number) {
    const { mailer } = await openTo(talk, timeout)
    const sent = mailer.send(sampleMail)
    await expect(sent).rejects.toMatchObject({ code: 'mail_unavailable' })
  }

  function drips(socket: Socket) {
    const dripping = setInterval(() => socket.write('250-more\r\n'), 20)
    socket.on('close', () => clearInterval(dripping))
  }

  it('is disconnected when it answers one line at a time', async () => {
    await sendTo(drips, brief)
  })

  it.each([
    ['answer', drips],
    [
      'word on the password',
      (socket: Socket) => {
        socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
        socket.once('data', () => drips(socket))
      },
    ],
  ])(
    'is disconnected by the check-up, too, when it sends %s one line at a time',
    async (_, talk) => {
      const { mailer, open } = await openTo(talk, brief)
      await expect(mailer.verify?.()).rejects.toMatchObject({ code: 'mail_unavailable' })
      await expect.poll(() => open.size).toBe(0)
    },
  )

  it('is disconnected when its answer is too long', async () => {
    let poured = 0
    const pours = (socket: Socket) => {
      const part = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        while (!socket.destroyed) {
          poured += part.length
          if (!socket.write(part)) return
        }
      }
      socket.on('drain', more)
      more()
    }
    await sendTo(pours, long)
    expect(poured).toBeLessThan(onTheLine)
  })
})
