/* May be killed anywhere and run again, even twice in parallel; imports no product twice. */

import { setImmediate } from 'node:timers/promises'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Writer } from '#platform/db/database.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { replaceStandIn } from '#shop/catalogue/product-pictures/stand-in-pictures.server.ts'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { importsCopy } from './copy.ts'
import { draftPiece } from './draft-piece.server.ts'
import { fitPiece } from './fit-piece.ts'
import { isUnfinished } from './import-rows.server.ts'
import type { ImportedProduct, ImportSource } from './imported-product.ts'
import type { ImportsParts } from './imports.server.ts'
import type { ItemState } from './imports.ts'
import { standInPicture } from './stand-in.server.ts'

/** The network is slower than the machine: several products' pictures are fetched at once. */
const together = 4
/** Unanswered requests in a row, after which the run gives a host up. */
const mostSilences = 3

const folders: Record<ProductKind, PictureFolder> = {
  prints: 'Prints',
  clothing: 'Clothing',
  merch: 'StickersPins',
}

interface Item {
  position: number
  source_key: string
  product: ImportedProduct
  kind: ProductKind
  product_id: number | null
}

export function createImportRun({ db, clock, log, media, fetchPicture }: ImportsParts) {
  const closing = new AbortController()

  const isRunning = async (id: string) => {
    closing.signal.throwIfAborted()
    const row = await db.read
      .selectFrom('imports')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.state === 'running'
  }

  async function* itemsIn(id: string, state: ItemState): AsyncGenerator<Item, void> {
    for (let from = 0; ; ) {
      const items = await db.read
        .selectFrom('import_items')
        .select(['position', 'source_key', 'product', 'kind', 'product_id'])
        .where('import_id', '=', id)
        .where('state', '=', state)
        .where('position', '>=', from)
        .orderBy('position')
        .limit(50)
        .execute()
      for (const item of items) {
        // SQLite answers synchronously: without a pause no request would be answered, not even
        // Stop.
        await setImmediate()
        if (!(await isRunning(id))) return
        yield { ...item, product: JSON.parse(item.product) as ImportedProduct }
      }
      const last = items.at(-1)
      if (!last) return
      from = last.position + 1
    }
  }

  async function draft(id: string, source: ImportSource, item: Item, standIn: string) {
    const { position, product, kind, source_key: key } = item
    const fit = fitPiece(product, kind, await readCurrency(db.read))
    if ('problem' in fit) return fail(id, position, fit.problem)
    const { piece, remarks } = fit
    await db
      .transact(async (trx) => {
        const mine = await move(trx, id, position, 'waiting', {
          state: 'drafted',
          remarks: JSON.stringify(remarks),
        })
        if (!mine) return
        const drafting = { source, key, paths: product.paths, piece, standIn }
        const made = await draftPiece(trx, drafting, clock.now())
        await move(trx, id, position, 'drafted', {
          state: made.already ? 'already' : piece.pictures.length === 0 ? 'done' : 'drafted',
          kind: made.kind,
          product_id: made.id,
        })
      })
      .catch((error) => {
        if (!isShopError(error) || error.code === 'busy') throw error
        return fail(id, position, error.message)
      })
  }

  const fail = (id: string, position: number, reason: string) =>
    db.transact(async (trx) => {
      const row = { state: 'failed', remarks: JSON.stringify([reason]) } as const
      await move(trx, id, position, 'waiting', row)
    })

  async function addPictures(id: string, item: Item, standIn: string, silent: Map<string, number>) {
    const { position, product, kind, product_id } = item
    const fit = fitPiece(product, kind, await readCurrency(db.read))
    const wanted = 'piece' in fit ? fit.piece.pictures : []
    const got: string[] = []
    const troubles: string[] = []
    for (const [at, address] of wanted.entries()) {
      try {
        got.push(await addPicture(address, kind, silent))
      } catch (error) {
        // Nothing is lost without disk space or store: the job runs again.
        if (!isShopError(error) || error.code === 'storage_unavailable') throw error
        troubles.push(importsCopy.picture(at + 1, error.message))
      }
    }
    const [main, ...others] = got
    await db.transact(async (trx) => {
      const remarks = 'remarks' in fit ? [...fit.remarks, ...troubles] : troubles
      const state = main === undefined && wanted.length > 0 ? 'incomplete' : 'done'
      const row = { state, remarks: JSON.stringify(remarks) } as const
      const mine = await move(trx, id, position, 'drafted', row)
      if (!mine || main === undefined || product_id === null) return
      const pictures: [string, ...string[]] = [main, ...others]
      const piece = { kind, id: product_id }
      const seen = await replaceStandIn(trx, piece, standIn, pictures, clock.now())
      // Only the owner sees a draft, so no cache becomes stale.
      if (seen?.hidden === false) raiseContentVersion(trx)
    })
  }

  async function addPicture(
    address: string,
    kind: ProductKind,
    silent: Map<string, number>,
  ): Promise<string> {
    const { host, pathname } = new URL(address)
    const silences = silent.get(host) ?? 0
    if (silences >= mostSilences) throw new ShopError('busy', importsCopy.noAnswer(host))
    try {
      const bytes = await untilClosed(fetchPicture(address))
      silent.set(host, 0)
      const filename = pathname.split('/').at(-1) || 'picture'
      return (await media.addPicture({ bytes, filename, folder: folders[kind] })).address
    } catch (error) {
      if (isShopError(error) && error.code === 'busy') silent.set(host, silences + 1)
      throw error
    }
  }

  /** A picture in transit must not delay the shop's shutdown. */
  function untilClosed<T>(work: Promise<T>): Promise<T> {
    const { signal } = closing
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason)
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave)
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  async function end(id: string): Promise<void> {
    await db.transact(async (trx) => {
      if (await isUnfinished(trx, id)) return
      await trx
        .updateTable('imports')
        .set({ state: 'done', updated_at: clock.now() })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute()
    })
  }

  return {
    async run(id: string): Promise<void> {
      const found = await db.read
        .selectFrom('imports')
        .select('source')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!found || !(await isRunning(id))) return
      const source = found.source as ImportSource
      const standIn = await standInPicture(media)
      const began = clock.now()
      for await (const item of itemsIn(id, 'waiting')) await draft(id, source, item, standIn)
      const silent = new Map<string, number>()
      const drafted = itemsIn(id, 'drafted')
      const work = async () => {
        try {
          for (let next = await drafted.next(); !next.done; next = await drafted.next()) {
            await addPictures(id, next.value, standIn, silent)
          }
        } finally {
          // One worker's failure ends the list for the other workers, too.
          await drafted.return()
        }
      }
      await Promise.all(Array.from({ length: together }, work))
      await end(id)
      log.info({ import: id, milliseconds: clock.now() - began }, 'worked on an import')
    },
    close: () => closing.abort(new Error('the shop closes')),
  }
}

/** False when the item is no longer in `from`. */
async function move(
  trx: Writer,
  id: string,
  position: number,
  from: ItemState,
  row: { state: ItemState; remarks?: string; kind?: ProductKind; product_id?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_items')
    .set(row)
    .where('import_id', '=', id)
    .where('position', '=', position)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
