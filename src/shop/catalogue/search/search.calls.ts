import { isStaff } from '#http/access.ts'
import { call, calls } from '#http/call.ts'
import { productPath } from '#platform/addresses/page-paths.ts'
import { badInput } from '#platform/errors.ts'
import { toDecimal } from '#platform/money/money.ts'
import { searchCopy } from './copy.ts'
import { searchQuerySchema, searchResultsSchema } from './search.schema.ts'

const aPage = 24

export default calls('Catalogue', [
  call({
    id: 'searchPieces',
    at: 'GET /api/search',
    least: 'everyone',
    summary: 'Pieces of every gallery by words, price, colour, shape and size',
    query: searchQuerySchema,
    answer: [searchResultsSchema, 'What all of it holds for, 24 at a time'],
    async run({ shop, query, currency, c }) {
      const { q, gallery, stock, after, limit = aPage, ...filters } = query
      const { isOpen } = await shop.storefront.opening.read()
      if (!isOpen && !isStaff(c)) return { results: [], next: null }
      const { galleries } = await shop.catalogue.offers()
      const collection = galleries.find(({ slug }) => slug === gallery)?.id
      if (gallery !== undefined && collection === undefined) {
        throw badInput('gallery', searchCopy.noSuchGallery)
      }
      const inStock = stock === '1'
      const criteria = { ...filters, words: q, inStock, ...(collection && { collection }) }
      const { cards, next } = await shop.catalogue.search(criteria, { limit, after })
      const results = cards.map(({ kind, id, name, descName, price, picture, availability }) => ({
        kind,
        id,
        name,
        descName,
        price: toDecimal(price ?? 0, currency),
        picture,
        path: productPath(kind, id),
        state: availability.state,
      }))
      return { results, next }
    },
  }),
])
