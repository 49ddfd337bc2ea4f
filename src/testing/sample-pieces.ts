import type { Database } from '#db/database.ts'
import type { NewPrint } from '#shop/catalogue/write-prints.server.ts'
import type { NewClothing, NewMerch } from '#shop/catalogue/write-stocked-pieces.server.ts'
import type { PictureFolder } from '#shop/media/picture.ts'

/** The address of a picture that `hangPictures` has put up. */
export function pictureAt(name: string, folder: PictureFolder = 'Prints'): string {
  return `/media/${folder}/${Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)}.jpg`
}

/** Puts pictures into the database, for tests that never look at their bytes. */
export async function hangPictures(db: Database, names: readonly string[]): Promise<void> {
  await db.transact(async (trx) => {
    for (const name of names) {
      await trx
        .insertInto('pictures')
        .values({
          address: pictureAt(name),
          hash: pictureAt(name).slice(-68, -4),
          folder: 'Prints',
          format: 'jpeg',
          width: 1600,
          height: 1200,
          bytes: 1000,
          placeholder: 'data:image/webp;base64,AAAA',
          alt: name === 'main' ? 'A moth on paper' : '',
          original_filename: `${name}.jpg`,
          created_at: 1,
        })
        .execute()
    }
  })
}

/** The pictures that the pieces below carry. */
export const samplePictures = ['main', 'second', 'third'] as const

/** A print whose variant ids start with `code`. */
export function squarePrint(code: string, changes: Partial<NewPrint> = {}): NewPrint {
  return {
    name: `Print ${code}`,
    dimensions: 'square',
    description: 'Cut in lino.',
    sizes: [
      { size: 'small', price: 2500, variantId: `${code}-s` },
      { size: 'medium', price: 4500, variantId: `${code}-m` },
      { size: 'large', price: 6500, variantId: `${code}-l` },
    ],
    location: pictureAt('main'),
    candidLocation: pictureAt('second'),
    supplementaryImage: null,
    ...changes,
  }
}

export function portraitPrint(code: string, changes: Partial<NewPrint> = {}): NewPrint {
  const print = squarePrint(code, { dimensions: 'portrait', ...changes })
  return { ...print, sizes: print.sizes.filter(({ size }) => size !== 'large') }
}

export function sampleClothing(changes: Partial<NewClothing> = {}): NewClothing {
  return {
    printName: 'Moon moths',
    descName: 'Linen shirt',
    price: 4800,
    description: null,
    size: 'M',
    measurements: null,
    primaryImage: pictureAt('main'),
    secondaryImage: pictureAt('second'),
    supplementaryImage: null,
    ...changes,
  }
}

export function sampleMerch(changes: Partial<NewMerch> = {}): NewMerch {
  return {
    printName: 'Heron',
    descName: 'Enamel pin',
    name: null,
    price: 900,
    quantity: 5,
    description: null,
    primaryImage: pictureAt('main'),
    secondaryImage: null,
    supplementaryImage: null,
    ...changes,
  }
}
