/* Pictures are stored before the rows. A failed restore removes the pictures that it added. */
import type { Database } from '#platform/db/database.ts'
import type { Row } from '#platform/db/snapshot.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { originalKeys } from '#shop/media/pictures/picture-key.ts'

export function createAddedPictures(storeFor: (connections: readonly Row[]) => ImageStore) {
  const added: { store: ImageStore; key: string }[] = []
  return {
    storeFor(connections: readonly Row[]): ImageStore {
      const store = storeFor(connections)
      return {
        ...store,
        async put(key, ...picture) {
          // Keeps a picture that was there before: it may be the lost shop's last copy.
          if (!(await store.has(key))) added.push({ store, key })
          await store.put(key, ...picture)
        },
      }
    },

    /** Keeps pictures that a row names: a commit may have succeeded without its answer. */
    async takeBack(db: Database): Promise<void> {
      if (added.length === 0) return
      const rows = await db.read.selectFrom('pictures').selectAll().execute()
      const here = new Set(rows.flatMap(originalKeys))
      for (const { store, key } of added) if (!here.has(key)) await store.delete(key)
    },
  }
}
