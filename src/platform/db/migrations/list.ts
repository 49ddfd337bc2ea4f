import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'
import { up as firstShop } from './0001-first-shop.ts'
import { up as draftsAndOrder } from './0003-drafts-and-order.ts'
import { up as ownerOrders } from './0004-owner-orders.ts'
import { up as invitations } from './0005-invitations.ts'
import { up as messages } from './0006-messages.ts'
import { up as socialFeed } from './0007-social-feed.ts'
import { up as refunds } from './0008-refunds.ts'
import { up as waitingList } from './0010-waiting-list.ts'
import { up as paymentNews } from './0012-payment-news.ts'
import { up as counts } from './0013-counts.ts'
import { up as fulfillments } from './0015-fulfillments.ts'
import { up as subscriptions } from './0016-subscriptions.ts'
import { up as staff } from './0017-staff.ts'
import { up as holdLimits } from './0019-hold-limits.ts'
import { up as clearedWords } from './0021-cleared-words.ts'
import { up as webhookSeen } from './0022-webhook-seen.ts'
import { up as moneyOfOrders } from './0023-money-of-orders.ts'
import { up as serviceConnections } from './0024-service-connections.ts'
import { up as orderCurrency } from './0025-order-currency.ts'
import { up as imports } from './0029-imports.ts'
import { up as providerProducts } from './0030-provider-products.ts'
import { up as pictureStores } from './0031-picture-stores.ts'
import { up as pieces } from './0033-pieces.ts'
import { up as ownSizes } from './0034-own-sizes.ts'
import { up as shippingZones } from './0037-shipping-zones.ts'
import { up as taxInOrders } from './0038-tax-in-orders.ts'
import { up as ledger } from './0039-ledger.ts'
import { up as making } from './0040-making.ts'
import { up as focusAndStory } from './0042-focus-and-story.ts'
import { up as collections } from './0044-collections.ts'
import { up as editions } from './0046-editions.ts'
import { up as invoices } from './0047-invoices.ts'
import { up as drops } from './0049-drops.ts'
import { up as soldArchive } from './0050-sold-archive.ts'
import { up as outsideSales } from './0051-outside-sales.ts'
import { up as pieceSearch } from './0052-piece-search.ts'
import { up as look } from './0054-look.ts'
import { up as discountCodes } from './0055-discount-codes.ts'
import { up as cartLinks } from './0057-cart-links.ts'
import { up as pageViews } from './0058-page-views.ts'
import { up as withdrawals } from './0059-withdrawals.ts'
import { up as copiesElsewhere } from './0060-copies-elsewhere.ts'
import { up as proofsAndSingles } from './0061-proofs-and-singles.ts'
import { up as dropLimits } from './0064-drop-limits.ts'
import { up as promises } from './0065-promises.ts'
import { up as delays } from './0066-delays.ts'
import { up as priceHistory } from './0068-price-history.ts'
import { up as contentTopics } from './0073-content-topics.ts'
import { up as searchRanks } from './0079-search-ranks.ts'
import { up as lastSale } from './0080-last-sale.ts'
import { up as whatIsListed } from './0083-what-is-listed.ts'
import { up as taxByDestination } from './0092-tax-by-destination.ts'
import { up as oneContentVersion } from './0093-one-content-version.ts'
import { up as longReads } from './0100-long-reads.ts'
import { up as garmentSizes } from './0130-garment-sizes.ts'
import { up as unsaid } from './0140-unsaid.ts'

export interface Migration {
  name: string
  up(db: Kysely<unknown>, tools: MigrationTools): Promise<void>
}

type ColumnName = `${string}.${string}`

const addColumns =
  (type: 'text' | 'integer' | 'bigint', ...columns: ColumnName[]): Migration['up'] =>
  async ({ schema }) => {
    for (const [table = '', column = ''] of columns.map((each) => each.split('.'))) {
      await schema.alterTable(table).addColumn(column, type).execute()
    }
  }

const addFlags =
  (...columns: ColumnName[]): Migration['up'] =>
  async ({ schema }) => {
    for (const [table = '', column = ''] of columns.map((each) => each.split('.'))) {
      const flag = schema.alterTable(table)
      await flag.addColumn(column, 'integer', (c) => c.notNull().defaultTo(0)).execute()
    }
  }

