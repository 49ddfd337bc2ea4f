/*
 * Completes the catalogue's rows with sizes, pictures and stock, in one query each however many
 * rows there are. Reads only.
 */
import type { Reader, Writer } from '#db/database.ts'
import { isStocked } from '#kernel/kinds.ts'
import type { Picture } from '#shop/media/picture.ts'
import { picturesByAddress } from '#shop/media/pictures.server.ts'
import { availabilityOf } from '#shop/stock/availability.ts'
import { readStock } from '#shop/stock/stock.server.ts'
import { type StockLevel, stockKey } from '#shop/stock/stock.ts'
import type { ClothingPiece, MerchPiece, Piece, PrintPiece } from './piece.ts'
import { type PrintSize, sizeLabel, sizesOf } from './product.ts'
import type { ClothingRow, MerchRow, PieceRow, PrintRow } from './product-rows.server.ts'

interface Beside {
  sizes: Map<number, PrintSize[]>
  pictures: Map<string, Picture>
  stock: Map<string, StockLevel>
}

/** The pieces of the rows, in the rows' order. */
export async function completePieces(
  reader: Reader | Writer,
  rows: readonly PieceRow[],
): Promise<Piece[]> {
  const stocked = rows.flatMap(({ kind, id }) => (isStocked(kind) ? [{ kind, productId: id }] : []))
  const beside: Beside = {
    sizes: await sizesByPrint(
      reader,
      rows.filter((row) => row.kind === 'prints'),
    ),
    pictures: await picturesByAddress(reader, rows.flatMap(addressesOf)),
    stock: await readStock(reader, stocked),
  }
  return rows.map((row) => completePiece(row, beside))
}

function completePiece(row: PieceRow, beside: Beside): Piece {
  if (row.kind === 'prints') return printPiece(row, beside)
  if (row.kind === 'clothing') return clothingPiece(row, beside)
  return merchPiece(row, beside)
}

function printPiece(row: PrintRow, beside: Beside): PrintPiece {
  const { id, name, description, dimensions } = row
  const product = {
    kind: row.kind,
    id,
    name,
    description,
    dimensions,
    sizes: beside.sizes.get(id) ?? [],
    pictures: picturesOf(row, name, beside),
    ...marksOf(row),
  }
  const { location, candid_location: candidLocation } = row
  return {
    product,
    images: { location, candidLocation, supplementaryImage: row.supplementary_image },
  }
}

function clothingPiece(row: ClothingRow, beside: Beside): ClothingPiece {
  const { facts, stock } = stockedFacts(row, beside, true)
  const { kind, size, measurements } = row
  return { product: { kind, ...facts, size, measurements }, images: imagesOf(row), stock }
}

function merchPiece(row: MerchRow, beside: Beside): MerchPiece {
  const { facts, stock } = stockedFacts(row, beside, false)
  const { kind, name } = row
  return { product: { kind, ...facts, name }, images: imagesOf(row), stock }
}

/** What clothing and merch have alike. */
function stockedFacts(row: ClothingRow | MerchRow, beside: Beside, oneOfAKind: boolean) {
  const { id, print_name: printName, desc_name: descName, description, price } = row
  const { onHand, held, heldUntil } = levelOf(row, beside)
  const facts = {
    id,
    printName,
    descName,
    description,
    price,
    availability: availabilityOf(onHand, held, heldUntil, oneOfAKind),
    pictures: picturesOf(row, `${printName}, ${descName}`, beside),
    ...marksOf(row),
  }
  return { facts, stock: { onHand, held } }
}

const marksOf = (row: PieceRow) => ({
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  hidden: row.hidden === 1,
})

const imagesOf = <Row extends ClothingRow | MerchRow>(row: Row) => ({
  primaryImage: row.primary_image,
  secondaryImage: row.secondary_image as Row['secondary_image'],
  supplementaryImage: row.supplementary_image,
})

function levelOf(row: PieceRow, { stock }: Beside): StockLevel {
  return stock.get(stockKey(row.kind, row.id)) ?? { onHand: 0, held: 0, heldUntil: null }
}

/** Main picture first. A picture without a description gets the piece's name. */
function picturesOf(row: PieceRow, name: string, { pictures }: Beside): Picture[] {
  return addressesOf(row).flatMap((address) => {
    const picture = pictures.get(address)
    return picture ? [{ ...picture, alt: picture.alt || name }] : []
  })
}

function addressesOf(row: PieceRow): string[] {
  const addresses =
    row.kind === 'prints'
      ? [row.location, row.candid_location, row.supplementary_image]
      : [row.primary_image, row.secondary_image, row.supplementary_image]
  return addresses.filter((address) => address !== null)
}

async function sizesByPrint(
  reader: Reader | Writer,
  prints: readonly PrintRow[],
): Promise<Map<number, PrintSize[]>> {
  if (prints.length === 0) return new Map()
  const ids = prints.map((print) => print.id)
  const query = reader.selectFrom('print_sizes').selectAll().where('print_id', 'in', ids)
  const rows = Map.groupBy(await query.execute(), (row) => row.print_id)
  return new Map(
    prints.map(({ id, dimensions }) => [
      id,
      sizesOf[dimensions].flatMap((size) => {
        const row = rows.get(id)?.find((one) => one.size === size)
        const label = sizeLabel(dimensions, size)
        return row && label ? [{ size, label, price: row.price, variantId: row.variant_id }] : []
      }),
    ]),
  )
}
