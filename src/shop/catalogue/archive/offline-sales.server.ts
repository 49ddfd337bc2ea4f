/* A sale undone by mistake stays in the books. Never takes units held for a payment. */
import type { Selectable } from 'kysely'
import { isStocked } from '#platform/addresses/kinds.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { type Clock, hour } from '#platform/time/clock.ts'
import { dayIn, startOfDay } from '#platform/time/zone.ts'
import { readSoldFacts } from '#shop/catalogue/costs/costs.server.ts'
import { lineCopies, readOfflineCopies } from '#shop/catalogue/editions/copies.server.ts'
import {
  assignNumbersOffline,
  voidOfflineNumbers,
} from '#shop/catalogue/editions/numbers.server.ts'
import { findRow, ofPiece, type PieceRow } from '#shop/catalogue/products/product-rows.server.ts'
import {
  changeOnHand,
  recallSales,
  recordSale,
  restock,
} from '#shop/catalogue/stock/stock.server.ts'
import { countedSize, inStockOrder, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { includedTax, type StoreTax, type TaxClass, taxRate } from '#shop/store/tax/tax.ts'
import { archiveCopy } from './copy.ts'
import { type OfflineSale, type OfflineSaleInput, undoneWithin } from './offline-sale.ts'

interface OfflineSalesParts {
  db: Database
  clock: Clock
  storeSettings: Pick<LiveStoreSettings, 'read'>
  timeZone(): Promise<string>
}

export function createOfflineSales({ db, clock, storeSettings, timeZone }: OfflineSalesParts) {
  return {
    /** Newest first, at most 100, undone sales included. */
    async list(piece?: Pick<OfflineSale, 'kind' | 'productId'>): Promise<OfflineSale[]> {
      const rows = await db.read
        .selectFrom('outside_sales')
        .selectAll()
        .$if(piece !== undefined, (query) =>
          query
            .where('kind', '=', piece?.kind ?? 'prints')
            .where('product_id', '=', piece?.productId ?? 0),
        )
        .orderBy('id', 'desc')
        .limit(100)
        .execute()
      return salesOf(db.read, rows)
    },

    /** ShopError 'not_found', 'gone', 'sold_out', 'bad_input', 'held' during a buyer's payment. */
    async add(input: OfflineSaleInput): Promise<OfflineSale> {
      const zone = await timeZone()
      const { offlineTax, currency } = await storeSettings.read()
      return db.transact(async (trx) => {
        const now = clock.now()
        const known = await knownSale(trx, input, zone)
        if (known) return saleOf(trx, known)
        const piece = await findRow(trx, input.kind, input.productId)
        if (!piece) throw new ShopError('not_found', archiveCopy.noSuchPiece)
        if (piece.deleted_at !== null) {
          throw new ShopError('gone', archiveCopy.takenOut)
        }
        const editionId = await findEdition(trx, piece, input.size)
        const { kind, productId, quantity, proof = false } = input
        const { making: inventoryPolicy } = piece
        if (proof && editionId === null) throw badInput('proof', archiveCopy.noEdition)
        const { cost } = (await readSoldFacts(trx, [input]))(input)
        const row = await trx
          .insertInto('outside_sales')
          .values({
            kind,
            product_id: productId,
            size: input.size,
            name: piece.name,
            quantity,
            making: inventoryPolicy,
            proof: Number(proof),
            amount: input.price * quantity,
            ...taxColumns(offlineTax, piece.tax_class, input.price * quantity),
            currency,
            cost: cost && cost * quantity,
            method: input.method,
            note: input.note,
            sold_at: momentOf(input.soldOn, zone, now),
            booked_at: now,
            undone_at: null,
            attempt: input.attempt,
          })
          .onConflict((oc) => oc.column('attempt').doNothing())
          .returningAll()
          .executeTakeFirst()
        // A parallel request with the same key inserted the sale first.
        if (!row) return saleOf(trx, await sameSale(trx, input, zone))
        // A work that isn't for sale has no units either.
        const policy = isStocked(inventoryPolicy) ? inventoryPolicy : 'to_order'
        const unit = { kind, productId, size: input.size }
        const refs = stockRefs({ ...unit, inventoryPolicy: policy, editionId })
        for (const ref of inStockOrder(proof ? [] : refs)) {
          await changeOnHand(trx, ref, -quantity)
        }
        const copies = { kind, productId, inventoryPolicy, editionId, quantity, isProof: proof }
        await assignNumbersOffline(trx, row.id, copies, now)
        await recordSale(trx, refs, row.sold_at)
        raiseContentVersion(trx)
        return saleOf(trx, row)
      })
    },

    /** Idempotent. ShopError 'not_found', 'gone' when the sale was recorded too long ago. */
    undo: (id: number): Promise<OfflineSale> =>
      db.transact(async (trx) => {
        const now = clock.now()
        const undone = await trx
          .updateTable('outside_sales')
          .set({ undone_at: now })
          .where('id', '=', id)
          .where('undone_at', 'is', null)
          .where('booked_at', '>', now - undoneWithin)
          .returningAll()
          .executeTakeFirst()
        if (!undone) {
          const known = await saleBy(trx, 'id', id)
          if (!known) throw new ShopError('not_found', archiveCopy.noSuchSale)
          if (known.undone_at !== null) return saleOf(trx, known)
          throw new ShopError('gone', archiveCopy.tooOld)
        }
        const { kind, product_id: productId, quantity, making, proof } = undone
        const unit = { kind, productId, size: countedSize(making, undone.size) }
        await voidOfflineNumbers(trx, id, now)
        const isUnit = isStocked(making) && proof === 0
        if (isUnit) await restock(trx, [{ ...unit, quantity }])
        await recallSales(trx, unit)
        raiseContentVersion(trx)
        return saleOf(trx, undone)
      }),
  }
}

/** The price includes its tax. The tax is due at home, or in the state whose tax is added on top. */
function taxColumns(tax: StoreTax, taxClass: TaxClass, amount: Cents) {
  const country = tax.state ?? tax.home
  if (tax.rates === null) return { tax_country: country }
  const rate = taxRate(tax.rates, taxClass)
  return { tax_country: country, tax_rate: rate, tax: includedTax(amount, rate) }
}

/** ShopError 'changed' when the form was changed after it had recorded another sale. */
async function knownSale(
  trx: Writer,
  input: OfflineSaleInput,
  zone: string,
): Promise<SaleRow | null> {
  const { attempt, kind, productId, size, quantity, proof = false, price, method, note } = input
  const sale = await saleBy(trx, 'attempt', attempt)
  if (!sale) return null
  const isSame =
    sale.kind === kind &&
    sale.product_id === productId &&
    sale.size === size &&
    sale.quantity === quantity &&
    sale.proof === Number(proof) &&
    sale.amount === price * quantity &&
    sale.method === method &&
    sale.note === note &&
    dayIn(sale.sold_at, zone) === (input.soldOn ?? dayIn(sale.booked_at, zone))
  if (isSame) return sale
  if (sale.undone_at === null) {
    const sum = formatMoney(sale.amount, sale.currency)
    throw new ShopError('changed', archiveCopy.recordedBefore(sale.quantity, sale.name, sum))
  }
  // The form may record another sale after its first was undone.
  await trx
    .updateTable('outside_sales')
    .set({ attempt: newId() })
    .where('id', '=', sale.id)
    .execute()
  return null
}

async function sameSale(trx: Writer, input: OfflineSaleInput, zone: string): Promise<SaleRow> {
  const sale = await knownSale(trx, input, zone)
  return sale ?? Promise.reject(new ShopError('changed', archiveCopy.pleaseTryAgain))
}

function saleBy(trx: Writer, column: 'id' | 'attempt', value: number | string) {
  return trx.selectFrom('outside_sales').selectAll().where(column, '=', value).executeTakeFirst()
}

/** ShopError 'bad_input' for an unknown size. */
async function findEdition(trx: Writer, piece: PieceRow, size: string): Promise<number | null> {
  const row = await trx
    .selectFrom('piece_sizes')
    .select(['label', 'edition_id'])
    .where(ofPiece(piece, 'piece_id'))
    .$if(size !== '', (query) => query.where('label', '=', size))
    .limit(1)
    .executeTakeFirst()
  if ((row === undefined) === (size === '')) return row ? row.edition_id : piece.edition_id
  throw badInput('size', size === '' ? archiveCopy.pleaseChooseSize : archiveCopy.noSuchSize)
}

/** Null is now; another day counts from its noon. */
function momentOf(soldOn: string | null, zone: string, now: number): number {
  const today = dayIn(now, zone)
  if (soldOn === null || soldOn === today) return now
  if (soldOn > today) throw badInput('soldOn', archiveCopy.inFuture)
  if (soldOn < '2000-01-01') throw badInput('soldOn', archiveCopy.dayMissing)
  return startOfDay(soldOn, zone) + 12 * hour
}

type SaleRow = Selectable<Tables['outside_sales']>

async function saleOf(reader: Reader | Writer, row: SaleRow): Promise<OfflineSale> {
  const copies = await readOfflineCopies(reader, [row.id])
  return { ...factsOf(row), ...lineCopies(copies, row.id) }
}

async function salesOf(reader: Reader, rows: readonly SaleRow[]): Promise<OfflineSale[]> {
  const ids = rows.map(({ id }) => id)
  const copies = await readOfflineCopies(reader, ids)
  return rows.map((row) => ({ ...factsOf(row), ...lineCopies(copies, row.id) }))
}

function factsOf(row: SaleRow): Omit<OfflineSale, 'copies'> {
  return {
    id: row.id,
    kind: row.kind,
    productId: row.product_id,
    size: row.size,
    name: row.name,
    quantity: row.quantity,
    amount: row.amount,
    method: row.method,
    note: row.note,
    soldAt: row.sold_at,
    bookedAt: row.booked_at,
    undoneAt: row.undone_at,
  }
}
