import type { SellableType } from '#web/admin/location.ts'

/** The words of Products, the list of every piece, and of a piece's own actions. */
export const everyPieceCopy = {
  products: 'Products',
  keywords:
    'items listings inventory stock catalog catalogue pieces drafts hide duplicate prices sizes variants weight sku print file',
  add: 'Add:',
  kinds: { print: 'Print', clothing: 'Clothing', merch: 'Merch' } satisfies Record<
    SellableType,
    string
  >,
  find: 'Find by name',
  gallery: 'Gallery',
  allGalleries: 'All galleries',
  which: 'Which products',
  filters: {
    all: 'All',
    shown: 'In the shop',
    drafts: 'Drafts',
    sold: 'Sold',
    unique: 'One of a kind',
    counted: 'Several in stock',
    kept: 'Not for sale',
  },
  found: (count: number, more: boolean) => `${count}${more ? ' or more' : ''} found`,
  none: 'Nothing here yet. Your first piece can be in the shop in a few minutes.',
  noMatch: 'No product matches.',
  draft: 'Draft',
  pages: {
    more: 'Show older products',
    older: 'Even older ones',
    newest: 'Back to the newest',
  },

  actions: 'This piece',
  duplicate: 'Duplicate',
  makeHot: 'Make it hot',
  delete: 'Delete',
  unsent: (orders: number) =>
    orders === 1
      ? 'One order that isn’t shipped yet holds it. It stays on that order, and you still ship it.'
      : `${orders} orders that aren’t shipped yet hold it. It stays on them, and you still ship them.`,
} as const
