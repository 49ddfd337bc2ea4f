import { pagePaths, pickedPath } from '#platform/addresses/page-paths.ts'
import { parseContinueTo, readableItems } from './buy-link.schema.ts'

/**
 * Leads to a page that shows the pieces and asks for a press: readers of links and previews open
 * this address without a buyer. Source: UCP 2026-08-25, permalink, "Redirect Resolution".
 */
export function followBuyLink(url: URL, items: string | undefined): Response {
  const next = parseContinueTo(url.searchParams)
  const query = next === undefined ? '' : `?${new URLSearchParams({ continue_to: next })}`
  const to = items ? pickedPath(readableItems(items)) + query : (next ?? pagePaths.cart)
  return new Response(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })
}
