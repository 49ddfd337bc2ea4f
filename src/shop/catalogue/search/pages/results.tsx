import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { cursorIn, sortings } from '#shop/catalogue/search/criteria.ts'
import { heldLast } from '#shop/catalogue/search/gift.ts'
import {
  isPlain,
  isSentence,
  type SearchRequest,
  searchPath,
  toCriteria,
  usualSorting,
} from '#shop/catalogue/search/search-request.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { Cards } from '#web/ui/product/cards.tsx'
import {
  chosenFilters,
  countWords,
  nothingFound,
  outlookWords,
  problemWords,
  searchPageCopy,
  sentenceWords,
  sortNames,
} from './copy.ts'
import styles from './search.module.css'
import type { SearchPage } from './search-page.ts'

const sizes = '(min-width: 1200px) 22vw, (min-width: 700px) 31vw, 46vw'

/** Links within the results skip the top of the page. */
const shown = (request: Partial<SearchRequest>, currency: Currency) =>
  `${searchPath(request, currency)}#results`

export function Results({ page }: { page: SearchPage }) {
  const currency = useCurrency()
  const { request, offers, problems, outlook, cards, next, count, unit } = page
  const chosen = chosenFilters(request, offers, { currency, unit })
  // The plain page starts at its form; every other address jumps to the results.
  const plain = isPlain(request)
  return (
    <section className={layout.stack6} aria-labelledby="results">
      <header className={layout.stack3}>
        <h2 id="results">
          {isSentence(request)
            ? sentenceWords(request, currency)
            : countWords(count, request.words)}
        </h2>
        {isSentence(request) && <p>{countWords(count)}.</p>}
        {outlook && <p className={styles.resultsNote}>{outlookWords(outlook)}</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.resultsNote}>
            {problemWords[problem]}
          </p>
        ))}
        {chosen.length > 0 && (
          <ul className={layout.row2} aria-label={searchPageCopy.chosen}>
            {chosen.map(({ name, without }) => (
              <li key={name}>
                <Link
                  to={shown(without, currency)}
                  className={`${control.target} ${styles.chip}`}
                  aria-label={searchPageCopy.without(name)}
                >
                  {name} <span aria-hidden="true">×</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {count > 1 && <Sorting request={request} />}
      </header>
      {count === 0 ? (
        <Nothing page={page} />
      ) : (
        <Matches
          cards={isSentence(request) ? heldLast(cards) : cards}
          under={request.sort === null ? request.under : null}
          first={!plain}
        />
      )}
      <p className={`${layout.words5} ${styles.on}`}>
        {request.after && (
          <Link to={shown({ ...request, after: null }, currency)} className={control.link}>
            {searchPageCopy.backFirst}
          </Link>
        )}
        {next && (
          <Link
            to={shown({ ...request, after: cursorIn(next) }, currency)}
            className={control.link}
          >
            {searchPageCopy.showMore}
          </Link>
        )}
      </p>
    </section>
  )
}

interface MatchesProps {
  cards: readonly ProductCard[]
  under: Cents | null
  first: boolean
}

/** A present may be one piece for the whole sum, with a small piece beside it. */
function Matches({ cards, under, first }: MatchesProps) {
  const isSmall = ({ price }: ProductCard) => under !== null && price !== null && price * 2 <= under
  const [large, small] = [cards.filter((card) => !isSmall(card)), cards.filter(isSmall)]
  const groups = [
    { title: searchPageCopy.forAllOfIt, shown: large },
    { title: searchPageCopy.smallThing, shown: small },
  ].filter(({ shown }) => shown.length > 0)
  const several = groups.length > 1
  return groups.map(({ title, shown }, at) => (
    <div key={title} className={layout.stack4}>
      {several && <h3>{title}</h3>}
      <Cards
        cards={shown}
        sizes={sizes}
        priority={first && at === 0}
        heading={several ? 'h4' : 'h3'}
        className={`${layout.wall} ${layout.many}`}
      />
    </div>
  ))
}

function Sorting({ request }: { request: SearchRequest }) {
  const currency = useCurrency()
  const usual = usualSorting(request)
  const hasWords = toCriteria(request).words !== ''
  const others = sortings.filter((sort) => sort !== usual && (sort !== 'best' || hasWords))
  const offered = [usual, ...others]
  const current = request.sort && offered.includes(request.sort) ? request.sort : usual
  return (
    <nav aria-label={searchPageCopy.sortedBy}>
      <ul className={layout.words5}>
        {offered.map((sort) => (
          <li key={sort}>
            <Link
              to={shown({ ...request, after: null, sort: sort === usual ? null : sort }, currency)}
              aria-current={sort === current || undefined}
              className={`${control.target} ${styles.sort}`}
            >
              {sort === '-price' && request.under !== null
                ? searchPageCopy.nearest
                : sortNames[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ page: { request, offers, unit, meant } }: { page: SearchPage }) {
  const currency = useCurrency()
  const takesCommissions = useSiteFact('takesCommissions')
  const narrowed = chosenFilters({ ...request, words: '' }, offers, { currency, unit }).length > 0
  const wide = { words: request.words, likes: request.likes }
  return (
    <div className={`${layout.stack4} ${layout.measure} ${prose.lead}`}>
      {meant && (
        <p>
          {searchPageCopy.didYouMean}{' '}
          <Link to={shown({ ...request, words: meant, after: null }, currency)}>{meant}</Link>?
        </p>
      )}
      <p>{nothingFound}</p>
      <ul className={layout.words5}>
        {(narrowed || request.under !== null || request.by !== null) &&
          (wide.words || wide.likes) && (
            <li>
              <Link to={shown(wide, currency)} className={control.link}>
                {searchPageCopy.withoutLimits}
              </Link>
            </li>
          )}
        {offers.galleries.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={control.link}>
              {title}
            </Link>
          </li>
        ))}
        {takesCommissions && (
          <li>
            <Link to={pagePaths.commissions} className={control.link}>
              {searchPageCopy.commission}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
