/* One query each for sizes, pictures and stock, however many rows there are. */
import type { Reader, Writer } from '#platform/db/database.ts'
import {
  readImages,
  type ShownPicture,
} from '#shop/catalogue/product-pictures/piece-pictures.server.ts'
import { storedPrintFile } from '#shop/catalogue/product-pictures/print-file.server.ts'
import { readSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { keptWeights } from '#shop/catalogue/sizes/weights.schema.ts'
import {
  bestAvailability,
  madeToOrder,
  tightestAvailability,
  toAvailability,
} from '#shop/catalogue/stock/availability.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { type StockLevel, stockKey, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { storedLabelling } from '#shop/store/law/labelling.schema.ts'
import { storedFacts } from './facts/stored-facts.server.ts'
import { type Piece, toCard } from './piece.ts'
import type { PiecePicture, PieceSize, Product, ProductCard } from './product.ts'
import type { PieceRow } from './product-rows.server.ts'

interface PieceFacts {
  sizes: PieceSize[]
  images: (ShownPicture | null)[]
  level: StockLevel
  edition: StockLevel | undefined
}

const nothingLeft: StockLevel = { onHand: 0, held: 0, heldUntil: null }

export async function completePieces(
  reader: Reader | Writer,
  rows: readonly PieceRow[],
): Promise<Piece[]> {
  const stocked = rows.flatMap(refsOf)
  const sizes = await readSizes(
    reader,
    rows.filter(({ price }) => price === null),
  )
  const images = await readImages(reader, rows)
  const stock = await readStock(reader, stocked)
  return rows.map((row) => {
    const key = stockKey(row.kind, row.id)
    return completePiece(row, {
      sizes: sizes.get(key) ?? [],
      images: images.get(key) ?? [],
      level: stock.get(key) ?? nothingLeft,
      edition: row.edition_id === null ? undefined : stock.get(stockKey('edition', row.edition_id)),
    })
  })
}

export async function readCards(reader: Reader, rows: readonly PieceRow[]): Promise<ProductCard[]> {
  const pieces = await completePieces(reader, rows)
  return pieces.map(({ product }) => toCard(product))
}

const refsOf = ({ kind, id, making, edition_id: editionId }: PieceRow) =>
  stockRefs({ kind, productId: id, making, editionId })

function completePiece(row: PieceRow, { sizes, images, level, edition }: PieceFacts): Piece {
  const { onHand, held, heldUntil } = level
  const isMade = row.making === 'to_order'
  const product: Product = {
    kind: row.kind,
    id: row.id,
    name: row.name,
    ...storedFacts(row),
    price: row.price ?? sizes[0]?.price ?? 0,
    was: (row.price === null ? sizes[0]?.was : row.was) ?? null,
    labelling: storedLabelling(row.labelling),
    dimensions: row.dimensions,
    sizes,
    making: row.making,
    availability: tightestAvailability([
      bestAvailability(sizes.map((size) => size.edition ?? madeToOrder)),
      ...(isMade ? [] : [toAvailability(onHand, held, heldUntil, row.making === 'one_of_a_kind')]),
      ...(edition ? [toAvailability(edition.onHand, edition.held, edition.heldUntil, false)] : []),
    ]),
    pictures: shownPictures(row, images),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    hidden: row.hidden === 1,
    opensAt: row.opens_at,
    dropId: row.drop_id,
    weights: keptWeights(row.weights),
    inArchive: row.in_archive === 1,
  }
  const addresses = images.map((image) => image?.address ?? null)
  const printFile = storedPrintFile(row.print_file)
  return { product, images: addresses, stock: isMade ? null : { onHand, held }, printFile }
}

/** A picture without a description gets the piece's name; a step of the making has its sentence. */
function shownPictures(
  { name, desc_name: descName }: PieceRow,
  images: readonly (ShownPicture | null)[],
): PiecePicture[] {
  const words = descName === null ? name : `${name}, ${descName}`
  return images.flatMap((image) =>
    image?.picture ? [shownPicture(image.picture, image.step, words)] : [],
  )
}

function shownPicture(picture: Picture, step: string | null, words: string): PiecePicture {
  return step === null ? { ...picture, alt: picture.alt || words } : { ...picture, step }
}
