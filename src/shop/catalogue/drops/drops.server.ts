/* Never shows a piece before its moment. After the opening the moment and the pieces are fixed. */

import type { Named } from '#platform/addresses/named.ts'
import { dropPath } from '#platform/addresses/page-paths.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { readCards } from '#shop/catalogue/products/pieces.server.ts'
import { type PieceKey, pieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'
import { planOpening } from '#shop/catalogue/products/publishing/timing.server.ts'
import { dropsCopy } from './copy.ts'
import type { AnnouncedDrop, Drop, DropInput } from './drop.schema.ts'
import { changePieces, limitPieces, readDropPieces, releasePieces } from './drop-pieces.server.ts'
import { readDropSales, unitsLeft } from './drop-sales.server.ts'

export function createDrops({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: (): Promise<Drop[]> => readDrops(db.read, clock.now()),

    async named(): Promise<Named[]> {
      const rows = await db.read.selectFrom('drops').select(['id', 'title']).execute()
      return rows.map(({ id, title: name }) => ({
        target: `drops:${id}`,
        name,
        path: dropPath(id),
      }))
    },

    coming: (): Promise<AnnouncedDrop[]> =>
      db.read
        .selectFrom('drops')
        .select(['id', 'title', 'words', 'opens_at as opensAt'])
        .where('announced', '=', 1)
        .where('opens_at', '>', clock.now())
        .orderBy('opens_at')
        .orderBy('id')
        .execute(),

    /** Before the drop opens it shows only the shapes of its pieces: width by height. */
    async page(id: number) {
      const now = clock.now()
      const drop = await db.read
        .selectFrom('drops')
        .select(['id', 'title', 'words', 'opens_at as opensAt'])
        .where('id', '=', id)
        .where('announced', '=', 1)
        .executeTakeFirst()
      if (!drop) return null
      const rows = await db.read
        .selectFrom('pieces')
        .selectAll()
        .where('drop_id', '=', id)
        .where(shownAt(Math.max(now, drop.opensAt)))
        .orderBy('kind', 'desc')
        .orderBy('id')
        .execute()
      const cards = await readCards(db.read, rows)
      if (drop.opensAt > now) {
        const shapes = cards.map(({ picture: { width, height } }) => shapeOf(width / height))
        return { ...drop, hasBegun: false, shapes, cards: [], homes: [], left: null, isGone: false }
      }
      const isGone =
        cards.length > 0 && cards.every(({ availability }) => availability.state === 'sold_out')
      const sold = await readDropSales(db.read, drop)
      const homes = cards.flatMap(({ kind, id: productId, name }) => {
        const own = sold.find((each) => each.kind === kind && each.id === productId)
        return own ? [{ kind, id: productId, name, units: own.units, soldAt: own.at }] : []
      })
      const left = await unitsLeft(db.read, id, now)
      return { ...drop, hasBegun: true, shapes: [], cards, homes, left, isGone }
    },

    /**
     * A past moment means now. ShopError 'not_found', 'changed' after another save, 'bad_input' for a
     * change after the opening.
     */
    save: (id: number | null, input: DropInput): Promise<Drop> =>
      changePages(db, async (trx) => {
        const now = clock.now()
        const before = id === null ? null : await lockDrop(trx, id)
        if (before) requireVersion(input.version, (await dropById(trx, before.id, now)).version)
        if (before && before.opens_at <= now) await refuseMoved(trx, before, input)
        const opensAt =
          before && before.opens_at <= now ? before.opens_at : Math.max(input.opensAt, now)
        const dropId = await writeDrop(trx, id, { ...input, opensAt }, now)
        const timing = { dropId, opensAt, oneEach: input.oneEach }
        // Pieces made drafts since the drop opened stay drafts.
        if (before && before.opens_at <= now) await limitPieces(trx, timing)
        else await changePieces(trx, timing, input.pieces, now)
        await planOpening(trx, opensAt, now)
        return dropById(trx, dropId, now)
      }),

    /** Returns the drop as it was. ShopError 'not_found'. */
    remove: (id: number): Promise<Drop> =>
      changePages(db, async (trx) => {
        const now = clock.now()
        await lockDrop(trx, id)
        const drop = await dropById(trx, id, now)
        await releasePieces(trx, id, now)
        await trx.deleteFrom('drops').where('id', '=', id).execute()
        return drop
      }),
  }
}

/** A shape must not name a picture. */
const shapeOf = (ratio: number): number => Math.round(ratio * 20) / 20

/** Locks, so that the second of two parallel changes sees the first. */
async function lockDrop(trx: Writer, id: number) {
  const row = await trx
    .updateTable('drops')
    .set((eb) => ({ title: eb.ref('title') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ShopError('not_found', dropsCopy.noSuchDrop)
  return row
}

async function refuseMoved(
  trx: Writer,
  drop: { id: number; opens_at: number },
  { opensAt, pieces }: DropInput,
): Promise<void> {
  if (opensAt !== drop.opens_at) {
    throw badInput('opensAt', dropsCopy.begunMoment)
  }
  const keys = (of: readonly PieceKey[]) => of.map(pieceKey).sort().join()
  if (keys(pieces) !== keys(await readDropPieces(trx, [drop.id]))) {
    throw badInput('pieces', dropsCopy.begunPieces)
  }
}

async function writeDrop(
  trx: Writer,
  id: number | null,
  { title, words, opensAt, announced, oneEach }: DropInput,
  now: number,
): Promise<number> {
  const flags = { announced: Number(announced), one_each: Number(oneEach) }
  const facts = { title, words, opens_at: opensAt, ...flags }
  if (id !== null) {
    await trx.updateTable('drops').set(facts).where('id', '=', id).execute()
    return id
  }
  const made = await trx
    .insertInto('drops')
    .values({ ...facts, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

async function dropById(trx: Writer, id: number, now: number): Promise<Drop> {
  const [drop] = await readDrops(trx, now, id)
  if (!drop) throw new ShopError('not_found', dropsCopy.noSuchDrop)
  return drop
}

async function readDrops(reader: Reader | Writer, now: number, id?: number): Promise<Drop[]> {
  const rows = await reader
    .selectFrom('drops')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('opens_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map((row) => row.id)
  const pieces = await readDropPieces(reader, ids)
  return rows.map(({ id, title, words, opens_at: opensAt, announced, one_each }) => {
    const own = pieces.filter((piece) => piece.dropId === id)
    const facts = { title, words, opensAt, announced: announced === 1, oneEach: one_each === 1 }
    return {
      id,
      ...facts,
      hasBegun: opensAt <= now,
      pieces: own.map(({ kind, id, name, sold }) => ({ kind, id, name, sold })),
      version: editVersion([facts, own.map(pieceKey)]),
    }
  })
}
