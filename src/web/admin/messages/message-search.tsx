import { SearchForm } from '../search-form.tsx'
import { listAddress, longestSearch } from './messages-address.ts'
import { copy } from './messages-copy.ts'

/** Finding a letter by its words. */
export function MessageSearch({ search }: { search: string }) {
  return (
    <SearchForm
      search={search}
      longest={longestSearch}
      label={copy.findLabel}
      hint={copy.findHint}
      beside={{ at: 'messages' }}
      addressOf={(words) => listAddress({ search: words })}
    />
  )
}
