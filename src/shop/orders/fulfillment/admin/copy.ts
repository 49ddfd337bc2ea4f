import { formatMoney } from '#platform/money/money.ts'
import type { ProductChange } from '#shop/orders/fulfillment/products/product-changes.ts'
import type { ProviderMoney } from '#shop/orders/fulfillment/products/provider-products.ts'

const products = (count: number) => (count === 1 ? 'one product' : `${count} products`)
const prints = (count: number) => (count === 1 ? 'one print' : `${count} prints`)

export const sum = (money: ProviderMoney | null) =>
  money === null ? 'no price' : formatMoney(money.amount, money.currency)

/** `who` is the print provider's name. */
export const printerCopy = {
  selfFulfilled:
    'You make and send the prints yourself. Once Printful is connected, this page lists your products there. Tick one, and it becomes a print of this shop.',
  connect: 'Connect Printful under Printing',
  intro: (who: string) =>
    `These are the products in your store at ${who}. Tick the ones that you want to sell here. Each becomes a draft with its pictures, sizes and prices, and you can change them.`,
  look: (who: string) => `Load your products from ${who}`,
  lookAgain: 'Load them again',
  never: (who: string) => `The shop hasn’t read your store at ${who} yet.`,
  reading: (who: string, done: number, total: number) =>
    total === 0
      ? `Looking into your store at ${who} …`
      : `Reading your products at ${who} … ${done} of ${total}`,
  goesOn: 'This goes on by itself: you can leave this page.',
  interrupted: 'It goes on by itself in a few minutes.',
  empty: (who: string) =>
    `There are no products in your store at ${who} yet. Make one there, then load them again.`,
  lookedAt: 'Checked ',
  inStore: (store: string, count: number) =>
    `${count === 1 ? 'One product' : products(count)} in ${store}`,
  elsewhere: (count: number, who: string) =>
    `${count === 1 ? 'One print' : prints(count)} of this shop ${count === 1 ? 'was' : 'were'} imported from another store at ${who}, which this one can’t print. Connect that store again, or take ${count === 1 ? 'it' : 'them'} out of the shop.`,

  choose: 'Choose',
  chooseAll: 'Choose all that aren’t here yet',
  chooseNone: 'Choose none',
  importThem: (count: number) => (count === 0 ? 'Import' : `Import ${products(count)}`),
  bringing: (count: number) => `Importing ${products(count)} …`,
  asked: 'On their way. They’ll be drafts in a moment.',
  askFailed: 'That didn’t work.',
  isWanted: 'Being imported …',
  isDraft: 'Draft',
  isInShop: 'In the shop',
  isDeleted: (who: string) => `No longer at ${who}`,
  isDrawing: 'Its pictures are still being made.',
  edit: 'Edit',

  size: 'Size',
  yours: 'Your price',
  cost: 'Costs you',
  unknown: 'not known',
  notOnSale: 'not on sale',
  outOfStock: 'out of stock',
  costsYou: 'Making it costs you:',
  costNote: 'Costs are without postage, tax and your discounts.',
  without: (count: number) =>
    count === 1 ? 'One size is left out' : `${count} sizes are left out`,

  changes: 'Changed since you imported it',
  take: 'Accept',
  leave: 'Ignore',
  understood: 'OK',
  taken: 'Accepted.',
  left: 'Ignored. It stays as it is here.',
  answerFailed: 'Your choice was not saved.',
  priceOf: (label: string) => `Price of ${label}`,

  typed: 'Check every size',

  fromPrintful: 'Printful products',
  keywords: 'printful print on demand import',
} as const

export function changeWords(change: ProductChange, who: string): string {
  switch (change.what) {
    case 'name':
      return `It is called “${change.now}” now, here it is “${change.was}”.`
    case 'picture':
      return 'It has another picture.'
    case 'size-new':
      return `${change.label} can be made, and isn’t on sale here.`
    case 'size-back':
      return `${change.label} can be made again.`
    case 'size-out':
      return `${change.label} is out of stock at ${who}. Stop selling it?`
    case 'size-gone':
      return `${change.label} can’t be made any more. It is no longer on sale.`
    case 'price':
      return `${change.label} is ${sum(change.now)} at ${who} now, it was ${sum(change.was)}.`
    case 'cost':
      return `${change.label} costs you ${sum(change.now)} now, it was ${sum(change.was)}.`
  }
}

/** In the audit trail, after the account’s name. */
export const printerAudit = {
  read: 'read the products at the printer',
} as const
