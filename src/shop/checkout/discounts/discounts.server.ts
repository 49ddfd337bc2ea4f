/* Owns the table of discount codes. Counts the orders that name a code as its uses: an unpaid
   attempt gives its use back by ending. Never touches an order. */

import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Named } from '#platform/addresses/named.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isMailbox } from '#platform/db/mailbox-match.ts'
import { hasRows } from '#platform/db/rows.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { piecesInCollections } from '#shop/catalogue/collections/placement.server.ts'
import { discountsCopy } from './copy.ts'
import {
  type Discount,
  type DiscountProblem,
  type DiscountScope,
  type DiscountTerms,
  hasBegun,
  isOver,
  type PieceRef,
} from './discount.ts'
import { withoutDeleted } from './named-pieces.server.ts'

const using = ['pending', 'processing', 'paid', 'fulfilled'] as const
const mostListed = 500

export function createDiscounts({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: (): Promise<Discount[]> => listDiscounts(db.longReads),

    async named(ids: readonly string[]): Promise<Named[]> {
      if (ids.length === 0) return []
      const codes = db.read.selectFrom('discount_codes').select(['id', 'code'])
      const rows = await codes.where('id', 'in', ids).execute()
      return rows.map(({ id, code: name }) => ({ target: `discounts:${id}`, name, path: null }))
    },

    /** ShopError 'duplicate' for a present or past code, 'bad_input' for a missing gallery. */
    create(terms: DiscountTerms): Promise<Discount> {
      const now = clock.now()
      const code = terms.code || randomCode()
      return db.transact(async (trx) => {
        await requireCollections(trx, terms.scope?.collections ?? [])
        const row = await trx
          .insertInto('discount_codes')
          .values({
            id: newId(),
            ...columnsOf({ ...terms, code }),
            ended_at: null,
            created_at: now,
          })
          .onConflict((oc) => oc.column('code').doNothing())
          .returningAll()
          .executeTakeFirst()
        if (row) return toDiscount({ ...row, used: 0 })
        const details = { field: 'code' }
        throw new ShopError('duplicate', discountsCopy.codeTaken(code), details)
      })
    },

    /** Payments that began with it keep it. ShopError 'not_found'. */
    async end(id: string): Promise<Discount> {
      await db.transact((trx) =>
        trx
          .updateTable('discount_codes')
          .set({ ended_at: clock.now() })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .execute(),
      )
      const [ended] = await listDiscounts(db.longReads, id)
      if (!ended) throw new ShopError('not_found', discountsCopy.noSuchCode)
      return ended
    },
  }
}

export interface CodeUser {
  userId: string
  /** In lower case; null: unknown. */
  email: string | null
}

/** `now` in epoch milliseconds. */
export interface DiscountUse extends CodeUser {
  pieces: readonly PieceRef[]
  now: number
}

export type DiscountFinding =
  | { terms: DiscountTerms; problem: DiscountProblem | null }
  | { terms: null; problem: 'unknown' }

/** A buyer's own attempts don't count. Known and unknown codes run the same two statements. */
export async function readCode(
  reader: Reader | Writer,
  code: string,
  use: DiscountUse,
): Promise<DiscountFinding> {
  const row = await reader
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  return withCollections(reader, checkCode(row, await readUses(reader, code, use), use), use)
}

/** Locks the code's row: another checkout with the code waits, and then counts this one. */
export async function lockDiscount(
  trx: Writer,
  code: string,
  use: DiscountUse,
): Promise<DiscountFinding> {
  const row = await trx
    .updateTable('discount_codes')
    .set((eb) => ({ code: eb.ref('code') }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst()
  return withCollections(trx, checkCode(row, await readUses(trx, code, use), use), use)
}

export function hasCodes(reader: Reader, now: number): Promise<boolean> {
  return hasRows(
    reader
      .selectFrom('discount_codes')
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])),
  )
}

