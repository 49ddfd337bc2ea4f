import { createRoute } from '@hono/zod-openapi'
import { allow, isStaff } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { productPath } from '#platform/addresses/page-paths.ts'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { searchQuerySchema, searchResultsSchema } from './search.schema.ts'

const aPage = 24

/** Finding pieces, as the search page does. */
export function searchRoutes(api: Api, currency: Currency): void {
  const route = createRoute({
    method: 'get',
    path: '/api/search',
    ...allow('everyone'),
    tags: ['Catalogue'],
    operationId: 'searchPieces',
    summary: 'Pieces of every gallery by words, price, colour, shape and size',
    request: { query: searchQuerySchema(currency) },
    responses: {
      200: json(searchResultsSchema, 'What all of it holds for, 24 at a time'),
      ...failures('bad_input'),
    },
  })
  api.openapi(route, async (c) => {
    const { q, gallery, stock, after, limit = aPage, ...filters } = c.req.valid('query')
    const shop = c.get('shop')
    const { isOpen } = await shop.storefront.opening.read()
    if (!isOpen && !isStaff(c)) return c.json({ results: [], next: null }, 200)
    const { galleries } = await shop.catalogue.offers()
    const collection = galleries.find(({ slug }) => slug === gallery)?.id
    if (gallery !== undefined && collection === undefined) {
      throw badInput('gallery', 'There is no such gallery.')
    }
    const inStock = stock === '1'
    const criteria = { ...filters, words: q, inStock, ...(collection && { collection }) }
    const { cards, next } = await shop.catalogue.search(criteria, { limit, after })
    const results = cards.map(({ kind, id, name, descName, price, picture, availability }) => ({
      ...{ kind, id, name, descName, price: toDecimal(price, currency), picture },
      path: productPath(kind, id),
      state: availability.state,
    }))
    return c.json({ results, next }, 200)
  })
}
