import { type ReactNode, useId } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { decimalText } from '#platform/money/money.ts'
import { monthAndDay } from '#platform/time/zone.ts'
import { usualBudget } from '#shop/catalogue/search/gift.ts'
import type { Offers } from '#shop/catalogue/search/offers.server.ts'
import type { SearchRequest } from '#shop/catalogue/search/search-request.ts'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { roundMoney, searchPageCopy } from './copy.ts'
import styles from './search.module.css'

interface SentenceProps {
  offers: Pick<Offers, 'topics' | 'prices'>
  chosen?: Pick<SearchRequest, 'likes' | 'under' | 'by'>
  /** Absent on a page that stays the same for days. */
  days?: readonly string[]
  title?: string
}

/** 'A present for somebody who likes cats, up to $40.' */
export function Sentence({ offers, chosen, days = [], title }: SentenceProps) {
  const currency = useCurrency()
  const heading = useId()
  const { likes, under, by } = chosen ?? {
    likes: '',
    by: null,
    under: usualBudget(offers.prices, currency),
  }
  const topics = withChosen(offers.topics, likes || null)
  const prices = withChosen(offers.prices, under)
  const wished = withChosen(days, by)
  return (
    <form
      method="get"
      action={`${pagePaths.search}#results`}
      aria-labelledby={heading}
      className={`${layout.stack4} ${layout.start} ${layout.top} ${styles.note}`}
      data-part="present"
    >
      <h2 id={heading} className={styles.title}>
        {title ?? searchPageCopy.presentTitle}
      </h2>
      <p className={styles.sentence}>
        {searchPageCopy.presentFor}{' '}
        <Gap
          name="likes"
          label={searchPageCopy.whatTheyLike}
          none={searchPageCopy.anybody}
          chosen={likes}
        >
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {searchPageCopy.whoLikes(topic)}
            </option>
          ))}
        </Gap>{' '}
        {searchPageCopy.upToLead}{' '}
        <Gap
          name="under"
          label={searchPageCopy.forAtMost}
          none={searchPageCopy.anyPrice}
          chosen={under && decimalText(under, currency)}
          end={wished.length > 0 ? ',' : '.'}
        >
          {prices.map((price) => (
            <option key={price} value={decimalText(price, currency)}>
              {roundMoney(price, currency)}
            </option>
          ))}
        </Gap>
        {wished.length > 0 && (
          <>
            {' '}
            {searchPageCopy.by}{' '}
            <Gap
              name="by"
              label={searchPageCopy.byWhichDay}
              none={searchPageCopy.anyDay}
              chosen={by}
              end="."
            >
              {wished.map((day) => (
                <option key={day} value={day}>
                  {monthAndDay(day)}
                </option>
              ))}
            </Gap>
          </>
        )}
      </p>
      <Button type="submit">{searchPageCopy.showMe}</Button>
    </form>
  )
}

interface GapProps {
  name: string
  label: string
  none: string
  chosen: string | null | 0
  end?: string
  children: ReactNode
}

function Gap({ name, label, none, chosen, end, children }: GapProps) {
  return (
    <span className={prose.whole}>
      <select
        name={name}
        aria-label={label}
        defaultValue={chosen || ''}
        autoComplete="off"
        className={styles.gap}
      >
        <option value="">{none}</option>
        {children}
      </select>
      {end}
    </span>
  )
}

/** An address may name a value that isn't offered. */
function withChosen<T>(offered: readonly T[], chosen: T | null): readonly T[] {
  return chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered]
}
