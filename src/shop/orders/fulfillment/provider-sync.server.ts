/*
 * Owns how the shop hears of prints under way: the provider's calls, and asking every night about
 * whatever isn't finished. Believes only what the provider answers when it is asked.
 */
import type { Logger } from 'pino'
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { dailyAt, type Run } from '#platform/db/outbox/schedule.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { type Clock, day, hour, second } from '#platform/time/clock.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import type { Issue } from '#shop/orders/record/order-issues.ts'
import { findPrints } from '#shop/orders/record/print-orders.server.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import type { Fulfilment } from './fulfillment.server.ts'
import type { FulfilmentProvider, PrintOrderStatus } from './print-provider.ts'

export interface ProviderSyncDeps {
  db: Database
  clock: Clock
  provider: () => FulfilmentProvider
  fulfilment: Pick<Fulfilment, 'applyPrintStatus'>
  log: Pick<Logger, 'info' | 'warn'>
  /** Hears of a product that was changed at the provider. */
  noteChanged(told: { productRef: string; name: string }): Promise<void>
  /** Hears of an article whose stock has changed. */
  noteStock(told: { article: string; name: string }): Promise<void>
  /** The articles that prints of the shop are made on. */
  articles(): Promise<string[]>
  /** Says where the provider can reach the shop. */
  place: Pick<LivePlace, 'read'>
}

export type ProviderSync = ReturnType<typeof createProviderSync>

/** Milliseconds between two calls, so that the provider's limits are kept. */
const between = second
/** Refused prints may be corrected at the provider; after so long they are not asked about. */
const failedAskedFor = 30 * day

const atThree = dailyAt(3 * hour)

/** Brings print orders up to what their provider says, by its events and every night. */
export function createProviderSync(deps: ProviderSyncDeps) {
  const { db, clock, provider, fulfilment, log, place } = deps

  async function raise(orderId: string, issue: Issue): Promise<void> {
    await db.transact((trx) => raiseIssue(trx, orderId, issue, clock.now()))
  }

  async function take(orderId: string, status: PrintOrderStatus, nightly: boolean): Promise<void> {
    await fulfilment.applyPrintStatus(orderId, status)
    // While costs are worked out a hold is short; what lasts till the night wants the owner.
    if (nightly && status.onHold) {
      await raise(orderId, { code: 'printer_holds', details: { ref: status.ref } })
    }
  }

  /** An order that went back to a draft isn't printed before it is placed again. */
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
    /**
     * A call of the provider's: its order is asked about at once, however often it is told. What
     * concerns no order of ours changes nothing. ShopError 'not_found' when it isn't the provider.
     */
    async takeEvent(name: string, body: unknown, key: string): Promise<void> {
      const { name: printer, events } = provider()
      if (printer !== name || !events) {
        throw new ShopError('not_found', 'There is nothing at this address.')
      }
      const told = events.read(body, key)
      if (!told) return
      if ('productRef' in told) return deps.noteChanged(told)
      if ('article' in told) return deps.noteStock(told)
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

    /** The job `prints.ask`. What the provider refuses to say is left to the next night. */
    async ask({ orderId, nightly }: { orderId: string; nightly: boolean }): Promise<void> {
      try {
        await ask(orderId, nightly)
      } catch (error) {
        if (!isShopError(error) || error.code !== 'bad_input') throw error
        log.warn({ orderId, provider: provider().name }, 'the print provider would not say')
      }
    },

    /** The nightly job: plans to ask about every order that isn't finished. */
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

    /** The next nightly look, at three UTC; null when the provider sends no events. */
    nextNight: (now: number): Run | null | Promise<Run | null> =>
      provider().events ? atThree(now) : null,

    /** Has the provider call this shop. Safe at every start: a shop opens though its printer sleeps. */
    begin(): void {
      if (provider().events) void listen()
    },
  }

  async function listen(): Promise<void> {
    try {
      const { publicUrl } = await place.read()
      // Nobody outside can call a shop that has no address in the world.
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
