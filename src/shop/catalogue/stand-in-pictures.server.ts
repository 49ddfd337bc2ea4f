/*
 * Pieces that were made before their pictures were there carry a stand-in: here it gives way. Building
 * blocks: they never open a transaction.
 */
import type { Writer } from '#db/database.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { version } from './publishing.server.ts'

/**
 * Puts pictures in the place of the stand-in; the main one stands twice where a piece needs two and
 * there is one. Null when the piece is gone or has other pictures by now; else whether visitors see it.
 */
export async function replaceStandIn(
  trx: Writer,
  { kind, id }: { kind: ProductKind; id: number },
  standIn: string,
  pictures: readonly [string, ...string[]],
  now: number,
): Promise<{ hidden: boolean } | null> {
  const [main, second, third] = pictures
  const common = { supplementary_image: third ?? null, updated_at: version(now) }
  const changed =
    kind === 'prints'
      ? await trx
          .updateTable('prints')
          .set({ ...common, location: main, candid_location: second ?? main })
          .where('id', '=', id)
          .where('location', '=', standIn)
          .where('deleted_at', 'is', null)
          .returning('hidden')
          .executeTakeFirst()
      : await trx
          .updateTable(kind)
          .set({
            ...common,
            primary_image: main,
            secondary_image: kind === 'clothing' ? (second ?? main) : (second ?? null),
          })
          .where('id', '=', id)
          .where('primary_image', '=', standIn)
          .where('deleted_at', 'is', null)
          .returning('hidden')
          .executeTakeFirst()
  return changed ? { hidden: changed.hidden === 1 } : null
}
