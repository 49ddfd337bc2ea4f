import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { listenAt } from '#testing/fakes/local-server.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { asGuest, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

describe('a body', () => {
  const api = each(openStockedApi)
  const shopper = each(() => asGuest(api.client()))

  const json = { 'Content-Type': 'application/json' }
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
    shopper.send('POST', '/api/cart-merch/create', body, headers)

  it('of broken JSON, of another type, or that is no object is refused', async () => {
    const broken = ['{', '{"merchId": 1,}', "{'a': 1}", '\u0000', 'merchId=1', '{"merchId":1}}']
    const refused = { status: 400, code: 'bad_input', field: 'body' }
    for (const body of [...broken, 'null', '[]', '"text"', '5', 'true']) {
      expect(await failureOf(send(body)), body).toMatchObject(refused)
    }
    const xml = send('<a/>', { 'Content-Type': 'text/xml' })
    expect(await failureOf(xml)).toMatchObject(refused)
  })

  it('that is missing, or has a property named __proto__, is refused by its first field', async () => {
    expect(await failureOf(send(''))).toMatchObject({ status: 400, field: 'merchId' })
    const answer = await send('{"__proto__": {"quantity": 3}, "merchId": 1}')
    expect(await failureOf(answer)).toMatchObject({ status: 400, field: 'quantity' })
  })

  it('is refused when its address holds a NUL character', async () => {
    for (const path of ['/api/orders/a%00', '/api/prints?before=%00']) {
      expect(await failureOf(shopper.get(path))).toMatchObject({ status: 400, field: 'path' })
    }
  })

  it('of 64 KiB is read, one byte more is refused', async () => {
    const padded = (size: number) => {
      const start = '{"merchId":1,"quantity":1,"name":"'
      return `${start}${'x'.repeat(size - start.length - 2)}"}`
    }
    expect((await send(padded(64 * 1024))).status).toBe(201)
    expect(await failureOf(send(padded(64 * 1024 + 1)))).toMatchObject({
      status: 413,
      code: 'too_large',
    })
  })

  it('that hides its size is refused while it is read', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const request = new Request('http://localhost/api/cart-merch/create', {
      method: 'POST',
      body: endless,
      headers: json,
      duplex: 'half',
    } as RequestInit)
    expect((await api.app.request(request)).status).toBe(413)
    expect(sent).toBeLessThan(20_000_000)
  })
})

describe('a body of 3 MB over a socket', () => {
  const api = each(openStockedApi)
  const server = each(() => listenAt(createServer(getRequestListener(api.app.fetch))))

  it.each(['application/json', 'application/x-www-form-urlencoded'])(
    'as %s is answered, not cut off',
    async (type) => {
      const answer = await fetch(`${server.url}/api/users/login`, {
        method: 'POST',
        body: 'x'.repeat(3_000_000),
        headers: { 'Content-Type': type },
        redirect: 'manual',
      })
      expect(answer.status).toBe(type.endsWith('json') ? 413 : 303)
      expect((await fetch(`${server.url}/api/session`)).status).toBe(200)
    },
  )

  it('without a length is answered while its sender still sends', async () => {
    const part = new Uint8Array(65_536)
    for (let turn = 0; turn < 5; turn += 1) {
      let parts = 0
      const body = new ReadableStream({
        pull(controller) {
          if (parts === 48) controller.close()
          else controller.enqueue(part)
          parts += 1
        },
      })
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', body, headers, duplex: 'half' }
      expect((await fetch(`${server.url}/api/users/login`, init)).status).toBe(413)
    }
  })
})
