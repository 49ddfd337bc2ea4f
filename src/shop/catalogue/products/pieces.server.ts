/* One query each for sizes, pictures and stock, however many rows there are. */
import { isStocked } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { storedPersonalisation } from '#shop/catalogue/personalisation/personalisation.schema.ts'
import {
  readImages,
  type ShownPicture,
} from '#shop/catalogue/product-pictures/piece-pictures.server.ts'
import { storedPrintFile } from '#shop/catalogue/product-pictures/print-file.server.ts'
import { readSizes, type StoredSize } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { keptWeights } from '#shop/catalogue/sizes/weights.schema.ts'
import {
  type Availability,
  bestAvailability,
  madeToOrder,
  notForSale,
  tightestAvailability,
  toAvailability,
} from '#shop/catalogue/stock/availability.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { countedSize, editionRef, type StockLevel, stockKey } from '#shop/catalogue/stock/stock.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { storedLabelling } from '#shop/store/law/labelling.schema.ts'
import { storedFacts } from './facts/stored-facts.server.ts'
import { type Counted, type Piece, toCard } from './piece.ts'
import type { PiecePicture, PieceSize, Product, ProductCard } from './product.ts'
import { type PieceRow, pieceKey } from './product-rows.server.ts'

interface PieceFacts {
  sizes: readonly StoredSize[]
  images: (ShownPicture | null)[]
  stock: ReadonlyMap<string, StockLevel>
}

const nothingLeft: StockLevel = { onHand: 0, held: 0, heldUntil: null }

export async function completePieces(
  reader: Reader | Writer,
  rows: readonly PieceRow[],
): Promise<Piece[]> {
  const sized = rows.filter(({ price }) => price === null)
  const sizes = await readSizes(reader, sized)
  const images = await readImages(reader, rows)
  const editions = [...rows, ...[...sizes.values()].flat()].flatMap((each) => each.edition_id ?? [])
  const counted = rows.filter(({ making }) => isStocked(making))
  const stock = await readStock(reader, [
    ...counted.map(({ kind, id }) => ({ kind, productId: id })),
    ...editions.map(editionRef),
  ])
  return rows.map((row) => {
    const key = pieceKey(row)
    return completePiece(row, {
      sizes: sizes.get(key) ?? [],
      images: images.get(key) ?? [],
      stock,
    })
  })
}

export async function readCards(reader: Reader, rows: readonly PieceRow[]): Promise<ProductCard[]> {
  const pieces = await completePieces(reader, rows)
  return pieces.map(({ product }) => toCard(product))
}

function completePiece(row: PieceRow, { sizes: stored, images, stock }: PieceFacts): Piece {
  const isUnique = row.making === 'one_of_a_kind'
  const levelOf = (size: string) => {
    const ref = { kind: row.kind, productId: row.id, size: countedSize(row.making, size) }
    return stock.get(stockKey(ref)) ?? nothingLeft
  }
  const editionLeft = (id: number | null) => {
    const level = id === null ? undefined : stock.get(stockKey(editionRef(id)))
    return level ? [leftOf(level)] : []
  }
  const levels = row.making === 'counted' ? stored.map(({ label }) => levelOf(label)) : []
  const level = levels.length > 0 ? sumLevels(levels) : levelOf('')
  const { onHand, held } = level
  const sizes = stored.map(({ edition_id: editionId, ...size }, at): PieceSize => {
    const left = [...editionLeft(editionId), ...levels.slice(at, at + 1).map((own) => leftOf(own))]
    return left.length > 0 ? { ...size, availability: tightestAvailability(left) } : size
  })
  const product: Product = {
    kind: row.kind,
    id: row.id,
    name: row.name,
    ...storedFacts(row),
    ...storedPersonalisation(row),
    price: row.price ?? sizes[0]?.price ?? 0,
    was: (row.price === null ? sizes[0]?.was : row.was) ?? null,
    labelling: storedLabelling(row.labelling),
    dimensions: row.dimensions,
    sizes,
    inventoryPolicy: row.making,
    availability: tightestAvailability([
      bestAvailability(stored.map(({ edition_id: id }) => editionLeft(id)[0] ?? madeToOrder)),
      ...(isStocked(row.making) ? [leftOf(level, isUnique)] : []),
      ...(row.making === 'not_for_sale' ? [notForSale] : []),
      ...editionLeft(row.edition_id),
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
  return {
    product,
    images: addresses,
    printFile,
    stock: isStocked(row.making) ? { onHand, held } : null,
    ...(levels.length > 0 && {
      sizeStock: levels.map(({ onHand, held }): Counted => ({ onHand, held })),
    }),
  }
}

const leftOf = ({ onHand, held, heldUntil }: StockLevel, isUnique = false): Availability =>
  toAvailability(onHand, held, heldUntil, isUnique)

function sumLevels(levels: readonly StockLevel[]): StockLevel {
  const ends = levels.flatMap(({ heldUntil }) => heldUntil ?? [])
  return {
    onHand: levels.reduce((sum, { onHand }) => sum + onHand, 0),
    held: levels.reduce((sum, { held }) => sum + held, 0),
    heldUntil: ends.length > 0 ? Math.min(...ends) : null,
  }
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
