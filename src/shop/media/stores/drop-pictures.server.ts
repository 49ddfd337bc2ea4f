/* Deletes the bytes a day later: an open page and a running backup still find them. */
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { day } from '#platform/time/clock.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { isServedHere, originalKey, sizeKeys } from '#shop/media/pictures/picture-key.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'

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

/** Keeps the bytes if the picture was added again. */
export async function forgetBytes(
  { db, images }: { db: Database; images: () => ImageStore },
  { address, keys }: { address: string; keys: readonly string[] },
): Promise<void> {
  // By its bytes: it may have been added again under another store's address.
  const back = (await picturesByAddress(db.read, [address])).has(address)
  if (back) return
  for (const key of keys) await images().delete(key)
}
