import type { ReactNode } from 'react'
import { longestSearch } from '#platform/addresses/longest-search.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { FilterRow } from '#web/admin/list/search/filter-row.tsx'
import { FurtherPages } from '#web/admin/list/search/further-pages.tsx'
import { type Listing, listingAddress } from '#web/admin/list/search/listing.ts'
import { SearchForm } from '#web/admin/list/search/search-form.tsx'
import { type ProductType, productAddress } from '#web/admin/location.ts'
import { useTitles } from '#web/admin/menu-groups.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { listCopy } from './copy.ts'
import styles from './gallery.module.css'
import type { Item } from './item.ts'
import { type ListData, pieceFilters, productPages } from './load-list.ts'

type Actions = keyof typeof adminCopy.does

interface ProductCardsProps {
  type: ProductType
  action: Actions
  items: readonly Item[]
  wrap(item: Item, content: ReactNode, className: string | undefined): ReactNode
  marked?: { id: number | null; words: string }
  below?(item: Item): ReactNode
}

interface GalleryProps extends Omit<ProductCardsProps, 'type' | 'action' | 'items'> {
  data: ListData & { action: Actions }
}

const worthSearching = 9

/** Specification §2. */
export function Gallery({ data, ...cards }: GalleryProps) {
  const { type, action, items, more, listing, filter, sold } = data
  const { search, before } = listing
  const at = `${action}-${type}` as const
  const isWhole = search === '' && before === null && filter === 'all'
  const addressOf = (to: Partial<Listing>) => listingAddress(at, to, productPages)
  const show = filter === 'all' ? '' : filter
  if (isWhole && items.length + sold.items.length === 0)
    return <NoneYet type={type} action={action} />
  return (
    <>
      {(!isWhole || items.length + sold.items.length >= worthSearching) && (
        <div className={`${layout.stack4} ${layout.shrinks}`}>
          {action === 'edit' && type !== 'hero' && (
            <FilterRow
              label={listCopy.which}
              chosen={filter}
              filters={pieceFilters.map((name) => ({
                name,
                words: listCopy.filters[name],
                to: addressOf({ search, show: name === 'all' ? '' : name }),
              }))}
            />
          )}
          <SearchForm
            search={search}
            longest={longestSearch}
            label={listCopy.find}
            hint=""
            beside={{ at, show }}
            addressOf={(words) => addressOf({ search: words, show })}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {search !== '' && listCopy.found(items.length + sold.items.length, more || sold.more)}
      </p>
      {items.length + sold.items.length === 0 && (
        <p className={`${prose.soft} ${prose.lead}`}>
          {search === '' ? listCopy.none : adminCopy.noMatch}
        </p>
      )}
      <ProductCards type={type} action={action} items={items} {...cards} />
      <FurtherPages
        listing={{ ...listing, show }}
        sizes={productPages}
        more={more}
        last={items.at(-1)?.id ?? null}
        words={listCopy}
        addressOf={addressOf}
      />
    </>
  )
}

function NoneYet({ type, action }: Pick<ProductCardsProps, 'type' | 'action'>) {
  const titles = useTitles()
  return (
    <>
      <p className={`${prose.soft} ${prose.lead}`}>{adminCopy.nothing[type]}</p>
      {action === 'edit' && (
        <div>
          <ButtonLink to={productAddress('create', type)} prefetch="none">
            {titles.get(`create-${type}`)}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

export function ProductCards(props: ProductCardsProps) {
  const { type, action, items, wrap, marked, below } = props
  if (items.length === 0) return null
  return (
    <ul className={styles.gallery} data-type={type}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {wrap(item, <Card item={item} action={action} marked={marked} />, styles.cardLink)}
          {below && <div className={`${layout.words4} ${prose.small}`}>{below(item)}</div>}
        </li>
      ))}
    </ul>
  )
}

interface CardProps extends Pick<ProductCardsProps, 'action' | 'marked'> {
  item: Item
}

function Card({ item, action, marked }: CardProps) {
  const { id, name, descName, price, picture, hidden, note } = item
  const isMarked = marked?.id === id
  return (
    <>
      <span className={styles.wall}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 900px) 14rem, 45vw"
            decorative
            className={`${pictureStyles.cover} ${styles.picture}`}
          />
        )}
        {isMarked && <span className={styles.mark}>{marked.words}</span>}
        {hidden && <span className={styles.mark}>{adminCopy.draft}</span>}
        {!(isMarked && action === 'hot') && (
          <span className={styles.does} data-action={action} aria-hidden="true">
            {adminCopy.does[action]}
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      {descName && <span className={prose.hint}>{descName}</span>}
      {price && <span>{price}</span>}
      {note && <span className={prose.hint}>{note}</span>}
    </>
  )
}
