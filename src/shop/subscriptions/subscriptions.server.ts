/*
 * Owns the wishes to hear when a piece, or the shop, is back. An address counts only once it has said
 * yes by mail; each wish is told once and then forgotten. Tells nobody who waits.
 */
import type { Database, Writer } from '#db/database.ts'
import { type Clock, day, hour } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import { newSecret } from '#kernel/ids.ts'
import { keyOf, readWish } from './find-subscription.server.ts'
import { isBack, isShown, namesOf } from './stocked-pieces.server.ts'
import { isPiece, type WaitingFor, type WishFor, type WishView } from './subscription.ts'

/** A mail of the waiting list, in the transaction of what caused it: asks for a yes, or tells. */
export interface WishMail {
  kind: 'confirm' | 'back'
  token: string
}

export interface SubscriptionsParts {
  db: Database
  clock: Clock
  mail(trx: Writer, mail: WishMail, now: number): Promise<void>
  /** Whether the shop is on vacation. */
  onVacation(trx: Writer): Promise<boolean>
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** One request for a yes per address and piece in so long: nobody's mailbox is to be filled. */
const askAgainAfter = 6 * hour
/** Requests that an address gets in that time, whoever asks for it. */
const mostUnanswered = 5
/** A wish that nobody confirmed, or that was told, is forgotten after so long. */
const forgottenAfter = 7 * day
/** And one that never came true. */
const givenUpAfter = 365 * day
/** Mails that one look sends at most; the rest goes with the next. */
const atOnce = 200

export function createSubscriptions({ db, clock, mail, onVacation }: SubscriptionsParts) {
  return {
    /**
     * Somebody wants to hear. Answers nothing: whether an address is known is nobody's business.
     * ShopError 'not_found' for a piece that there never was, 'changed' for one that can be bought.
     */
    async ask(wish: WishFor, email: string): Promise<void> {
      await db.transact(async (trx) => {
        await refuseUseless(trx, wish)
        const now = clock.now()
        const known = await trx
          .selectFrom('wishes')
          .select(['id', 'state', 'asked_at', 'token'])
          .where('kind', '=', wish.kind)
          .where('product_id', '=', wish.productId)
          .where('email', '=', email)
          .executeTakeFirst()
        if (known?.state === 'confirmed') return
        if (known?.state === 'asked' && now - known.asked_at < askAgainAfter) return
        if (await isFull(trx, email, now)) return
        const token = known?.token ?? newSecret()
        const facts = { state: 'asked', asked_at: now } as const
        await trx
          .insertInto('wishes')
          .values({ kind: wish.kind, product_id: wish.productId, email, token, ...facts })
          .onConflict((oc) => oc.columns(['kind', 'product_id', 'email']).doUpdateSet(facts))
          .execute()
        await mail(trx, { kind: 'confirm', token }, now)
      })
    },

    /** The wish behind a link; null when it was taken back, told long ago, or never was. */
    async find(token: string): Promise<WishView | null> {
      const wish = await readWish(db.read, token)
      if (!wish) return null
      // Whoever was handed the link on is not told the address.
      const { email: _, ...view } = wish
      return view
    },

    /** The address says yes. Harmless to repeat. ShopError 'not_found'. */
    async confirm(token: string): Promise<void> {
      await db.transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('wishes')
          .set({ state: 'confirmed', asked_at: clock.now() })
          .where('token', '=', token)
          .where('state', '=', 'asked')
          .executeTakeFirst()
        const found = numUpdatedRows > 0n || (await hasWish(trx, token))
        if (!found) throw new ShopError('not_found', 'This wish is not on the list any more.')
      })
    },

    /** One click and the address is gone. Harmless to repeat. */
    leave(token: string): Promise<void> {
      return db.transact(async (trx) => {
        await trx.deleteFrom('wishes').where('token', '=', token).execute()
      })
    },

    /** How many wait for what, the most wanted first. */
    async counts(): Promise<WaitingFor[]> {
      const rows = await db.read
        .selectFrom('wishes')
        .select(({ fn }) => ['kind', 'product_id', fn.countAll<number>().as('count')])
        .where('state', '=', 'confirmed')
        .groupBy(['kind', 'product_id'])
        .execute()
      const wishes = rows.map((row) => ({ kind: row.kind, productId: row.product_id }))
      const names = await namesOf(db.read, wishes)
      return rows
        .map((row, i) => {
          const wish = wishes[i] ?? { kind: row.kind, productId: row.product_id }
          return { ...wish, name: names.get(keyOf(wish)) ?? null, count: Number(row.count) }
        })
        .sort((a, b) => b.count - a.count)
    },

    /** The job `waiting.look`: tells whoever waits for what is back, once each. */
    async look(): Promise<void> {
      await db.transact(async (trx) => {
        const now = clock.now()
        await forget(trx, now)
        const waiting = await trx
          .selectFrom('wishes')
          .select(['kind', 'product_id'])
          .distinct()
          .where('state', '=', 'confirmed')
          .execute()
        const wishes = waiting.map(
          (row): WishFor => ({ kind: row.kind, productId: row.product_id }),
        )
        if (wishes.length === 0) return
        const open = !(await onVacation(trx))
        for (const wish of wishes) {
          const back = isPiece(wish) ? await isBack(trx, wish) : true
          // While the shop is closed nothing can be bought, whatever is on the shelf.
          if (open && back) await tell(trx, wish, now)
        }
      })
    },
  }

  async function tell(trx: Writer, wish: WishFor, now: number): Promise<void> {
    const rows = await trx
      .updateTable('wishes')
      .set({ state: 'told', asked_at: now })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('wishes as next')
          .select('next.id')
          .where('next.kind', '=', wish.kind)
          .where('next.product_id', '=', wish.productId)
          .where('next.state', '=', 'confirmed')
          .orderBy('next.id')
          .limit(atOnce),
      )
      .returning('token')
      .execute()
    for (const { token } of rows) await mail(trx, { kind: 'back', token }, now)
  }
}

async function forget(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('wishes')
    .where((eb) =>
      eb.or([
        eb('asked_at', '<', now - givenUpAfter),
        eb.and([eb('state', '!=', 'confirmed'), eb('asked_at', '<', now - forgottenAfter)]),
      ]),
    )
    .execute()
}

async function hasWish(trx: Writer, token: string): Promise<boolean> {
  const row = await trx
    .selectFrom('wishes')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an address has been asked often enough without saying yes. */
async function isFull(trx: Writer, email: string, now: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('wishes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('state', '=', 'asked')
    .where('asked_at', '>', now - askAgainAfter)
    .executeTakeFirstOrThrow()
  return Number(count) >= mostUnanswered
}

async function refuseUseless(trx: Writer, wish: WishFor): Promise<void> {
  if (!isPiece(wish)) return
  if (!(await isShown(trx, wish))) throw new ShopError('not_found', 'There is no such piece.')
  if (await isBack(trx, wish)) {
    throw new ShopError('changed', 'It is here: you can have it right now.')
  }
}
