import type { LookupFunction } from 'node:net'
import type { BackupsConnection, Without } from './backups.schema.ts'
import type { BackupStorage } from './port.ts'
import { createS3Backups } from './s3.ts'
import { createSftpBackups } from './sftp.ts'
import { createWebdavBackups } from './webdav.ts'

interface Also {
  /** Receives the key of a server whose key isn't stored yet. */
  learn?: (hostKey: string) => void
  timeout?: number
  /** Absent: hosts in the machine's own network are allowed, too. */
  lookUp?: LookupFunction | undefined
}

export function openStorage(
  connection: Without<BackupsConnection, 'identity'>,
  also: Also = {},
): BackupStorage {
  switch (connection.provider) {
    case 's3-backups':
      return createS3Backups({ ...connection, ...also })
    case 'webdav-backups':
      return createWebdavBackups({ ...connection, ...also })
    case 'sftp-backups':
      return createSftpBackups({ ...connection, ...also })
  }
}