async function readUses(reader: Reader | Writer, code: string, { userId, email }: CodeUser) {
  const row = await reader
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('all'),
      eb.fn
        .sum<number | string | null>(
          eb
            .case()
            .when(isMailbox('buyer_email', email ?? ''))
            .then(1)
            .else(0)
            .end(),
        )
        .as('own'),
    ])
    .where('discount_code', '=', code)
    .where('state', 'in', using)
    .where((eb) => eb.or([eb('state', '!=', 'pending'), eb('user_id', '!=', userId)]))
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), own: Number(row.own ?? 0) }
}

function checkCode(
  row: Selectable<Tables['discount_codes']> | undefined,
  uses: { all: number; own: number },
  { email, now }: DiscountUse,
): DiscountFinding {
  const terms = row && row.ended_at === null ? toDiscountTerms(row) : null
  if (terms === null || !hasBegun(terms, now)) return { terms: null, problem: 'unknown' }
  const findProblem = (): DiscountProblem | null => {
    if (isOver(terms, now)) return 'over'
    if (terms.most !== null && uses.all >= terms.most) return 'used_up'
    if (!terms.oncePerBuyer) return null
    if (email === null) return 'email_needed'
    return uses.own > 0 ? 'used_before' : null
  }
  return { terms, problem: findProblem() }
}

async function withCollections(
  reader: Reader | Writer,
  known: DiscountFinding,
  { pieces }: DiscountUse,
): Promise<DiscountFinding> {
  const scope = known.terms?.scope
  if (known.problem !== null || !scope) return known
  const keys = pieces.map(({ kind, productId: id }) => ({ kind, id }))
  const named = await piecesInCollections(reader, scope.collections, keys)
  const found = named.map(({ kind, id: productId }) => ({ kind, productId }))
  return {
    ...known,
    terms: { ...known.terms, scope: { ...scope, pieces: [...scope.pieces, ...found] } },
  }
}

/** ShopError 'bad_input' unless all are the owner's galleries, or series. */
async function requireCollections(trx: Writer, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', 'is', null)
    .execute()
  if (rows.length === new Set(ids).size) return
  throw badInput('scope', discountsCopy.noSuchGallery)
}

async function listDiscounts(reader: Reader, id?: string): Promise<Discount[]> {
  const rows = await reader
    .selectFrom('discount_codes')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((orders) => orders.fn.countAll<number | string>().as('count'))
        .whereRef('orders.discount_code', '=', 'discount_codes.code')
        .where('orders.state', 'in', using)
        .as('used'),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(mostListed)
    .execute()
  return withoutDeleted(reader, rows.map(toDiscount))
}

type Row = Selectable<Tables['discount_codes']> & { used: number | string | null }

function toDiscount(row: Row): Discount {
  const { id, created_at: createdAt, ended_at: endedAt, used } = row
  return { id, createdAt, endedAt, used: Number(used ?? 0), ...toDiscountTerms(row) }
}

function toDiscountTerms(row: Selectable<Tables['discount_codes']>): DiscountTerms {
  return {
    code: row.code,
    percent: row.percent,
    amount: row.amount,
    freeShipping: row.free_shipping === 1,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    most: row.most,
    oncePerBuyer: row.once_per_buyer === 1,
    scope: row.scope === null ? null : scopeOf(row.scope),
    least: row.least,
  }
}

/** Codes from before collections existed have no collections. */
function scopeOf(json: string): DiscountScope {
  return { collections: [], ...(JSON.parse(json) as Omit<DiscountScope, 'collections'>) }
}

function columnsOf(terms: DiscountTerms) {
  return {
    code: terms.code,
    percent: terms.percent,
    amount: terms.amount,
    free_shipping: terms.freeShipping ? 1 : 0,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    most: terms.most,
    once_per_buyer: terms.oncePerBuyer ? 1 : 0,
    scope: terms.scope === null ? null : JSON.stringify(terms.scope),
    least: terms.least,
  }
}

/** Leaves out letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function randomCode(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}
