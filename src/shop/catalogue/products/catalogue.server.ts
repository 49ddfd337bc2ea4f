/* Never deletes a row: a sold or deleted piece stays distinct from an unknown piece. */
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  createGalleries,
  galleryPage,
  listedProducts,
} from '#shop/catalogue/collections/galleries.server.ts'
import { readPieceEdition } from '#shop/catalogue/editions/editions.server.ts'
import { restartPrices } from '#shop/catalogue/prices/price-history.server.ts'
import type { SizePrice } from '#shop/catalogue/prices/prices.schema.ts'
import { raisedPieces } from '#shop/catalogue/prices/raised-prices.server.ts'
import { setPrices } from '#shop/catalogue/prices/set-prices.server.ts'
import type { Criteria } from '#shop/catalogue/search/criteria.ts'
import { indexMissing } from '#shop/catalogue/search/index-pieces.server.ts'
import {
  keepOwnSizes,
  readPieceSizes,
  requireTypedIds,
} from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { createSizeGuide } from '#shop/catalogue/sizes/size-guide.server.ts'
import { createSizeSets } from '#shop/catalogue/sizes/size-sets.server.ts'
import { unweighedPieces } from '#shop/catalogue/sizes/unweighed.server.ts'
import { changeOnHand } from '#shop/catalogue/stock/stock.server.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { productsCopy } from './copy.ts'
import { requireCounted } from './inventory-policy/inventory-policy.ts'
import { type ChoiceQuery, readChoices } from './lists/piece-choices.server.ts'
import { readPieceNames } from './lists/piece-names.server.ts'
import { otherColours, relatedRows } from './lists/related.server.ts'
import {
  countResults,
  createOffers,
  meantWords,
  type PageOfResults,
  searchCatalogue,
} from './lists/search-catalogue.server.ts'
import type { ListedProduct, NewPiece, PieceEdit } from './piece.ts'
import { pieceAddresses } from './piece-addresses.server.ts'
import { readCards } from './pieces.server.ts'
import { isSold, type Product, type ProductCard } from './product.ts'
import {
  type EveryPiece,
  findRow,
  galleryRows,
  type PieceKey,
  type RowChoice,
  rowsOfEveryKind,
  updatePiece,
} from './product-rows.server.ts'
import { refuseOlder, setHidden } from './publishing/publishing.server.ts'
import { isTimed } from './publishing/shown.server.ts'
import { type OpeningMoments, readOpenings } from './publishing/timing.server.ts'
import { onceUntilOpening } from './publishing/until-opening.server.ts'
import { addPiece, deletePiece, editPiece } from './write-pieces.server.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

/** 'hidden': a draft, or not open yet. */
export type Lookup<T> =
  | { status: 'here' | 'sold' | 'hidden'; product: T }
  | { status: 'deleted' }
  | { status: 'unknown' }

const mostListed = 100

