import type { PieceSize, Product } from '#shop/catalogue/products/product.ts'
import { isSingle } from '#shop/catalogue/products/product-words.ts'
import { pictureCredit } from '#shop/media/pictures/picture-credit.ts'
import { materialWords, mergeLabelling } from '#shop/store/law/labelling.ts'
import type { LawSettings } from '#shop/store/law/law.ts'

interface Studio {
  studioName: string
  artistName: string
  publicUrl: string
}

/** Facts of schema.org, made on the server to keep this code out of the browser. */
export interface ArtworkTerms {
  work: object | null
  measures: readonly object[]
  picture: object
  material: string
}

/** A print is a work of art; clothing and merch carry one. */
export function artworkTerms(
  product: Product,
  studio: Studio,
  { kinds }: Pick<LawSettings, 'kinds'>,
): ArtworkTerms {
  const credit = pictureCredit(studio)
  const creator = { '@type': 'Person', name: credit.creator }
  return {
    work:
      product.kind === 'prints'
        ? { creator, ...artformOf(product), ...artworkEdition(product) }
        : null,
    measures: product.sizes.map(measuresOf),
    material: materialWords(mergeLabelling(product.labelling, kinds[product.kind])),
    picture: { ...credit, creator },
  }
}

function artformOf(product: Product): { artform?: string } {
  if (!isSingle(product)) return { artform: 'Print' }
  return product.descName === null ? {} : { artform: product.descName }
}

/** A number of copies only if all sizes have the same: the page states each size's own number. */
function artworkEdition({ edition, inventoryPolicy }: Product) {
  if (inventoryPolicy === 'one_of_a_kind') return { artEdition: 1 }
  const totals = new Set(edition?.sizes.map(({ total }) => total))
  const [total] = totals
  return {
    ...(edition?.process && { artMedium: edition.process }),
    ...(edition?.year && { dateCreated: String(edition.year) }),
    ...(totals.size === 1 && total !== undefined && { artEdition: total }),
  }
}

function measuresOf({ width, height, unit }: PieceSize) {
  if (width === null || height === null || unit === null) return {}
  const of = (value: number) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: unit === 'in' ? 'INH' : 'CMT',
  })
  return { width: of(width), height: of(height) }
}
