import type { CollectionForm, CollectionType } from '#shop/catalogue/collections/collection.ts'
import type { PieceFacts } from '#shop/catalogue/products/piece.ts'
import type { SizeName } from '#shop/catalogue/products/product.ts'
import type { FocalPoint, PictureFolder } from '#shop/media/pictures/picture.ts'
import type { StudioTexts } from '#shop/store/settings/studio.ts'
import type { Look } from '#shop/store/theme/look.ts'
import type { DemoDays } from './demo-days.server.ts'

/*
 * The content for an empty shop, as far as the shop must know it. Prices are in cents; lists are in the
 * order of listing, oldest first.
 */
export interface DemoPicture {
  /** Unique in the whole studio. */
  key: string
  folder: PictureFolder
  alt: string
  focus?: FocalPoint
  /** A whole SVG document. */
  svg: () => string
}

/** Facts of a drawing that only drawing it finds out. */
export interface DrawingFacts {
  /** SHA-256 of the SVG document that was drawn: a test compares it with the document of today. */
  hash: string
  /** Pixels. */
  width: number
  height: number
  placeholder: string
  /** Names of its colours, as a picture’s row has them. */
  colours: string
}

export interface DemoMore extends Pick<PieceFacts, 'story' | 'edition' | 'gallery' | 'series'> {
  making?: readonly { picture: DemoPicture; words: string }[]
}

/** A print of the demo studio: a price and a variant id for each size, null where it isn't made. */
export type DemoPrint = DemoMore & {
  name: string
  dimensions: 'square' | 'portrait'
  description: string
  main: DemoPicture
  candid: DemoPicture
  supplementary?: DemoPicture
} & Record<`${SizeName}Price`, number | null> &
  Record<`${SizeName}VariantId`, string | null>

interface OwnPiece extends DemoMore {
  printName: string
  descName: string
  price: number
  description: string
  primary: DemoPicture
  supplementary?: DemoPicture
}

/** A piece of clothing of the demo studio, of which there is one. */
export interface DemoClothing extends OwnPiece {
  size?: string
  measurements?: string
  secondary: DemoPicture
}

/** A piece of merch of the demo studio, with its units in stock. */
export interface DemoMerch extends OwnPiece {
  name: string
  measurements?: string
  quantity: number
  /** Absent: units are counted. */
  only?: boolean
  secondary?: DemoPicture
}

/** Everything that an empty shop is filled with. */
export interface DemoStudio {
  words: StudioTexts
  look: Look
  /** Days as the studio's words promise them. */
  days: DemoDays
  prints: DemoPrint[]
  clothing: DemoClothing[]
  merch: DemoMerch[]
  /** Clothing that is sold already. */
  sold?: DemoClothing[]
  /** Galleries and series of its own, in their order. */
  collections?: (Pick<CollectionForm, 'slug' | 'title' | 'words'> & { type: CollectionType })[]
  heroes: { name: string; picture: DemoPicture }[]
  /** Members of the lists above. */
  hot: { print: DemoPrint; clothing?: DemoClothing; merch: DemoMerch }
  aboutPicture: DemoPicture
  priceGuidePicture: DemoPicture
  defaultHero: DemoPicture
  /** By the drawings' keys. */
  facts: Readonly<Record<string, DrawingFacts>>
}
