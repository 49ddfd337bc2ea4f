/*
 * Drops pictures that the shop fetched itself and no longer shows. The row goes at once, in the transaction
 * that made the picture useless. The bytes go a day later, so that an open page and a running backup still
 * find them. Never drops the owner's uploads.
 */
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { day } from '#platform/time/clock.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { isServedHere, originalKey, sizeKeys } from '#shop/media/pictures/picture-key.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'

/** Drops the feed's pictures except those at the addresses `shown`. */
export async function dropFeedPictures(
  trx: Writer,
  shown: readonly string[],
  now: number,
): Promise<void> {
  const dropped = await trx
    .deleteFrom('pictures')
    .where('folder', '=', 'Instagram')
    .$if(shown.length > 0, (qb) => qb.where('address', 'not in', shown))
    .returning(['address', 'folder', 'hash', 'format', 'width'])
    .execute()
  for (const picture of dropped) {
    const { address } = picture
    const sizes = isServedHere(address) ? sizeKeys(picture) : []
    const payload = { address, keys: [originalKey(picture), ...sizes] }
    await enqueue(trx, { topic: 'pictures.forget', payload, dueAt: now + day, now })
  }
}

/** The work of the job: deletes the bytes, unless the picture is back. */
export async function forgetBytes(
  { db, images }: { db: Database; images: () => ImageStore },
  { address, keys }: { address: string; keys: readonly string[] },
): Promise<void> {
  // By its bytes: it may be back under the address of another store.
  const back = (await picturesByAddress(db.read, [address])).has(address)
  if (back) return
  for (const key of keys) await images().delete(key)
}
