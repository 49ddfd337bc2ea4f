import type { BackupsConnection } from './backups.schema.ts'
import type { BackupStorage } from './port.ts'
import { createS3Backups } from './s3.ts'
import { createSftpBackups } from './sftp.ts'
import { createWebdavBackups } from './webdav.ts'

type Open = BackupsConnection extends infer Each
  ? Each extends BackupsConnection
    ? Omit<Each, 'identity'>
    : never
  : never

/** `learn` is told the key of a server that has none set. */
export function openStorage(
  connection: Open,
  learn?: (hostKey: string) => void,
  timeout?: number,
): BackupStorage {
  switch (connection.provider) {
    case 's3-backups':
      return createS3Backups({ ...connection, timeout })
    case 'webdav-backups':
      return createWebdavBackups({ ...connection, timeout })
    case 'sftp-backups':
      return createSftpBackups({ ...connection, ...(learn && { learn }), timeout })
  }
}
