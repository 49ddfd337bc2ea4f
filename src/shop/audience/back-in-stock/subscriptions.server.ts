/* Notifies once, then deletes the subscription. Never shows an address to a visitor. */

import { dropPath, pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isMailbox } from '#platform/db/mailbox-match.ts'
import { countRows, hasRows } from '#platform/db/rows.ts'
import { ShopError } from '#platform/errors.ts'
import { isSecret, newSecret } from '#platform/ids.ts'
import { mailboxKey } from '#platform/network/mailbox.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { type Erasures, markOf } from '#shop/people/privacy/erasures.server.ts'
import { subscriptionsCopy } from './copy.ts'
import { subscriptionsData } from './personal-data.server.ts'
import { dropOpensAt, hasSize, isBack, isShown, readNames } from './stocked-pieces.server.ts'
import {
  isPiece,
  type SubscriberCount,
  type SubscriptionTarget,
  type SubscriptionView,
  type TargetKind,
} from './subscription.ts'

/** Planned in the transaction of its cause. */
export interface SubscriptionMail {
  kind: 'confirm' | 'back'
  token: string
}

interface SubscriptionsParts {
  db: Database
  clock: Clock
  erasures: Pick<Erasures, 'marking'>
  mail(trx: Writer, mail: SubscriptionMail, now: number): Promise<void>
  isClosed(trx: Writer): Promise<boolean>
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** An address is asked once for each piece in this time: mailboxes must not be flooded. */
const askAgainAfter = 6 * hour
/** E-mails to one address in that time. */
const mostUnanswered = 5
/** For unconfirmed and notified subscriptions. */
const forgottenAfter = 7 * day
/** For a confirmed subscription whose piece never came back. */
const givenUpAfter = 365 * day
/** E-mails per transaction; the next transaction sends the rest, for a drop at once. */
const atOnce = 200

export function createSubscriptions(parts: SubscriptionsParts) {
  const { db, clock, erasures, mail, isClosed } = parts

  return {
    /**
     * Answers nothing, so that no visitor learns whether an address is known. ShopError
     * 'not_found'; 'changed' for a piece that is available.
     */
    async ask(target: SubscriptionTarget, email: string): Promise<void> {
      await db.transact(async (trx) => {
        const now = clock.now()
        await refuseUseless(trx, target, now)
        const rows = await trx
          .selectFrom('back_in_stock_subscriptions')
          .select(['email', 'state', 'state_since', 'token'])
          .where('kind', '=', target.kind)
          .where('product_id', '=', target.productId)
          .where('size', '=', target.size ?? '')
          .where(isMailbox('email', email))
          .execute()
        const isAsked = rows.some(
          ({ state, state_since: since }) =>
            state === 'confirmed' || (state === 'requested' && now - since < askAgainAfter),
        )
        if (isAsked) return
        if (await isFull(trx, email, now)) return
        const { token, email: address } = rows[0] ?? { token: newSecret(), email }
        const facts = { state: 'requested', state_since: now } as const
        const row = { ...targetRow(target), email: address, token }
        await trx
          .insertInto('back_in_stock_subscriptions')
          .values({ ...row, ...facts })
          .onConflict((oc) =>
            oc.columns(['kind', 'product_id', 'size', 'email']).doUpdateSet(facts),
          )
          .execute()
        await mail(trx, { kind: 'confirm', token }, now)
      })
    },

    async find(token: string): Promise<SubscriptionView | null> {
      const target = await findSubscription(db.read, token)
      if (!target) return null
      // A link may be forwarded, so the answer leaves the address out.
      const { email: _, ...view } = target
      return view
    },

    /** Idempotent. ShopError 'not_found'. */
    async confirm(token: string): Promise<void> {
      await db.transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('back_in_stock_subscriptions')
          .set({ state: 'confirmed', state_since: clock.now() })
          .where('token', '=', token)
          .where('state', '=', 'requested')
          .executeTakeFirst()
        const found = numUpdatedRows > 0n || (await hasSubscription(trx, token))
        if (!found) throw new ShopError('not_found', subscriptionsCopy.notListed)
      })
    },

    /** Idempotent. */
    async leave(token: string): Promise<void> {
      const { erase } = subscriptionsData.entries
      await erasures.marking(async (trx) =>
        (await erase(trx, token)) ? [markOf('subscriptions', token)] : [],
      )
    },

    async counts(): Promise<SubscriberCount[]> {
      const rows = await db.longReads
        .selectFrom('back_in_stock_subscriptions')
        .select(({ fn }) => ['kind', 'product_id', 'size', fn.countAll<number>().as('count')])
        .where('state', '=', 'confirmed')
        .groupBy(['kind', 'product_id', 'size'])
        .execute()
      const targets = rows.map(targetOf)
      const names = await readNames(db.read, targets)
      return rows
        .map((row) => {
          const target = targetOf(row)
          return { ...target, name: nameOf(names, target), count: Number(row.count) }
        })
        .sort((a, b) => b.count - a.count)
    },

