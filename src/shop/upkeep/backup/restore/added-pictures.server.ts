/* Pictures are in their store before the rows are. A restore that fails takes its own back. */
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
          // One that was there may be the only one left of the shop that is lost.
          if (!(await store.has(key))) added.push({ store, key })
          await store.put(key, ...picture)
        },
      }
    },

    /** Keeps what a row here names: a commit may have arrived whose answer didn't. */
    async takeBack(db: Database): Promise<void> {
      if (added.length === 0) return
      const rows = await db.read.selectFrom('pictures').selectAll().execute()
      const here = new Set(rows.flatMap(originalKeys))
      for (const { store, key } of added) if (!here.has(key)) await store.delete(key)
    },
  }
}
