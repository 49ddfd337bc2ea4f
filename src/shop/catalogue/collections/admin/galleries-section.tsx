import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { Collection, CollectionType } from '#shop/catalogue/collections/collection.ts'
import { discountsFor } from '#shop/checkout/discounts/admin/discount-words.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { ArrangeList } from './arrange/arrange-list.tsx'
import type { Arranged } from './arrange/arranged.ts'
import type { CollectionSubject } from './collection-fields.ts'
import { CollectionForm } from './collection-form.tsx'
import { galleriesCopy } from './copy.ts'

export const section = {
  at: 'galleries',
  label: galleriesCopy.galleriesAndSeries,
  menu: { group: 'products', place: 20, keywords: galleriesCopy.galleriesKeywords },
  help: 'galleries',
  load,
} satisfies Section

const types = ['gallery', 'series'] as const

async function load(shop: Shop, { id }: SectionRequest) {
  const making = types.find((type) => id === `new-${type}`)
  if (making) return { name: galleriesCopy.make[making], subject: newSubject(making) }
  const { collections } = shop.storefront
  const counts = await shop.catalogue.countPieces()
  if (id !== null && /^\d{1,9}$/.test(id)) return oneCollection(shop, Number(id), counts)
  const lists = await Promise.all(
    types.map(async (type) => {
      const { collections: all, version } = await collections.menu(type)
      const items = all.map(async (each) => ({
        ...toArranged(each, counts.get(each.id) ?? 0),
        picture: each.picture ?? (await firstPicture(shop, each)),
      }))
      return { type, version, items: await Promise.all(items) }
    }),
  )
  return { name: null, lists }
}

async function oneCollection(shop: Shop, id: number, counts: Map<number, number>) {
  const { collections } = shop.storefront
  const { type, title, version, path, ...form } = await collections.read(id)
  const found = (await collections.list(type)).find((each) => each.id === id)
  const subject: CollectionSubject = {
    id,
    type,
    path,
    version,
    kind: found?.kind ?? null,
    form: { title, slug: form.slug, words: form.words, hidden: form.hidden, layout: form.layout },
    picture: found?.picture ?? null,
    pieces: counts.get(id) ?? 0,
    discounts: discountsFor(await shop.admin.discounts.list(), id, shop.clock.now()),
  }
  return { name: title, subject }
}

function newSubject(type: CollectionType): CollectionSubject {
  const form = { title: '', slug: '', words: '', hidden: false, layout: 'shop' as const }
  const none = { picture: null, pieces: 0, discounts: [] }
  return { id: null, type, kind: null, path: null, version: '', form, ...none }
}

async function firstPicture({ catalogue }: Shop, { id, type, kind }: Collection) {
  const cards =
    type === 'series'
      ? await catalogue.listSeries(id)
      : (await catalogue.listCards(kind ?? id, { limit: 1 })).cards
  return cards[0]?.picture ?? null
}

function toArranged({ id, title, hidden }: Collection, pieces: number) {
  const note = pieces === 0 ? galleriesCopy.empty : galleriesCopy.pieces(pieces)
  return {
    key: String(id),
    name: title,
    note: hidden ? `${note}, ${galleriesCopy.hidden}` : note,
    to: adminSectionPath('galleries', id),
  }
}

interface GalleriesData {
  lists?: { type: CollectionType; version: string; items: Arranged[] }[]
  subject?: CollectionSubject
}

export default function GalleriesScreen({ lists = [], subject }: GalleriesData) {
  if (subject) return <CollectionForm key={`${subject.type} ${subject.id}`} subject={subject} />
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      <p className={layout.measure}>{galleriesCopy.intro}</p>
      <div className={layout.sides}>
        {lists.map(({ type, version, items }) => (
          <section
            key={type}
            className={`${layout.stack3} ${layout.top} ${layout.shrinks}`}
            aria-labelledby={`${type}-title`}
          >
            <div className={`${layout.words5} ${layout.baseline} ${layout.apart} ${layout.column}`}>
              <h2 id={`${type}-title`} className={prose.title3}>
                {galleriesCopy.titles[type]}
              </h2>
              <Link to={adminSectionPath('galleries', `new-${type}`)} className={control.link}>
                {galleriesCopy.make[type]}
              </Link>
            </div>
            {items.length === 0 ? (
              <p>{galleriesCopy.noSeries}</p>
            ) : (
              <>
                <p className={`${prose.hint} ${layout.measure}`}>{galleriesCopy.hints[type]}</p>
                <ArrangeList
                  items={items}
                  version={version}
                  send={(order, seen) =>
                    call('PUT /api/collections/order', {
                      body: { type, ids: order.map(({ key }) => Number(key)), version: seen },
                    })
                  }
                />
              </>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
