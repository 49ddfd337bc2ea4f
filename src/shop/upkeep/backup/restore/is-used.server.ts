import type { Reader, Writer } from '#platform/db/database.ts'
import type { GoesOn } from '#platform/db/replace-rows.ts'
import { readSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { demoSeededSetting } from '../../demo/seed-demo.server.ts'
import { restoreCopy } from './copy.ts'

/**
 * Letters and addresses that anybody may leave in an empty shop. They must neither keep a shop from
 * coming back nor be lost.
 * A piece's number is another piece's in the shop that is back.
 */
export const leftByVisitors: GoesOn = {
  messages: (row) => row,
  answers: (row) => row,
  back_in_stock_subscriptions: ({ id: _, ...row }) => (row.product_id === 0 ? row : null),
}

/** Anything of the owner's that a restore would lose. The demo's pieces were made by no form. */
export async function isUsed(reader: Reader | Writer): Promise<boolean> {
  const found = await Promise.all([
    reader.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    reader.selectFrom('imports').select('id').limit(1).executeTakeFirst(),
    reader
      .selectFrom('pieces')
      .select('id')
      .where('form_id', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
    ownPage(reader),
  ])
  return found.some((row) => row !== undefined)
}

/** One that the demo didn't bring, or that was changed since. */
async function ownPage(reader: Reader | Writer) {
  const { pages = [] } = (await readSetting(reader, demoSeededSetting)) ?? {}
  const rows = await reader.selectFrom('pages').select(['id', 'created_at', 'updated_at']).execute()
  return rows.find((row) => !pages.includes(row.id) || row.updated_at !== row.created_at)
}

/** ShopError 'duplicate'. */
export async function refuseUsed(reader: Reader | Writer): Promise<void> {
  if (await isUsed(reader)) throw new ShopError('duplicate', restoreCopy.used)
}
