import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { boastfulPng } from '#testing/fixtures/catalogue/photographs.ts'
import { ask, type Browser, type Question } from './client.ts'
import { type Row, tally, verdict } from './rows.ts'
import type { Target } from './target.ts'

const mebibyte = 1024 * 1024
/** MiB that the process may take for a while. */
const mostMemory = 400
const json = { 'Content-Type': 'application/json' }

export async function attackWithBombs(target: Target): Promise<Row[]> {
  const before = (await target.memory()) ?? 0
  let peak = before
  const watch = setInterval(async () => {
    peak = Math.max(peak, (await target.memory()) ?? 0)
  }, 50)
  const rows = [
    await attackBodies(target),
    await attackPictures(target),
    await attackSlowly(target),
    await attackUploads(target),
  ]
  clearInterval(watch)
  const came = before === 0 ? 'not told by this system' : `${before} MiB, at most ${peak} MiB`
  return [
    ...rows,
    verdict(
      'memory under bombs',
      `${mostMemory} MiB more at most`,
      came,
      peak - before <= mostMemory,
    ),
  ]
}

async function attackBodies(target: Target): Promise<Row> {
  const count = tally('bodies, headers, addresses that are too large', 'refused')
  const big = 'x'.repeat(10 * mebibyte)
  const letter = { method: 'POST', path: '/api/mail/contact' }
  const chunked = () => Readable.from(Array.from({ length: 160 }, () => Buffer.alloc(65_536, 'x')))
  const headers = Object.fromEntries(
    Array.from({ length: 900 }, (_, n) => [`x-${n}`, 'y'.repeat(40)]),
  )
  const questions: Record<string, Question> = {
    'JSON of 10 MiB': { ...letter, headers: json, body: `{"name":"${big}"}` },
    'JSON without a length': {
      ...letter,
      headers: { ...json, 'Transfer-Encoding': 'chunked' },
      body: chunked(),
    },
    'gzip of 10 MiB': {
      ...letter,
      headers: { ...json, 'Content-Encoding': 'gzip' },
      body: gzipSync(big),
    },
    'a form of 10 MiB': {
      ...letter,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `name=${big}`,
    },
    'a form of 30,000 fields': {
      ...letter,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=&'.repeat(20_000),
    },
    'a webhook of 10 MiB': {
      method: 'POST',
      path: '/api/payments/demo/events',
      headers: json,
      body: big,
    },
    'a page’s body': { method: 'POST', path: '/cart', body: big },
    'a payment page’s body': { method: 'POST', path: '/demo-pay/demo_x', body: big },
    'a lie about the length': {
      ...letter,
      headers: { ...json, 'Content-Length': '99999999999' },
      body: '{}',
    },
    '900 headers': { path: '/', headers },
    'a cookie of 64 KiB': { path: '/', headers: { Cookie: `a=${'b'.repeat(65_536)}` } },
    'an address of 30 KiB': { path: `/${'a'.repeat(30_000)}` },
    'a question of 12 KiB': { path: `/nothing?${'a=b&'.repeat(3000)}` },
  }
  for (const [name, question] of Object.entries(questions)) {
    const { status, headers: said } = await ask(target.url, {
      ...question,
      patience: 15_000,
      alone: true,
    })
    // A form's answer is a redirect whose address tells the result.
    const told = status === 303 && /[?&](problem|notice)=/.test(said.location ?? '')
    count.note(status || 'closed', told || (status >= 400 && status < 500), name)
  }
  return count.row()
}

async function attackPictures(target: Target): Promise<Row> {
  const helper = await target.visitor('helper')
  const stranger = await target.visitor('stranger')
  const count = tally('pictures that are bombs', 'refused with 4xx')
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), gzipSync(Buffer.alloc(20 * mebibyte))])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const files: Record<string, Buffer> = {
    'a row of 49,999,999': boastfulPng(49_999_999, 1),
    'a column of 49,999,999': boastfulPng(1, 49_999_999),
    '50,000 x 50,000': boastfulPng(50_000, 50_000),
    '19,999 x 19,999': boastfulPng(19_999, 19_999),
    'a zip': zip,
    'an SVG': svg,
    nothing: Buffer.alloc(0),
    '26 MiB': Buffer.alloc(26 * mebibyte),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const { status } = await upload(helper, bytes)
    count.note(status || 'closed', status >= 400 && status < 500, name)
  }
  // Valid but too large: only the limit can refuse it.
  const { status: tooLarge, body } = await upload(helper, boastfulPng(8000, 8000, true))
  const said = body.includes('more than 50 million pixels')
  count.note(
    `${tooLarge}${said ? '' : ` for another reason: ${body.slice(0, 200)}`}`,
    tooLarge === 400 && said,
    '64 MP',
  )
  const { status } = await upload(stranger, Buffer.alloc(20 * mebibyte))
  count.note(status || 'closed', status === 401, 'a stranger’s 20 MiB')
  return count.row()
}

async function attackSlowly(target: Target): Promise<Row> {
  const { port } = target.shop()
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST /api/mail/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n')
    return socket
  })
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write('X-A: b\r\n')
  }, 1000)
  const count = tally('100 connections that drip', 'others are answered in 3 s')
  for (let second = 0; second < 6; second++) {
    for (const path of ['/', '/api/session', '/cart']) {
      const { status } = await ask(target.url, { path, patience: 3000 })
      count.note(status, status === 200, path)
    }
    await pause(1000)
  }
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  return count.row()
}

async function attackUploads(target: Target): Promise<Row> {
  const helper = await target.visitor('helper')
  const Cookie = [...helper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = target.shop()
  const head = `POST /api/images HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${target.url}\r\nCookie: ${Cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 20000000\r\n\r\n`
  const breakOff = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(head)
    socket.write(Buffer.alloc(65_536, 'x'))
    await pause(20)
    socket.destroy()
  }
  for (let left = 20; left > 0; left--) await Promise.all(Array.from({ length: 10 }, breakOff))
  const { status } = await ask(target.url, { path: '/healthz' })
  const errors = target.errors().length
  return verdict(
    '200 uploads broken off',
    'well, and no errors in the log',
    `${status}, ${errors} errors`,
    status === 200 && errors === 0,
    200,
  )
}

// Node reads no boundary of fewer than 27 letters.
function upload(browser: Browser, bytes: Buffer) {
  const head =
    '--atelier-attack-boundary-of-parts\r\nContent-Disposition: form-data; name="folder"\r\n\r\nPrints\r\n--atelier-attack-boundary-of-parts\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const body = Buffer.concat([
    Buffer.from(head),
    bytes,
    Buffer.from('\r\n--atelier-attack-boundary-of-parts--\r\n'),
  ])
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=atelier-attack-boundary-of-parts',
    Origin: browser.base,
  }
  return browser.send({ method: 'POST', path: '/api/images', headers, body })
}
