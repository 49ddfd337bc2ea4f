import type { Reader, Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { restoreCopy } from './copy.ts'

/** Anything that a restore would lose. The demo's pieces were made by no form. */
export async function isUsed(reader: Reader | Writer): Promise<boolean> {
  const found = await Promise.all([
    reader.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    reader.selectFrom('messages').select('id').limit(1).executeTakeFirst(),
    reader.selectFrom('imports').select('id').limit(1).executeTakeFirst(),
    reader
      .selectFrom('pieces')
      .select('id')
      .where('form_id', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
  ])
  return found.some((row) => row !== undefined)
}

/** ShopError 'duplicate'. */
export async function refuseUsed(reader: Reader | Writer): Promise<void> {
  if (await isUsed(reader)) throw new ShopError('duplicate', restoreCopy.used)
}
