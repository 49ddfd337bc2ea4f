import { Link } from 'react-router'
import type { Shop } from '#compose'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { galleriesCopy } from '#shop/catalogue/collections/admin/copy.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { choiceIn } from '#web/admin/list/use-piece-choices.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import styles from '../galleries.module.css'
import { ArrangeList } from './arrange-list.tsx'
import { type Arranged, arrangedPiece } from './arranged.ts'
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

async function load(shop: Shop, { id }: SectionRequest) {
  const { collections } = shop.storefront
  const all = [...(await collections.list('gallery')), ...(await collections.list('series'))]
  const kind = kindsByType[id ?? 'print']
  const chosen = all.find((each) => (kind ? each.kind === kind : String(each.id) === id)) ?? all[0]
  if (!chosen) throw new Error('a shop has galleries')
  const { pieces, version } = await shop.catalogue.listArranged(chosen.id)
  const places = all.map(({ id, title }) => ({ id, title }))
  const others = chosen.type === 'series' ? await shop.catalogue.choices({ which: 'all' }) : null
  const { type, title } = chosen
  return {
    name: title,
    chosen: { id: chosen.id, type },
    places,
    version,
    items: pieces.map(toArranged),
    others,
  }
}

type ArrangeData = Awaited<ReturnType<typeof load>>

function toArranged({ product }: Piece): Arranged {
  return arrangedPiece({ ...product, picture: product.pictures[0] ?? null })
}

export default function ArrangeScreen(data: ArrangeData) {
  const { chosen, places, version, items, others } = data
  const send = (order: readonly Arranged[], seen: string) =>
    call('PUT /api/collections/order/id/{id}', {
      path: { id: chosen.id },
      body: { pieces: order.map(({ key }) => choiceIn(key)), version: seen },
    })
  const isSeries = chosen.type === 'series'
  return (
    <div className={layout.sized}>
      <div className={layout.sides}>
        <div className={`${layout.stack4} ${layout.top}`}>
          <p className={layout.measure}>{galleriesCopy.arrange.intro}</p>
          <nav aria-label={galleriesCopy.arrange.galleries} className={layout.words4}>
            {places.map(({ id, title }) => (
              <Link
                key={id}
                to={adminSectionPath('arrange', id)}
                replace
                aria-current={id === chosen.id ? 'page' : undefined}
                className={`${control.target} ${styles.kind}`}
              >
                {title}
              </Link>
            ))}
          </nav>
        </div>
        {items.length === 0 && !isSeries ? (
          <p>{galleriesCopy.arrange.empty}</p>
        ) : (
          <ArrangeList
            key={chosen.id}
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
    </div>
  )
}
