/* Into an empty DATA_DIR or database. Cut off in the middle, it can be run again. */
import { resolve } from 'node:path'
import { readConfigFromProcess } from '#config'
import { restoreStore } from '#services'
import { ownCommand } from '../src/config/own-command.ts'
import type { Row } from '../src/platform/db/snapshot.ts'
import { ShopError } from '../src/platform/errors.ts'
import { restoreInto } from '../src/shop/upkeep/backup/restore-into.server.ts'
import { runCommand } from './report.ts'

await runCommand(async () => {
  const config = readConfigFromProcess()
  const name = process.argv[2]
  if (!name)
    throw new ShopError('bad_input', `Which backup? ${ownCommand(config, 'restore')} <file>`)
  const file = resolve(name)
  const location = { url: config.databaseUrl, dataDir: config.dataDir }
  const storeFor = (rows: readonly Row[]) => restoreStore(config, rows)
  const { about, tally } = await restoreInto(location, storeFor, file)
  const made = new Date(about.madeAt).toISOString().slice(0, 16).replace('T', ' ')
  return `The shop of ${made} UTC is back (${tally.rows} rows, ${tally.pictures} pictures). Start it.`
})
