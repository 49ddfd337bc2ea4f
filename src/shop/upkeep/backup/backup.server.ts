/* A backup is a snapshot beside a running shop. Restoring never touches an existing shop. */
import { z } from 'zod'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { stepsDone } from '#platform/db/migrations/list.ts'
import {
  clearDefaults,
  continueKeys,
  existingTables,
  filledTables,
  restoreRows,
} from '#platform/db/restore-rows.ts'
import type { Row, Snapshot } from '#platform/db/snapshot.ts'
import { tablesOfAnyVersion } from '#platform/db/tables/table-order.ts'
import { ShopError } from '#platform/errors.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import {
  originalKey,
  originalKeys,
  pictureAddress,
  pictureContentType,
} from '#shop/media/pictures/picture-key.ts'
import { keyProofSetting } from '#shop/people/login-limits/key-proof.server.ts'
import { networkKeySetting } from '#shop/people/login-limits/network-key.server.ts'
import {
  type Entry,
  type OnBytes,
  readArchive,
  type See,
  verifyArchive,
  writeArchive,
} from './archive.server.ts'
import { backupCopy } from './copy.ts'

const format = 1
const aboutName = 'atelier-backup.json'

const aboutSchema = z.object({
  format: z.number(),
  madeAt: z.number(),
  migrations: z.array(z.string()),
  lastKeys: z.record(z.string(), z.number()),
})
/** `madeAt`: epoch milliseconds; `lastKeys`: by table. */
export type About = z.output<typeof aboutSchema>

export interface Tally {
  rows: number
  pictures: number
  missing: string[]
}

/** `now` in epoch milliseconds. */
export interface BackupParts {
  openSnapshot(): Promise<Snapshot>
  images: Pick<ImageStore, 'get'>
  now: number
}

/** The file appears only once it is whole. Fails as `backupEntries` does. */
export async function backUp(
  parts: BackupParts,
  file: string,
  signal?: AbortSignal,
): Promise<Tally> {
  const tally = emptyTally()
  await writeArchive(file, backupEntries(parts, tally), signal)
  return tally
}

/**
 * All rows of one moment, then their pictures, which never change. Leaves out a lost picture: a
 * backup without it is better than none. ShopError 'storage_unavailable'.
 */
export async function* backupEntries(
  parts: BackupParts,
  tally: Tally = emptyTally(),
): AsyncGenerator<Entry> {
  const keys: string[] = []
  yield* rowEntries(parts, tally, (table, rows) => {
    if (table === 'pictures') keys.push(...rows.flatMap(originalKeys))
  })
  for (const key of keys) {
    const bytes = await parts.images.get(key)
    if (!bytes) {
      tally.missing.push(key)
      continue
    }
    tally.pictures += 1
    yield { name: `pictures/${key}`, bytes }
  }
}

/** `see` receives every row of the backup. */
export async function* rowEntries(
  { openSnapshot, now }: Pick<BackupParts, 'openSnapshot' | 'now'>,
  tally: Tally,
  see: (table: string, rows: readonly Row[]) => void,
): AsyncGenerator<Entry> {
  const snapshot = await openSnapshot()
  try {
    const { migrations: made, lastKeys } = snapshot
    yield json(aboutName, { format, madeAt: now, migrations: made, lastKeys } satisfies About)
    for (const table of tablesOfAnyVersion.filter((each) => snapshot.tables.includes(each))) {
      let part = 0
      for await (const all of snapshot.rows(table)) {
        const rows = table === 'settings' ? all.filter(isForBackups) : all
        part += 1
        tally.rows += rows.length
        see(table, rows)
        yield json(`tables/${table}/${String(part).padStart(6, '0')}.json`, rows)
      }
    }
  } finally {
    await snapshot.close()
  }
}

export function emptyTally(): Tally {
  return { rows: 0, pictures: 0, missing: [] }
}

/** ShopError 'bad_input' when the backup is damaged, or newer than this code. */
export async function inspectBackup(file: string, onBytes?: OnBytes, see?: See): Promise<About> {
  await verifyArchive(file, onBytes, see)
  return readAbout(file)
}

