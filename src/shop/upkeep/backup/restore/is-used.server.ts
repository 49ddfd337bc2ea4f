import type { Reader, Writer } from '#platform/db/database.ts'
import type { GoesOn } from '#platform/db/replace-rows.ts'
import { hasRows } from '#platform/db/rows.ts'
import { readSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { demoSeededSetting } from '../../demo/seed-demo.server.ts'
import { restoreCopy } from './copy.ts'

/**
 * Messages and addresses that visitors may leave in an empty shop. They neither block a restore nor
 * get lost. A piece's number means another piece in the restored shop.
 */
export const leftByVisitors: GoesOn = {
  messages: (row) => row,
  answers: (row) => row,
  back_in_stock_subscriptions: ({ id: _, ...row }) => (row.product_id === 0 ? row : null),
}

/** True if a restore would lose work of the owner. The demo's pieces were made by no form. */
export async function isUsed(reader: Reader | Writer): Promise<boolean> {
  const found = await Promise.all([
    hasRows(reader.selectFrom('orders')),
    hasRows(reader.selectFrom('imports')),
    hasRows(reader.selectFrom('pieces').where('form_id', 'is not', null)),
    hasOwnPage(reader),
  ])
  return found.includes(true)
}

/** A page that the demo didn't add, or that was changed since. */
async function hasOwnPage(reader: Reader | Writer): Promise<boolean> {
  const { pages = [] } = (await readSetting(reader, demoSeededSetting)) ?? {}
  const rows = await reader.selectFrom('pages').select(['id', 'created_at', 'updated_at']).execute()
  return rows.some((row) => !pages.includes(row.id) || row.updated_at !== row.created_at)
}

export async function refuseUsed(reader: Reader | Writer): Promise<void> {
  if (await isUsed(reader)) throw new ShopError('duplicate', restoreCopy.used)
}
