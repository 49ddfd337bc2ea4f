import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ageBytes } from '#platform/age/age.ts'
import { openLocalServer } from '#testing/fakes/local-server.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { openSftpServer } from '#testing/fakes/sftp-server.ts'
import { openWebdavServer } from '#testing/fakes/webdav-server.ts'
import { closing } from '#testing/harness/each.ts'
import { backupStorageContract } from './contract.ts'
import type { BackupStorage } from './port.ts'
import { createS3Backups } from './s3.ts'
import { createSftpBackups } from './sftp.ts'
import { toStorageFailure } from './storage-failure.ts'
import { createWebdavBackups } from './webdav.ts'

const folder = 'shops/heron'
const file = 'databases/a.age'
const some = new Blob([new Uint8Array(100_000)])

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => toStorageFailure(error)?.kind ?? String(error),
  )

describe('backups in a bucket', () => {
  backupStorageContract(async () => {
    const { options, close } = await openS3Server()
    return { storage: createS3Backups({ ...options, folder }), close }
  })
})

describe('backups by WebDAV', () => {
  backupStorageContract(async () => {
    const { options, close } = await openWebdavServer()
    return { storage: createWebdavBackups(options), close }
  })

  it('appear only once they are whole', async () => {
    const { options, files } = await closing(openWebdavServer())
    await createWebdavBackups(options).put(file, some)
    expect([...files.keys()]).toEqual([`/dav/${folder}/${file}`])
  })

  it('name a wrong password, and a full storage', async () => {
    const server = await closing(openWebdavServer())
    const other = createWebdavBackups({ ...server.options, password: 'wrong' })
    expect(await kindOf(other.list(''))).toBe('login')
    server.setRoom(1000)
    expect(await kindOf(createWebdavBackups(server.options).put(file, some))).toBe('full')
    expect(await createWebdavBackups(server.options).list('databases')).toEqual([])
  })
})

describe('backups by SFTP', () => {
  backupStorageContract(async () => {
    const { options, close } = await openSftpServer()
    return { storage: createSftpBackups(options), close }
  })

  it('name a wrong password, and a full storage', async () => {
    const { options, room } = await closing(openSftpServer())
    const other = createSftpBackups({ ...options, password: 'wrong' })
    expect(await kindOf(other.list(''))).toBe('login')
    room.bytes = 1000
    expect(await kindOf(createSftpBackups(options).put(file, some))).toBe('full')
  })

  it('go to no server with another key than the first time', async () => {
    const { options } = await closing(openSftpServer())
    let seen = ''
    const learn = (key: string) => {
      seen = key
    }
    await createSftpBackups({ ...options, learn }).put(file, some)
    expect(seen).toMatch(/^[\w+/]{43}$/)
    const known = createSftpBackups({ ...options, hostKey: seen })
    expect(await kindOf(known.put(file, some))).toBe('done')
    const other = createSftpBackups({ ...options, hostKey: 'A'.repeat(43) })
    expect(await kindOf(other.put(file, some))).toBe('hostKey')
  })

  it('are read for longer than a connection rests without work', async () => {
    const { options } = await closing(openSftpServer())
    const storage = createSftpBackups({ ...options, rests: 0 })
    await storage.put(file, some)
    const read = await storage.get(file)
    expect(read && (await ageBytes(read)).length).toBe(some.size)
  })

  it('don’t wait for a silent server', async () => {
    const { options, room } = await closing(openSftpServer())
    await createSftpBackups(options).put(file, some)
    const hurried = createSftpBackups({ ...options, timeout: 1000 })
    room.isSilent = true
    expect(await kindOf(hurried.delete(file))).toBe('silent')
    room.isSilent = false
    // On a busy machine a second may be too little for a server that answers.
    await expect.poll(() => kindOf(hurried.list('databases'))).toBe('done')
  })
})

describe('a misbehaving storage', () => {
  const account = { region: 'auto', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's', folder }
  const kinds: [string, (url: string, timeout?: number) => BackupStorage][] = [
    ['a bucket', (endpoint, timeout) => createS3Backups({ ...account, endpoint, timeout })],
    [
      'WebDAV',
      (url, timeout) => createWebdavBackups({ url, user: 'a', password: 'b', folder, timeout }),
    ],
  ]
  const answers: [string, string, () => Response | null][] = [
    ['cuts the line', 'address', () => null],
    ['fails for good', 'away', () => new Response('', { status: 500 })],
    ['is full', 'full', () => new Response('', { status: 507 })],
    ['is a web page', 'address', () => new Response('<html>', { status: 200 })],
  ]
  for (const [name, open] of kinds) {
    it.each(answers)(`(${name}) %s`, async (what, kind, answer) => {
      const server = await closing(openLocalServer(answer))
      const storage = open(server.url)
      if (what === 'is a web page') expect(await kindOf(storage.list('databases'))).toBe(kind)
      else expect(await kindOf(storage.put(file, some))).toBe(kind)
    })

    it(`(${name}) says nothing`, async () => {
      const server = await closing(openLocalServer(() => new Promise(() => {})))
      const storage = open(server.url, 300)
      // A file may take longer by its size.
      expect(await kindOf(storage.put(file, new Blob(['x'])))).toBe('silent')
    })

    it(`(${name}) stops in the middle of a file`, async () => {
      const server = await closing(
        openLocalServer(async () => {
          await pause(1)
          return new Response('half', { headers: { 'content-length': '8' } })
        }),
      )
      const storage = open(server.url, 300)
      const read = async () => {
        const stream = await storage.get(file)
        return stream && (await ageBytes(stream))
      }
      expect(['silent', 'address']).toContain(await kindOf(read()))
    })
  }
})
