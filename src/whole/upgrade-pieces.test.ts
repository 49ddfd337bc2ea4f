import { expect, it } from 'vitest'
import type { Writer } from '#platform/db/database.ts'
import { migrations } from '#platform/db/migrations/list.ts'
import { openDatabase } from '#platform/db/open.ts'
import { restoreRows } from '#platform/db/restore-rows.ts'
import type { Row } from '#platform/db/snapshot.ts'
import { createCatalogue } from '#shop/catalogue/products/catalogue.server.ts'
import { emptyPlace, openAt, type Place } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import {
  addPictures,
  pictureAt,
  sampleClothing,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { closing } from '#testing/harness/each.ts'

/* A shop that kept its prints, clothing and merch in a table each. */

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0039-ledger'),
)

const times = { created_at: 100, updated_at: 200, deleted_at: null }
const marks = { hidden: 0, place: null, form_id: null }
const images = { primary_image: pictureAt('main'), supplementary_image: pictureAt('third') }

const prints: Row[] = [
  {
    ...{ id: 1, name: 'Moth', description: 'Cut in lino.', dimensions: 'square' },
    ...{ location: pictureAt('main'), candid_location: pictureAt('second') },
    ...{ supplementary_image: null, ...times, ...marks, place: 7, form_id: 'form-0001' },
  },
  {
    ...{ id: 4, name: 'Tide', description: null, dimensions: 'portrait' },
    ...{ location: pictureAt('main'), candid_location: pictureAt('main') },
    ...{ supplementary_image: pictureAt('third'), ...times, ...marks, hidden: 1 },
  },
  {
    ...{ id: 9, name: 'Gone', description: null, dimensions: 'square' },
    ...{ location: pictureAt('main'), candid_location: pictureAt('second') },
    ...{ supplementary_image: null, ...times, ...marks, deleted_at: 300 },
  },
]
const printSizes: Row[] = [
  { print_id: 1, size: 'small', price: 2500, variant_id: 'moth-s' },
  { print_id: 1, size: 'large', price: 6500, variant_id: 'moth-l' },
  { print_id: 4, size: 'medium', price: 6000, variant_id: 'sync:4' },
]
const clothing: Row[] = [
  {
    ...{ id: 1, print_name: 'Moth', desc_name: 'Linen shirt', price: 4800, description: 'Soft.' },
    ...{ size: 'M', measurements: 'Chest 44 in', ...images, secondary_image: pictureAt('second') },
    ...{ ...times, ...marks, form_id: 'form-0001' },
  },
]
const merch: Row[] = [
  {
    ...{ id: 2, print_name: 'Moth', desc_name: 'Pin', name: 'Little moth', price: 900 },
    ...{ description: null, ...images, secondary_image: null, ...times, ...marks },
  },
]
const pictureRow = (name: string): Row => ({
  ...{ address: pictureAt(name), hash: pictureAt(name).slice(-68, -4), folder: 'Prints' },
  ...{ format: 'jpeg', width: 1600, height: 1200, bytes: 1000, created_at: 1 },
  ...{ placeholder: 'data:image/webp;base64,AAAA', original_filename: `${name}.jpg` },
  alt: name === 'main' ? 'A moth on paper' : '',
})
const stock: Row[] = [
  { kind: 'clothing', product_id: 1, on_hand: 1, held: 0 },
  { kind: 'merch', product_id: 2, on_hand: 5, held: 0 },
]
async function fill(trx: Writer): Promise<void> {
  await restoreRows(trx, 'prints', prints)
  await restoreRows(trx, 'print_sizes', printSizes)
  await restoreRows(trx, 'clothing', clothing)
  await restoreRows(trx, 'merch', merch)
  await restoreRows(trx, 'pictures', ['main', 'second', 'third'].map(pictureRow))
  await restoreRows(trx, 'stock', stock)
}

async function oldShop(lane: 'sqlite' | 'postgres'): Promise<Place> {
  const place = await emptyPlace(lane)
  const db = await openDatabase(place.location, undefined, before)
  await db.transact(fill)
  await db.close()
  return place
}

it.each(['sqlite', 'postgres'] as const)(
  'a shop of three tables of products (%s) has every piece as it was, and gives the ids after the last',
  async (lane) => {
    const db = await closing(openAt(await oldShop(lane)))
    const rows = await db.read
      .selectFrom('pieces')
      .selectAll()
      .orderBy('kind')
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      {
        ...{ kind: 'clothing', id: 1, name: 'Moth', desc_name: 'Linen shirt', own_name: null },
        ...{ price: 4800, description: 'Soft.', garment_size: 'M', measurements: 'Chest 44 in' },
        ...{ making: 'one_of_a_kind', form_id: 'form-0001', ...times },
      },
      {
        ...{ kind: 'merch', id: 2, name: 'Moth', desc_name: 'Pin', own_name: 'Little moth' },
        ...{ price: 900, making: 'counted' },
      },
      {
        ...{ kind: 'prints', id: 1, name: 'Moth', desc_name: null, price: null, place: 7 },
        ...{ dimensions: 'square', making: 'to_order', form_id: 'form-0001' },
      },
      { kind: 'prints', id: 4, dimensions: 'portrait', hidden: 1 },
      { kind: 'prints', id: 9, deleted_at: 300 },
    ])
    const catalogue = createCatalogue({ db, clock: fakeClock() })
    const found = async (kind: 'prints' | 'clothing' | 'merch', id: number) => {
      const piece = await catalogue.find(kind, id)
      if (!('product' in piece)) throw new Error(piece.status)
      return piece.product
    }
    expect(await found('prints', 1)).toMatchObject({
      images: [pictureAt('main'), pictureAt('second'), null],
      product: {
        sizes: [
          {
            size: 'small',
            label: '10x10',
            price: 2500,
            variantId: 'moth-s',
            width: 10,
            unit: 'in',
          },
          { size: 'large', label: '18x18', price: 6500, variantId: 'moth-l' },
        ],
      },
    })
    expect((await found('prints', 4)).product.sizes).toEqual([
      {
        ...{ size: 'medium', label: '24x36', price: 6000, variantId: 'sync:4' },
        ...{ width: 24, height: 36, unit: 'in' },
      },
    ])
    expect(await found('merch', 2)).toMatchObject({
      images: [pictureAt('main'), null, pictureAt('third')],
      stock: { onHand: 5 },
    })

    await addPictures(db, ['main', 'second', 'third'])
    expect((await catalogue.create(squarePrint('next'))).product.id).toBe(10)
    expect((await catalogue.create(sampleClothing())).product.id).toBe(2)
  },
)
