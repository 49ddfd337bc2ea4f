import type { Database, Reader } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { dailyAt, type ScheduledRun } from '#platform/db/outbox/schedule.ts'
import { countRows } from '#platform/db/rows.ts'
import { readSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { hour, minute } from '#platform/time/clock.ts'
import { fulfillmentCopy } from '#shop/orders/fulfillment/copy.ts'
import { toPrintOffer } from '#shop/orders/fulfillment/print-offer.ts'
import type { ChangeAnswer } from './answer-change.server.ts'
import { changesWaiting, createProductImport, type ImportDeps } from './product-import.server.ts'
import type { ProductList, ProductListItem, SizeCost } from './product-list.schema.ts'
import { productReading } from './product-reading.schema.ts'
import { createProductReading } from './product-reading.server.ts'
import { type KeptProduct, listProducts, type ProductKey } from './product-rows.server.ts'

export type PrinterProducts = ReturnType<typeof createPrinterProducts>

const atHalfPastThree = dailyAt(3.5 * hour)
/** Owners often save a product several times in a row: it is read once, a minute later. */
const settlesWithin = minute

export function createPrinterProducts(deps: ImportDeps) {
  const { db, clock, provider } = deps
  const reading = createProductReading(deps)
  const imports = createProductImport(deps)

  async function productKey(ref: string): Promise<ProductKey> {
    const last = await readSetting(db.read, productReading)
    if (!last?.store) throw new ShopError('not_found', fulfillmentCopy.noSuchProduct)
    return { provider: provider().name, store: last.store.ref, ref }
  }

  async function readLater(refs: readonly string[], name: string): Promise<void> {
    const now = clock.now()
    await db.transact(async (trx) => {
      for (const ref of refs) {
        const job = { topic: 'printer.read-one', payload: { ref } } as const
        const key = `printer.read-one:${ref}:${name}`
        await enqueue(trx, { ...job, key, dueAt: now + settlesWithin, now })
      }
    })
  }

  async function kept(): Promise<KeptProduct[]> {
    const last = await readSetting(db.read, productReading)
    if (!last?.store || !provider().products) return []
    return listProducts(db.read, { provider: provider().name, store: last.store.ref })
  }

  const made = async (): Promise<KeptProduct[]> =>
    (await kept()).filter(({ printId, isDeleted }) => printId !== null && !isDeleted)

  return {
    read: () => reading.start(),
    readStep: reading.step,
    readAgain: reading.readAgain,
    nightly: reading.nightly,
    bringIn: imports.bringIn,

    nextNight: (now: number): ScheduledRun | null | Promise<ScheduledRun | null> =>
      provider().products ? atHalfPastThree(now) : null,

    recordChange: ({ productRef, name }: { productRef: string; name: string }): Promise<void> =>
      readLater([productRef], name),

    async recordStock({ article, name }: { article: string; name: string }): Promise<void> {
      const on = (await made()).filter((each) => articlesOf(each).includes(article))
      await readLater(
        on.map(({ ref }) => ref),
        name,
      )
    },

    articles: async (): Promise<string[]> => [...new Set((await made()).flatMap(articlesOf))],

    /** ShopError 'bad_input' on `refs` for an unknown product. */
    async bringInAll(refs: readonly string[]): Promise<void> {
      if (refs.length === 0) return
      const { store } = await productKey(refs[0] ?? '')
      await imports.want(store, refs)
    },

    decide: async (ref: string, answer: ChangeAnswer): Promise<void> =>
      imports.decide(await productKey(ref), answer),

    /** WebP; null: there is no picture. */
    async miniature(ref: string): Promise<Uint8Array | null> {
      const { store } = await productKey(ref)
      const row = await db.read
        .selectFrom('provider_products')
        .select('miniature')
        .where('provider', '=', provider().name)
        .where('store', '=', store)
        .where('ref', '=', ref)
        .executeTakeFirst()
      return row?.miniature ? Buffer.from(row.miniature, 'base64') : null
    },

    async costsOf(printId: number): Promise<SizeCost[]> {
      const product = (await made()).find((each) => each.printId === printId)
      const offered = product?.seen ? toPrintOffer(product.seen, product.taken?.shape).sizes : []
      return offered.map(({ label, variant }) => ({ label, cost: variant.cost }))
    },

    countChanged: async (): Promise<number> =>
      (await kept()).filter((each) => changesWaiting(each).length > 0).length,

    async list(): Promise<ProductList> {
      const last = await readSetting(db.read, productReading)
      const store = last?.store?.ref ?? null
      const isRunning = last !== null && last.finishedAt === null
      const inStore = { provider: provider().name, store: store ?? '' }
      const listedHere = store === null ? [] : await listProducts(db.read, inStore)
      const prints = await printsOf(db.read, listedHere)
      return {
        provider: provider().name,
        canRead: provider().products !== undefined,
        store: last?.store?.name ?? null,
        reading: {
          isRunning,
          ...(await countRead(db, last?.round ?? '', store ?? '')),
          finishedAt: last?.finishedAt ?? null,
          problem: last?.problem ?? null,
        },
        elsewhere: await countElsewhere(db, provider().name, store),
        products: listedHere
          .filter(({ isDeleted, printId }) => !isDeleted || printId !== null)
          .map((each) => listed(each, prints)),
      }
    },
  }
}

function articlesOf({ seen }: KeptProduct): string[] {
  return (seen?.variants ?? []).flatMap(({ article }) => article ?? [])
}

type Prints = Map<number, { hidden: boolean; prices: Map<string, number> }>

async function printsOf(reader: Reader, kept: readonly KeptProduct[]): Promise<Prints> {
  const ids = kept.flatMap(({ printId }) => (printId === null ? [] : [printId]))
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('pieces')
    .leftJoin('piece_sizes', (join) =>
      join.onRef('piece_sizes.kind', '=', 'pieces.kind').onRef('piece_id', '=', 'id'),
    )
    .select(['id', 'hidden', 'variant_id', 'piece_sizes.price'])
    .where('pieces.kind', '=', 'prints')
    .where('id', 'in', ids)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].map(([id, sizes]) => [
      id,
      {
        hidden: sizes[0]?.hidden === 1,
        prices: new Map(sizes.map((row) => [row.variant_id ?? '', row.price ?? 0])),
      },
    ]),
  )
}

