import type { Logger } from 'pino'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import { recordPrices } from '#shop/catalogue/prices/price-history.server.ts'
import type { PieceFacts } from '#shop/catalogue/products/piece.ts'
import { type PrintShape, sizeNamed } from '#shop/catalogue/products/product.ts'
import { addPiece } from '#shop/catalogue/products/write-pieces.server.ts'
import { touchPrint } from '#shop/catalogue/sizes/print-sizes.server.ts'
import type { Media } from '#shop/media/pictures/media.server.ts'
import { fulfillmentCopy } from '#shop/orders/fulfillment/copy.ts'
import { type OfferedSize, plainName, toPrintOffer } from '#shop/orders/fulfillment/print-offer.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { answerChange, type ChangeAnswer, inShopMoney, sizeOf } from './answer-change.server.ts'
import { findChanges, type Made, type ProductChange, toTakenProduct } from './product-changes.ts'
import {
  changeProduct,
  findProduct,
  type KeptProduct,
  type ProductKey,
} from './product-rows.server.ts'
import type { ProviderProduct } from './provider-products.ts'

export interface ImportDeps {
  db: Database
  clock: Clock
  provider: () => PrintProvider
  media: Pick<Media, 'addPicture'>
  log: Pick<Logger, 'info' | 'warn'>
}

