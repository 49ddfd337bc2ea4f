/* Web Push (RFC 8030, 8291, 8292); the same message is a declarative one for Safari. */
import { subtle } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import type { Database } from '#platform/db/database.ts'
import { enqueue, type OutboxTopics } from '#platform/db/outbox/outbox.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import { type Clock, day, hour, minute, second } from '#platform/time/clock.ts'
import { minuteIn } from '#platform/time/zone.ts'
import {
  type Notification,
  notificationSchema,
} from '#shop/people/notifications/notification.schema.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { pushCopy } from './copy.ts'
import {
  addDevice,
  chooseForDevice,
  findHearer,
  forgetDevices,
  type Hearer,
  listDevices,
  removeDevice,
} from './devices.server.ts'
import { type DeviceChoice, type NewDevice, vapidSetting } from './push.schema.ts'
import { choiceFor, mayHear, type PushedKind, quietFor } from './push.ts'

export type Pushes = ReturnType<typeof createPushes>

/** `fetch` of a push service. */
export type SendPush = (endpoint: string, init: RequestInit) => Promise<Response>

interface PushParts {
  db: Database
  clock: Clock
  log: Logger
  sealing: Sealing
  settings: Pick<Settings, 'studio' | 'storeSettings'>
  send?: SendPush
}

interface Words {
  title: string
  body: string
  path: string
}

/** Milliseconds. An older push only surprises; the e-mail has arrived. */
const late = day

const keyPurpose = 'push-keys'

export function createPushes({ db, clock, log, sealing, settings, send = fetch }: PushParts) {
  /** A new secret key of the machine voids the pair and all subscriptions. */
  async function keys(): Promise<{ publicKey: string; privateKey: string }> {
    const stored = await readSetting(db.read, vapidSetting)
    const privateKey = stored && sealing.open(stored.privateKey, keyPurpose)
    if (stored && privateKey) return { publicKey: stored.publicKey, privateKey }
    const made = await makeKeys()
    const { publicKey } = made
    const pair = { publicKey, privateKey: sealing.seal(made.privateKey, keyPurpose) }
    const now = clock.now()
    const isOurs = await db.transact(async (trx) => {
      await lockSetting(trx, vapidSetting, now)
      const there = await readSetting(trx, vapidSetting)
      // Another request or process was faster: a browser may already have its key.
      if (there?.privateKey !== stored?.privateKey) return false
      await writeSetting(trx, vapidSetting, pair, now)
      return true
    })
    return isOurs ? made : keys()
  }

  async function post(
    { subscription }: Hearer,
    { title, body, path }: Words,
    topic: string,
  ): Promise<number> {
    const { publicUrl } = await settings.storeSettings.read()
    const data = {
      web_push: 8030,
      notification: { title, body, navigate: publicUrl + path, tag: topic },
    }
    const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:shop@localhost'
    const message = await buildPushPayload(
      { data, options: { ttl: late / second, urgency: 'normal', topic } },
      { ...subscription, expirationTime: null },
      { ...(await keys()), subject },
    )
    const headers = { ...message.headers, 'content-type': 'application/notification+json' }
    const answer = await send(subscription.endpoint, {
      method: 'POST',
      headers,
      body: message.body,
      redirect: 'error',
      signal: AbortSignal.timeout(10 * second),
    })
    await answer.body?.cancel()
    return answer.status
  }

  async function afterQuiet({ quiet }: Hearer, now: number): Promise<number> {
    const { timeZone } = await settings.studio()
    const [hours = 0, minutes = 0] = minuteIn(now, timeZone).slice(11).split(':').map(Number)
    const left = quietFor(hours, quiet)
    return left === 0 ? now : now + left * hour - minutes * minute
  }

  return {
    publicKey: async () => (await keys()).publicKey,

    /** After a first order or letter that is no spam, for an account without a device. */
    async isWorthOffering(userId: string): Promise<boolean> {
      const rows = await sql<{ here: number }>`
        select 1 as here where not exists (select 1 from push_devices where user_id = ${userId})
          and (exists (select 1 from orders where paid_at is not null)
            or exists (select 1 from messages where suspicious = 0))`.execute(db.read)
      return rows.rows.length > 0
    },

    devices: (userId: string) => listDevices(db.read, userId),
    add: (account: { userId: string; token: string }, device: NewDevice) =>
      db.transact((trx) => {
        const session = digest(account.token)
        return addDevice(trx, sealing, { userId: account.userId, session }, device, clock.now())
      }),
    choose: (device: { id: string; userId: string }, choice: DeviceChoice) =>
      db.transact((trx) => chooseForDevice(trx, device, choice)),
    remove: (device: { id: string; userId: string }) =>
      db.transact((trx) => removeDevice(trx, device)),
    cleanUp: () => db.transact((trx) => forgetDevices(trx, clock.now())),

    async sendTest({ id, userId }: { id: string; userId: string }): Promise<void> {
      const hearer = await findHearer(db, sealing, id, clock.now())
      if (hearer?.userId !== userId) throw new ShopError('not_found', pushCopy.gone)
      const words = { title: pushCopy.test, body: pushCopy.testText, path: pagePaths.admin }
      const status = await post(hearer, words, 'test').catch(() => 0)
      if (isGone(status)) {
        await db.transact((trx) => removeDevice(trx, { id }))
        throw new ShopError('not_found', pushCopy.gone)
      }
      if (!isTaken(status)) throw new ShopError('busy', pushCopy.noAnswer)
    },

    async deliver(payload: OutboxTopics['push.send']): Promise<void> {
      const { deviceId, ...told } = payload
      const notification = notificationSchema.parse(told)
      const kind = notification.kind as PushedKind
      const now = clock.now()
      const hearer = await findHearer(db, sealing, deviceId, now)
      if (!hearer?.kinds.includes(choiceFor(kind)) || !mayHear(hearer.role, kind)) return
      if (now - notification.at > late) return
      const dueAt = await afterQuiet(hearer, now)
      if (dueAt > now) {
        const key = `push:${deviceId}:${notification.key}:${dueAt}`
        return db.transact((trx) => enqueue(trx, { topic: 'push.send', payload, key, dueAt, now }))
      }
      const words = await wordsFor(db, notification)
      if (words === null) return
      const status = await post(hearer, words, digest(notification.key).slice(0, 32))
      if (isGone(status)) return db.transact((trx) => removeDevice(trx, { id: deviceId }))
      if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
      if (!isTaken(status)) return log.warn({ status, kind }, 'a push was refused')
      await db.transact((trx) =>
        trx.updateTable('push_devices').set({ heard_at: now }).where('id', '=', deviceId).execute(),
      )
    },
  }
}