export function createCatalogue({ db, clock }: { db: Database; clock: Clock }) {
  async function list(
    kind: ProductKind,
    { limit = galleryPage, ...choice }: Partial<RowChoice> = {},
  ): Promise<ListedProduct[]> {
    const rows = await galleryRows(db.read, kind, { limit, now: clock.now(), ...choice })
    return listedProducts(db.read, rows)
  }

  const newestOf = (kind: ProductKind) =>
    onceUntilOpening({ db, clock }, () => list(kind, { limit: mostListed }))
  const newest = {
    prints: newestOf('prints'),
    clothing: newestOf('clothing'),
    merch: newestOf('merch'),
  }

  async function find(kind: ProductKind, id: number): Promise<Lookup<ListedProduct>> {
    const row = await findRow(db.read, kind, id)
    if (!row) return { status: 'unknown' }
    if (row.deleted_at !== null) return { status: 'deleted' }
    const [piece] = await listedProducts(db.read, [row])
    if (!piece) return { status: 'unknown' }
    const { product } = piece
    product.edition = await readPieceEdition(db.read, { kind, id })
    if (product.hidden || isTimed(row, clock.now())) return { status: 'hidden', product: piece }
    return { status: isSold(product) ? 'sold' : 'here', product: piece }
  }

  /** ShopError 'gone' when the piece is deleted, 'not_found'. */
  function change(
    kind: ProductKind,
    id: number,
    write: (trx: Writer, now: number) => Promise<boolean>,
  ) {
    return changePages(db, async (trx) => {
      if (!(await write(trx, clock.now()))) throw await missing(trx, kind, id)
      return living(trx, kind, id)
    })
  }

  return {
    unweighed: (byPrinter: boolean) => unweighedPieces(db.read, byPrinter),

    raised: () => raisedPieces(db.read, clock.now()),

    restartPrices: (trx: Writer, currency: string) => restartPrices(trx, currency, clock.now()),

    ...createGalleries({ db, clock }),

    addresses: (atOnce?: number) => pieceAddresses({ db, clock }, atOnce),

    list,

    async everyPiece(choice: Omit<EveryPiece, 'now'>): Promise<ListedProduct[]> {
      const reader = choice.words ? db.longReads : db.read
      const rows = await rowsOfEveryKind(reader, { now: clock.now(), ...choice })
      return listedProducts(db.read, rows)
    },

    /** The same array until the content changes or pieces open. */
    newest: (kind: ProductKind): Promise<readonly ListedProduct[]> => newest[kind](),

    find,

    async findProduct(kind: ProductKind, id: number): Promise<Lookup<Product>> {
      const found = await find(kind, id)
      if (!('product' in found)) return found
      return { status: found.status, product: found.product.product }
    },

    /** Null unless visitors may see the piece, sold or not. */
    async pictureOf(piece: PieceKey | null): Promise<Picture | null> {
      const found = piece && (await find(piece.kind, piece.id))
      const isSeen = found && (found.status === 'here' || found.status === 'sold')
      return (isSeen && found.product.product.pictures[0]) || null
    },

    async listRelated(kind: ProductKind, id: number, limit: number): Promise<ProductCard[]> {
      const row = await findRow(db.read, kind, id)
      if (!row) return []
      const choice = { limit, now: clock.now() }
      return readCards(db.read, await relatedRows(db.read, row, choice))
    },

    async listColours(kind: ProductKind, id: number): Promise<ProductCard[]> {
      const row = await findRow(db.read, kind, id)
      return row ? readCards(db.read, await otherColours(db.read, row, clock.now())) : []
    },

    search: (criteria: Criteria, page: PageOfResults) =>
      searchCatalogue(db.read, criteria, { ...page, now: clock.now() }),

    countFound: (criteria: Criteria, most: number) =>
      countResults(db.read, criteria, { most, now: clock.now() }),

    meant: (asked: string) => meantWords(db.read, asked, clock.now()),

    sizeSets: createSizeSets({ db, clock }),

    sizeGuide: createSizeGuide({ db, clock }),

    choices: (query: Omit<ChoiceQuery, 'now'>) =>
      readChoices(db.read, { ...query, now: clock.now() }),

    named: (ids: readonly string[]) => readPieceNames(db.read, ids),

    offers: createOffers({ db, clock }),

    /** After an upgrade or a restore; returns their number. */
    indexMissing: () => indexMissing(db),

    openings: (): Promise<OpeningMoments> => readOpenings(db.read, clock.now()),

    /** ShopError 'bad_input' for a picture or a variant id, 'duplicate' for a variant id. */
    create: (piece: NewPiece): Promise<ListedProduct> =>
      changePages(db, async (trx) => {
        await requireTypedIds(trx, null, piece)
        const id = await addPiece(trx, piece, clock.now())
        return living(trx, piece.kind, id)
      }),

    /** A print that becomes portrait loses its large size. ShopError 'held'. */
    update(kind: ProductKind, id: number, piece: PieceEdit): Promise<ListedProduct> {
      return change(kind, id, async (trx, now) => {
        await refuseOlder(trx, { kind, id }, piece.version)
        const kept = await keepOwnSizes(trx, { kind, id }, piece)
        await requireTypedIds(trx, { kind, id }, kept)
        return editPiece(trx, { kind, id }, kept, now)
      })
    },

    /** ShopError 'changed', and 'bad_input' for a size that the piece lacks. */
    setPrices: (kind: ProductKind, id: number, prices: readonly SizePrice[], seen?: number) =>
      change(kind, id, async (trx, now) => {
        await refuseOlder(trx, { kind, id }, seen)
        return setPrices(trx, { kind, id }, prices, now)
      }),

    setHidden: (kind: ProductKind, id: number, hidden: boolean) =>
      change(kind, id, (trx, now) => setHidden(trx, { kind, id }, hidden, now)),

    setInArchive: (kind: ProductKind, id: number, inArchive: boolean) =>
      change(kind, id, (trx) => updatePiece(trx, { kind, id }, { in_archive: Number(inArchive) })),

    /** ShopError 'sold_out' below zero, 'held', 'bad_input' for a piece that isn't counted. */
    changeMerchStock(id: number, amount: number, size = ''): Promise<ListedProduct> {
      const write = async (trx: Writer) => {
        const row = await findRow(trx, 'merch', id)
        if (!row || row.deleted_at !== null) return false
        requireCounted(row.making)
        const labels = (await readPieceSizes(trx, { kind: 'merch', id })).map(({ label }) => label)
        const [only = ''] = labels.length > 1 ? [] : labels
        const named = size || only
        if (labels.length > 0 && !labels.includes(named)) {
          throw badInput('size', productsCopy.whichSize)
        }
        await changeOnHand(trx, { kind: 'merch', productId: id, size: named }, amount)
        return true
      }
      return change('merch', id, write)
    },

    /** Returns the piece as it was. ShopError 'gone', 'not_found'. */
    remove(kind: ProductKind, id: number): Promise<ListedProduct> {
      return changePages(db, async (trx) => {
        const piece = await living(trx, kind, id)
        if (!(await deletePiece(trx, { kind, id }, clock.now()))) throw await missing(trx, kind, id)
        return piece
      })
    },
  }
}

async function living(trx: Writer, kind: ProductKind, id: number): Promise<ListedProduct> {
  const row = await findRow(trx, kind, id)
  const [piece] = row?.deleted_at === null ? await listedProducts(trx, [row]) : []
  if (!piece) throw await missing(trx, kind, id)
  piece.product.edition = await readPieceEdition(trx, { kind, id })
  return piece
}

async function missing(trx: Writer, kind: ProductKind, id: number): Promise<ShopError> {
  const row = await findRow(trx, kind, id)
  return row
    ? new ShopError('gone', productsCopy.takenOut)
    : new ShopError('not_found', productsCopy.noSuchPiece)
}
