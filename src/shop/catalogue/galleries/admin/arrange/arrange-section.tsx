import { Link } from 'react-router'
import type { Shop } from '#compose'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { galleriesCopy } from '#shop/catalogue/galleries/admin/copy.ts'
import type { OrderChoice } from '#shop/catalogue/galleries/collection-order.server.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { listingIn } from '#web/admin/list/search/listing.ts'
import { sectionAddress } from '#web/admin/location.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import styles from '../galleries.module.css'
import { ArrangeList } from './arrange-list.tsx'
import { type Arranged, arrangedPiece } from './arranged.ts'
import { fromIn, OrderPages, orderPage } from './order-pages.tsx'
import { PieceMatches } from './piece-matches.tsx'
import { SeriesPieces } from './series-pieces.tsx'

export const section = {
  at: 'arrange',
  label: galleriesCopy.orderGalleries,
  menu: { group: 'products', place: 30, keywords: galleriesCopy.keywords },
  help: 'galleries',
  load,
} satisfies Section

/** Older addresses use these names. */
const kindsByType: Record<string, ProductKind> = {
  print: 'prints',
  clothing: 'clothing',
  merch: 'merch',
}

async function load(shop: Shop, { id, search: params }: SectionRequest) {
  const { collections } = shop.storefront
  const all = [...(await collections.list('gallery')), ...(await collections.list('series'))]
  const kind = kindsByType[id ?? 'print']
  const chosen = all.find((each) => (kind ? each.kind === kind : String(each.id) === id)) ?? all[0]
  if (!chosen) throw new Error('a shop has galleries')
  const from = fromIn(params.get('from'))
  const { search } = listingIn(params, { step: orderPage, most: orderPage })
  const choice = { from: search === '' ? from : 1, limit: orderPage, words: search }
  const { pieces, version, total } = await readOrder(shop, chosen.id, choice)
  const places = all.map(({ id, title }) => ({ id, title }))
  const others = chosen.type === 'series' ? await shop.catalogue.choices({ which: 'all' }) : null
  const { type, title } = chosen
  return {
    name: title,
    chosen: { id: chosen.id, type },
    places,
    version,
    items: pieces.map(toArranged),
    page:
      total > orderPage && chosen.type === 'gallery' ? { from: choice.from, total, search } : null,
    others,
  }
}

async function readOrder({ catalogue }: Shop, id: number, choice: Required<OrderChoice>) {
  const order = await catalogue.listArranged(id, choice)
  if (order.total > 0 || (choice.from === 1 && choice.words === '')) return order
  const { total } = await catalogue.listArranged(id, { from: 1, limit: 1 })
  return choice.words === ''
    ? catalogue.listArranged(id, { ...choice, from: 1 })
    : { ...order, total }
}

type ArrangeData = Awaited<ReturnType<typeof load>>

function toArranged({ product, number }: Piece & { number: number }): Arranged {
  return { ...arrangedPiece({ ...product, picture: product.pictures[0] ?? null }), number }
}

export default function ArrangeScreen(data: ArrangeData) {
  const { chosen, places, version, items, page, others } = data
  const send = (order: readonly Arranged[], seen: string) =>
    call('PUT /api/collections/order/id/{id}', {
      path: { id: chosen.id },
      body: { pieces: order.map(pieceKey), version: seen },
    })
  const place = (item: Arranged, to: number) =>
    call('PUT /api/collections/place/id/{id}', {
      path: { id: chosen.id },
      body: { piece: pieceKey(item), to },
    })
  const isSeries = chosen.type === 'series'
  return (
    <div className={layout.stack4}>
      <p className={layout.measure}>{galleriesCopy.arrange.intro}</p>
      <nav aria-label={galleriesCopy.arrange.galleries} className={layout.words4}>
        {places.map(({ id, title }) => (
          <Link
            key={id}
            to={sectionAddress('arrange', id)}
            replace
            aria-current={id === chosen.id ? 'page' : undefined}
            className={`${control.target} ${styles.kind}`}
          >
            {title}
          </Link>
        ))}
      </nav>
      {page && <OrderPages id={chosen.id} page={page} shown={items.length} />}
      {page && page.search !== '' ? (
        <PieceMatches id={chosen.id} items={items} total={page.total} place={place} />
      ) : items.length === 0 && !isSeries ? (
        <p>{galleriesCopy.arrange.empty}</p>
      ) : (
        <ArrangeList
          key={`${chosen.id} ${page?.from}`}
          page={page}
          place={place}
          items={items}
          version={version}
          send={send}
          removable={isSeries}
          further={
            others
              ? (order, add) => <SeriesPieces first={others} order={order} onAdd={add} />
              : undefined
          }
        />
      )}
    </div>
  )
}

function pieceKey({ key }: Arranged): { kind: ProductKind; id: number } {
  const [kind, id] = key.split('/')
  return { kind: kind as ProductKind, id: Number(id) }
}
