import { factWords } from '#shop/catalogue/products/facts/copy.ts'

export const exportCopy = {
  readme: (currency: string, list: string, described: string) =>
    `Your export\n===========\n\nYour pieces, pictures, orders, messages, and who asked to hear from you: yours to keep and to take anywhere.\nTables are CSV, for any spreadsheet (UTF-8, commas, a heading in the first line). Where a text begins\nwith =, +, - or @, the shop puts an apostrophe before it, so that no spreadsheet runs it as a formula.\nPrices are in ${currency} unless a column says otherwise.\n\nOrders and letters hold people's names and addresses: keep them as you keep your keys. Passwords, sign-ins and\nkeys of services are not in here. To bring this very shop back one day, take a backup.\n\n${list}\nproducts.json\nThe same pieces as in products.csv, whole, for programs: one object a piece, with all of its sizes.\nIts fields have the names of the columns; a price is a number such as 12.5, a time is in UTC\n(ISO 8601), a picture is its address and what it shows in words.\n\norders.csv\nPaid orders, oldest first, one row for each, as the table of all paid orders: number, days in your time zone,\nstate, what was bought, sums with their currency in the heading, the buyer, where it went, tracking,\nand the payment's own number at its provider.\n\norders.json\nThe same orders, whole, for programs and other shops: a list of objects, the oldest order first.\n${described}\n\npictures/\nEvery picture that you uploaded, as the shop keeps it (turned upright, at most 2,400 pixels long).\n`,
} as const

const kinds = 'prints, clothing or merch'
const textOnPage = 'the text on its page'
const inShopsCurrency = 'in the shop’s currency, with a dot before the decimals'
const whenInUtc = 'when, in UTC'
const orderNumber = 'its number, as in orders.csv'
const nameThen = 'its name then'
const whereItHasOne = 'where it has one'
const howMany = 'how many'
const inPixels = 'in pixels'
const inItsUnit = 'in its unit'
const galleryOrSeries = 'gallery or series'
const lastPart = 'the last part of its address'
const inProducts = 'as in products.csv'
const ofTheSum = 'of the sum'

