/* Only the plain page is cached (`public-pages.ts`); other searches are limited per network. */
import type { RouterContextProvider } from 'react-router'
import { unitIn } from '#platform/countries.ts'
import { giftDays, outlook } from '#shop/catalogue/search/gift.ts'
import { isPlain, readSearch, toCriteria } from '#shop/catalogue/search/search-request.ts'
import { shopContext } from '#web/shop-context.ts'
import { countedTo, type SearchPage } from './search-page.ts'

interface SearchArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

export async function loadSearch({ context, url }: SearchArgs): Promise<SearchPage> {
  const { catalogue, clock, settings } = context.get(shopContext)
  const { currency, country } = await settings.storeSettings.read()
  const { request: asked, problems } = readSearch(url.searchParams, currency)
  const [offers, terms, zones] = await Promise.all([
    catalogue.offers(),
    settings.dispatchTerms(),
    settings.zones(),
  ])
  const gallery = offers.galleries.find(({ slug }) => slug === asked.gallery)
  const request = { ...asked, gallery: gallery?.slug ?? null }
  const [only] = zones.length === 1 ? zones : []
  const printedElsewhere = settings.printer() !== 'manual'
  const dispatch = { now: clock.now(), terms, transit: only?.transit ?? null, printedElsewhere }
  const wished = request.by === null ? null : outlook(request.by, dispatch)
  const criteria = {
    ...toCriteria(request),
    ...(gallery && { collection: gallery.id }),
    ownMaking: wished?.withoutPrinted ?? false,
  }
  const [{ cards, next }, count] = await Promise.all([
    catalogue.search(criteria, { limit: isPlain(request) ? 12 : 24, after: request.after }),
    catalogue.countFound(criteria, countedTo),
  ])
  return {
    request,
    problems,
    offers,
    cards,
    next,
    count,
    days: giftDays(dispatch),
    outlook: wished,
    unit: unitIn(country),
    meant: count === 0 && request.words !== '' ? await catalogue.meant(request.words) : null,
  }
}
