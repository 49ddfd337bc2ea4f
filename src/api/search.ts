import { createRoute } from '@hono/zod-openapi'
import type { Currency } from '#kernel/currency.ts'
import { badInput } from '#kernel/errors.ts'
import { toDecimal } from '#kernel/money.ts'
import { productPath } from '#kernel/page-paths.ts'
import { searchQuerySchema, searchResultsSchema } from '#shop/search/search.schema.ts'
import { allow, isStaff } from './access.ts'
import { failures, json } from './answers.ts'
import type { Api } from './api.ts'

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
