import type { LookupFunction } from 'node:net'
import { badInput, ShopError } from '#platform/errors.ts'
import { type BackupsInput, type BackupsPlace, backupsInputSchema } from './backups.schema.ts'
import { backupStorageCopy as copy } from './copy.ts'
import { keyFilesIn, openKeyFiles } from './key-file.ts'
import { openStorage } from './open-storage.ts'
import type { BackupPlace } from './port.ts'

/** Changes nothing there. `guard` answers how its name is looked up, and may throw. ShopErrors 'bad_input', 'not_found', 'storage_unavailable'. */
export async function openPlaceForRestore(
  input: unknown,
  guard?: (place: BackupsPlace) => Promise<LookupFunction | undefined>,
): Promise<BackupPlace> {
  const { passphrase, ...place } = parsed(input)
  const lookUp = await guard?.(place)
  const asked = place.provider === 'sftp-backups' ? { ...place, hostKey: '' } : place
  const storage = openStorage(asked, { lookUp })
  const files = await keyFilesIn(storage)
  if (files.length === 0) throw new ShopError('not_found', copy.noBackups)
  const identity = await openKeyFiles(storage, files, passphrase)
  if (identity === null) throw badInput('passphrase', copy.wrongPassphrase)
  return { isSet: true, storage, identity }
}

function parsed(input: unknown): BackupsInput {
  const { data, error } = backupsInputSchema.safeParse(input)
  if (data) return data
  const issue = error.issues[0]
  throw badInput(String(issue?.path[0]), issue?.message ?? '')
}
