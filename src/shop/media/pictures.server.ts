/*
 * Owns the rows of pictures: adds them, and looks them up by the addresses that items store. Never
 * touches the picture store; describing a picture is media.server's.
 */
import type { Insertable } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import type { PictureTable } from '#db/tables.ts'
import { badInput } from '#kernel/errors.ts'
import type { Picture } from './picture.ts'

/** Adds a picture's row; one of that address that is there stays as it is. */
export async function insertPicture(trx: Writer, picture: Insertable<PictureTable>): Promise<void> {
  await trx
    .insertInto('pictures')
    .values(picture)
    .onConflict((oc) => oc.column('address').doNothing())
    .execute()
}

/** Pictures by address; an address that was never added is absent. */
export async function picturesByAddress(
  reader: Reader | Writer,
  addresses: Iterable<string | null>,
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(addresses)].filter((address) => address !== null)
  if (wanted.length === 0) return new Map()
  const rows = await reader
    .selectFrom('pictures')
    .select(['address', 'width', 'height', 'placeholder', 'alt'])
    .where('address', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.address, { ...row }]))
}

/** Throws bad_input on the first field whose address no upload answered; null ones are passed over. */
export async function requirePictures(
  reader: Reader | Writer,
  fields: Partial<Record<string, string | null>>,
): Promise<void> {
  const known = await picturesByAddress(
    reader,
    Object.values(fields).filter((address) => address !== undefined),
  )
  for (const [field, address] of Object.entries(fields)) {
    if (address && !known.has(address)) {
      throw badInput(field, 'We don’t know this picture. Please upload it first.')
    }
  }
}
