/* Reads each picture once, even without a result. */
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { originalKey } from '#shop/media/pictures/picture-key.ts'
import { readColours } from './read-colours.server.ts'

export interface ColourParts {
  db: Database
  images: () => ImageStore
  /** Runs in the transaction that stores the colours. */
  onRead(trx: Writer, addresses: readonly string[]): Promise<void>
}

/** Pictures per transaction: cached pages are rendered again after each. */
const atOnce = 50

/** Tries later for a picture that the store can't give. */
export async function fillColours(parts: ColourParts, signal: AbortSignal): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const rows = await parts.db.read
      .selectFrom('pictures')
      .select(['address', 'folder', 'hash', 'format'])
      .where('ground', 'is', null)
      .where('address', '>', after)
      .where(({ exists, selectFrom, or, eb }) =>
        or([
          eb('folder', '=', 'HomepageHero'),
          exists(
            selectFrom('piece_pictures')
              .select('position')
              .whereRef('piece_pictures.address', '=', 'pictures.address')
              .where('position', '=', 0),
          ),
        ]),
      )
      .orderBy('address')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    after = rows.at(-1)?.address ?? after
    const read: Read[] = []
    for (const { address, ...row } of rows) {
      if (signal.aborted) break
      const bytes = await parts
        .images()
        .get(originalKey(row))
        .catch(() => null)
      if (!bytes) continue
      const { colours, ground } = await readColours(bytes)
      read.push({ address, colours: colours.join(' '), ground })
    }
    if (read.length > 0) await keep(parts, read)
  }
}

interface Read {
  address: string
  colours: string
  ground: string
}

function keep({ db, onRead }: ColourParts, read: readonly Read[]) {
  return changePages(db, async (trx) => {
    for (const { address, ...colours } of read) {
      const row = trx.updateTable('pictures').where('address', '=', address)
      await row.set(colours).execute()
    }
    await onRead(
      trx,
      read.map(({ address }) => address),
    )
  })
}
