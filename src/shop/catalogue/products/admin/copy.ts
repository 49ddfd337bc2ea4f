export const productsAdminCopy = {
  keywords: {
    print: 'new add product',
    clothing: 'new add product shirt',
    merch: 'new add product',
    hero: 'banner picture home page',
  },
  none: 'none',
  details: 'Details',

  editionAndCertificate: 'Edition',
  withACertificate: 'with a certificate',
  unlimitedStated: 'open; how it is made is stated',
  of: (total: string | number) => `of ${total}`,
  numbered: (list: string) => `numbered, ${list}`,
  copies: 'Number of copies',
  copiesSold: 'Copies are sold already, so you can’t enlarge or end the edition.',
  numberedCopies: (sizeInWords: string) =>
    sizeInWords === '' ? 'Numbered copies' : `Copies of ${sizeInWords}`,
  asManyAsWanted: 'Leave it empty for no limit.',
  proofs: 'Artist’s proofs',
  proofsHint:
    'Beside the numbered copies, as AP 1, AP 2…: you sell or give them away yourself, under “Offline sales”.',
  process: 'Process',
  processHint: 'Linocut, giclée print in pigment ink…',
  year: 'Year',
  signature: 'Signature',
  signatures: { by_hand: 'By hand', on_certificate: 'On the certificate', unsigned: 'None' },
  others: 'Other editions of this picture',
  othersHint:
    'Earlier ones too, with the number of copies. The shop adds the sizes that you sell here.',
  noOthersHint: 'Write “None” if there are no others.',
  master: 'Its plate, block or file',
  masters: {
    '': 'Not stated',
    kept: 'Kept',
    cancelled: 'Destroyed or cancelled, once all were made',
  },
  masterHint:
    'California requires this for prints of 100 dollars and more. “Destroyed or cancelled” can’t be taken back once copies are sold.',
  reproduces: 'It reproduces a picture that was made in another way, such as a painting',
  numberedHint: 'Each copy gets its number when it is paid, and a certificate with all of this.',
  statementHint:
    'Its page shows this. Buyers in the United States also get it in the email about their order.',
  extents: {
    none: 'No limit',
    whole: 'One limited edition',
    sizes: 'A limited edition for each size',
  },

  gallery: 'Gallery and series',
  kindGallery: 'the usual gallery',
  tryAgain: 'Try again',
  kindGalleryChoice: 'Default: the gallery of its kind',
  noSeries: 'There are no series yet. Make one under “Galleries and series”.',
  placed: (inOwnGallery: boolean, series: number) => {
    const gallery = inOwnGallery ? 'a gallery of yours' : 'the usual gallery'
    return series > 0 ? `${gallery}, ${series === 1 ? 'one' : series} series` : gallery
  },
  galleryLabel: 'Gallery',
  seriesLabel: 'Series',
  loading: 'Loading...',

  law: 'Labels and customs',
  asKind: 'same as its kind',
  asUsual: 'As usual',

  quantity: 'Quantity',
  quantityLabel: 'How many',
  oneSizeOnly: 'A one-of-a-kind piece can have only one size.',
  alsoIn: 'The same piece in other colors',
  alsoInHint:
    'Enter the same name, such as “Tide shirt”, in each piece that differs only in color. Each page then shows the others.',
  tags: 'Tags',
  tagsHint:
    'Who would like it: “cats, the sea, people who read”. The search finds it by these words, and offers them for a present.',
  policies: {
    to_order: 'Made to order',
    one_of_a_kind: 'One of a kind',
    counted: 'Several in stock',
    not_for_sale: 'Not for sale',
  },
  saleNote: 'Shown instead of a price',
  saleNotes: {
    '': 'Nothing',
    private_collection: 'In a private collection',
    client_work: 'Client work',
    ask: 'Ask about it',
  },
  saleNoteHint:
    'It has no price and no sizes. “Ask about it” leads to a letter to you that names the piece. You can sell it later at the same address.',

  printFile: 'Print file',
  measureFile: 'none',
  pixels: (name: string, width: string | undefined, height: string | undefined) =>
    `${name}, ${width} × ${height} pixels`,

  words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`),
  story: 'Story',

  tax: 'Tax',
  theUsualRate: 'the usual rate',
  whichRate: 'Which rate is due on it?',
  rateHint:
    'You set the rates under “Taxes”. Printed books often have a reduced rate. Only a work that its artist made by hand, in the way that your tax law describes, counts as an original: ask your tax adviser.',
  taxClassGroup: {
    standard: 'The usual rate',
    reduced: 'The reduced rate',
    zero: 'No tax at all',
    original: 'An original work of art',
  } as Readonly<Record<string, string>>,

  inShopFrom: 'In the shop from',
  opensLater: 'Opens later',
  onePerBuyer: 'One per buyer',
  atOnce: 'at once',
  dayAndTime: 'Day and time',
  momentPassed: 'That moment has passed: it is in the shop as soon as you save.',
  askPast: {
    title: 'That moment has passed. Open it now?',
    text: 'The piece is in the shop at once, for everybody.',
    yes: 'Open it now',
    cancel: 'Choose another moment',
  },

  weight: 'Weight',
  unweighed: 'not weighed',
  packedInGrams: 'Packed, in grams',
  inGrams: (sizeInWords: string) => `${sizeInWords}, in grams`,

  makeHot: 'Make hot:',
  deleteIt: 'Delete',
  edit: 'Edit',

  fromIt: (sum: string) => `From ${sum}`,
  beingPaid: 'Somebody is paying for it',
  onHand(onHand: number, held: number): string {
    if (onHand === 0) return 'Sold out'
    if (held === 0) return `${onHand} in stock`
    return `${onHand} in stock, ${held === onHand ? '' : `${held} of them `}being paid for`
  },

  backList: 'Back to the list',
  deletedMeanwhile: (name: string) => `“${name}” was deleted meanwhile, maybe in another window.`,
  stillTyped: 'Everything you typed is still here. Make the piece anew with it, or leave.',
  makeAnew: 'Make it anew',
  isDraft: (name: string) => `${name} is saved as a draft.`,
  editIt: 'Edit it',
  anotherLike: 'Make another like it',
  share: 'Share it',
  shared: {
    copied: 'Its address is copied.',
    notCopied: 'Here is its address, to copy.',
    link: 'Its address',
  },
  orNew: 'The form below is ready for a new one.',

  description: 'Description',
  descriptionHint: 'Shown on its page, under the name.',
  price: 'Price',
  whatItIs: 'Type',
  whatHint: 'Original painting, zine… Left empty, it is an art print.',
  clothingTypeHint: 'Work shirt, tote…',
  size: 'Size',
  sizeHint: 'Google lists no garment without a size and a color.',
  measurements: 'Measurements',
  measurementsHint: 'Of this piece: chest, length, sleeve.',
  descriptiveHint: 'Vinyl sticker, enamel pin…',
  name: 'Name',
  otherName: 'Another name',
  otherNameHint: 'The search finds it by this name, too.',
  merchMeasurementsHint: '“28 cm high, 24 cm wide”. On its page and in the cart.',

  save: 'Save',
  publish: 'Publish',

  merchStickerPin: 'Merch (sticker/pin)',
  homepageHeroImage: 'Homepage Hero Image',
  selectHotPrint: 'Select Hot Print',
  selectHotClothing: 'Select Hot Clothing',
  selectHotMerch: 'Select Hot Merch',
} as const

/** In the audit trail, after the account’s name. */
export const productsAdminAudit = {
  created: 'added a piece',
  deleted: 'deleted a piece',
  hidden: 'made a piece a draft, or published it',
  restocked: 'changed the stock of a piece',
} as const
