import { randomBytes } from 'node:crypto'
import { ageBytes } from '#platform/age/age.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { BackupsConnection } from './backups.schema.ts'
import { backupStorageCopy as copy } from './copy.ts'
import type { BackupStorage } from './port.ts'
import { type StorageFailureKind, toStorageFailure } from './storage-failure.ts'

/** Writes, reads, lists and deletes. ShopError 'bad_input' names the field that is probably wrong. */
export async function checkStorage(
  storage: BackupStorage,
  provider: BackupsConnection['provider'],
): Promise<void> {
  const name = `databases/check-${newId().toLowerCase()}.tmp`
  const bytes = new Uint8Array(randomBytes(2000))
  await inFieldsOf(provider, async () => {
    await storage.put(name, new Blob([bytes]))
    try {
      const back = await storage.get(name)
      const isSame = back !== null && (await ageBytes(back, 2 * bytes.length)).equals(bytes)
      const isListed = (await storage.list('databases')).some((each) => each.name === name)
      if (!isSame || !isListed) throw badInput('folder', copy.doesntGiveBack)
      await storage.delete(name)
      if ((await storage.get(name)) !== null) throw badInput('folder', copy.doesntGiveBack)
    } catch (error) {
      await storage.delete(name).catch(() => {})
      throw error
    }
  })
}

export async function inFieldsOf<T>(
  provider: BackupsConnection['provider'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const kind = toStorageFailure(error)?.kind
    const field = kind && fields[provider][kind]
    throw field && error instanceof ShopError ? badInput(field, error.message) : error
  }
}

const server = { folder: 'folder', rights: 'user', login: 'password' } as const
const fields: Record<BackupsConnection['provider'], Partial<Record<StorageFailureKind, string>>> = {
  's3-backups': {
    address: 'region',
    silent: 'region',
    login: 'accessKeyId',
    secret: 'secretAccessKey',
    bucket: 'bucket',
    region: 'region',
    rights: 'accessKeyId',
  },
  'webdav-backups': { ...server, address: 'url', silent: 'url' },
  'sftp-backups': { ...server, address: 'host', silent: 'host' },
}
