import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minute } from '#platform/time/clock.ts'
import { signEvent } from '#services/payments/demo/demo-events.ts'
import { booksOf } from './books.ts'
import { addLine, comeBack, pay, press } from './buyer.ts'
import { ask } from './client.ts'
import { type Row, tally, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

const path = '/api/payments/demo/events'

export async function attackWebhooks(target: Target): Promise<Row[]> {
  const buyer = await target.visitor('guest')
  await addLine(buyer, { kind: 'merch', id: 2 })
  const checkout = await press(buyer)
  const id = checkout.path?.split('/').at(-1) ?? ''
  const secret: string = JSON.parse(
    await readFile(join(target.folder, 'demo-payments', 'secret'), 'utf8'),
  )
  const session = { id, status: 'complete', paid: true, failed: false, total: 1, orderId: '1' }
  const event = JSON.stringify({ id: `evt_completed_${id}`, type: 'session', session })
  const now = Date.now()
  const right = signEvent(secret, event, now)
  const forged = tally('forged reports of a payment', '400 or 404, the order unpaid')

  const send = (signature: string | null, body = event, to = path) =>
    ask(target.url, {
      method: 'POST',
      path: to,
      body,
      headers: {
        'Content-Type': 'application/json',
        ...(signature !== null && { 'Demo-Signature': signature }),
      },
    })
  const forgeries: Record<string, () => ReturnType<typeof send>> = {
    unsigned: () => send(null),
    'an empty signature': () => send(''),
    'another secret': () => send(signEvent('guess', event, now)),
    'another body': () => send(right, event.replace('"total":1', '"total":2')),
    'another time': () => send(right.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`)),
    late: () => send(signEvent(secret, event, now - 10 * minute)),
    early: () => send(signEvent(secret, event, now + 10 * minute)),
    'half a signature': () => send(right.slice(0, -2)),
    'a signature twice': () => send(`${right},${right}`),
    'Stripe’s own': () => send(right, event, '/api/payments/stripe/events'),
    'no provider': () => send(right, event, '/api/payments/none/events'),
    'a printer': () => send(right, event, '/api/fulfillment/printful/events'),
    'a printer, as it was spelled': () => send(right, event, '/api/fulfilment/printful/events'),
    'a prototype': () => send(right, event, '/api/payments/__proto__/events'),
  }
  for (const [name, forge] of Object.entries(forgeries)) {
    const { status } = await forge()
    forged.note(status, status === 400 || status === 404, name)
  }
  const state = await stateOf(target, id)
  forged.note(`the order: ${state}`, state === 'pending', 'afterwards')
  return [forged.row(), await replay(target, secret)]
}

async function replay(target: Target, secret: string): Promise<Row> {
  const before = await booksOf(target)
  const buyer = await target.visitor('guest')
  await addLine(buyer, { kind: 'merch', id: pieces.sticker, quantity: 2 })
  const { path: page } = await press(buyer)
  const id = page?.split('/').at(-1) ?? ''
  await comeBack(buyer, await pay(buyer, page ?? '/'))
  const body = JSON.stringify({
    id: `evt_replayed_${id}`,
    type: 'session',
    session: await sessionOf(target, id),
  })
  const headers = {
    'Content-Type': 'application/json',
    'Demo-Signature': signEvent(secret, body, Date.now()),
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ask(target.url, { method: 'POST', path, body, headers })),
  )
  const after = await booksOf(target)
  const key = `merch/${pieces.sticker}`
  const sold = (after.sold[key] ?? 0) - (before.sold[key] ?? 0)
  const gone = (before.onHand[key] ?? 0) - (after.onHand[key] ?? 0)
  const refused = answers.filter(({ status }) => status !== 200).length
  const came = `${sold} sold, ${gone} gone, ${refused} not taken`
  return verdict(
    'a true report, 30 times',
    '2 sold, 2 gone, 0 not taken',
    came,
    sold === 2 && gone === 2 && refused === 0,
    30,
  )
}

async function sessionOf(target: Target, id: string): Promise<object> {
  const file = join(target.folder, 'demo-payments', `${id}.session`)
  const { orderId, total } = JSON.parse(await readFile(file, 'utf8')) as {
    orderId: string
    total: number
  }
  const paymentRef = id.replace('demo_', 'pay_')
  const buyer = { name: 'Robin Field', email: 'robin@example.com' }
  const sums = { total, discount: 0, tax: 0 }
  return {
    id,
    orderId,
    status: 'complete',
    paid: true,
    failed: false,
    ...sums,
    url: null,
    paymentRef,
    buyer,
    shipTo: null,
  }
}

async function stateOf(target: Target, sessionId: string): Promise<string | undefined> {
  const { orders } = await booksOf(target)
  return orders.find((order) => order.sessionId === sessionId)?.state
}
