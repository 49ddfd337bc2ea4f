/* Refuses an unusable backup before it stores a picture. */
import { ShopError } from '#platform/errors.ts'
import type { Entry } from '../archive.server.ts'
import { parseRows } from '../backup.server.ts'
import { sizeInWords } from '../backups.ts'
import { gibibyte } from '../nightly-files.server.ts'
import type { Demands } from '../restore-into.server.ts'
import { restoreCopy as copy } from './copy.ts'

/** `folder` exists; `free` in bytes. ShopErrors 'too_large' and 'bad_input'. */
export async function readDemands(
  folder: string,
  free: (folder: string) => Promise<number>,
): Promise<Demands> {
  const left = await free(folder)
  let wanted = gibibyte
  let holdsOwner = false
  return {
    see(entry) {
      // Rows are written twice: into the temporary shop, and then into this one.
      wanted += entry.bytes.byteLength * (entry.name.startsWith('tables/') ? 2 : 1)
      if (wanted > left) {
        const words = copy.noRoomUnpacked(sizeInWords(left), sizeInWords(gibibyte))
        throw new ShopError('too_large', words)
      }
      if (!holdsOwner && entry.name.startsWith('tables/users/')) holdsOwner = hasOwner(entry)
    },
    seen() {
      if (!holdsOwner) throw new ShopError('bad_input', copy.noOwner)
    },
  }
}

/** Before step 0021 the first administrator became the owner. */
function hasOwner(entry: Entry): boolean {
  return parseRows(entry).some(({ staff_role: now, role: before }) =>
    now === undefined ? before === 'admin' : now === 'owner',
  )
}
