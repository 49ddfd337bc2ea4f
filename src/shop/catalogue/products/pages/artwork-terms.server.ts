/*
 * What search engines are told of a piece as a work of art, and of its pictures: who made it, in which
 * edition and measures, whose the pictures are and whom to ask for them. Only says what the pages say.
 */
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { PieceSize, Product } from '#shop/catalogue/products/product.ts'
import { labellingOf, materialOf } from '#shop/store/law/labelling.ts'
import type { LawSettings } from '#shop/store/law/law.ts'

interface Studio {
  studioName: string
  artistName: string
  publicUrl: string
}

/** Facts of schema.org, made on the server: no visitor's browser carries what makes them. */
export interface ArtworkTerms {
  /** Of the piece, beside those of a product; null: it is no work of art. */
  work: object | null
  /** By size, in their order: what a size is wide and high. */
  measures: readonly object[]
  /** Of each picture. */
  picture: object
  /** What it is made of; '' where nobody has said it. */
  material: string
}

/** What a piece is told to be; a print is a work of art, clothing and merch carry one. */
export function artworkTerms(
  product: Product,
  studio: Studio,
  { kinds }: Pick<LawSettings, 'kinds'>,
): ArtworkTerms {
  const { studioName, publicUrl } = studio
  const creator = { '@type': 'Person', name: studio.artistName || studioName }
  return {
    work: product.kind === 'prints' ? { creator, artform: 'Print', ...editionOf(product) } : null,
    measures: product.sizes.map(measuresOf),
    material: materialOf(labellingOf(product.labelling, kinds[product.kind])),
    picture: {
      creator,
      creditText: studioName,
      copyrightNotice: `© ${studioName}`,
      license: publicUrl + pagePaths.terms,
      acquireLicensePage: publicUrl + pagePaths.contact,
    },
  }
}

/**
 * What is stated of it: process, year, and the number of its copies where all sizes have one; each size's own
 * is on the page.
 */
function editionOf({ edition, making }: Product) {
  if (making === 'one_of_a_kind') return { artEdition: 1 }
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
    ...{ '@type': 'QuantitativeValue', value, unitCode: unit === 'in' ? 'INH' : 'CMT' },
  })
  return { width: of(width), height: of(height) }
}
