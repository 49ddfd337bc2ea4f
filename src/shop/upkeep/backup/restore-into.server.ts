/* Never touches an existing shop. Restores at the backup's version, then migrates. */
import { stat } from 'node:fs/promises'
import { migrations, stepsDone } from '#platform/db/migrations/list.ts'
import { type DatabaseLocation, openDatabase } from '#platform/db/open.ts'
import { tablesWithDefaults } from '#platform/db/restore-rows.ts'
import { openSnapshot, type Row, type Snapshot } from '#platform/db/snapshot.ts'
import { tablesOfAnyVersion } from '#platform/db/tables/table-order.ts'
import { ShopError } from '#platform/errors.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import type { See } from './archive.server.ts'
import {
  type About,
  inspectBackup,
  occupied,
  restore,
  rowsIn,
  type Tally,
} from './backup.server.ts'
import { backupCopy } from './copy.ts'

export type RestoreStep = 'fetching' | 'checking' | 'pictures' | 'rows'
/** `done` of `of`: bytes, or pictures from elsewhere. */
export type Report = (step: RestoreStep, done: number, of: number) => void

/** Checks a backup before anything changes. Both methods throw ShopErrors. */
export interface Demands {
  see: See
  /** All entries were seen, the file is whole, and no picture is stored yet. */
  seen(): void
}

export interface Also {
  demands?: Demands | undefined
  /** For pictures that the file lacks. */
  fetchPictures?: ((images: ImageStore) => Promise<void>) | undefined
  report?: Report | undefined
  /** The file is usable, and the database is still empty. */
  beforeRows?: ((about: About) => Promise<void>) | undefined
}

/**
 * `connections`: rows with sealed secrets. Throws ShopError 'duplicate' for a place that isn't
 * empty, 'bad_input' for an unusable file, DatabaseError for an unusable place. Can be run again.
 */
export async function restoreInto(
  location: DatabaseLocation,
  storeFor: (connections: readonly Row[]) => ImageStore,
  file: string,
  { demands, fetchPictures, report, beforeRows }: Also = {},
): Promise<{ about: About; tally: Tally }> {
  const there = await lookAt(location)
  if (there && there.filled.length > 0) throw occupied(there.filled)
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  const onBytes = (bytes: number) => report?.('checking', bytes, size)
  const about = await inspectBackup(file, onBytes, demands?.see)
  demands?.seen()
  const steps = stepsDone(about.migrations) ?? 0
  if (there && there.steps > steps) throw newerPlace()
  const images = storeFor(await rowsIn(file, 'service_connections'))
  // Before the rows: a visible shop has its pictures.
  await fetchPictures?.(images)
  await beforeRows?.(about)
  const db = await openDatabase(location, undefined, migrations.slice(0, steps))
  const tally = await restore({ db, images }, file, about, (bytes) =>
    report?.(fetchPictures ? 'rows' : 'pictures', bytes, size),
  ).finally(() => db.close())
  // Upgrades an older backup like an older shop.
  await (await openDatabase(location)).close()
  return { about, tally }
}

/** Null when there is no readable shop. */
async function lookAt(location: DatabaseLocation) {
  // Opening the place reports any other fault.
  const snapshot = await openSnapshot(location).catch(() => null)
  if (!snapshot) return null
  try {
    return { filled: await filledOf(snapshot), steps: stepsDone(snapshot.migrations) ?? 0 }
  } finally {
    await snapshot.close()
  }
}

async function filledOf(snapshot: Snapshot): Promise<string[]> {
  const filled: string[] = []
  for (const table of tablesOfAnyVersion) {
    if (tablesWithDefaults.includes(table) || !snapshot.tables.includes(table)) continue
    for await (const _ of snapshot.rows(table)) {
      filled.push(table)
      break
    }
  }
  return filled
}

function newerPlace(): ShopError {
  return new ShopError('duplicate', backupCopy.newerPlace)
}
