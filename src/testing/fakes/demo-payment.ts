import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '#platform/time/clock.ts'
import { createDemoPayment, type DemoPayment } from '#services/payments/demo/demo.ts'
import { plainTheme } from '#shop/store/theme/theme.ts'
import { quietLog } from './captured-log.ts'
import { openLocalServer } from './local-server.ts'

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
  const server = await openLocalServer(async (request) => {
    posted.push({ body: new Uint8Array(await request.arrayBuffer()), headers: request.headers })
    return new Response(null, { status: listener.status })
  })
  const another = (): DemoPayment =>
    createDemoPayment({
      folder,
      pageBase: () => 'https://pay.example',
      eventsUrl: `${server.url}/events`,
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
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
