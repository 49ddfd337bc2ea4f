import { Link } from 'react-router'
import type { Shop } from '#compose'
import type { ProductKind } from '#kernel/kinds.ts'
import type { Piece } from '#shop/catalogue/piece.ts'
import { call } from '#web/ui/api.ts'
import type { SectionRequest } from '../load-screen.server.ts'
import { sectionAddress } from '../location.ts'
import { ArrangeList } from './arrange-list.tsx'
import styles from './arrange-screen.module.css'
import { type Arranged, arrangedPiece } from './arranged.ts'
import { SeriesPieces } from './series-pieces.tsx'

const arrangeCopy = {
  intro:
    'Hang each gallery the way you like it. Drag a piece by its handle, or type the number where it should be; with the handle in focus the arrow keys, Home and End move it as well. What you list later comes first until you move it.',
  galleries: 'Which gallery or series',
  empty:
    'Nothing hangs here yet. In a piece’s form, under ‘Where it hangs’, you choose this gallery.',
} as const

/** The names by which older addresses ask for a kind's gallery. */
const kindsByType: Record<string, ProductKind> = {
  print: 'prints',
  clothing: 'clothing',
  merch: 'merch',
}

/** A gallery or a series as it hangs, drafts included. */
export async function loader(shop: Shop, { id }: SectionRequest) {
  const { collections } = shop.storefront
  const all = [...(await collections.list('gallery')), ...(await collections.list('series'))]
  const kind = kindsByType[id ?? 'print']
  const chosen = all.find((each) => (kind ? each.kind === kind : String(each.id) === id)) ?? all[0]
  if (!chosen) throw new Error('a shop has galleries')
  const { pieces, version } = await shop.catalogue.listHanging(chosen.id)
  const places = all.map(({ id, title }) => ({ id, title }))
  const others = chosen.type === 'series' ? await shop.catalogue.choices({ which: 'all' }) : null
  const { type, title } = chosen
  return {
    name: title,
    chosen: { id: chosen.id, type },
    places,
    version,
    items: pieces.map(itemOf),
    others,
  }
}

type ArrangeData = Awaited<ReturnType<typeof loader>>

function itemOf({ product }: Piece): Arranged {
  return arrangedPiece({ ...product, picture: product.pictures[0] ?? null })
}

/** The pieces of a gallery or a series in the owner's own order. */
export default function ArrangeScreen({ chosen, places, version, items, others }: ArrangeData) {
  const send = (order: readonly Arranged[], seen: string) =>
    call('PUT /api/collections/order/id/{id}', {
      path: { id: chosen.id },
      body: { pieces: order.map(keyOf), version: seen },
    })
  const isSeries = chosen.type === 'series'
  return (
    <div className={styles.section}>
      <p>{arrangeCopy.intro}</p>
      <nav aria-label={arrangeCopy.galleries} className={styles.kinds}>
        {places.map(({ id, title }) => (
          <Link
            key={id}
            to={sectionAddress('arrange', id)}
            replace
            aria-current={id === chosen.id ? 'page' : undefined}
            className={styles.kind}
          >
            {title}
          </Link>
        ))}
      </nav>
      {items.length === 0 && !isSeries ? (
        <p>{arrangeCopy.empty}</p>
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
  )
}

function keyOf({ key }: Arranged): { kind: ProductKind; id: number } {
  const [kind, id] = key.split('/')
  return { kind: kind as ProductKind, id: Number(id) }
}