    async look(): Promise<void> {
      // Notifies all subscribers of a drop at once: late readers find fewer pieces.
      while (await db.transact(lookOnce));
    },
  }

  async function lookOnce(trx: Writer): Promise<boolean> {
    const now = clock.now()
    await forget(trx, now)
    const waiting = await trx
      .selectFrom('back_in_stock_subscriptions')
      .select(['kind', 'product_id', 'size'])
      .distinct()
      .where('state', '=', 'confirmed')
      .execute()
    const targets = waiting.map(targetOf)
    // While the shop is closed nothing can be bought, whatever the stock.
    if (targets.length === 0 || (await isClosed(trx))) return false
    let isMore = false
    for (const target of targets) {
      if (!(await isHere(trx, target, now))) continue
      const told = await tell(trx, target, now)
      isMore ||= target.kind === 'drop' && told === atOnce
    }
    return isMore
  }

  async function tell(trx: Writer, target: SubscriptionTarget, now: number): Promise<number> {
    const rows = await trx
      .updateTable('back_in_stock_subscriptions')
      .set({ state: 'notified', state_since: now })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('back_in_stock_subscriptions as next')
          .select('next.id')
          .where('next.kind', '=', target.kind)
          .where('next.product_id', '=', target.productId)
          .where('next.size', '=', target.size ?? '')
          .where('next.state', '=', 'confirmed')
          .orderBy('next.id')
          .limit(atOnce),
      )
      .returning(['token', 'email'])
      .execute()
    const first = new Map(rows.map(({ email, token }) => [mailboxKey(email), token]))
    for (const token of first.values()) await mail(trx, { kind: 'back', token }, now)
    return rows.length
  }
}

async function forget(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('back_in_stock_subscriptions')
    .where((eb) =>
      eb.or([
        eb('state_since', '<', now - givenUpAfter),
        eb.and([eb('state', '!=', 'confirmed'), eb('state_since', '<', now - forgottenAfter)]),
      ]),
    )
    .execute()
}

async function hasSubscription(trx: Writer, token: string): Promise<boolean> {
  return hasRows(trx.selectFrom('back_in_stock_subscriptions').where('token', '=', token))
}

async function isFull(trx: Writer, email: string, now: number): Promise<boolean> {
  return (
    (await countRows(
      trx
        .selectFrom('back_in_stock_subscriptions')
        .where(isMailbox('email', email))
        .where('state', '=', 'requested')
        .where('state_since', '>', now - askAgainAfter),
    )) >= mostUnanswered
  )
}

async function isHere(trx: Writer, target: SubscriptionTarget, now: number): Promise<boolean> {
  if (isPiece(target)) return isBack(trx, target, now)
  if (target.kind !== 'drop') return true
  const opensAt = await dropOpensAt(trx, target.productId)
  return opensAt !== null && opensAt <= now
}

async function refuseUseless(trx: Writer, target: SubscriptionTarget, now: number): Promise<void> {
  if (target.kind === 'drop') {
    const opensAt = await dropOpensAt(trx, target.productId)
    if (opensAt === null) throw new ShopError('not_found', subscriptionsCopy.noSuchDrop)
    if (opensAt <= now) throw new ShopError('changed', subscriptionsCopy.hasBegun)
  }
  if (!isPiece(target)) return
  if (!(await isShown(trx, target, now)) || !(await hasSize(trx, target)))
    throw new ShopError('not_found', subscriptionsCopy.noSuchPiece)
  if (await isBack(trx, target, now)) {
    throw new ShopError('changed', subscriptionsCopy.available)
  }
}

export async function findSubscription(
  reader: Reader,
  token: string,
): Promise<(SubscriptionView & { email: string }) | null> {
  if (!isSecret(token)) return null
  const row = await reader
    .selectFrom('back_in_stock_subscriptions')
    .select(['kind', 'product_id', 'size', 'state', 'email'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const target = targetOf(row)
  const name = nameOf(await readNames(reader, [target]), target)
  return { ...target, state: row.state, name, path: targetPath(target), email: row.email }
}

function targetPath(target: SubscriptionTarget): string {
  if (target.kind === 'drop') return dropPath(target.productId)
  if (!isPiece(target)) return pagePaths.home
  const path = productPath(target.kind, target.productId)
  return target.size ? `${path}?${new URLSearchParams({ size: target.size })}` : path
}

function targetOf(row: { kind: TargetKind; product_id: number; size: string }): SubscriptionTarget {
  const { kind, product_id: productId, size } = row
  return { kind, productId, ...(size !== '' && { size }) }
}

const targetRow = ({ kind, productId, size = '' }: SubscriptionTarget) => ({
  kind,
  product_id: productId,
  size,
})

function nameOf(names: ReadonlyMap<string, string>, target: SubscriptionTarget): string | null {
  const name = names.get(targetKey(target)) ?? null
  return name && target.size ? subscriptionsCopy.inSize(name, sizeInWords(target.size)) : name
}

/** 'merch/2' */
export function targetKey({ kind, productId }: SubscriptionTarget): string {
  return `${kind}/${productId}`
}
