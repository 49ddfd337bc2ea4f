/* 24 of a hundred pieces hold each searched word, so small and large shops show equal pages. */

import { defaultPolicies, type ProductKind } from '#platform/addresses/kinds.ts'
import type { Database } from '#platform/db/database.ts'
import { indexMissing } from '#shop/catalogue/search/index-pieces.server.ts'
import { insertPicture } from '#shop/media/pictures/pictures.server.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'

const colours = ['red', 'green', 'blue white', 'yellow black']

/** At /series/slow. */
const inSeries = 24

/** A third of each kind; a third are sold. Merch stands at /gallery/small. */
export async function fillWithPieces(db: Database, count: number): Promise<void> {
  await addColouredPictures(db)
  const small = await addCollection(db, 'gallery', 'small')
  const slow = await addCollection(db, 'series', 'slow')
  for (let begun = 0; begun < count * 2; begun += 500) {
    await db.transact(async (trx) => {
      const numbers = Array.from(
        { length: Math.min(500, count * 2 - begun) },
        (_, at) => begun + at,
      )
      const pieces = numbers.map((at) => (at < count ? soldAt(at) : pieceAt(at, small)))
      await trx.insertInto('pieces').values(pieces).execute()
      const keys = pieces.map(({ kind, id }) => ({ kind, piece_id: id }))
      await trx
        .insertInto('piece_pictures')
        .values(
          keys.map((key, at) => {
            const address = pictureAt(colours[at % colours.length] ?? '')
            return { ...key, position: 0, address }
          }),
        )
        .execute()
      if (begun === Math.floor(count / 500) * 500) {
        const members = keys.slice(-inSeries).map((key, position) => ({ ...key, position }))
        await trx
          .insertInto('collection_pieces')
          .values(members.map((member) => ({ ...member, collection_id: slow })))
          .execute()
      }
      const counted = pieces.filter(({ kind }) => kind !== 'prints')
      if (counted.length === 0) return
      await trx
        .insertInto('stock')
        .values(
          counted.map(({ kind, id, created_at }) => {
            const isSold = created_at < count
            const levels = {
              on_hand: isSold ? 0 : 1,
              held: 0,
              sold_at: isSold ? created_at + 1 : null,
            }
            return { kind, product_id: id, ...levels }
          }),
        )
        .execute()
    })
  }
  await indexMissing(db)
}

function addCollection(db: Database, type: 'gallery' | 'series', slug: string): Promise<number> {
  return db.transact(async (trx) => {
    const row = { type, slug, kind: null, title: slug, position: 9, created_at: 1, updated_at: 1 }
    const { id } = await trx
      .insertInto('collections')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

function addColouredPictures(db: Database): Promise<void> {
  return db.transact(async (trx) => {
    for (const each of colours) {
      await insertPicture(trx, {
        address: pictureAt(each),
        hash: pictureAt(each).slice(-68, -4),
        folder: 'Prints',
        format: 'jpeg',
        width: 1600,
        height: 1200,
        bytes: 1000,
        placeholder: 'data:image/webp;base64,AAAA',
        alt: each,
        original_filename: `${each}.jpg`,
        created_at: 1,
        colours: each,
      })
    }
  })
}

function pieceAt(number: number, small: number) {
  const kind = (['prints', 'clothing', 'merch'] as const)[number % 3] ?? 'prints'
  const noun = number % 2 === 0 ? 'heron' : 'otter'
  const mood = number % 4 < 2 ? 'slow' : 'quiet'
  return {
    ...pieceOf(kind, number),
    name: `${mood} ${noun} ${Math.floor(number / 16)}`,
    description: 'Cut, inked and pulled.',
    price: 500 + ((number * 7919) % 4000),
    ...(kind === 'merch' && { gallery_id: small, gallery_place: number }),
  }
}

const soldAt = (number: number) => ({
  ...pieceOf('clothing', number),
  name: `quiet fern ${number}`,
})

function pieceOf(kind: ProductKind, number: number) {
  return {
    kind,
    id: number + 1,
    name: '',
    desc_name: kind === 'prints' ? null : 'By hand',
    own_name: null,
    description: 'Cut and sewn.',
    price: 4000,
    dimensions: kind === 'prints' ? ('square' as const) : null,
    garment_size: null,
    measurements: null,
    making: defaultPolicies[kind],
    place: null,
    form_id: null,
    created_at: number,
    updated_at: number,
    deleted_at: null,
  }
}