function listed(kept: KeptProduct, prints: Prints): ProductListItem {
  const { ref, name, seen, taken, printId, miniatureKey, isWanted, isDeleted, problem } = kept
  const print = printId === null ? undefined : prints.get(printId)
  const offer = seen && !isDeleted ? toPrintOffer(seen, taken?.shape) : null
  const nothingFits = offer !== null && offer.sizes.length === 0
  return {
    ref,
    name: offer?.name ?? name,
    pictureKey: miniatureKey,
    isDrawing: seen?.isDrawing ?? false,
    isWanted,
    isDeleted,
    problem: problem ?? (nothingFits && !print ? fulfillmentCopy.nothingFits : null),
    print: printId === null || !print ? null : { id: printId, hidden: print.hidden },
    sizes: (offer?.sizes ?? []).map(({ label, variant }) => ({
      label,
      own: print?.prices.get(variant.ref) ?? null,
      price: variant.price,
      cost: variant.cost,
      availability: variant.availability,
    })),
    without: offer?.without ?? [],
    changes: changesWaiting(kept),
  }
}

async function countRead({ read }: Database, round: string, store: string) {
  const { done, total } = await read
    .selectFrom('provider_products')
    .select(({ fn }) => [fn.countAll<number>().as('total')])
    .select(({ fn }) => fn.count<number>('ref').filterWhere('read_in', '=', round).as('done'))
    .where('store', '=', store)
    .where('listed_in', '=', round)
    .executeTakeFirstOrThrow()
  return { done: Number(done), total: Number(total) }
}

async function countElsewhere({ read }: Database, provider: string, store: string | null) {
  if (store === null) return 0
  return countRows(
    read
      .selectFrom('provider_products')
      .innerJoin('pieces', 'pieces.id', 'provider_products.print_id')
      .where('provider', '=', provider)
      .where('store', '!=', store)
      .where('pieces.kind', '=', 'prints')
      .where('pieces.deleted_at', 'is', null),
  )
}
