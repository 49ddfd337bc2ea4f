/* After an interruption it can be run again. */

import { openPictureStores } from '#services'
import { ShopError } from '../src/platform/errors.ts'
import { readConnections } from '../src/services/connections/connections.server.ts'
import { moveAllPictures } from '../src/shop/media/stores/move-all-pictures.server.ts'
import { storeName } from '../src/shop/media/stores/picture-stores.ts'
import { runCommand, withDatabase } from './report.ts'

await runCommand(() =>
  withDatabase(async (db, config) => {
    const { current: to, others } = openPictureStores(config, await readConnections(db.read))
    const tell = (done: number, all: number) => process.stderr.write(`\r${done} of ${all} `)
    const { moved, there, missing } = await moveAllPictures(db, { to, others }, tell)
    process.stderr.write('\n')
    if (missing.length > 0) {
      throw new ShopError('not_found', `In no store: ${missing.join(', ')}. The rest has moved.`)
    }
    return `${moved} pictures moved to ${storeName(to.id)}, ${there} were there already. Nothing was deleted where they were.`
  }),
)
