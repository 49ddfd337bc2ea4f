/* Cut off in the middle, it can be run again. */

import { readConfigFromProcess } from '#config'
import { openPictureStores } from '#services'
import { openDatabase } from '../src/platform/db/open.ts'
import { ShopError } from '../src/platform/errors.ts'
import { readConnections } from '../src/services/connections/connections.server.ts'
import { moveAllPictures } from '../src/shop/media/stores/move-all-pictures.server.ts'
import { storeName } from '../src/shop/media/stores/picture-stores.ts'
import { runCommand } from './report.ts'

await runCommand(async () => {
  const config = readConfigFromProcess()
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const { current: to, others } = openPictureStores(config, await readConnections(db.read))
    const tell = (done: number, all: number) => process.stderr.write(`\r${done} of ${all} `)
    const { moved, there, missing } = await moveAllPictures(db, { to, others }, tell)
    process.stderr.write('\n')
    if (missing.length > 0) {
      throw new ShopError('not_found', `In no store: ${missing.join(', ')}. The rest has moved.`)
    }
    return `${moved} pictures moved to ${storeName(to.id)}, ${there} were there already. Nothing was deleted where they were.`
  } finally {
    await db.close()
  }
})
