import { Link } from 'react-router'
import { galleriesCopy } from '#shop/catalogue/galleries/admin/copy.ts'
import list from '#web/admin/list/list.module.css'
import { longestSearch } from '#web/admin/list/search/listing.ts'
import { SearchForm } from '#web/admin/list/search/search-form.tsx'
import { sectionAddress } from '#web/admin/location.ts'
import layout from '#web/ui/kit/layout.module.css'

export const orderPage = 500

export interface OrderPage {
  /** Counted from 1. */
  from: number
  total: number
  search: string
}

export function fromIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

export function OrderPages({ id, page, shown }: { id: number; page: OrderPage; shown: number }) {
  const { from, total, search } = page
  const at = (number: number) =>
    number > 1 ? `${sectionAddress('arrange', id)}&from=${number}` : sectionAddress('arrange', id)
  return (
    <div className={layout.stack3}>
      <SearchForm
        search={search}
        longest={longestSearch}
        label={galleriesCopy.findPiece}
        hint=""
        beside={{ at: 'arrange', id: String(id) }}
        addressOf={(words) => (words === '' ? at(1) : `${at(1)}&find=${encodeURIComponent(words)}`)}
      />
      <p role="status">
        {search === ''
          ? galleriesCopy.range(from, from + shown - 1, total)
          : shown >= orderPage
            ? galleriesCopy.firstCalled(shown)
            : galleriesCopy.calledSo(shown)}
      </p>
      <nav aria-label={galleriesCopy.pagesGallery} className={`${layout.words5} ${list.links}`}>
        {search !== '' && <Link to={at(1)}>{galleriesCopy.backOrder}</Link>}
        {search === '' && from > 1 && (
          <Link to={at(Math.max(1, from - orderPage))}>{galleriesCopy.thoseBefore}</Link>
        )}
        {search === '' && from + shown <= total && (
          <Link to={at(from + shown)}>{galleriesCopy.thoseAfter}</Link>
        )}
      </nav>
    </div>
  )
}
