import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ask, jsonOf } from './client.ts'
import { type Row, tally } from './rows.ts'
import { owner, type Target } from './target.ts'

const json = { 'Content-Type': 'application/json' }
const options = '/api/users/login/passkey/options'

export async function attackSite(target: Target): Promise<Row[]> {
  const evil = { Host: 'evil.test', Origin: 'http://evil.test' }
  const proxied = { ...evil, 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'http' }
  const madeUp = { Authorization: `Bearer ${'a'.repeat(43)}` }
  return [await rebind(), await askForPasskeys(), await confuse(), await sayTwoHosts()]

  async function rebind(): Promise<Row> {
    const count = tally('writes through another site’s name for this machine', '403, no cookie')
    for (const headers of [evil, proxied]) {
      for (const [path, body] of [
        ['/api/users/login', owner],
        ['/api/users/create', {}],
        ['/api/cart-merch/create', { merchId: 1, quantity: 1 }],
        [options, {}],
      ] as const) {
        const answer = await ask(target.url, {
          method: 'POST',
          path,
          body: JSON.stringify(body),
          headers: { ...json, ...headers },
        })
        const good = answer.status === 403 && !('set-cookie' in answer.headers)
        count.note(answer.status, good, path)
      }
    }
    return count.row()
  }

  async function askForPasskeys(): Promise<Row> {
    const count = tally('a passkey for a site that the request names', 'localhost, or refused')
    for (const headers of [evil, proxied, { ...evil, ...madeUp }, { ...proxied, ...madeUp }]) {
      const answer = await ask(target.url, {
        method: 'POST',
        path: options,
        body: '{}',
        headers: { ...json, ...headers },
      })
      const site =
        answer.status === 200 ? jsonOf<{ rpId: string }>(answer).rpId : `${answer.status}`
      count.note(site, site === 'localhost' || site === '403', JSON.stringify(headers))
    }
    return count.row()
  }

  async function confuse(): Promise<Row> {
    const count = tally('origins that are none, beside a made-up token', 'no 5xx')
    for (const Origin of ['x', '', 'null', 'http://', 'http://[', '//evil.test', 'a b']) {
      for (const headers of [{ Origin }, { Origin, ...madeUp }]) {
        for (const path of [options, '/api/users/create', '/api/cart/create']) {
          const { status } = await ask(target.url, {
            method: 'POST',
            path,
            body: '{}',
            headers: { ...json, ...headers },
          })
          count.note(status, status > 0 && status < 500, `${path} ${JSON.stringify(headers)}`)
        }
      }
    }
    return count.row()
  }

  async function sayTwoHosts(): Promise<Row> {
    const count = tally('requests of two hosts', '400')
    for (const path of ['/', '/api/session', '/cart', '/media/x']) {
      const socket = connect(target.shop().port, '127.0.0.1')
      const hosts = 'Host: localhost\r\nHost: evil.test'
      socket.end(`GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
      const [, status = 'none'] = /^HTTP\/1\.1 (\d+)/.exec(await text(socket)) ?? []
      count.note(status, status === '400', path)
    }
    return count.row()
  }
}
