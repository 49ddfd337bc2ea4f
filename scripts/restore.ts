/*
 * `npm run restore <file>`: makes a shop of a backup, in an empty DATA_DIR or database, on SQLite or
 * PostgreSQL, whichever the backup came from. Cut off in the middle, it can be run again.
 */
import { resolve } from 'node:path'
import { composeStorage } from '#compose'
import { readConfigFromProcess } from '#config'
import { migrations } from '#db/migrations/list.ts'
import { openDatabase } from '#db/open.ts'
import { ShopError } from '#kernel/errors.ts'
import { inspectBackup, restore } from '#shop/backup/backup.server.ts'
import { runCommand } from './report.ts'

await runCommand(async () => {
  const config = readConfigFromProcess()
  const name = process.argv[2]
  if (!name) throw new ShopError('bad_input', 'Which backup? npm run restore <file>')
  const file = resolve(name)
  const about = await inspectBackup(file)
  const location = { url: config.databaseUrl, dataDir: config.dataDir }
  const db = await openDatabase(location, undefined, migrations.slice(0, about.migrations.length))
  const tally = await restore({ db, images: composeStorage(config) }, file, about).finally(() =>
    db.close(),
  )
  // An older backup is brought up to date as an older shop would be.
  await (await openDatabase(location)).close()
  const made = new Date(about.madeAt).toISOString().slice(0, 16).replace('T', ' ')
  return `The shop of ${made} UTC is back (${tally.rows} rows, ${tally.pictures} pictures). Start it.`
})
