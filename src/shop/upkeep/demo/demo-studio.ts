import type { CollectionForm, CollectionType } from '#shop/catalogue/collections/collection.ts'
import type { PieceFacts } from '#shop/catalogue/products/piece.ts'
import type { SizeName } from '#shop/catalogue/products/product.ts'
import type { SizeGuide } from '#shop/catalogue/sizes/size-guide.ts'
import type { ClearPart, FocalPoint, PictureFolder } from '#shop/media/pictures/picture.ts'
import type { Decided } from '#shop/store/settings/sentences.ts'
import type { StudioTexts } from '#shop/store/settings/settings.schema.ts'
import type { Theme } from '#shop/store/theme/theme.ts'
import type { BlockKind, OwnPageForm, PageBlock } from '#shop/store/written-pages/own-page.ts'
import type { DemoDays } from './demo-days.server.ts'

/* Prices in cents; lists in the order of listing, oldest first. */
export interface DemoPicture {
  key: string
  folder: PictureFolder
  alt: string
  focus?: FocalPoint
  /** The part that nothing may cover or cut. */
  clear?: ClearPart
  svg: () => string
}

/** Known only after drawing. */
export interface DrawingFacts {
  /** SHA-256 of the drawn SVG document; a test compares it with the document. */
  hash: string
  /** Pixels. */
  width: number
  height: number
  placeholder: string
  /** As stored in a picture's row. */
  colours: string
  ground: string
}

export interface DemoMore
  extends Pick<
    PieceFacts,
    'story' | 'edition' | 'gallery' | 'series' | 'personalised' | 'personalisation'
  > {
  making?: readonly { picture: DemoPicture; words: string }[]
}

/** By size: a price and a variant id; null where the size isn't made. */
export type DemoPrint = DemoMore & {
  name: string
  dimensions: 'square' | 'portrait'
  description: string
  main: DemoPicture
  candid: DemoPicture
  supplementary?: DemoPicture
} & Record<`${SizeName}Price`, number | null> &
  Record<`${SizeName}VariantId`, string | null>

export type DemoWork = DemoMore & { name: string; description: string; main: DemoPicture }

type DemoBlockOf<B> =
  B extends PageBlock<'picture'>
    ? Omit<B, 'picture'> & { picture: DemoPicture }
    : B extends PageBlock<'pictures'>
      ? Omit<B, 'pictures'> & { pictures: readonly DemoPicture[] }
      : B extends PageBlock<'piece'>
        ? { kind: 'piece'; piece: string }
        : B extends PageBlock<'gallery'>
          ? { kind: 'gallery'; gallery: string }
          : B

/** Names pictures by their drawings, a piece by its name, a gallery by its slug. */
export type DemoBlock = DemoBlockOf<PageBlock<Exclude<BlockKind, 'video'>>>

interface OwnPiece extends DemoMore {
  printName: string
  descName: string
  price: number
  description: string
  primary: DemoPicture
  supplementary?: DemoPicture
}

export interface DemoClothing extends OwnPiece {
  /** Units by size; absent: one unit of `size`. */
  sizes?: Readonly<Record<string, number>>
  alsoIn?: string
  size?: string
  measurements?: string
  secondary: DemoPicture
}

export interface DemoMerch extends OwnPiece {
  name: string
  measurements?: string
  quantity: number
  /** Absent: units are counted. */
  only?: boolean
  secondary?: DemoPicture
}

/** `sentences`: the shop’s own, in the studio’s words. */
export type DemoWords = StudioTexts & { sentences?: Decided }

export interface DemoStudio {
  words: DemoWords
  theme: Theme
  days: DemoDays
  prints: DemoPrint[]
  clothing: DemoClothing[]
  sizeGuide?: SizeGuide
  merch: DemoMerch[]
  sold?: DemoClothing[]
  works?: DemoWork[]
  collections?: (Pick<CollectionForm, 'slug' | 'title' | 'words' | 'layout'> & {
    type: CollectionType
    hidden?: boolean
  })[]
  pages?: (Pick<OwnPageForm, 'title' | 'spot'> & { blocks: readonly DemoBlock[] })[]
  heroes: { name: string; picture: DemoPicture }[]
  hot: { print: DemoPrint; clothing?: DemoClothing; merch: DemoMerch }
  aboutPicture: DemoPicture
  priceGuidePicture: DemoPicture
  defaultHero: DemoPicture
  facts: Readonly<Record<string, DrawingFacts>>
}
