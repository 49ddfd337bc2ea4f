import { Link, useNavigate } from 'react-router'
import type { Shop } from '#compose'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { longestSearch } from '#platform/addresses/longest-search.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { pricesAdminCopy } from '#shop/catalogue/prices/admin/copy.ts'
import { type Priced, PriceForm } from '#shop/catalogue/prices/admin/price-form.tsx'
import type { Product } from '#shop/catalogue/products/product.ts'
import type { EveryPiece } from '#shop/catalogue/products/product-rows.server.ts'
import { List, type Row } from '#web/admin/list/list.tsx'
import { NothingHere } from '#web/admin/list/nothing-here.tsx'
import { FilterRow } from '#web/admin/list/search/filter-row.tsx'
import { FurtherPages } from '#web/admin/list/search/further-pages.tsx'
import { type Listing, listingAddress, listingIn } from '#web/admin/list/search/listing.ts'
import { SearchForm } from '#web/admin/list/search/search-form.tsx'
import { productAddress, sellableTypes, typeOf } from '#web/admin/location.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { Select } from '#web/form/inputs/select.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import picture from '#web/ui/kit/picture.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { everyPieceCopy as copy } from './every-piece.copy.ts'
import { fromList, type Item, toItem } from './lists/item.ts'
import { JustSaved } from './lists/just-saved-note.tsx'
import styles from './products.module.css'

export const section = {
  at: 'products',
  label: copy.products,
  menu: { group: 'products', place: 10, keywords: copy.keywords },
  help: 'adding-a-piece',
  load,
} satisfies Section

const pages = { step: 48, most: 480 } as const
const all = { drafts: true, sold: true }
const choices = {
  all,
  shown: {},
  drafts: { ...all, only: 'drafts' },
  sold: { ...all, only: 'sold' },
  unique: { ...all, inventoryPolicy: 'one_of_a_kind' },
  counted: { ...all, inventoryPolicy: 'counted' },
  kept: { ...all, inventoryPolicy: 'not_for_sale' },
} as const satisfies Record<keyof typeof copy.filters, Partial<EveryPiece>>
const filters = Object.keys(choices) as (keyof typeof choices)[]

async function load(shop: Shop, { search }: Pick<SectionRequest, 'search'>) {
  const listing = listingIn(search, pages)
  const show = filters.find((each) => each === listing.show) ?? 'all'
  const galleries = await shop.storefront.collections.list('gallery')
  const gallery = galleries.find(({ slug }) => slug === search.get('gallery'))
  const { search: words, shown, before: skip } = listing
  const found = await shop.catalogue.everyPiece({
    ...choices[show],
    ...(gallery && (gallery.kind === null ? { gallery: gallery.id } : ofKind(gallery.kind))),
    words,
    limit: shown + 1,
    skip: skip ?? 0,
  })
  const { currency } = await shop.settings.storeSettings.read()
  return {
    items: found.slice(0, shown).map((piece) => ({
      ...toItem(piece, currency),
      ...pricesOf(piece.product, currency),
      type: typeOf(piece.product.kind),
      gallery: piece.gallery.title,
    })),
    more: found.length > shown,
    galleries: galleries.map(({ slug, title }): [string, string] => [slug, title]),
    gallery: gallery?.slug ?? '',
    show,
    listing,
  }
}

function pricesOf({ kind, updatedAt, price, sizes }: Product, currency: Currency) {
  const priced = sizes.length > 0 ? sizes : [{ label: '', price }]
  const prices = priced.map((each) => ({
    size: each.label,
    price: toDecimal(each.price, currency),
  }))
  return { kind, version: updatedAt, prices }
}

const ofKind = (kind: ProductKind) => ({ kinds: [kind], gallery: null })

type ListedItem = Item & Priced & { type: (typeof sellableTypes)[number]; gallery: string }

export default function ProductsScreen(props: Loaded<typeof section>) {
  const { items, more, galleries, gallery, show, listing } = props
  const navigate = useNavigate()
  const { search, before, shown } = listing
  const isWhole = search === '' && gallery === '' && show === 'all' && before === null
  const addressOf = (to: Partial<Listing>, slug = gallery) =>
    `${listingAddress('products', to, pages)}${slug && `&gallery=${slug}`}`
  const chosen = show === 'all' ? '' : show
  if (isWhole && items.length === 0) {
    return (
      <NothingHere lead={copy.none} doodle={{ which: 4, ink: 'accent2' }}>
        <Add />
      </NothingHere>
    )
  }
  return (
    <>
      <Add />
      <JustSaved type={null} items={items} />
      <div className={styles.find}>
        <SearchForm
          search={search}
          longest={longestSearch}
          label={copy.find}
          hint=""
          beside={{ at: 'products', show: chosen, gallery }}
          addressOf={(words) => addressOf({ search: words, show: chosen })}
        />
        <Select
          name="gallery"
          label={copy.gallery}
          options={[['', copy.allGalleries], ...galleries]}
          value={gallery}
          problem={null}
          onChange={(slug) => void navigate(addressOf({ search, show: chosen }, slug))}
        />
      </div>
      <FilterRow
        label={copy.which}
        chosen={show}
        filters={filters.map((name) => ({
          name,
          words: copy.filters[name],
          to: addressOf({ search, show: name === 'all' ? '' : name }),
        }))}
      />
      <p className="visually-hidden" role="status">
        {search !== '' && copy.found(items.length, more)}
      </p>
      <List
        items={items}
        keyOf={({ type, id }) => `${type}/${id}`}
        none={copy.noMatch}
        row={rowOf}
      />
      <FurtherPages
        listing={{ ...listing, show: chosen }}
        sizes={pages}
        more={more}
        last={(before ?? 0) + shown}
        words={copy.pages}
        addressOf={addressOf}
      />
    </>
  )
}

const rowOf = (item: ListedItem): Row => ({
  picture: item.picture && (
    <Picture picture={item.picture} sizes="4rem" decorative className={picture.thumb} />
  ),
  name: (
    <Link to={productAddress('edit', item.type, item.id)} state={fromList} prefetch="none">
      {item.name}
    </Link>
  ),
  about: [item.hidden && copy.draft, item.descName, item.gallery, item.note]
    .filter(Boolean)
    .join(' · '),
  actions:
    item.price === null
      ? []
      : [
          {
            label: item.price,
            of: pricesAdminCopy.of(item.name),
            dialog: {
              name: `price-${item.kind}-${item.id}`,
              title: pricesAdminCopy.change(item.name),
            },
            form: (close) => <PriceForm key={item.version} item={item} onClose={close} />,
          },
        ],
})

function Add() {
  return (
    <p className={styles.add}>
      {sellableTypes.map((type) => (
        <ButtonLink key={type} variant="quiet" to={productAddress('create', type)} prefetch="none">
          <span aria-hidden="true">+ </span>
          <span className="visually-hidden">{copy.add} </span>
          {copy.kinds[type]}
        </ButtonLink>
      ))}
    </p>
  )
}
