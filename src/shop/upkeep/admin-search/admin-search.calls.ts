import type { Shop } from '#compose'
import { call, calls } from '#http/call.ts'
import { isSold } from '#shop/catalogue/products/product.ts'
import { stateWords } from '#shop/orders/back-office/owner-order.ts'
import { adminSearchQuerySchema, adminSearchSchema } from './admin-search.schema.ts'

const mostOrders = 5
const mostPieces = 6
const mostPeople = 5

/** The browser itself finds sections, settings and help, because it has their names. */
export default calls('The owner: search', [
  call({
    id: 'searchAdmin',
    at: 'GET /api/admin-search',
    least: 'helper',
    summary: 'Orders, pieces and people by words, a few of each',
    query: adminSearchQuerySchema,
    answer: [adminSearchSchema, 'The newest of each'],
    async run({ shop, query }) {
      const words = query.find.replaceAll('\0', '').trim()
      if (words === '') return { orders: [], pieces: [], people: [] }
      const [orders, pieces, people] = await Promise.all([
        findOrders(shop, words),
        findPieces(shop, words),
        findPeople(shop, words),
      ])
      return { orders, pieces, people }
    },
  }),
])

async function findOrders({ admin }: Shop, search: string) {
  const found = await admin.orders.list({ filter: 'all', search, limit: mostOrders })
  return found.map((order) => ({
    number: order.number,
    buyer: order.buyer.name ?? order.buyer.email,
    state: stateWords(order),
  }))
}

/** By name, drafts and sold pieces included; then by every text of pieces that visitors see. */
async function findPieces({ catalogue }: Shop, words: string) {
  const choice = { words, drafts: true, sold: true, limit: mostPieces }
  const called = (await catalogue.everyPiece(choice)).map(({ product }) => ({
    kind: product.kind,
    id: product.id,
    name: product.name,
    descName: product.descName,
    hidden: product.hidden,
    sold: isSold(product),
  }))
  if (called.length === mostPieces) return called
  const { cards } = await catalogue.search({ words }, { limit: mostPieces })
  const others = cards
    .filter((card) => !called.some(({ kind, id }) => kind === card.kind && id === card.id))
    .map(({ kind, id, name, descName }) => ({
      kind,
      id,
      name,
      descName,
      hidden: false,
      sold: false,
    }))
  return [...called, ...others].slice(0, mostPieces)
}

async function findPeople({ admin, storefront }: Shop, words: string) {
  const [buyers, writers] = await Promise.all([
    admin.orders.buyers(words, mostPeople),
    storefront.messages.writers(words, mostPeople),
  ])
  const letters = new Map(writers.map((each) => [each.email, each.letters]))
  const bought = new Set(buyers.map(({ email }) => email))
  return [
    ...buyers.map((buyer) => ({ ...buyer, letters: letters.get(buyer.email) ?? 0 })),
    ...writers.filter(({ email }) => !bought.has(email)).map((each) => ({ ...each, orders: 0 })),
  ].slice(0, mostPeople)
}
