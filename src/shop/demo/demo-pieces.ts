import { sizesOf } from '#shop/catalogue/product.ts'
import type { NewPrint } from '#shop/catalogue/write-prints.server.ts'
import type { NewClothing, NewMerch } from '#shop/catalogue/write-stocked-pieces.server.ts'
import type { DemoClothing, DemoMerch, DemoPicture, DemoPrint } from './demo-studio.ts'

type AddressOf = (drawing: DemoPicture) => string

/** A demo print as the catalogue takes it. */
export function newPrint(print: DemoPrint, address: AddressOf): NewPrint {
  return {
    name: print.name,
    dimensions: print.dimensions,
    description: print.description,
    sizes: sizesOf[print.dimensions].map((size) => ({
      size,
      price: print[`${size}Price`] ?? 0,
      variantId: print[`${size}VariantId`] ?? '',
    })),
    location: address(print.main),
    candidLocation: address(print.candid),
    supplementaryImage: print.supplementary ? address(print.supplementary) : null,
  }
}

/** Clothing of the demo as the catalogue adds it. */
export function newClothing(piece: DemoClothing, address: AddressOf): NewClothing {
  return {
    printName: piece.printName,
    descName: piece.descName,
    price: piece.price,
    description: piece.description,
    size: piece.size ?? null,
    measurements: piece.measurements ?? null,
    primaryImage: address(piece.primary),
    secondaryImage: address(piece.secondary),
    supplementaryImage: piece.supplementary ? address(piece.supplementary) : null,
  }
}

/** Merch of the demo as the catalogue adds it. */
export function newMerch(piece: DemoMerch, address: AddressOf): NewMerch {
  return {
    printName: piece.printName,
    descName: piece.descName,
    name: piece.name,
    price: piece.price,
    description: piece.description,
    quantity: piece.quantity,
    primaryImage: address(piece.primary),
    secondaryImage: piece.secondary ? address(piece.secondary) : null,
    supplementaryImage: piece.supplementary ? address(piece.supplementary) : null,
  }
}