export function createProductImport({ db, clock, provider, media, log }: ImportDeps) {
  /** The job of a product that was imported before takes over its changes. */
  async function want(store: string, refs: readonly string[]): Promise<void> {
    await db.transact(async (trx) => {
      const now = clock.now()
      for (const ref of new Set(refs)) {
        const key = { provider: provider().name, store, ref }
        const kept = await findProduct(trx, key)
        if (!kept) throw badInput('refs', fulfillmentCopy.noSuchProduct)
        if (kept.isWanted) continue
        await changeProduct(trx, key, { wanted_at: now, problem: null })
        await enqueue(trx, { topic: 'printer.import', payload: key, dueAt: now, now })
      }
    })
  }

  async function fetchPictures({ name, pictures }: ProviderProduct): Promise<string[]> {
    const { products } = provider()
    const addresses: string[] = []
    for (const [index, { address }] of pictures.entries()) {
      if (!products) break
      const bytes = await products.picture(address)
      const filename = `${plainName(name)} ${index + 1}`
      addresses.push((await media.addPicture({ bytes, filename, folder: 'Prints' })).address)
    }
    return addresses
  }

  async function makeDraft(key: ProductKey, product: ProviderProduct): Promise<void> {
    const { shape, name, sizes } = toPrintOffer(product)
    if (sizes.length === 0) throw new ShopError('bad_input', fulfillmentCopy.nothingFits)
    if (product.pictures.length === 0) throw new ShopError('bad_input', fulfillmentCopy.noPicture)
    const [location = '', candidLocation = location, third = null] = await fetchPictures(product)
    await db.transact(async (trx) => {
      // Locks the row: the second of two jobs finds that the print exists.
      await changeProduct(trx, key, { wanted_at: null, problem: null })
      const kept = await findProduct(trx, key)
      if (!kept || kept.printId !== null) return
      const taken = toTakenProduct(product, shape)
      const currency = await readCurrency(trx)
      const priced = sizes.flatMap((offered) => {
        const price = inShopMoney(offered.variant.price, currency)
        return price === null ? [] : [{ offered, price }]
      })
      const facts = { kind: 'prints' as const, name, ...sizesAsWritten(shape, priced) }
      const pictures = [location, candidLocation, third]
      const id = await addPiece(trx, { ...facts, pictures, hidden: true }, clock.now())
      // A size without a price waits, like a new one, until the owner prices it.
      for (const { size } of sizes) {
        if (!priced.some(({ offered }) => offered.size === size)) delete taken.sizes[size]
      }
      await changeProduct(trx, key, { print_id: id, taken: JSON.stringify(taken) })
      raiseContentVersion(trx)
    })
  }

  /** ShopError 'not_found', 'changed' when no such change waits. */
  async function decide(key: ProductKey, answer: ChangeAnswer): Promise<void> {
    const before = await findProduct(db.read, key)
    const takesPicture = answer.key === 'picture' && answer.answer === 'take'
    const [first] = before?.seen?.pictures ?? []
    const picture =
      takesPicture && before?.seen && first
        ? ((await fetchPictures({ ...before.seen, pictures: [first] }))[0] ?? null)
        : null
    await db.transact(async (trx) => {
      await changeProduct(trx, key, { problem: null })
      const made = madeOf(await findProduct(trx, key))
      if (!made) throw new ShopError('not_found', fulfillmentCopy.noPrint)
      const change = findChanges(made).find((each) => each.key === answer.key)
      if (!change) throw new ShopError('changed', fulfillmentCopy.decidedMeanwhile)
      if (!(await touchPrint(trx, made.printId, clock.now()))) {
        throw new ShopError('gone', fulfillmentCopy.printGone)
      }
      const taken = await answerChange(trx, made, change, answer, picture)
      await recordPrices(trx, { kind: 'prints', id: made.printId }, clock.now())
      await changeProduct(trx, key, { taken: JSON.stringify(taken) })
      raiseContentVersion(trx)
    })
  }

  /** Leaves changes that need a price from the owner. */
  async function takeAll(key: ProductKey, made: Made): Promise<void> {
    const currency = await readCurrency(db.read)
    for (const change of findChanges(made)) {
      const needsPrice =
        ('price' in change && (change.lastPrice ?? inShopMoney(change.price, currency)) === null) ||
        (change.what === 'price' && inShopMoney(change.now, currency) === null)
      if (!needsPrice) await decide(key, { key: change.key, answer: 'take' })
    }
    await db.transact((trx) => changeProduct(trx, key, { wanted_at: null, problem: null }))
  }

  return {
    want,
    decide,

    /**
     * The job `printer.import`, safe to repeat. Stores lasting reasons, throws passing failures.
     */
    async bringIn(key: ProductKey): Promise<void> {
      const kept = await findProduct(db.read, key)
      if (!kept?.isWanted) return
      try {
        const made = madeOf(kept)
        if (made) return await takeAll(key, made)
        const seen = kept.seen ?? (await provider().products?.read(key.ref)) ?? null
        if (!seen || kept.isDeleted) throw new ShopError('bad_input', fulfillmentCopy.deleted)
        await makeDraft(key, seen)
        log.info({ ref: key.ref }, 'a product of the printer was imported')
      } catch (error) {
        const mayPass = ['fulfilment_unavailable', 'storage_unavailable', 'busy']
        if (!isShopError(error) || mayPass.includes(error.code)) throw error
        const problem = error.message
        await db.transact((trx) => changeProduct(trx, key, { wanted_at: null, problem }))
        log.warn({ ref: key.ref, problem }, 'a product of the printer can’t be imported')
      }
    },
  }
}

function sizesAsWritten(
  shape: PrintShape | null,
  priced: readonly { offered: OfferedSize; price: Cents }[],
): Pick<PieceFacts, 'dimensions' | 'sizes' | 'ownSizes'> {
  if (shape === null)
    return { ownSizes: priced.map(({ offered, price }) => sizeOf(offered, price)) }
  const sizes = priced.flatMap(({ offered, price }) => {
    const size = sizeNamed(shape, offered.label)
    return size ? [{ size, price, variantId: offered.variant.ref }] : []
  })
  return { dimensions: shape, sizes }
}

function madeOf(kept: KeptProduct | null): Made | null {
  if (!kept || kept.printId === null || !kept.taken) return null
  return { printId: kept.printId, taken: kept.taken, seen: kept.isDeleted ? null : kept.seen }
}

export function changesWaiting(kept: KeptProduct): ProductChange[] {
  const made = madeOf(kept)
  return made ? findChanges(made) : []
}
