import type { Database } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { LivePlace } from '#shop/store/store-settings/store-settings.ts'
import { createArchive } from './archive.server.ts'
import { createOutsideSales } from './offline-sales.server.ts'

export type Sold = ReturnType<typeof createSold>

interface SoldParts {
  db: Database
  clock: Clock
  place: Pick<LivePlace, 'read'>
  timeZone(): Promise<string>
}

export function createSold(parts: SoldParts) {
  return { archive: createArchive(parts), elsewhere: createOutsideSales(parts) }
}