/** A whole backup of a version that this code doesn't know. */
export class UnknownVersion extends ShopError {}

/** For a file whose digests are checked before or after. */
export async function readAbout(file: string): Promise<About> {
  const first = (await readArchive(file).next()).value as Entry | undefined
  const about = aboutSchema.safeParse(first?.name === aboutName ? parse(first) : null)
  if (!about.success) throw new ShopError('bad_input', backupCopy.notABackup(file))
  if (about.data.format > format || stepsDone(about.data.migrations) === null) {
    throw new UnknownVersion('bad_input', backupCopy.unknownVersion(file))
  }
  return about.data
}

/** `db` is migrated to the backup's version. Can be run again. ShopError 'duplicate'. */
export async function restore(
  { db, images }: { db: Database; images: ImageStore },
  file: string,
  about: About,
  onBytes?: OnBytes,
): Promise<Tally> {
  const tally = emptyTally()
  await db.transact(refuseFilled)
  for await (const { name, bytes } of readArchive(file, onBytes)) {
    if (!name.startsWith('pictures/')) continue
    const key = name.slice('pictures/'.length)
    await images.put(key, bytes, pictureContentType(key))
    tally.pictures += 1
  }
  await db.transact(async (trx) => {
    await refuseFilled(trx)
    await clearDefaults(trx)
    // By the backup's table names: a later migration may have renamed or split a table.
    const here = await existingTables(trx)
    let rows = 0
    const placed = new Set<string>()
    for await (const entry of readArchive(file)) {
      const [folder, table] = entry.name.split('/')
      if (folder === 'pictures') break
      if (folder !== 'tables' || !table) continue
      if (!here.includes(table)) throw unknownTable(file, table)
      // A session that ended after the backup must not be open again.
      if (table === 'sessions') continue
      const some = parseRows(entry)
      await restoreRows(trx, table, table === 'pictures' ? inStore(some, images, placed) : some)
      rows += some.length
    }
    await continueKeys(trx, about.lastKeys)
    raiseContentVersion(trx)
    tally.rows = rows
  })
  return tally
}

const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

export function parseRows(entry: Entry): Row[] {
  return rowsSchema.parse(parse(entry))
}

/** For a small table. ShopError 'bad_input' when the backup can't be read. */
export async function rowsIn(file: string, table: string): Promise<Row[]> {
  const found: Row[] = []
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith('pictures/')) break
    if (entry.name.startsWith(`tables/${table}/`)) found.push(...parseRows(entry))
  }
  return found
}

/** Merges two rows of one picture from two stores; `known`: addresses of the former rows. */
function inStore(rows: readonly Row[], images: ImageStore, known: Set<string>): Row[] {
  return rows.flatMap((row) => {
    const key = originalKey(row)
    const address = images.publicAddress(key) ?? pictureAddress(key)
    if (known.has(address)) return []
    known.add(address)
    return [{ ...row, address, ...(row.store && { store: images.id }) }]
  })
}

async function refuseFilled(trx: Parameters<typeof filledTables>[0]): Promise<void> {
  const filled = await filledTables(trx)
  if (filled.length > 0) throw occupied(filled)
}

function unknownTable(file: string, table: string): ShopError {
  return new ShopError('bad_input', backupCopy.unknownTable(file, table))
}

export function occupied(filled: readonly string[]): ShopError {
  return new ShopError('duplicate', backupCopy.notEmpty(filled.join(', ')))
}

/** The key of network digests must not be stored with holds; the key's proof is the old shop's. */
function isForBackups({ key }: Row): boolean {
  return key !== networkKeySetting.key && key !== keyProofSetting.key
}

function json(name: string, value: unknown): Entry {
  return { name, bytes: Buffer.from(JSON.stringify(value)) }
}

function parse(entry: Entry): unknown {
  return JSON.parse(Buffer.from(entry.bytes).toString())
}
