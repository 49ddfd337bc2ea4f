/* Never overwrites a piece. The job `import.run` does the work. */
import type { Logger } from 'pino'
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import type { FetchPicture } from '#shop/media/pictures/fetch-picture.ts'
import type { Media } from '#shop/media/pictures/media.server.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { importsCopy } from './copy.ts'
import { FileReader, type ReadImport } from './file-reader.server.ts'
import { fitPiece, likelyKind } from './fit-piece.ts'
import { importRow, isUnfinished, listImports, readImportDetail } from './import-rows.server.ts'
import type { ImportedProduct, Reading } from './imported-product.ts'
import type { ItemChoice } from './imports.ts'
import { type ImportedPiece, livingPieces } from './living-pieces.server.ts'
import { createImportRun } from './run-import.server.ts'

export type Imports = ReturnType<typeof createImports>

export interface ImportsParts {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  media: Pick<Media, 'addPicture'>
  /** Fetches from the open web, never from the shop's own network. */
  fetchPicture: FetchPicture
  readImport?: ReadImport | undefined
}

/** Milliseconds for an unstarted preview; a finished import stays three times as long. */
const kept = 30 * day
const atOnce = 100

export function createImports(parts: ImportsParts) {
  const { db, clock, fetchPicture } = parts
  const run = createImportRun(parts)
  const files = new FileReader()
  const { readImport = (file) => files.read(file) } = parts
  const readFile = async (bytes: Uint8Array) =>
    readImport({ bytes, currency: await readCurrency(db.read) })

  async function keep(reading: Reading, name: string): Promise<{ id: string }> {
    const id = newId()
    const now = clock.now()
    const { source, products, unread } = reading
    await db.transact(async (trx) => {
      const times = { created_at: now, updated_at: now }
      const texts = { name: name.slice(0, 200), unread: JSON.stringify(unread) }
      await trx
        .insertInto('imports')
        .values({ id, source, state: 'preview', ...texts, ...times })
        .execute()
      const here = await livingPieces(
        trx,
        source,
        products.map(({ key }) => key),
      )
      const currency = await readCurrency(trx)
      for (let at = 0; at < products.length; at += atOnce) {
        const rows = products.slice(at, at + atOnce).map((product, i) => ({
          import_id: id,
          position: at + i,
          ...firstRow(product, here.get(product.key), currency),
        }))
        await trx.insertInto('import_items').values(rows).execute()
      }
    })
    return { id }
  }

  /** ShopError 'not_found'; 'changed' while it is under way. */
  function change<T>(id: string, work: (trx: Writer) => Promise<T>): Promise<T> {
    return db.transact(async (trx) => {
      // Locks the row: an import can't begin while its products are being chosen.
      await trx
        .updateTable('imports')
        .set({ updated_at: clock.now() })
        .where('id', '=', id)
        .execute()
      if ((await importRow(trx, id)).state === 'running') {
        throw new ShopError('changed', importsCopy.underWay)
      }
      return work(trx)
    })
  }

  return {
    /** ShopError 'bad_input' on `file`, in words for the owner. */
    read: async (bytes: Uint8Array, name: string) => keep(await readFile(bytes), name),

    /** ShopError 'bad_input' on `address`. */
    async readAddress(address: string): Promise<{ id: string }> {
      const from = productsAddress(address)
      const bytes = await fetchPicture(from).catch((error) => {
        if (!isShopError(error)) throw error
        throw badInput('address', importsCopy.noBigCartel)
      })
      const reading = await readFile(bytes).catch((error) => {
        if (!isShopError(error)) throw error
        throw badInput('address', importsCopy.notAList)
      })
      return keep(reading, new URL(from).host)
    },

    list: () => listImports(db.read),

    get: (id: string, from = 0) => readImportDetail(db, id, from),

    /** ShopError 'bad_input' on `kind` when a product at `positions` doesn't fit it. */
    choose: (id: string, choice: ItemChoice, positions?: readonly number[]): Promise<void> =>
      change(id, async (trx) => {
        const items = await trx
          .selectFrom('import_items')
          .select(['position', 'product', 'kind'])
          .where('import_id', '=', id)
          .where('state', 'in', ['waiting', 'left_out'])
          .$if(positions !== undefined, (q) => q.where('position', 'in', positions ?? []))
          .execute()
        const currency = await readCurrency(trx)
        const chosen = items.filter((item) => {
          if (choice === 'left_out') return true
          const fit = fitPiece(JSON.parse(item.product) as ImportedProduct, choice, currency)
          if ('problem' in fit && positions !== undefined) throw badInput('kind', fit.problem)
          return 'piece' in fit
        })
        const row =
          choice === 'left_out'
            ? ({ state: 'left_out' } as const)
            : ({ state: 'waiting', kind: choice } as const)
        for (let at = 0; at < chosen.length; at += atOnce) {
          await trx
            .updateTable('import_items')
            .set(row)
            .where('import_id', '=', id)
            .where(
              'position',
              'in',
              chosen.slice(at, at + atOnce).map(({ position }) => position),
            )
            .execute()
        }
      }),

    /** Drafts without a picture get another try. ShopError 'bad_input' when nothing is left. */
    start: (id: string): Promise<void> =>
      change(id, async (trx) => {
        await trx
          .updateTable('import_items')
          .set({ state: 'drafted', remarks: '[]' })
          .where('import_id', '=', id)
          .where('state', '=', 'incomplete')
          .execute()
        if (!(await isUnfinished(trx, id))) throw badInput('id', importsCopy.nothingLeft)
        const now = clock.now()
        await trx
          .updateTable('imports')
          .set({ state: 'running', updated_at: now })
          .where('id', '=', id)
          .execute()
        await enqueue(trx, { topic: 'import.run', payload: { importId: id }, dueAt: now, now })
      }),

    /** Stops after the current product; the import can continue later. */
    async stop(id: string): Promise<void> {
      await db.transact(async (trx) => {
        await importRow(trx, id)
        await trx
          .updateTable('imports')
          .set({ state: 'stopped', updated_at: clock.now() })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .execute()
      })
    },

    /** Its pieces stay, and are recognised in the next import. */
    discard: (id: string): Promise<void> => change(id, (trx) => deleteImports(trx, [id])),

    run: ({ importId }: { importId: string }) => run.run(importId),

    /** For the shop's shutdown. */
    async close(): Promise<void> {
      await Promise.all([run.close(), files.close()])
    },

    async cleanUp(): Promise<void> {
      const now = clock.now()
      await db.transact(async (trx) => {
        const old = await trx
          .selectFrom('imports')
          .select('id')
          .where((eb) =>
            eb.or([
              eb.and([eb('state', '=', 'preview'), eb('updated_at', '<', now - kept)]),
              eb.and([eb('state', '!=', 'running'), eb('updated_at', '<', now - 3 * kept)]),
            ]),
          )
          .execute()
        await deleteImports(
          trx,
          old.map(({ id }) => id),
        )
      })
    },
  }
}

async function deleteImports(trx: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('import_items').where('import_id', 'in', ids).execute()
  await trx.deleteFrom('imports').where('id', 'in', ids).execute()
}

function firstRow(product: ImportedProduct, here: ImportedPiece | undefined, currency: Currency) {
  const kind = here?.kind ?? likelyKind(product)
  const fits = 'piece' in fitPiece(product, kind, currency)
  const state: 'already' | 'waiting' | 'left_out' = here ? 'already' : fits ? 'waiting' : 'left_out'
  return {
    source_key: product.key,
    title: product.title,
    product: JSON.stringify(product),
    kind,
    state,
    product_id: here?.id ?? null,
    remarks: '[]',
  }
}

/** Accepts 'heron', 'heron.bigcartel.com' or a whole address. */
function productsAddress(text: string): string {
  const plain = text.trim().replace(/\/+$/, '')
  const whole = /^https?:\/\//i.test(plain) ? plain : `https://${plain}`
  const named = /^[a-z0-9-]+$/i.test(plain) ? `https://${plain}.bigcartel.com` : whole
  const url = URL.parse(named)
  if (!url?.hostname.includes('.')) {
    throw badInput('address', importsCopy.addressMissing)
  }
  return new URL('/products.json', url).href
}
