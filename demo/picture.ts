import type { SizeGuide } from '#shop/catalogue/sizes/size-guide.ts'
import type { Theme } from '#shop/store/theme/theme.ts'
import type { DrawingFacts } from '#shop/upkeep/demo/demo-studio.ts'

export type PictureFolder = 'Prints' | 'Clothing' | 'StickersPins' | 'HomepageHero'

export type DemoPicture = {
  /** kebab-case, unique in the whole studio */
  key: string
  folder: PictureFolder
  /** for shoppers who can't see it */
  alt: string
  /** what stays in view where it is cropped, in hundredths of its width and height */
  focus?: { x: number; y: number }
  /** what nothing may cover or cut, in hundredths */
  clear?: { x: number; y: number; width: number; height: number }
  /** a whole SVG document; the same text at every call */
  svg: () => string
}

export type DemoMore = {
  /** In paragraphs: *words* are emphasised, [words](address) is a link. */
  story?: string
  making?: { picture: DemoPicture; words: string }[]
  edition?: {
    sizes: { size: string; total: number }[]
    proofs: number
    year: number
    process: string
    reproduction: boolean
    signature: 'by_hand'
    others: null
    master: 'kept' | 'cancelled'
  }
  personalised?: boolean
  personalisation?: {
    label: string
    required: boolean
    lines: number
    most: number
    price: number
  }
  /** Slugs of the studio's collections. */
  gallery?: string
  series?: string[]
}

/** A gallery or a series of the studio's own. */
export type DemoCollection = {
  type: 'gallery' | 'series'
  slug: string
  title: string
  words: string
  layout?: 'shop' | 'looking'
  /** Left out of the menu. */
  hidden?: boolean
}

/** Shown, not sold. */
export type DemoWork = DemoMore & { name: string; description: string; main: DemoPicture }

/** A part of a page: pictures by their drawings, a piece by its name, a gallery by its slug. */
export type DemoBlock =
  | { kind: 'words'; text: string }
  | { kind: 'picture'; picture: DemoPicture; caption: string; wide: boolean }
  | { kind: 'pictures'; pictures: DemoPicture[]; caption: string }
  | { kind: 'piece'; piece: string }
  | { kind: 'gallery'; gallery: string }
  | { kind: 'quotation'; text: string; by: string }
  | { kind: 'button'; label: string; to: string }

export type DemoPage = { title: string; spot: 'menu' | 'footer'; blocks: DemoBlock[] }

/** Prices are US cents. Only square prints have a large size (spec §3). */
export type DemoPrint = DemoMore & {
  name: string
  dimensions: 'square' | 'portrait'
  smallPrice: number
  mediumPrice: number
  largePrice: number | null
  smallVariantId: string
  mediumVariantId: string
  largeVariantId: string | null
  description: string
  main: DemoPicture
  candid: DemoPicture
  supplementary?: DemoPicture
}

export type DemoClothing = DemoMore & {
  printName: string
  descName: string
  price: number
  description: string
  size?: string
  measurements?: string
  primary: DemoPicture
  secondary: DemoPicture
  supplementary?: DemoPicture
}

export type DemoMerch = DemoMore & {
  measurements?: string
  printName: string
  descName: string
  name: string
  price: number
  description: string
  /** stock; 0 is sold out */
  quantity: number
  /** the only one of its kind, not counted */
  only?: boolean
  primary: DemoPicture
  secondary?: DemoPicture
  supplementary?: DemoPicture
}

export type DemoHero = { name: string; picture: DemoPicture }

type SocialLink = { network: string; label: string; url: string }

type DayCount = { from: number; to: number }

/** Days until a made piece leaves, until a stocked piece leaves, and days on the way. */
export type DemoDays = { made: DayCount; stock: DayCount; transit: DayCount }

export type DemoWords = {
  studioName: string
  artistName: string
  tagLine: string
  homeIntro: string
  about: { heading: string; paragraphs: string[] }
  galleryIntro: { prints: string; clothing: string; merch: string }
  takesCommissions: boolean
  commissions: { teaser: string; paragraphs: string[]; formUrl: string }
  madeToOrder: string
  email: string
  social: SocialLink[]
  helperName: string
  timeZone: string
  /** The shop’s own sentences, by their keys, in the studio’s words. */
  sentences?: Record<string, string>
}

/** Every list is in the order in which the pieces were listed, oldest first. */
export type DemoStudio = {
  words: DemoWords
  theme: Theme
  days: DemoDays
  prints: DemoPrint[]
  clothing: DemoClothing[]
  sizeGuide?: SizeGuide
  merch: DemoMerch[]
  sold?: DemoClothing[]
  works?: DemoWork[]
  collections?: DemoCollection[]
  pages?: DemoPage[]
  heroes: DemoHero[]
  /** members of the lists above */
  hot: { print: DemoPrint; clothing?: DemoClothing; merch: DemoMerch }
  aboutPicture: DemoPicture
  priceGuidePicture: DemoPicture
  /** shown while the studio has no hero of its own */
  defaultHero: DemoPicture
  /** Facts about each picture, by its key: the shop shows its row before it is drawn. demo/write-facts.ts writes them. */
  facts: Readonly<Record<string, DrawingFacts>>
}
