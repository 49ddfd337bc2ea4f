/*
 * `npm run move-pictures`: carries the pictures of DATA_DIR to the store that MEDIA names now. Run it
 * before the shop is started with that store; cut off in the middle, it can be run again.
 */

import { readConfigFromProcess } from '#config'
import { openDatabase } from '#db/open.ts'
import { ShopError } from '#kernel/errors.ts'
import { composeStorage } from '#services'
import { movePictures } from '#shop/media/move-pictures.server.ts'
import { runCommand } from './report.ts'

await runCommand(async () => {
  const config = readConfigFromProcess()
  if (config.media.provider === 'disk') {
    throw new ShopError('bad_input', 'MEDIA is disk. Set it to where the pictures shall go.')
  }
  const from = composeStorage({ ...config, media: { provider: 'disk' } })
  const to = composeStorage(config)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const { moved, there, missing } = await movePictures({ read: db.read, from, to }, (done, all) =>
      process.stderr.write(`\r${done} of ${all} `),
    )
    process.stderr.write('\n')
    if (missing.length > 0) {
      throw new ShopError(
        'not_found',
        `Not in DATA_DIR: ${missing.join(', ')}. The rest has moved.`,
      )
    }
    return `${moved} pictures moved, ${there} were there already. Nothing was deleted in DATA_DIR.`
  } finally {
    await db.close()
  }
})
