/* Runs while the shop runs. The file holds buyers' addresses and password digests: keep it safe. */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readConfigFromProcess } from '#config'
import { connectionsIn, openPictureStores } from '#services'
import { openSnapshot } from '../src/platform/db/snapshot.ts'
import { readingAlso } from '../src/shop/media/stores/picture-stores.ts'
import { backUp } from '../src/shop/upkeep/backup/backup.server.ts'
import { missingInWords } from '../src/shop/upkeep/backup/backups.ts'
import { runCommand } from './report.ts'

await runCommand(async () => {
  const config = readConfigFromProcess()
  const now = new Date()
  const name = `atelier-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`
  const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', name))
  mkdirSync(dirname(file), { recursive: true })
  const place = { url: config.databaseUrl, dataDir: config.dataDir }
  const snapshot = await openSnapshot(place)
  const connections = await connectionsIn(snapshot).finally(() => snapshot.close())
  const { current, others } = openPictureStores(config, connections)
  const images = readingAlso(current, others)
  const parts = { openSnapshot: () => openSnapshot(place), images, now: now.getTime() }
  const { rows, pictures, missing } = await backUp(parts, file)
  const lack = missing.length > 0 ? ` ${missingInWords(missing)}` : ''
  return `The shop is in ${file} (${rows} rows, ${pictures} pictures).${lack}`
})
