/*
 * `npm run move-pictures`: carries all pictures to the store that is at work (the one that MEDIA names,
 * or else the one that the owner has set), from DATA_DIR and every store that was at work before. Cut
 * off in the middle, it can be run again.
 */

import { readConfigFromProcess } from '#config'
import { openDatabase } from '#db/open.ts'
import { ShopError } from '#kernel/errors.ts'
import { openPictureStores } from '#services'
import { moveAllPictures } from '#shop/media/move-all-pictures.server.ts'
import { placeOf } from '#shop/media/picture-stores.ts'
import { readConnections } from '#shop/services/connections.server.ts'
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
    return `${moved} pictures moved to ${placeOf(to.id)}, ${there} were there already. Nothing was deleted where they were.`
  } finally {
    await db.close()
  }
})
