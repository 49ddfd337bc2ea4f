import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import orders from '../orders/order-search.module.css'
import { copy } from './copy.ts'
import { listAddress, longestSearch } from './messages-address.ts'

/** A pause in typing after which the list follows. */
const rest = 300

/** Finding a letter by its words. */
export function MessageSearch({ search }: { search: string }) {
  const [words, setWords] = useState(search)
  const timer = useRef(0)
  const navigate = useNavigate()
  const field = useId()

  useEffect(() => () => window.clearTimeout(timer.current), [])

  function go(to: string): void {
    window.clearTimeout(timer.current)
    const address = listAddress({ search: to.trim() })
    void navigate(address, { replace: true, preventScrollReset: true })
  }

  return (
    <search>
      <form
        method="get"
        action="/admin"
        className={orders.form}
        onSubmit={(event) => {
          event.preventDefault()
          go(words)
        }}
      >
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
          onChange={({ target: { value } }) => {
            setWords(value)
            window.clearTimeout(timer.current)
            timer.current = window.setTimeout(() => go(value), rest)
          }}
        />
      </form>
    </search>
  )
}