/** Never change, rename or remove a released migration. A list, because the server is bundled. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-shop', up: firstShop },
  { name: '0003-drafts-and-order', up: draftsAndOrder },
  { name: '0004-owner-orders', up: ownerOrders },
  { name: '0005-invitations', up: invitations },
  { name: '0006-messages', up: messages },
  { name: '0007-social-feed', up: socialFeed },
  { name: '0008-refunds', up: refunds },
  { name: '0010-waiting-list', up: waitingList },
  { name: '0011-print-provider', up: addColumns('text', 'order_parts.provider') },
  { name: '0012-payment-news', up: paymentNews },
  { name: '0013-counts', up: counts },
  { name: '0014-price-in-cart', up: addColumns('bigint', 'cart_lines.unit_price') },
  { name: '0015-fulfillments', up: fulfillments },
  { name: '0016-subscriptions', up: subscriptions },
  { name: '0017-staff', up: staff },
  { name: '0018-suspicious-messages', up: addFlags('messages.suspicious') },
  { name: '0019-hold-limits', up: holdLimits },
  { name: '0021-cleared-words', up: clearedWords },
  { name: '0022-webhook-seen', up: webhookSeen },
  { name: '0023-money-of-orders', up: moneyOfOrders },
  { name: '0024-service-connections', up: serviceConnections },
  { name: '0025-order-currency', up: orderCurrency },
  { name: '0029-imports', up: imports },
  { name: '0030-provider-products', up: providerProducts },
  { name: '0031-picture-stores', up: pictureStores },
  { name: '0033-pieces', up: pieces },
  { name: '0034-own-sizes', up: ownSizes },
  { name: '0037-shipping-zones', up: shippingZones },
  { name: '0038-tax-in-orders', up: taxInOrders },
  { name: '0039-ledger', up: ledger },
  { name: '0040-making', up: making },
  { name: '0042-focus-and-story', up: focusAndStory },
  { name: '0043-print-file', up: addColumns('text', 'pieces.print_file') },
  { name: '0044-collections', up: collections },
  { name: '0046-editions', up: editions },
  { name: '0047-invoices', up: invoices },
  { name: '0049-drops', up: drops },
  { name: '0050-sold-archive', up: soldArchive },
  { name: '0051-outside-sales', up: outsideSales },
  { name: '0052-piece-search', up: pieceSearch },
  { name: '0053-picture-colours', up: addColumns('text', 'pictures.colours') },
  { name: '0054-look', up: look },
  { name: '0055-discount-codes', up: discountCodes },
  {
    name: '0056-presents',
    up: addColumns(
      'text',
      'carts.gift_note',
      'carts.wanted_by',
      'orders.gift_note',
      'orders.wanted_by',
    ),
  },
  { name: '0057-cart-links', up: cartLinks },
  { name: '0058-page-views', up: pageViews },
  { name: '0059-withdrawals', up: withdrawals },
  { name: '0060-copies-elsewhere', up: copiesElsewhere },
  { name: '0061-proofs-and-singles', up: proofsAndSingles },
  { name: '0064-drop-limits', up: dropLimits },
  { name: '0065-promises', up: promises },
  { name: '0066-delays', up: delays },
  { name: '0067-labelling', up: addColumns('text', 'pieces.labelling') },
  { name: '0068-price-history', up: priceHistory },
  { name: '0070-weights', up: addColumns('text', 'pieces.weights') },
  { name: '0073-content-topics', up: contentTopics },
  { name: '0075-making-steps', up: addColumns('text', 'piece_pictures.step') },
  { name: '0079-search-ranks', up: searchRanks },
  { name: '0080-last-sale', up: lastSale },
  { name: '0083-what-is-listed', up: whatIsListed },
  {
    name: '0087-partial-disputes',
    up: addColumns('integer', 'payment_events.amount', 'orders.lost_amount'),
  },
  { name: '0088-printer-currency', up: addColumns('text', 'fulfillments.foreign_cost') },
  { name: '0089-personalised', up: addFlags('pieces.personalised', 'order_lines.personalised') },
  { name: '0090-masters', up: addColumns('text', 'editions.master') },
  { name: '0091-travelling-presents', up: addColumns('text', 'cart_links.present') },
  { name: '0092-tax-by-destination', up: taxByDestination },
  { name: '0093-one-content-version', up: oneContentVersion },
  { name: '0100-long-reads', up: longReads },
  { name: '0130-garment-sizes', up: garmentSizes },
  { name: '0140-unsaid', up: unsaid },
]
