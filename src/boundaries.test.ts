import { describe, expect, it } from 'vitest'
import { tableOrder } from '#db/table-order.ts'
import {
  edges,
  files,
  folderOf,
  imports,
  moduleOf,
  textOf,
  writes,
} from '#testing/fixtures/source-files.ts'

/*
 * Dependencies point one way (design §2). The folders of src, and the folders that each may import;
 * type-only imports of the composed Shop are how the API and the pages are handed it.
 */
const allowed: Record<string, readonly string[]> = {
  kernel: [],
  db: ['kernel'],
  shop: ['kernel', 'db'],
  adapters: ['kernel', 'shop'],
  api: ['kernel', 'shop'],
  web: ['kernel', 'shop', 'api-types'],
}

/*
 * The modules of src/shop, the lowest layer first, and the modules that each may import, types
 * included. A new import that isn't here fails, and so does a list that names one above its own place.
 */
const modules: Record<string, readonly string[]> = {
  place: [],
  media: [],
  law: ['media', 'place'],
  stock: [],
  editions: ['stock'],
  privacy: [],
  notifications: [],
  identity: [],
  services: [],
  dispatch: [],
  shipping: ['dispatch', 'place'],
  look: ['media'],
  settings: ['dispatch', 'law', 'look', 'media', 'place', 'shipping'],
  search: ['dispatch', 'media', 'place'],
  redirects: [],
  collections: ['media', 'redirects', 'search', 'settings'],
  catalogue: ['collections', 'editions', 'law', 'media', 'place', 'redirects', 'search', 'stock'],
  backup: ['identity', 'media'],
  social: ['media'],
  feeds: ['catalogue', 'dispatch', 'law', 'media', 'settings', 'shipping'],
  drops: ['catalogue'],
  sold: ['catalogue', 'editions', 'media', 'place', 'stock'],
  subscriptions: ['catalogue', 'privacy', 'stock'],
  imports: ['catalogue', 'media', 'place', 'redirects'],
  'data-export': ['catalogue', 'media', 'place'],
  messages: ['notifications', 'privacy'],
  discounts: ['catalogue'],
  cart: [
    'catalogue',
    'discounts',
    'dispatch',
    'identity',
    'media',
    'notifications',
    'place',
    'privacy',
    'shipping',
    'stock',
  ],
  content: ['catalogue', 'collections', 'media', 'settings', 'stock'],
  vacation: ['catalogue', 'dispatch', 'settings'],
  opening: ['catalogue', 'identity', 'law', 'place', 'settings', 'vacation'],
  orders: [
    'catalogue',
    'dispatch',
    'editions',
    'media',
    'notifications',
    'place',
    'privacy',
    'shipping',
    'stock',
  ],
  withdrawals: ['catalogue', 'law', 'messages', 'notifications', 'orders', 'privacy'],
  invoices: ['catalogue', 'orders', 'place'],
  ledger: ['catalogue', 'orders', 'place'],
  views: ['ledger'],
  payments: [
    'cart',
    'editions',
    'invoices',
    'ledger',
    'notifications',
    'orders',
    'place',
    'stock',
    'withdrawals',
  ],
  fulfilment: ['catalogue', 'ledger', 'media', 'orders', 'place'],
  'order-admin': [
    'catalogue',
    'editions',
    'ledger',
    'media',
    'notifications',
    'orders',
    'place',
    'shipping',
  ],
  demo: [
    'catalogue',
    'collections',
    'content',
    'dispatch',
    'look',
    'media',
    'opening',
    'settings',
    'shipping',
    'stock',
  ],
  checkout: [
    'cart',
    'catalogue',
    'discounts',
    'dispatch',
    'media',
    'notifications',
    'orders',
    'payments',
    'place',
    'shipping',
    'stock',
  ],
  papers: ['catalogue', 'editions', 'invoices', 'law', 'look', 'order-admin', 'orders'],
  mail: [
    'catalogue',
    'dispatch',
    'editions',
    'law',
    'look',
    'media',
    'messages',
    'notifications',
    'order-admin',
    'orders',
    'settings',
    'shipping',
    'subscriptions',
    'withdrawals',
  ],
  'check-up': [
    'backup',
    'feeds',
    'fulfilment',
    'law',
    'ledger',
    'mail',
    'media',
    'payments',
    'place',
    'social',
  ],
}

