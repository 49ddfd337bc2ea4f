import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import type { DateOutlook } from '#shop/catalogue/search/gift.ts'
import type { Offers } from '#shop/catalogue/search/offers.server.ts'
import {
  asksForSomething,
  type SearchProblem,
  type SearchRequest,
} from '#shop/catalogue/search/search-request.ts'
import type { SiteFacts } from '#web/shell/site.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { searchPageCopy } from './copy.ts'

export interface SearchPage {
  request: SearchRequest
  problems: SearchProblem[]
  offers: Offers
  days: string[]
  outlook: DateOutlook | null
  unit: 'in' | 'cm'
  meant: string | null
  cards: ProductCard[]
  next: string | null
  /** `countedTo` stands for that many or more. */
  count: number
}

/** Counting stops here: no visitor looks at more. */
export const countedTo = 200

/** Search engines list no visitor's search. */
export function searchMeta(page: SearchPage | undefined, site: SiteFacts | undefined) {
  if (!page || !site) return []
  const asked = asksForSomething(page.request)
  return pageMeta(site, {
    title: page.request.words
      ? searchPageCopy.searchTitle(page.request.words.slice(0, 40))
      : searchPageCopy.findSomething,
    description: searchPageCopy.description(site.studioName),
    path: pagePaths.search,
    noindex: asked || page.request.after !== null,
  })
}
