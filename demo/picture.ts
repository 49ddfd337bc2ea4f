import type { Look } from '#shop/look/look.ts'

/** What a picture of the demo studio is: a description in words and a way to draw it. */
export type PictureFolder = 'Prints' | 'Clothing' | 'StickersPins' | 'HomepageHero'

export type DemoPicture = {
  /** kebab-case, unique in the whole studio */
  key: string
  folder: PictureFolder
  /** for shoppers who can't see it */
  alt: string
  /** a whole SVG document; the same text at every call */
  svg: () => string
}

/** Prices are US cents. Only square prints have a large size (spec §3). */
export type DemoPrint = {
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

export type DemoClothing = {
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

export type DemoMerch = {
  printName: string
  descName: string
  name: string
  price: number
  description: string
  /** stock; 0 is sold out */
  quantity: number
  /** counted, unless it is the only one of its kind */
  making?: 'one_of_a_kind'
  primary: DemoPicture
  secondary?: DemoPicture
  supplementary?: DemoPicture
}

export type DemoHero = { name: string; picture: DemoPicture }

type SocialLink = { network: string; label: string; url: string }

type DayCount = { from: number; to: number }

/** Until what is made and what lies there leaves, and on the way. */
export type DemoDays = { made: DayCount; stock: DayCount; transit: DayCount }

export type DemoWords = {
  studioName: string
  artistName: string
  tagLine: string
  homeIntro: string
  about: { heading: string; paragraphs: string[] }
  galleryIntro: { prints: string; clothing: string; merch: string }
  commissions: { teaser: string; paragraphs: string[]; formUrl: string }
  madeToOrder: string
  email: string
  social: SocialLink[]
  helperName: string
  timeZone: string
}

/** Every list is in the order in which the pieces were listed, oldest first. */
export type DemoStudio = {
  words: DemoWords
  look: Look
  days: DemoDays
  prints: DemoPrint[]
  clothing: DemoClothing[]
  merch: DemoMerch[]
  heroes: DemoHero[]
  /** members of the lists above */
  hot: { print: DemoPrint; clothing?: DemoClothing; merch: DemoMerch }
  aboutPicture: DemoPicture
  priceGuidePicture: DemoPicture
  /** shown while the studio has no hero of its own */
  defaultHero: DemoPicture
}
