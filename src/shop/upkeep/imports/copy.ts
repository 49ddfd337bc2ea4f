export const importsCopy = {
  noPrice: 'It has no price.',
  priceTooLarge: 'Its price is larger than a price can be here.',
  nameCut: (longestName: number) => `Its name is cut to ${longestName} characters.`,
  textCut: (count: string, maxDescription: number) =>
    `Its text has ${count} characters and is cut to ${maxDescription}.`,
  picturesLeft: (most: number, more: number) =>
    `A piece has ${most} pictures at most; ${more} more are left out.`,
  noPicture: 'It comes without a picture.',
  noSizes: 'None of its sizes can be read. A size is 8x10, 30x40 cm or A3.',
  sizesLeftOut: (sizes: string) => `Left out: ${sizes}. A size is 8x10, 30x40 cm or A3, each once.`,
  madeToOrder: 'In several sizes it is made to order here.',
  railLeft: (most: number, left: string) =>
    `Left out: ${left}. A piece has ${most} sizes at most, each once.`,
  sizesNotCounted: 'Its sizes weren’t counted there: each comes with 1. Please count them.',
  notCounted: 'It wasn’t counted there: it comes with 1.',
  stockCut: (maxQuantity: number) => `Its stock is cut to ${maxQuantity}.`,
  nameless: 'the one without a name',
  size: (size: string) => `size ${size}`,
  inStock: (quantity: number) => `${quantity} in stock`,
  kind: 'one of a kind',

  noSuchImport: 'There is no such import any more.',
  noId: 'This is no id.',

  underWay: 'This is under way by now. Stop it first.',
  noBigCartel: 'There is no open Big Cartel shop at this address, or it doesn’t answer.',
  notAList: 'This address has no list of products of Big Cartel.',
  nothingLeft: 'Nothing of this is left to import.',
  addressMissing: 'Please enter the address of the shop, such as heron.bigcartel.com.',

  noProducts: 'There are headings in this file, and no product under them.',
  products: (count: string) => `${count} products`,
  tooManyColumns: (mostColumns: number) =>
    `There are over ${mostColumns} columns in this file. Upload it as the other shop exports it.`,
  tooManyRows: (most: string) => `There are over ${most} in this file. Please upload it in parts.`,
  unknownFile:
    'The shop doesn’t recognize this file. Export your products in English and upload the file unchanged. From Big Cartel, enter the address of your shop instead: its files hold orders only.',
  notBigCartel: 'This is not Big Cartel’s list of products.',
  isWorkbook:
    'This is an Excel workbook or a zip. Save it as CSV (comma separated), or unpack it, and upload that.',
  isOldWorkbook: 'This is an old Excel workbook. Save it as CSV (comma separated) and upload that.',
  isPdf: 'This is a PDF. Upload the CSV file that the other shop exports.',
  isPicture: 'This is a picture. Upload the CSV file that the other shop exports.',
  isWebPage: 'This is a web page. Upload the CSV file that the other shop exports.',
  fileEmpty: 'This file is empty.',
  notText:
    'This file isn’t text, so it isn’t a CSV file. Upload the CSV file that the other shop exports.',
  rows: (count: string) => `${count} rows`,
  rowTooLong: 'It is too long to be a row.',
  badQuotes:
    'Its quotation marks, or the ones in a row beside it, don’t match. So its cells can’t be told apart.',

  picture: (number: number, message: string) => `Picture ${number}: ${message}`,
  noAnswer: (host: string) => `${host} doesn’t answer any more.`,
  unreadableProduct: (number: number) => `Product ${number} of the list can’t be read.`,

  noTitle: 'It has no title.',
  lowestPrice: 'Etsy’s file has one price for all of its sizes, the lowest: look at each.',
  leftOut: (choice: string, values: string) => `Left out: ${choice} (${values}).`,
  anotherChoice: 'another choice',
  otherCurrency: (paidIn: string, currency: string) =>
    `Its price was in ${paidIn} and is taken as it is, in ${currency}.`,

  noHandle: 'It has no handle, so nobody knows which product it belongs to.',
  noFirstRow: (handle: string) => `The first row of “${handle}” is missing: it has no title.`,
  isGiftCard: (title: string) => `“${title}” is a gift card, which this shop doesn’t sell.`,
  archived: 'It was archived in Shopify.',
  defaultTitle: 'Default Title',

  hostedImageUrls: 'hosted image urls',
  noParent: 'It belongs to a product that isn’t in the file.',
  notSold: (title: string, words: string) => `“${title}” ${words}, which this shop doesn’t sell.`,
  notSoldKinds: {
    GIFT_CARD: 'is a gift card',
    SERVICE: 'is a service',
    DOWNLOAD: 'is a download',
  } as Readonly<Record<string, string>>,

  standsTwice: (title: string) => `“${title}” is in the file twice. The first one counts.`,

  regularPrice: 'regular price',
  noName: 'It has no name.',
  isGroup: (title: string) => `“${title}” is a group of products. They come one by one.`,
  isExternal: (title: string) => `“${title}” is sold in another shop.`,
  isDownload: (title: string) => `“${title}” is a download, which this shop doesn’t sell.`,

  fileTakesToo: 'This file takes too long to read. Please upload it in parts.',

  firstLineFile: (reason: string) => `The first line of this file can’t be read. ${reason}`,
  shopMissing: 'Please enter the address of the shop.',
  kindMissing: 'Please choose prints, clothing, merch or left_out.',
  whichProducts: 'Which products?',
  tooManyAtOnce: 'Please choose at most 500 at once.',
} as const
