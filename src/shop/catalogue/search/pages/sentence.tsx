import type { ReactNode } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { decimalText } from '#platform/money/money.ts'
import { monthAndDay } from '#platform/time/zone.ts'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { roundMoney, searchPageCopy } from './copy.ts'
import styles from './search.module.css'
import type { SearchPage } from './search-page.ts'

export function Sentence({ page }: { page: SearchPage }) {
  const currency = useCurrency()
  const { request, offers, days } = page
  const { likes, under, by } = request
  const topics = withChosen(offers.topics, likes || null)
  const prices = withChosen(offers.prices, under)
  const wished = withChosen(days, by)
  return (
    <form
      method="get"
      action={`${pagePaths.search}#results`}
      className={`${layout.stack4} ${layout.start} ${layout.top} ${styles.note}`}
    >
      <h2 className={styles.title}>{searchPageCopy.presentTitle}</h2>
      <p className={styles.sentence}>
        {searchPageCopy.likesLead}{' '}
        <Gap
          name="likes"
          label={searchPageCopy.whatTheyLike}
          none="anything"
          chosen={likes}
          end=","
        >
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </Gap>{' '}
        {searchPageCopy.under}{' '}
        <Gap
          name="under"
          label={searchPageCopy.forAtMost}
          none={searchPageCopy.anyPrice}
          chosen={under && decimalText(under, currency)}
          end=","
        >
          {prices.map((price) => (
            <option key={price} value={decimalText(price, currency)}>
              {roundMoney(price, currency)}
            </option>
          ))}
        </Gap>{' '}
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
  end: string
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
