import { Link } from 'react-router'
import { galleriesCopy } from '#shop/catalogue/galleries/admin/copy.ts'
import ways from '#web/admin/list/list.module.css'
import { longestSearch } from '#web/admin/list/search/listing.ts'
import { SearchForm } from '#web/admin/list/search/search-form.tsx'
import { addressAt } from '#web/admin/location.ts'
import layout from '#web/ui/kit/layout.module.css'
import { type OrderPage, orderPage } from './order-page.ts'

const pagesCopy = {
  find: galleriesCopy.findPiece,
  shown: (from: number, to: number, total: number) =>
    galleriesCopy.range(
      from.toLocaleString('en-US'),
      to.toLocaleString('en-US'),
      total.toLocaleString('en-US'),
    ),
  found: (count: number) =>
    count >= orderPage
      ? galleriesCopy.firstCalled(count)
      : galleriesCopy.calledSo(count, count === 1 ? 'is' : 'are'),
  back: galleriesCopy.backOrder,
  earlier: galleriesCopy.thoseBefore,
  later: galleriesCopy.thoseAfter,
  pages: galleriesCopy.pagesGallery,
} as const

export function OrderPages({ id, page, shown }: { id: number; page: OrderPage; shown: number }) {
  const { from, total, search } = page
  const at = (number: number) =>
    number > 1 ? `${addressAt('arrange', id)}&from=${number}` : addressAt('arrange', id)
  return (
    <div className={layout.stack3}>
      <SearchForm
        search={search}
        longest={longestSearch}
        label={pagesCopy.find}
        hint=""
        beside={{ at: 'arrange', id: String(id) }}
        addressOf={(words) => (words === '' ? at(1) : `${at(1)}&find=${encodeURIComponent(words)}`)}
      />
      <p role="status">
        {search === '' ? pagesCopy.shown(from, from + shown - 1, total) : pagesCopy.found(shown)}
      </p>
      <nav aria-label={pagesCopy.pages} className={`${layout.words5} ${ways.ways}`}>
        {search !== '' && <Link to={at(1)}>{pagesCopy.back}</Link>}
        {search === '' && from > 1 && (
          <Link to={at(Math.max(1, from - orderPage))}>{pagesCopy.earlier}</Link>
        )}
        {search === '' && from + shown <= total && (
          <Link to={at(from + shown)}>{pagesCopy.later}</Link>
        )}
      </nav>
    </div>
  )
}