/** The module that writes a table; 'db' for those that belong to no module. */
const owners: Record<(typeof tableOrder)[number], string> = {
  collections: 'collections',
  collection_pieces: 'collections',
  pieces: 'catalogue',
  piece_ids: 'catalogue',
  piece_sizes: 'catalogue',
  price_history: 'catalogue',
  piece_pictures: 'catalogue',
  piece_search: 'search',
  editions: 'editions',
  certificates: 'editions',
  signing_keys: 'editions',
  invoices: 'invoices',
  invoice_series: 'invoices',
  stock: 'stock',
  holds: 'stock',
  hold_uses: 'stock',
  heroes: 'content',
  hot_items: 'content',
  pictures: 'media',
  settings: 'db',
  content: 'db',
  users: 'identity',
  sessions: 'identity',
  invitations: 'identity',
  audit_trail: 'identity',
  passkeys: 'identity',
  one_time_codes: 'identity',
  recovery_codes: 'identity',
  one_time_tokens: 'identity',
  carts: 'cart',
  cart_lines: 'cart',
  cart_links: 'cart',
  orders: 'orders',
  order_lines: 'orders',
  fulfillments: 'orders',
  parcels: 'orders',
  delays: 'orders',
  order_notes: 'orders',
  order_events: 'orders',
  order_issues: 'orders',
  refunds: 'payments',
  payment_events: 'payments',
  ledger_entries: 'ledger',
  tax_entries: 'ledger',
  discount_codes: 'discounts',
  outbox: 'db',
  messages: 'messages',
  social_account: 'social',
  social_posts: 'social',
  back_in_stock_subscriptions: 'subscriptions',
  service_connections: 'services',
  imports: 'imports',
  import_items: 'imports',
  imported_products: 'imports',
  old_addresses: 'redirects',
  provider_products: 'fulfilment',
  page_views: 'views',
  drops: 'drops',
  outside_sales: 'sold',
  withdrawals: 'withdrawals',
}

const inFolders = imports.filter(({ file }) => folderOf(file) in allowed)

describe('src', () => {
  it('has imports to look at', () => {
    expect(inFolders.length).toBeGreaterThan(50)
  })

  it('lets dependencies point one way', () => {
    const wrong = inFolders.filter(({ file, target, typeOnly }) => {
      const from = folderOf(file)
      const to = folderOf(target)
      if (/^(?:compose|config)(?:\.ts)?$/.test(to))
        return !(typeOnly && ['api', 'web', 'shop'].includes(from))
      return from !== to && !allowed[from]?.includes(to)
    })
    expect(wrong).toEqual([])
  })

  it('lets one folder choose adapters', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        folderOf(target) === 'adapters' &&
        folderOf(file) !== 'adapters' &&
        folderOf(file) !== 'testing' &&
        folderOf(file) !== 'services',
    )
    expect(wrong).toEqual([])
  })

  it('keeps zod and server files out of browser-safe shop files', () => {
    const safe = files.filter(
      (file) => folderOf(file) === 'shop' && !/\.(server|schema)\.ts$/.test(file),
    )
    const wrong = safe.filter((file) =>
      /^import (?!type)[^']*?from '(zod|[^']*\.(server|schema)\.ts)'/m.test(textOf(file)),
    )
    expect(wrong).toEqual([])
  })

  it('reads the environment in one file', () => {
    const readers = files.filter(
      (file) => folderOf(file) !== 'testing' && /process\.env|import\.meta\.env/.test(textOf(file)),
    )
    expect(readers).toEqual(['config.ts'])
  })

  it('has no file that is two', () => {
    const long = files.filter((file) => textOf(file).split('\n').length > 301)
    expect(long).toEqual([])
  })
})

describe('the modules of src/shop', () => {
  const listed = Object.entries(modules).flatMap(([from, to]) =>
    to.map((each) => `${from} -> ${each}`),
  )

  it('import those that the table allows, and no others', () => {
    expect(edges).toEqual(listed.sort())
  })

  it('form no circle: each imports only from those above it', () => {
    const order = Object.keys(modules)
    const wrong = Object.entries(modules).flatMap(([from, to]) =>
      to
        .filter((each) => order.indexOf(each) >= order.indexOf(from))
        .map((each) => `${from} -> ${each}`),
    )
    expect(wrong).toEqual([])
  })

  it('write their own tables alone', () => {
    const wrong = writes.filter(
      ({ file, table }) => (moduleOf(file) ?? folderOf(file)) !== owners[table],
    )
    expect(wrong).toEqual([])
    expect(new Set(writes.map(({ table }) => table))).toEqual(new Set(tableOrder))
  })
})
