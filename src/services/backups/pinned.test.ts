import type { LookupFunction } from 'node:net'
import { generateX25519Identity } from 'age-encryption'
import { expect, it } from 'vitest'
import { outsideLookup } from '#services/outside-address.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { openSftpServer } from '#testing/fakes/sftp-server.ts'
import { openWebdavServer } from '#testing/fakes/webdav-server.ts'
import { closing } from '#testing/harness/each.ts'
import { keyFileName, openKeyFiles, putKeyFile } from './key-file.ts'
import type { BackupStorage } from './port.ts'
import { openPlaceForRestore } from './restore-storage.ts'
import { createS3Backups } from './s3.ts'
import { createSftpBackups } from './sftp.ts'
import { toStorageFailure } from './storage-failure.ts'
import { createWebdavBackups } from './webdav.ts'

const folder = 'shops/heron'

/** A name that leads outside at first, and into the machine's own network from then on. */
function rebinding(): { lookUp: LookupFunction; asked(): number } {
  let asked = 0
  const resolve = ((_: string, __: object, callback: (error: null, found: object[]) => void) => {
    asked += 1
    callback(null, [{ address: '127.0.0.1', family: 4 }])
  }) as never
  const lookUp = outsideLookup({ resolve, isOutside: () => asked <= 1 })
  return { lookUp, asked: () => asked }
}

const named = (url: string) => url.replace(/127\.0\.0\.1|localhost/, 'storage.example')

const places: [string, (lookUp: LookupFunction) => Promise<BackupStorage>][] = [
  [
    'a bucket',
    async (lookUp) => {
      const { options } = await closing(openS3Server())
      return createS3Backups({ ...options, folder, lookUp, endpoint: named(options.endpoint) })
    },
  ],
  [
    'WebDAV',
    async (lookUp) => {
      const { options } = await closing(openWebdavServer())
      return createWebdavBackups({ ...options, lookUp, url: named(options.url) })
    },
  ],
  [
    'SFTP',
    async (lookUp) => {
      const { options } = await closing(openSftpServer())
      return createSftpBackups({ ...options, lookUp, host: 'storage.example' })
    },
  ],
]

it.each(places)('%s connects only to the checked address, at each connection', async (_, open) => {
  const { lookUp, asked } = rebinding()
  const storage = await open(lookUp)
  expect(await storage.list('databases')).toEqual([])
  const kept = asked()
  expect(kept).toBe(1)
  const later = await open(lookUp)
  const failure = await later.list('databases').catch((error: unknown) => error)
  expect(toStorageFailure(failure)?.kind).toMatch(/address|silent/)
  expect(asked()).toBe(2)
})

it('a restore sends the password only to the first server that it saw', async () => {
  const server = await closing(openSftpServer())
  const passphrase = 'kelp-heron-moth'
  await putKeyFile(createSftpBackups(server.options), await generateX25519Identity(), passphrase)
  const { hostKey: _, ...login } = server.options
  const { storage } = await openPlaceForRestore({
    provider: 'sftp-backups',
    ...login,
    passphrase,
  })
  server.pose()
  const kind = () =>
    storage.list('databases').then(
      () => 'done',
      (error: unknown) => toStorageFailure(error)?.kind,
    )
  await expect.poll(kind).toBe('hostKey')
  expect(server.passwords).toEqual([])
})

it('refuses a folder with many keys before it tries any of them', async () => {
  const names = Array.from({ length: 7 }, (_, at) => keyFileName(String(at)))
  const storage = { get: () => Promise.reject(new Error('tried')) } as unknown as BackupStorage
  await expect(openKeyFiles(storage, names, 'kelp-heron-moth')).rejects.toMatchObject({
    code: 'bad_input',
    details: { field: 'folder' },
  })
})
