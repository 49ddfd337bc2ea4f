import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '#platform/time/clock.ts'
import { createDemoPayment, type DemoPayment } from '#services/payments/demo/demo.ts'
import { plainTheme } from '#shop/store/theme/theme.ts'
import { quietLog } from './captured-log.ts'

export interface PostedEvent {
  body: Uint8Array
  headers: Headers
}

export const goodForm = {
  email: 'robin@example.com',
  name: 'Robin Field',
  line1: '12 Alder Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  method: 'card',
}

export async function openDemoPayment(clock: Clock) {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-demo-'))
  const posted: PostedEvent[] = []
  const listener = { status: 200 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const headers = new Headers(request.headers as Record<string, string>)
    posted.push({ body: new Uint8Array(Buffer.concat(parts)), headers })
    response.writeHead(listener.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const another = (): DemoPayment =>
    createDemoPayment({
      folder,
      pageBase: () => 'https://pay.example',
      eventsUrl: `http://127.0.0.1:${port}/events`,
      clock,
      log: quietLog,
      studio: async () => ({ name: 'Paper & Tide', theme: plainTheme }),
      debitTakes: 4000,
    })
  const provider = another()
  const send = (url: string, fields: Record<string, string>) =>
    provider.hosted.respond(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }))
  return {
    provider,
    another,
    posted,
    listener,
    look: (url: string) => provider.hosted.respond(new Request(url)),
    send,
    pay: (id: string, method = 'card') =>
      send(`https://pay.example/demo-pay/${id}`, { ...goodForm, method }),
    async close() {
      await provider.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
