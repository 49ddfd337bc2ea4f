import type { NewPiece } from '#shop/catalogue/products/piece.ts'
import { sizesByShape } from '#shop/catalogue/products/product.ts'
import type {
  DemoClothing,
  DemoMerch,
  DemoMore,
  DemoPicture,
  DemoPrint,
  DemoWork,
} from './demo-studio.ts'

type AddressOf = (drawing: DemoPicture) => string

export function newPrint(print: DemoPrint, address: AddressOf): NewPiece {
  return {
    kind: 'prints',
    name: print.name,
    dimensions: print.dimensions,
    description: print.description,
    sizes: sizesByShape[print.dimensions].map((size) => ({
      size,
      price: print[`${size}Price`] ?? 0,
      variantId: print[`${size}VariantId`] ?? null,
    })),
    ...commonFields(print, [print.main, print.candid, print.supplementary], address),
  }
}

export function newWork(work: DemoWork, address: AddressOf): NewPiece {
  return {
    kind: 'prints',
    name: work.name,
    description: work.description,
    ownSizes: [],
    inventoryPolicy: 'not_for_sale' as const,
    ...commonFields(work, [work.main], address),
  }
}

export function newClothing(piece: DemoClothing, address: AddressOf): NewPiece {
  const { printName: name, descName, price, description, size, measurements, sizes } = piece
  const ownSizes = Object.entries(sizes ?? {}).map(([label, quantity]) => ({
    label,
    quantity,
    price,
    variantId: null,
    width: null,
    height: null,
    unit: null,
  }))
  return {
    kind: 'clothing',
    name,
    descName,
    price,
    description,
    size: size ?? null,
    measurements: measurements ?? null,
    alsoIn: piece.alsoIn,
    ...(sizes && { inventoryPolicy: 'counted' as const, ownSizes }),
    ...commonFields(piece, [piece.primary, piece.secondary, piece.supplementary], address),
  }
}

export function newMerch(piece: DemoMerch, address: AddressOf): NewPiece {
  const { printName: name, descName, name: ownName, price, description, quantity, only } = piece
  const { measurements = null } = piece
  return {
    kind: 'merch',
    name,
    descName,
    ownName,
    price,
    description,
    quantity,
    measurements,
    ...(only && { inventoryPolicy: 'one_of_a_kind' as const }),
    ...commonFields(piece, [piece.primary, piece.secondary, piece.supplementary], address),
  }
}

function commonFields(
  { story, edition, gallery, series, making = [], personalised, personalisation }: DemoMore,
  themes: readonly (DemoPicture | null | undefined)[],
  address: AddressOf,
) {
  return {
    story,
    edition,
    gallery,
    series,
    personalised,
    personalisation,
    pictures: [...themes, ...making.map(({ picture }) => picture)].map((each) =>
      each ? address(each) : null,
    ),
    steps: [...themes.map(() => null), ...making.map(({ words }) => words)],
  }
}
