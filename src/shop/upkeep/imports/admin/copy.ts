import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ImportSource } from '#shop/upkeep/imports/imported-product.ts'
import type { ImportState, ItemState } from '#shop/upkeep/imports/imports.ts'

export const importsAdminCopy = {
  fromFile: 'From a file',
  fromFileHint:
    'Upload the product list that you exported from your other shop, unchanged. You see a preview first. Nothing is added before you confirm.',
  file: 'The file',
  fileHint: 'CSV of Shopify, Etsy, Squarespace or WooCommerce; up to 20 MB.',
  reading: 'Reading it…',
  tooLarge: 'That file is over 20 MB. A list of products is far smaller; was it the right one?',
  fromAddress: 'From Big Cartel',
  fromAddressHint: 'Its product list is public, so the address is enough.',
  address: 'Address of your shop there',
  addressExample: 'heron.bigcartel.com',
  readAddress: 'Preview its products',
  addressRead: 'Its products are here. Look at them first.',
  howTo: 'How to get the file',
  howToHint: 'Leave the other shop open until your pictures are here: they are fetched from there.',
  before: 'Earlier imports',
  export: 'Export',
  exportHint:
    'Your pieces, pictures, orders, letters and subscribers, in open file formats with a description of every column. Use it to move to another shop. To restore this shop, use a backup.',
  exportAll: 'Export everything',
  exported: 'On its way. Your browser shows how far it is.',
  exportCare:
    'It holds your buyers’ addresses, so keep it as you keep your keys. Passwords and keys of services are not in it.',
  failed: 'that didn’t work.',

  of: (source: string, name: string) => `${source}, ${name}`,
  makeAll: 'Make all of them',
  makeEach: (title: string) => `What ${title} becomes`,
  importThem: (count: number) =>
    count === 1 ? 'Import it as a draft' : `Import ${count.toLocaleString('en')} as drafts`,
  goOn: 'Continue',
  again: 'Try the missing pictures again',
  stop: 'Stop',
  discard: 'Delete this import',
  askDiscard: 'Delete this import?',
  askDiscardText:
    'Pieces that came from it stay. If you upload the list again, the shop still knows them.',
  yesDiscard: 'Delete it',
  printIds:
    'Imported prints have made-up variant IDs. If Printful makes yours, enter the IDs from Printful before you publish them.',
  drafting: 'Making drafts',
  fetching: 'Drafts are here. Fetching pictures',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  goesOn: 'It goes on when you leave this page.',
  stopped: 'Stopped. Your new drafts stay, and you can go on whenever you like.',
  ready: (count: number) =>
    count === 1
      ? 'One piece can be imported. It becomes a draft: visitors see it once you publish it.'
      : `${count.toLocaleString('en')} pieces can be imported. They become drafts: visitors see them once you publish them.`,
  nothing: 'Nothing of this list is left to import.',
  done: (count: number) =>
    count === 0
      ? 'Nothing was imported.'
      : count === 1
        ? 'One piece is imported, as a draft.'
        : `${count.toLocaleString('en')} pieces are imported, as drafts.`,
  noPictures: (count: number) =>
    count === 1
      ? 'One of them has no picture yet, only an empty frame.'
      : `${count.toLocaleString('en')} of them have no picture yet, only an empty frame.`,
  look: 'Look at them under',
  unread: (count: number) =>
    count === 1
      ? 'One row can’t be imported'
      : `${count.toLocaleString('en')} rows can’t be imported`,
  line: (line: number) => `Line ${line.toLocaleString('en')}: `,
  more: 'The next ones',
  first: 'Back to the first ones',
  editHere: 'Edit it',

  label: 'Imports and export',
  keywords: 'import export etsy shopify csv move',
} as const

export const kindWords: Record<ProductKind | 'left_out', string> = {
  prints: 'Print',
  clothing: 'Clothing',
  merch: 'Merch',
  left_out: 'Leave it out',
}

export const allWords: Record<ProductKind | 'left_out', string> = {
  prints: 'prints, where they fit',
  clothing: 'clothing',
  merch: 'merch',
  left_out: 'left out',
}

export const stateWords: Record<ImportState, string> = {
  preview: 'Preview',
  running: 'Importing',
  stopped: 'Stopped',
  done: 'Done',
}

export const itemWords: Record<ItemState, string> = {
  waiting: 'Will be imported',
  left_out: 'Left out',
  already: 'Already here',
  drafted: 'Pictures are coming',
  done: 'A draft here',
  incomplete: 'A draft without its pictures',
  failed: 'Could not be imported',
}

/** In the words of the other shop's own menus. */
export const howTo: Record<ImportSource, string> = {
  shopify:
    'In Shopify open Products, press Export, choose All products and “CSV for Excel, Numbers, or other spreadsheet programs”. The file is called products_export.csv; a large one comes by email.',
  etsy: 'In Etsy’s Shop Manager open Settings, then Options, then Download Data, and under “Currently for Sale Listings” press Download CSV. Etsy’s file has one price for all sizes of a listing: look at those.',
  'big-cartel':
    'No file is needed: enter the address of your shop above. Or save the page /products.json of your shop, and upload that file above. Big Cartel doesn’t tell how many you have, so each comes with 1.',
  squarespace:
    'In Squarespace open Products, press the three dots at the top and choose Export all. It comes as products_….csv.',
  woocommerce:
    'In WordPress open Products, press Export at the top, and Generate CSV with everything in it. The site must be set to English while you do, because it translates the headings.',
}

export const sourceNames: Record<ImportSource, string> = {
  shopify: 'Shopify',
  etsy: 'Etsy',
  'big-cartel': 'Big Cartel',
  squarespace: 'Squarespace',
  woocommerce: 'WooCommerce',
}

/** In the audit trail, after the account’s name. */
export const importsAdminAudit = {
  read: 'read products to import',
  chosen: 'chose what imported products become',
  started: 'began an import',
  stopped: 'stopped an import',
  discarded: 'deleted an import',
} as const
