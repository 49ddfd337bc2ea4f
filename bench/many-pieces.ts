/*
 * Fills a database with many made-up pieces, for measuring how pages grow with the catalogue. Names are
 * of a small vocabulary, so that a common word is in thousands of pieces and a rare one in few.
 */
import type { Database } from '#db/database.ts'
import { insertPicture } from '#shop/media/pictures.server.ts'
import { indexMissing } from '#shop/search/index-pieces.server.ts'
import { pictureAt } from '#testing/fixtures/products.ts'

const nouns =
  'heron otter cat fox moth tide kelp lemon stone pond barn gate lamp moon fern crow'.split(' ')
const moods = 'slow early quiet brave golden little last blue winter evening'.split(' ')
const colours = ['red', 'green', 'blue white', 'brown', 'yellow black']

/** Puts `count` pieces in, a third of each kind, and makes them findable. */
export async function fillWithPieces(db: Database, count: number): Promise<void> {
  await addColouredPictures(db)
  for (let begun = 0; begun < count; begun += 500) {
    await db.transact(async (trx) => {
      const numbers = Array.from({ length: Math.min(500, count - begun) }, (_, at) => begun + at)
      const pieces = numbers.map(pieceAt)
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
      const counted = pieces.flatMap(({ kind, id }) => (kind === 'prints' ? [] : [{ kind, id }]))
      await trx
        .insertInto('stock')
        .values(counted.map(({ kind, id }) => ({ kind, product_id: id, on_hand: 1, held: 0 })))
        .execute()
    })
  }
  await indexMissing(db)
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

function pieceAt(number: number) {
  const kind = (['prints', 'clothing', 'merch'] as const)[number % 3] ?? 'prints'
  const mood = moods[Math.floor(number / 7) % moods.length]
  const name = `${mood} ${nouns[number % nouns.length]} ${Math.floor(number / 16)}`
  return {
    kind,
    id: Math.floor(number / 3) + 1,
    name,
    desc_name: kind === 'prints' ? null : 'By hand',
    own_name: null,
    description: number % 997 === 0 ? 'A rare pelican looks on.' : 'Cut, inked and pulled.',
    price: 500 + ((number * 7919) % 20_000),
    dimensions: kind === 'prints' ? ('square' as const) : null,
    garment_size: null,
    measurements: null,
    making: ({ prints: 'to_order', clothing: 'one_of_a_kind', merch: 'counted' } as const)[kind],
    place: null,
    form_id: null,
    created_at: number,
    updated_at: number,
    deleted_at: null,
  }
}
