import { redirect } from 'react-router'
import { isPlain, searchPath } from '#shop/catalogue/search/search-request.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import layout from '#web/ui/kit/layout.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { useCurrency } from '#web/ui/money.ts'
import type { Route } from './+types/search'
import { searchPageCopy } from './copy.ts'
import { Filters } from './filters.tsx'
import { loadSearch } from './load-search.server.ts'
import { Results } from './results.tsx'
import styles from './search.module.css'
import { searchMeta } from './search-page.ts'
import { Sentence } from './sentence.tsx'

export function loader({ url, ...args }: Route.LoaderArgs) {
  // Forms send empty fields too: the shared address leaves them out.
  const said = [...url.searchParams].filter(([, value]) => value.trim() !== '')
  if (said.length < url.searchParams.size) {
    throw redirect(
      said.length === 0 ? url.pathname : `${url.pathname}?${new URLSearchParams(said)}`,
    )
  }
  return loadSearch({ url, ...args })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(loaderData, matches[1]?.loaderData)
}

export default function Search({ loaderData: page }: Route.ComponentProps) {
  const currency = useCurrency()
  // Another search gets a new form, so that no former choice stays.
  const key = searchPath(page.request, currency)
  return (
    <div className={`${layout.stack6} ${layout.page} ${styles.page}`} {...useComposition('search')}>
      <h1 style={largeType(searchPageCopy.findSomething)}>{searchPageCopy.findSomething}</h1>
      <div className={`${layout.halves} ${styles.ask}`} data-part="ask" key={key}>
        <Sentence
          offers={page.offers}
          days={page.days}
          {...(!isPlain(page.request) && { chosen: page.request })}
        />
        <Filters page={page} />
      </div>
      <Results page={page} />
    </div>
  )
}
