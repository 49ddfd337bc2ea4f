import { useId } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import styles from '#web/admin/list/list.module.css'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useSearch } from './use-search.ts'

interface SearchFormProps {
  search: string
  longest: number
  label: string
  hint: string
  /** The other parameters of the list's address, for a browser without scripts. */
  beside: Record<string, string>
  addressOf: (words: string) => string
}

export function SearchForm({ search, longest, label, hint, beside, addressOf }: SearchFormProps) {
  const { words, onType, onSubmit } = useSearch(search, addressOf)
  const field = useId()

  return (
    <search>
      <form method="get" action={pagePaths.admin} className={styles.form} onSubmit={onSubmit}>
        {Object.entries(beside).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={field} className={prose.strong}>
          {label}
        </label>
        <input
          id={field}
          type="search"
          name="find"
          value={words}
          maxLength={longest}
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          className={`${control.well} ${styles.words}`}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </search>
  )
}
