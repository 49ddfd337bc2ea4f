import { useId } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import styles from './search-form.module.css'
import { useSearch } from './use-search.ts'

interface SearchFormProps {
  /** What is looked for now. */
  search: string
  longest: number
  label: string
  hint: string
  /** What the list's address holds beside the words, for a browser without scripts. */
  beside: Record<string, string>
  /** The list's address for some words. */
  addressOf: (words: string) => string
}

/** Searches a list of the admin by words. */
export function SearchForm({ search, longest, label, hint, beside, addressOf }: SearchFormProps) {
  const { words, onType, onSubmit } = useSearch(search, addressOf)
  const field = useId()

  return (
    <search>
      <form method="get" action={pagePaths.admin} className={styles.form} onSubmit={onSubmit}>
        {Object.entries(beside).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={field} className={styles.label}>
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
          className={styles.words}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </search>
  )
}
