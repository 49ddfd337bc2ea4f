/* Trusts only the provider's answers, never a call. */
import type { Logger } from 'pino'
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { dailyAt, type ScheduledRun } from '#platform/db/outbox/schedule.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { type Clock, day, hour, second } from '#platform/time/clock.ts'
import type { PrintOrderStatus, PrintProvider } from '#services/printing/port.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import type { Issue } from '#shop/orders/record/order-issues.ts'
import { findPrints } from '#shop/orders/record/print-orders.server.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { fulfillmentCopy } from './copy.ts'
import type { Fulfillment } from './fulfillment.server.ts'

export interface ProviderSyncDeps {
  db: Database
  clock: Clock
  provider: () => PrintProvider
  fulfillment: Pick<Fulfillment, 'applyPrintStatus'>
  log: Pick<Logger, 'info' | 'warn'>
  recordChange(told: { productRef: string; name: string }): Promise<void>
  recordStock(told: { article: string; name: string }): Promise<void>
  articles(): Promise<string[]>
  storeSettings: Pick<LiveStoreSettings, 'read'>
}

export type ProviderSync = ReturnType<typeof createProviderSync>

/** Keeps the provider's limits. */
const between = second
/** The owner may correct refused prints at the provider: the shop keeps asking for so long. */
const failedAskedFor = 30 * day

const atThree = dailyAt(3 * hour)

export function createProviderSync(deps: ProviderSyncDeps) {
  const { db, clock, provider, fulfillment, log, storeSettings } = deps

  async function raise(orderId: string, issue: Issue): Promise<void> {
    await db.transact((trx) => raiseIssue(trx, orderId, issue, clock.now()))
  }

  async function take(orderId: string, status: PrintOrderStatus, nightly: boolean): Promise<void> {
    await fulfillment.applyPrintStatus(orderId, status)
    // A hold for computing costs is short; a hold that lasts until the night needs the owner.
    if (nightly && status.onHold) {
      await raise(orderId, { code: 'printer_holds', details: { ref: status.ref } })
    }
  }

  /** The provider doesn't print a draft before it is placed again. */
  async function placeDraft(orderId: string, nightly: boolean): Promise<void> {
    const found = await findPrints(db.read, orderId, ['sent', 'in_production'])
    if (found?.order) await take(orderId, await provider().placeOrder(found.order), nightly)
  }

  async function ask(orderId: string, nightly: boolean): Promise<void> {
    const status = await provider().getOrder(orderId)
    if (status?.state === 'draft') await placeDraft(orderId, nightly)
    else if (status) await take(orderId, status, nightly)
    else if (nightly) await raise(orderId, { code: 'printer_lost', details: {} })
  }

  return {
    /** Asks once, however often an event repeats. ShopError 'not_found' for another caller. */
    async takeEvent(name: string, body: unknown, key: string): Promise<void> {
      const { name: printer, events } = provider()
      if (printer !== name || !events) {
        throw new ShopError('not_found', fulfillmentCopy.nothingAddress)
      }
      const told = events.read(body, key)
      if (!told) return
      if ('productRef' in told) return deps.recordChange(told)
      if ('article' in told) return deps.recordStock(told)
      const { orderId } = told
      await db.transact(async (trx) => {
        const ours = await trx
          .selectFrom('fulfillments')
          .select('order_id')
          .where('order_id', '=', orderId)
          .where('kind', '=', 'prints')
          .executeTakeFirst()
        if (ours) await planToAsk(trx, orderId, { key: told.name, at: clock.now() })
      })
    },

    /** The job `prints.ask`. After a refusal it waits for the next night. */
    async ask({ orderId, nightly }: { orderId: string; nightly: boolean }): Promise<void> {
      try {
        await ask(orderId, nightly)
      } catch (error) {
        if (!isShopError(error) || error.code !== 'bad_input') throw error
        log.warn({ orderId, provider: provider().name }, 'the print provider would not say')
      }
    },

    async reconcile(): Promise<void> {
      if (!provider().events) return
      const now = clock.now()
      const open = await db.read
        .selectFrom('fulfillments')
        .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
        .select('fulfillments.order_id')
        .where('orders.state', '=', 'paid')
        .where('fulfillments.kind', '=', 'prints')
        .where('fulfillments.provider', '=', provider().name)
        .where((eb) =>
          eb.or([
            eb('fulfillments.state', 'in', ['sent', 'in_production']),
            eb.and([
              eb('fulfillments.state', '=', 'failed'),
              eb('fulfillments.updated_at', '>', now - failedAskedFor),
            ]),
          ]),
        )
        .orderBy('orders.number')
        .execute()
      await db.transact(async (trx) => {
        for (const [index, row] of open.entries()) {
          const at = now + index * between
          await planToAsk(trx, row.order_id, { nightly: true, key: `night:${dayOf(now)}`, at, now })
        }
      })
      await listen()
    },

    /** At three UTC; null when the provider sends no events. */
    nextNight: (now: number): ScheduledRun | null | Promise<ScheduledRun | null> =>
      provider().events ? atThree(now) : null,

    begin(): void {
      if (provider().events) void listen()
    },
  }

  async function listen(): Promise<void> {
    try {
      const { publicUrl } = await storeSettings.read()
      // The provider can't call a shop without a public address.
      if (!publicUrl.startsWith('https://')) return
      await provider().events?.listenAt(publicUrl, await deps.articles())
    } catch (err) {
      log.warn({ provider: provider().name, err }, 'no news of prints can come')
    }
  }
}

async function planToAsk(
  trx: Writer,
  orderId: string,
  when: { key: string; at: number; now?: number; nightly?: boolean },
): Promise<void> {
  const { key, at, now = at, nightly = false } = when
  const payload = { orderId, nightly }
  const job = { topic: 'prints.ask', payload, dueAt: at, now } as const
  await enqueue(trx, { ...job, key: `prints.ask:${orderId}:${key}` })
}

function dayOf(moment: number): number {
  return Math.floor(moment / day)
}
