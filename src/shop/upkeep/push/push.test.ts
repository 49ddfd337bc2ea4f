import { expect, it } from 'vitest'
import { day, hour, minute } from '#platform/time/clock.ts'
import { dayIn, momentIn } from '#platform/time/zone.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import {
  mailDrill,
  mailMessage,
  mailPaidOrder,
} from '#shop/people/notifications/plan-mail.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { pushService } from '#testing/fakes/push-service.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import type { Device } from './push.schema.ts'
import { isPushService, quietFor } from './push.ts'

it.each([
  [21, 0],
  [22, 10],
  [0, 8],
  [7, 1],
  [8, 0],
])('at %i o’clock the quiet hours from 22 to 8 last %i hours more', (at, left) => {
  expect(quietFor(at, { from: 22, to: 8 })).toBe(left)
  expect(quietFor(at, { from: 8, to: 8 })).toBe(0)
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://db5p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://fcm.googleapis.com@127.0.0.1/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://push.apple.com.example/a', false],
  ['https://169.254.169.254/latest', false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint)).toBe(is)
})

eachDatabase('a device of the studio', (lane) => {
  const service = each(() => pushService())
  const api = each(() =>
    openOwnerApi(lane, {
      sendPush: (...post: Parameters<typeof service.send>) => service.send(...post),
    }),
  )
  const devices = async () =>
    (await bodyOf<{ devices: Device[] }>(api.owner.post('/api/push/create', service.device)))
      .devices
  /** Noon in the studio. */
  async function awake(): Promise<Device> {
    const { timeZone } = await api.shop.settings.studio()
    const { clock } = api.shop
    const noon = momentIn(`${dayIn(clock.now(), timeZone)}T12:00`, timeZone)
    clock.set(noon < clock.now() ? noon + day : noon)
    const [device] = await devices()
    if (!device) throw new Error('no device')
    return device
  }
  async function sell(): Promise<{ id: string; number: number }> {
    const { shop } = api
    const order = await placeOrder(shop.db, { paidAt: shop.clock.now() })
    await shop.db.transact((trx) => mailPaidOrder(trx, order.id, shop.clock.now()))
    await shop.jobs.runDue()
    return order
  }
  const said = () => service.received.map(({ message }) => message.notification)

  it('is offered after a first order, to an account without a device', async () => {
    const { id } = await api.shop.db.read
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const isOffered = () => api.shop.admin.pushes.isWorthOffering(id)
    expect(await isOffered()).toBe(false)
    const spam = { name: 'Bot', email: 'bot@example.com', subject: 'Hi', message: 'Buy' }
    await api.shop.storefront.messages.leave(spam, true)
    expect(await isOffered()).toBe(false)
    await sell()
    expect(await isOffered()).toBe(true)
    await devices()
    expect(await isOffered()).toBe(false)
  })

  it('is removed when its service no longer knows it, and retried during an outage', async () => {
    await awake()
    service.status = 503
    await sell()
    service.status = 201
    api.shop.clock.advance(hour)
    await api.shop.jobs.runDue()
    expect(said()).toHaveLength(1)
    service.status = 410
    await sell()
    service.status = 201
    await sell()
    expect(said()).toHaveLength(1)
  })

  it('hears nothing once its account is signed out', async () => {
    await awake()
    await api.owner.post('/api/users/logout', {})
    await sell()
    expect(said()).toEqual([])
    await api.shop.admin.pushes.cleanUp()
    expect(await api.shop.db.read.selectFrom('push_devices').selectAll().execute()).toEqual([])
  })

  it('gets the same key from two requests at once', async () => {
    const { pushes } = api.shop.admin
    const [one, other] = await Promise.all([pushes.publicKey(), pushes.publicKey()])
    expect(other).toBe(one)
  })

  if (lane !== 'sqlite') return

  it('hears of a sale and of a message, without the buyer’s name', async () => {
    await awake()
    const { number } = await sell()
    await api.shop.db.transact((trx) => mailMessage(trx, 'm', api.shop.clock.now()))
    await api.shop.jobs.runDue()
    expect(said()).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^Sold: \S/),
        body: `Order ${number}`,
        navigate: expect.stringMatching(new RegExp(`/admin\\?at=orders&id=${number}$`)),
      }),
      expect.objectContaining({ title: 'You have a letter.' }),
    ])
    expect(JSON.stringify(service.received)).not.toMatch(/Robin|@|Street/)
    const [sale] = service.received
    expect(sale?.headers.get('ttl')).toBe('86400')
    // Marks of a declarative message (webkit.org/blog/16535).
    expect(sale?.message.web_push).toBe(8030)
    expect(sale?.headers.get('content-type')).toBe('application/notification+json')
    expect(sale?.headers.get('content-encoding')).toBe('aes128gcm')
    expect(sale?.headers.get('urgency')).toBe('normal')
    expect(sale?.headers.get('topic')).toMatch(/^[\w-]{1,32}$/)
    expect((await devices())[0]?.heardAt).toBe(api.shop.clock.now())
  })

  it('hears of a sale at night in the morning, and never of a day-old one', async () => {
    const { id } = await awake()
    const choice = { kinds: ['sold'], quietFrom: 11, quietTo: 15 }
    await bodyOf(api.owner.put(`/api/push/update/id/${id}`, choice))
    api.shop.clock.advance(25 * minute)
    await sell()
    expect(said()).toEqual([])
    api.shop.clock.advance(3 * hour - 25 * minute)
    await api.shop.jobs.runDue()
    expect(said()).toHaveLength(1)
    await sell()
    api.shop.clock.advance(20 * hour)
    service.status = 503
    await sell()
    service.status = 201
    api.shop.clock.advance(25 * hour)
    await api.shop.jobs.runDue()
    expect(said().length).toBeLessThan(4)
  })

  it('hears of its chosen events, and a helper’s device of no failures', async () => {
    const { id } = await awake()
    const trouble = async () => {
      const { id: orderId } = await placeOrder(api.shop.db, { paidAt: api.shop.clock.now() })
      await api.shop.db.transact((trx) =>
        raiseIssue(
          trx,
          orderId,
          { code: 'note', details: { text: 'Look.' } },
          api.shop.clock.now(),
        ),
      )
      await api.shop.jobs.runDue()
    }
    await trouble()
    expect(said()).toMatchObject([{ title: 'Your shop needs you.' }])
    const choice = { kinds: ['sold'], quietFrom: 0, quietTo: 0 }
    await bodyOf(api.owner.put(`/api/push/update/id/${id}`, choice))
    await trouble()
    expect(said()).toHaveLength(1)
    const all = { kinds: ['sold', 'needs-you'], quietFrom: 0, quietTo: 0 }
    await bodyOf(api.owner.put(`/api/push/update/id/${id}`, all))
    await changeRows(api.shop.db, 'users', { staff_role: 'helper' }, { role: 'admin' })
    await trouble()
    expect(said()).toHaveLength(1)
  })

  it('hears of a failed drill as an owner’s, but not of a successful one', async () => {
    await awake()
    const drill = async (problem: string | null) => {
      const { clock, db, jobs } = api.shop
      clock.advance(minute)
      const found = { copyAt: clock.now(), orders: 1, pieces: 1, pictures: 1, problem }
      await db.transact((trx) => mailDrill(trx, found, clock.now()))
      await jobs.runDue()
    }
    await drill(null)
    expect(said()).toEqual([])
    await drill('The newest copy can’t be opened.')
    expect(said()).toMatchObject([
      { title: 'Your backup could not be restored.', navigate: expect.stringMatching(/backups$/) },
    ])
    await changeRows(api.shop.db, 'users', { staff_role: 'partner' }, { role: 'admin' })
    await drill('The newest copy can’t be opened.')
    expect(said()).toHaveLength(1)
  })

  it('can be tested, belongs to its account, and accepts no other service', async () => {
    const { id } = await awake()
    await bodyOf(api.owner.post(`/api/push/try/id/${id}`, {}))
    expect(said()).toMatchObject([{ title: 'This device gets notifications of your shop.' }])
    service.status = 410
    expect(await failureOf(api.owner.post(`/api/push/try/id/${id}`, {}))).toMatchObject({
      code: 'not_found',
    })
    const elsewhere = { ...service.device, endpoint: 'https://127.0.0.1/a' }
    expect(await failureOf(api.owner.post('/api/push/create', elsewhere))).toMatchObject({
      status: 400,
      field: 'endpoint',
    })
    expect(await failureOf(api.guest.post('/api/push/create', service.device))).toMatchObject({
      status: 403,
    })
  })
})