/** By file, in the order of the README; columns with their meaning. */
export const tableCopy = {
  'products.csv': {
    about: 'Your pieces, drafts and sold ones too; a print has a row for each of its sizes.',
    columns: {
      Kind: kinds,
      Id: 'the number in the address of the piece’s page',
      Name: 'of a print; of clothing and merch, the print that they carry',
      'What it is': '“Linen shirt”, “Sticker”; empty for an art print',
      'Own name': 'of merch, where it has one',
      Description: textOnPage,
      Size: 'of a print in inches, of clothing as on its label',
      Price: inShopsCurrency,
      Stock: 'units you have; empty for a piece that is made to order',
      'Variant id': 'what the printer knows this size by',
      Measurements: 'where you gave them',
      Draft: 'yes: visitors don’t see it',
      Added: whenInUtc,
      'Picture 1': 'address of the main picture, found again in pictures.csv',
      'Picture 2': 'likewise',
      'Picture 3': 'likewise',
      'More pictures': 'the addresses of all others, with spaces between them',
      Story: 'the longer text on its page, with its marks',
      Making: 'to_order, one_of_a_kind, counted or not_for_sale',
      ...Object.fromEntries(
        factWords.flatMap(([, { exported }]) =>
          exported ? [[exported.heading, exported.about]] : [],
        ),
      ),
      'Asks for':
        'what its buyers may write themselves; in products.json with its limits and price',
    },
  },
  'order-lines.csv': {
    about: 'What was bought in each paid order, at the price of then.',
    columns: {
      Order: orderNumber,
      Kind: kinds,
      'Piece id': 'the piece’s number then, as in products.csv',
      Name: nameThen,
      'What it is': 'of clothing and merch',
      Size: whereItHasOne,
      Quantity: howMany,
      'Price each': 'in the currency of the order',
      'Variant id': 'what the printer knew it by',
      'To wishes': 'yes: it was made to the buyer’s wishes',
      'Asked for': 'what the piece asked its buyer to write',
      'Own words': 'what the buyer wrote',
    },
  },
  'size-sets.csv': {
    about: 'Your saved sets of sizes.',
    columns: {
      Set: 'its name',
      Size: 'as it is sold',
      Width: inItsUnit,
      Height: inItsUnit,
      Unit: 'cm or in',
      Price: inShopsCurrency,
    },
  },
  'galleries.csv': {
    about: 'Your galleries and series, in the order of the menu.',
    columns: {
      Type: galleryOrSeries,
      Address: lastPart,
      Title: 'as visitors read it',
      Words: textOnPage,
      Picture: 'its address, found again in pictures.csv',
      'Left out': 'yes: not in the menu',
    },
  },
  'pages.csv': {
    about: 'Your own pages, and the parts below the texts of the pages of every shop.',
    columns: {
      Address: lastPart,
      Title: 'as visitors read it; empty for a page of every shop',
      Linked: 'menu, footer or none',
      Draft: 'yes: visitors do not see it',
      Parts: 'as JSON, from top to bottom; pictures by their addresses in pictures.csv',
    },
  },
  'gallery-pieces.csv': {
    about:
      'Which pieces are in a gallery of your own or in a series, in their order. All others are in the gallery of their kind.',
    columns: {
      Type: galleryOrSeries,
      Address: 'as in galleries.csv',
      Kind: kinds,
      'Piece id': inProducts,
    },
  },
  'certificates.csv': {
    about: 'Every certificate of a numbered copy or a single piece.',
    columns: {
      Id: lastPart,
      Kind: kinds,
      'Piece id': inProducts,
      Size: 'of the edition, where it is of one size',
      Number: 'of this copy; empty for a single piece',
      Proof: 'yes: the number is an artist’s proof’s',
      Edition: 'how many numbered copies the edition has',
      Order: 'its number, as in orders.csv; empty for a copy that went another way',
      Issued: whenInUtc,
      Void: 'since when it is void, in UTC',
      Signed: 'the certified text, signed with your studio’s key (a JWS)',
    },
  },
  'invoices.csv': {
    about: 'Every invoice and credit note. Buyers’ names and addresses are in orders.json.',
    columns: {
      Series: 'invoice or credit_note; “test-” before it where no real money was paid',
      Number: 'as it is written on the paper',
      Order: orderNumber,
      Sum: 'in the currency of the order; below zero on a credit note',
      Issued: whenInUtc,
      Paper: 'what it says, as JSON',
    },
  },
  'sold-elsewhere.csv': {
    about: 'What you sold at fairs and in the studio, or gave away, and noted in the shop.',
    columns: {
      Sold: whenInUtc,
      Kind: kinds,
      'Piece id': inProducts,
      Name: nameThen,
      Size: whereItHasOne,
      Quantity: howMany,
      Proof: 'yes: artist’s proofs',
      Sum: 'for all of them',
      Currency: ofTheSum,
      'Paid by': 'cash or card; given: nothing was paid',
      Note: 'your own words',
      Undone: 'yes: taken back, it doesn’t count',
    },
  },
  'codes.csv': {
    about: 'Your discount codes, those that are over too.',
    columns: {
      Code: 'as a buyer types it',
      Percent: 'off the pieces that it is for',
      'Sum off': 'instead of a percentage',
      'Free shipping': 'yes: it takes the shipping off',
      From: 'when it begins, in UTC',
      Until: 'when it ends, in UTC',
      'At most': 'how many orders may use it',
      'Once a buyer': 'yes: each buyer once',
      For: 'the kinds, pieces, galleries and series that it is for, as JSON; empty for all',
      'From a sum of': 'what the pieces of a cart must come to',
      Ended: 'when you ended it, in UTC',
    },
  },
  'ledger.csv': {
    about:
      'Every cent of every order, row by row; the rows of an order add up to the sum that you keep of it.',
    columns: {
      Order: orderNumber,
      Entry: 'what it is for: pieces, shipping, tax, discount, fee, refund and so on',
      Sum: 'below zero where it leaves the shop',
      Currency: ofTheSum,
      At: whenInUtc,
    },
  },
  'consents.csv': {
    about:
      'Who you may write to, and about what. Of the people who left their address for an email, only the “confirmed” said yes. Write to nobody else, and to them only about this. You may answer people who wrote a letter; they asked for nothing more.',
    columns: {
      'E-mail': 'the address',
      About:
        'clothing or merch: when it is back; shop: the end of your vacation; opening: the day your shop opens; letter: what they wrote to you',
      'Piece id': 'as in products.csv; empty where it is about no piece',
      State:
        'requested: has not said yes; confirmed: has; notified: has had the email; answer: wrote a letter, which you may answer',
      Since: 'when it came to that, in UTC',
    },
  },
  'letters.csv': {
    about: 'What people wrote to you through the contact form, the oldest first.',
    columns: {
      Sent: whenInUtc,
      Name: 'as they gave it',
      'E-mail': 'as they gave it; nobody checked that it is theirs',
      Subject: 'its first line',
      Letter: 'all of it',
      Read: 'yes: you have opened it',
      'Kept aside': 'yes: one of a flood, or put aside by you',
    },
  },
  'pictures.csv': {
    about: 'Which file in the folder “pictures” is which.',
    columns: {
      File: 'where it lies here',
      Address: 'what products.csv calls it',
      'In words': 'what it shows, for those who can’t see it',
      Width: inPixels,
      Height: inPixels,
      'Uploaded as': 'the name of your own file',
    },
  },
} satisfies Record<string, { about: string; columns: Record<string, string> }>

/** In the audit trail, after the account’s name. */
export const exportAudit = {
  exported: 'exported everything',
} as const
