import { sizeInWords } from '#shop/catalogue/products/product.ts'

export const costsAdminCopy = {
  costs: 'Costs',
  keywords: 'cost price material margin cogs expenses making',
  intro:
    'Enter what one piece costs you to make: paper, ink, blanks, packaging. If you get VAT back on what you buy, enter costs without it. The shop takes these costs off your profit by itself.',
  kept: 'A sale keeps the costs of its day. New costs count from now on.',
  printed: 'For prints that Printful makes, the shop uses Printful’s invoice once it has come.',
  kinds: { prints: 'Art prints', clothing: 'Clothing', merch: 'Merch' },
  otherSizes: 'Every other size',
  size: sizeInWords,
  galleries: 'Galleries with other costs',
  galleriesHint: 'Leave these empty if a gallery costs the same as everything else.',
  inGallery: (gallery: string, kind: string) => `${gallery}: ${kind}`,
  pieces: 'Pieces with other costs',
  noPieces: 'No piece has costs of its own.',
  change: 'Change',
  sizeCost: (size: string, cost: string) => (size === '' ? cost : `${sizeInWords(size)} ${cost}`),
  piecesHint: 'Find a piece to enter what it costs you, by size.',
  find: 'Find a piece',
  noneFound: 'No piece has these words.',
  enter: 'Enter costs',
  ofPiece: (name: string) => `What ${name} costs you`,
  one: 'One piece',
  instead: (cost: string) => `Leave it empty for ${cost}, as entered for its kind or gallery.`,
  unknown: 'Leave it empty if you don’t know it.',
  posting: 'Enter what a parcel costs you beside each rate, under ',
  shipping: 'Shipping',
  saved: 'costs saved',
  failed: 'the costs couldn’t be saved. try again?',
} as const

/** In the audit trail, after the account’s name. */
export const costsAdminAudit = {
  changed: 'changed what pieces cost to make',
} as const
