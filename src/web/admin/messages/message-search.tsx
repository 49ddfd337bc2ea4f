import { useId } from 'react'
import orders from '../orders/order-search.module.css'
import { useSearch } from '../use-search.ts'
import { copy } from './copy.ts'
import { listAddress, longestSearch } from './messages-address.ts'

/** Finding a letter by its words. */
export function MessageSearch({ search }: { search: string }) {
  const { words, onType, onSubmit } = useSearch(search, (to) => listAddress({ search: to }))
  const field = useId()

  return (
    <search>
      <form method="get" action="/admin" className={orders.form} onSubmit={onSubmit}>
        <input type="hidden" name="at" value="messages" />
        <label htmlFor={field} className={orders.label}>
          {copy.findLabel}
        </label>
        <input
          id={field}
          type="search"
          name="find"
          value={words}
          maxLength={longestSearch}
          placeholder={copy.findHint}
          autoComplete="off"
          enterKeyHint="search"
          className={orders.words}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </search>
  )
}
