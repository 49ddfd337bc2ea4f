import { type ReactNode, useId } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { capital } from '#platform/capital.ts'
import { currencySymbol } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import { longestQuery } from '#shop/catalogue/search/words.ts'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { chosenFilters, colourWords, searchPageCopy, sizeWords } from './copy.ts'
import styles from './search.module.css'
import type { SearchPage } from './search-page.ts'

export function Filters({ page }: { page: SearchPage }) {
  const currency = useCurrency()
  const { request, offers, unit } = page
  const { words, likes, under, by, sort } = request
  const id = useId()
  const narrowed = chosenFilters({ ...request, words: '' }, offers, { currency, unit }).length > 0
  const price = (cents: number | null) =>
    cents === null ? undefined : decimalText(cents, currency)
  return (
    <form
      method="get"
      action={`${pagePaths.search}#results`}
      className={`${layout.stack2} ${layout.top} ${layout.shrinks}`}
      aria-label={searchPageCopy.search}
    >
      {likes && <input type="hidden" name="likes" value={likes} />}
      {under !== null && <input type="hidden" name="under" value={price(under)} />}
      {by && <input type="hidden" name="by" value={by} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <label htmlFor={id} className={prose.strong}>
        {searchPageCopy.searchLabel}
      </label>
      <div className={layout.row3}>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.words}
        />
        <Button type="submit">{searchPageCopy.search}</Button>
      </div>
      <details className={styles.more} open={narrowed}>
        <summary>{searchPageCopy.narrowItDown}</summary>
        <div className={styles.fields}>
          <Choice name="gallery" label={searchPageCopy.gallery} chosen={request.gallery}>
            {offers.galleries.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Choice>
          <Choice name="colour" label={searchPageCopy.color} chosen={request.colour}>
            {offers.colours.map((colour) => (
              <option key={colour} value={colour}>
                {colourWords(colour)}
              </option>
            ))}
          </Choice>
          <Choice name="shape" label={searchPageCopy.shape} chosen={request.shape}>
            {offers.shapes.map((shape) => (
              <option key={shape} value={shape}>
                {capital(shape)}
              </option>
            ))}
          </Choice>
          <Choice name="size" label={searchPageCopy.size} chosen={request.size}>
            {offers.sizes.map((size) => (
              <option key={size} value={size}>
                {sizeWords(size, unit)}
              </option>
            ))}
          </Choice>
          <Price name="from" label={searchPageCopy.fromIt} begin={price(request.from)} />
          <Price name="to" label={searchPageCopy.upTo} begin={price(request.to)} />
          <label className={`${control.tick} ${layout.wide}`}>
            <input type="checkbox" name="stock" value="1" defaultChecked={request.inStock} />
            {searchPageCopy.onlyHere}
          </label>
          <Button type="submit" variant="quiet">
            {searchPageCopy.showThese}
          </Button>
        </div>
      </details>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string | null
  children: ReactNode[]
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  if (children.length === 0 || (children.length === 1 && chosen === null)) return null
  return (
    <label className={`${layout.stack1} ${layout.shrinks} ${prose.label} ${styles.field}`}>
      {label}
      <select
        name={name}
        defaultValue={chosen ?? ''}
        autoComplete="off"
        className={`${control.well} ${control.entry}`}
      >
        <option value="">{searchPageCopy.any}</option>
        {children}
      </select>
    </label>
  )
}

interface PriceProps {
  name: string
  label: string
  begin: string | undefined
}

function Price({ name, label, begin }: PriceProps) {
  const currency = useCurrency()
  return (
    <label className={`${layout.stack1} ${layout.shrinks} ${prose.label} ${styles.field}`}>
      {label} ({currencySymbol(currency)})
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={begin}
        className={`${control.well} ${control.entry}`}
      />
    </label>
  )
}
