/*
 * node backup-restore-process.ts '{"place": {…}, "dataDir": "…"}'
 * Says 'ready', waits for a line, restores the newest backup elsewhere, and says 'done yes'.
 */
import { join } from 'node:path'
import { openPlaceForRestore } from '#services'
import { createDiskStorage } from '#services/pictures/disk.ts'
import { restoreFromElsewhere } from '#shop/upkeep/backup/elsewhere/from-elsewhere.server.ts'
import { input, letGo } from './let-go.ts'

const { place, dataDir } = input<{ place: object; dataDir: string }>()
const images = createDiskStorage({ folder: join(dataDir, 'pictures') })
await letGo()
process.stdout.write('begun yes\n')
await restoreFromElsewhere({
  place: await openPlaceForRestore(place),
  location: { dataDir },
  storeFor: () => images,
  folder: join(dataDir, 'backups'),
})
process.stdout.write('done yes\n')