const isTaken = (status: number) => status >= 200 && status < 300
/** 403: the subscription was made with another key pair of the shop. */
const isGone = (status: number) => [403, 404, 410].includes(status)

async function wordsFor(db: Database, notification: Notification): Promise<Words | null> {
  const orderId = 'orderId' in notification ? notification.orderId : undefined
  const order = orderId === undefined ? undefined : await findOrder(db, orderId)
  if (notification.kind === 'sold') {
    if (!order) return null
    const { number, name, pieces } = order
    return {
      title: pushCopy.sold(name, pieces),
      body: pushCopy.order(number),
      path: adminSectionPath('orders', number),
    }
  }
  if (notification.kind === 'contact') {
    return {
      title: pushCopy.letter,
      body: pushCopy.openLetters,
      path: adminSectionPath('messages'),
    }
  }
  if (notification.kind === 'backup-tried') {
    return { title: pushCopy.drill, body: pushCopy.openBackups, path: adminSectionPath('backups') }
  }
  const about = order ? `${pushCopy.order(order.number)}: ` : ''
  return {
    title: pushCopy.needsYou,
    body: about + pushCopy.seeWhat,
    path: order ? adminSectionPath('orders', order.number) : pagePaths.admin,
  }
}

async function findOrder({ read }: Database, id: string) {
  const order = await read
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!order) return undefined
  const lines = await read
    .selectFrom('order_lines')
    .select(['name', 'print_name', 'desc_name', 'quantity'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  const [first] = lines
  const name = first?.print_name ?? first?.name ?? first?.desc_name ?? ''
  return {
    number: Number(order.number),
    name,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** ES256 (RFC 8292): the public key as a point, the private key as its number; both base64url. */
async function makeKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const point = await subtle.exportKey('raw', pair.publicKey)
  const { d = '' } = await subtle.exportKey('jwk', pair.privateKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d }
}
