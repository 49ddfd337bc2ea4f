export const productsCopy = {
  sold: 'So sorry! This item has already been sold.',
  takenOut: 'This piece has been taken out of the shop.',
  noSuchPiece: 'There is no such piece.',

  limitWords: 'Please choose a whole number from 1 to 100.',

  quantityMissing: 'Please enter a quantity greater than zero.',
  wholePrice: (currencyWords: string) => `a price in whole ${currencyWords}`,
  aPrice: 'a price',
  priceMissing: (kind: string, decimalText: string, most: string) =>
    `Please enter ${kind} such as ${decimalText}, at most ${most}.`,
  dayMissing: 'Please choose a day and a time.',
  badFormId: 'A form’s id is 8 to 64 letters, digits, _ or -.',
  versionMissing: 'Please send the `updatedAt` that you read.',

  policyMissing: 'Please choose made to order, one of a kind, counted, or not for sale.',
  saleNoteMissing: 'Please choose one of the words for a piece that isn’t for sale.',
  quantityTooLarge: 'Please enter a quantity of at most 100,000.',

  noQuantity: 'A piece that is made to order has no quantity.',
  noneForSale: 'A piece that isn’t for sale has no quantity.',
  exactlyOne: 'There is exactly one of a one-of-a-kind piece.',
  severalSizes:
    'A one-of-a-kind piece has one size. Please count it, or keep one size, or one price.',
  quantityBySize: 'This piece comes in sizes: please say how many there are of each.',
  sizePaidFor: (size: string) =>
    `Somebody is paying for size ${size} right now. Please remove it once that is over.`,
  whichSize: 'This piece comes in sizes: please name one of them.',
  printerMakes: 'What the printer makes is made to order.',

  noOther: (beside: string) => `${beside}: “no other” can’t be stated.`,
  noEditionOfOne: 'A one-of-a-kind piece can’t have an edition.',
  taxMissing: 'Please choose how it is taxed.',
  beingPaidFor:
    'Somebody is paying for this right now. How many there are can be changed once that is over.',

  candidMissing: 'Please upload a candid image.',
  primaryMissing: 'Please upload a primary image.',
  secondaryMissing: 'Please upload a secondary image.',
  clothingTypeMissing: 'Please enter a clothing type.',
  merchImageMissing: 'Please upload an image of the merch',
  descriptiveMissing: 'Please enter a descriptive name.',
  wholeNumberMissing: 'Please enter a whole number.',
  printNameMissing: 'Please enter a print name.',
  pleaseEnterPrice: 'Please enter a price greater than zero.',
  sizePriceMissing: (size: string) => `Please enter a ${size} size price greater than zero.`,
  variantMissing: (size: string) => `Please enter a ${size} variant id.`,
  sizesMissing: 'Please name sizes that a print of this shape can have.',
  shapeMissing: 'Please choose square or portrait.',
  printImage: 'Please upload a print image.',

  artPrint: 'art print',
  size: (sized: string) => `size ${sized}`,
  xCm: (width: number, height: number) => `${width}x${height} cm`,
  thisPiece: 'This piece',
  changedMeanwhile: 'This piece has been changed meanwhile, in another tab or by somebody else.',
  opensWithDrop: 'This piece opens with its drop. Please change the moment there.',
  noId: 'This is no id.',
  searchTooLong: (most: number) => `Please search with at most ${most} characters.`,
} as const
