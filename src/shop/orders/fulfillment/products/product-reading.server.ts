/* Takes sizes that can't be made off the sale; changes nothing else of a print. */
import type { Logger } from 'pino'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { isShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { type Clock, day, second } from '#platform/time/clock.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import { recordPrices } from '#shop/catalogue/prices/price-history.server.ts'
import { delistSize, touchPrint } from '#shop/catalogue/sizes/print-sizes.server.ts'
import { miniatureOf } from '#shop/media/sizes-made/miniature.server.ts'
import { goneSizes } from './product-changes.ts'
import { type ProductReading, productReading } from './product-reading.schema.ts'
import { changeProduct, findProduct, type ProductKey, writeProduct } from './product-rows.server.ts'
import type { ProviderProduct, ProviderProducts } from './provider-products.ts'

export interface ReadingDeps {
  db: Database
  clock: Clock
  provider: () => PrintProvider
  log: Pick<Logger, 'info' | 'warn'>
}

/** Two calls a second leave the rest of the provider's limit to orders. */
const atOnce = 8
const untilNext = 4 * second

export function createProductReading({ db, clock, provider, log }: ReadingDeps) {
  /** Does nothing while a reading runs without trouble. */
  async function start(): Promise<void> {
    if (!provider().products) return
    await db.transact(async (trx) => {
      const now = clock.now()
      await lockSetting(trx, productReading, now)
      const last = await readSetting(trx, productReading)
      const runs = last && last.finishedAt === null && last.problem === null
      if (runs && now - last.startedAt < day) return
      const round = newId()
      // The former products stay on show while the provider is unreachable.
      const begun = { round, startedAt: now, finishedAt: null, problem: null, isListed: false }
      await writeSetting(trx, productReading, { ...begun, store: last?.store ?? null }, now)
      await planNext(trx, round, 0)
    })
  }

  async function planNext(trx: Writer, round: string, step: number, delay = 0): Promise<void> {
    const now = clock.now()
    const key = `printer.read:${round}:${step}`
    const job = { topic: 'printer.read', payload: { round, step } } as const
    await enqueue(trx, { ...job, key, dueAt: now + delay, now })
  }

  async function change(round: string, values: Partial<NonNullable<ProductReading>>) {
    await db.transact((trx) => changeReading(trx, round, values))
  }

  async function changeReading(
    trx: Writer,
    round: string,
    values: Partial<NonNullable<ProductReading>>,
  ): Promise<void> {
    const reading = await readSetting(trx, productReading)
    if (reading?.round !== round) return
    await writeSetting(trx, productReading, { ...reading, ...values }, clock.now())
  }

  async function list(products: ProviderProducts, round: string): Promise<void> {
    const store = await products.store()
    for (let offset: number | null = 0; offset !== null; ) {
      const page: Awaited<ReturnType<ProviderProducts['list']>> = await products.list(offset)
      await db.transact(async (trx) => {
        for (const { ref, name } of page.products) {
          const key = { provider: provider().name, store: store.ref, ref }
          await writeProduct(trx, key, { name, listed_in: round, deleted_at: null })
        }
      })
      offset = page.next
    }
    await db.transact(async (trx) => {
      await changeReading(trx, round, { store, isListed: true })
      await planNext(trx, round, 1)
    })
  }

  /** After the last page it marks missing products as deleted. */
  async function readSome(products: ProviderProducts, round: string, step: number, store: string) {
    const inStore = { provider: provider().name, store }
    const next = await db.read
      .selectFrom('provider_products')
      .select('ref')
      .where('provider', '=', inStore.provider)
      .where('store', '=', store)
      .where('listed_in', '=', round)
      .where((eb) => eb.or([eb('read_in', 'is', null), eb('read_in', '!=', round)]))
      .orderBy('name')
      .limit(atOnce)
      .execute()
    for (const { ref } of next) await readOne(products, { ...inStore, ref }, round)
    if (next.length === atOnce) {
      await db.transact((trx) => planNext(trx, round, step + 1, untilNext))
      return
    }
    const missed = await db.read
      .selectFrom('provider_products')
      .select('ref')
      .where('provider', '=', inStore.provider)
      .where('store', '=', store)
      .where('listed_in', '!=', round)
      .where('deleted_at', 'is', null)
      .execute()
    for (const { ref } of missed) await readOne(products, { ...inStore, ref }, round)
    await change(round, { finishedAt: clock.now() })
    log.info(
      { provider: provider().name, missed: missed.length },
      'the printer’s products were read',
    )
  }

  async function readOne(products: ProviderProducts, key: ProductKey, round: string | null) {
    const product = await products.read(key.ref)
    const kept = await findProduct(db.read, key)
    const picture = product?.pictures[0]
    const miniature =
      picture && picture.key !== kept?.miniatureKey ? await shrink(products, picture.address) : null
    await db.transact(async (trx) => {
      if (!product && !kept) return
      const read = {
        name: product?.name ?? kept?.name ?? '',
        deleted_at: product ? null : clock.now(),
        ...(product && { seen: JSON.stringify(product) }),
        ...(miniature && picture && { miniature, miniature_key: picture.key }),
        ...(round !== null && { read_in: round }),
      }
      await writeProduct(trx, key, read)
      await withdrawGone(trx, key, product)
    })
  }

  /** A picture that can't be loaded must not hide its product. */
  async function shrink(products: ProviderProducts, address: string): Promise<string | null> {
    try {
      const bytes = await miniatureOf(await products.picture(address))
      return Buffer.from(bytes).toString('base64')
    } catch (error) {
      if (!isShopError(error)) throw error
      log.warn({ reason: error.message }, 'a picture of the printer could not be fetched')
      return null
    }
  }

  /** Buyers would pay for a print that nobody prints. */
  async function withdrawGone(trx: Writer, key: ProductKey, product: ProviderProduct | null) {
    const { taken, printId } = (await findProduct(trx, key)) ?? {}
    const gone = taken ? goneSizes(taken, product) : []
    if (!taken || !printId || gone.length === 0) return
    if (!(await touchPrint(trx, printId, clock.now()))) return
    const sizes = { ...taken.sizes }
    for (const size of gone) {
      const was = sizes[size]
      if (!was) continue
      const lastPrice = await delistSize(trx, printId, was.ref)
      sizes[size] = { ...was, isOnSale: false, lastPrice: lastPrice ?? was.lastPrice }
    }
    await recordPrices(trx, { kind: 'prints', id: printId }, clock.now())
    await changeProduct(trx, key, { taken: JSON.stringify({ ...taken, sizes }) })
    log.warn({ printId, gone }, 'sizes that the printer can’t make are off the sale')
    raiseContentVersion(trx)
  }

  return {
    start,

    /** The job `printer.read`. A refusal ends the reading; a passing failure retries the step. */
    async step({ round, step }: { round: string; step: number }): Promise<void> {
      const reading = await readSetting(db.read, productReading)
      if (reading?.round !== round || reading.finishedAt !== null) return
      const { products } = provider()
      try {
        if (!products) await change(round, { finishedAt: clock.now() })
        else if (!reading.isListed || !reading.store) await list(products, round)
        else await readSome(products, round, step, reading.store.ref)
      } catch (error) {
        if (!isShopError(error)) throw error
        const refused = error.code === 'bad_input'
        const ended = refused ? { finishedAt: clock.now() } : {}
        await change(round, { problem: error.message, ...ended })
        if (!refused) throw error
        log.warn({ provider: provider().name }, 'the printer’s products can’t be read')
        return
      }
      await change(round, { problem: null })
    },

    /** The job `printer.read-one`, for a product that the provider reports as changed. */
    async readAgain(ref: string): Promise<void> {
      const { products } = provider()
      const reading = await readSetting(db.read, productReading)
      // Never read: nothing was imported, so nothing needs an update.
      if (!products || !reading?.store) return
      const { ref: store } = await products.store()
      await readOne(products, { provider: provider().name, store, ref }, null)
    },

    async nightly(): Promise<void> {
      if (await readSetting(db.read, productReading)) await start()
    },
  }
}
