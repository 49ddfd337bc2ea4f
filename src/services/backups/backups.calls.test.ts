import { describe, expect, it } from 'vitest'
import { ageBytes, ageOpen } from '#platform/age/age.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { openSftpServer } from '#testing/fakes/sftp-server.ts'
import { openWebdavServer } from '#testing/fakes/webdav-server.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

const passphrase = 'kelp-heron-moth'
const folder = 'shops/heron'

describe('the storage for backups elsewhere', () => {
  const api = each(() => openOwnerApi('sqlite', { env: { BACKUPS_HOST: '127.0.0.1' } }))
  const s3 = each(openS3Server)
  const connect = (input: object) => api.owner.put('/api/services/backups', input)
  const bucket = (own: object = {}) => ({
    provider: 's3-backups',
    bucketProvider: 'other',
    ...s3.options,
    folder,
    passphrase,
    ...own,
  })
  const current = async () => {
    const { isSet, identity } = await api.shop.services.backupStorage.place()
    return isSet ? { identity } : null
  }

  it('is connected after a test, which leaves only the sealed key there', async () => {
    const said = await bodyOf(connect(bucket()))
    expect(said).toMatchObject({ name: 'backups', state: 'working' })
    expect(JSON.stringify(said)).not.toContain('AGE-SECRET')
    const [name, ...others] = [...s3.objects.keys()]
    expect(others).toEqual([])
    expect(name).toMatch(/^shops\/heron\/[0-9a-f]{16}\.key\.age$/)
    const sealed = s3.objects.get(name ?? '')?.bytes ?? Buffer.alloc(0)
    const identity = await ageBytes(ageOpen({ passphrase }, [sealed]))
    expect(String(identity)).toBe(`${(await current())?.identity}\n`)
  })

  it('names a wrong field, and changes nothing', async () => {
    const wrong: [field: string, own: object][] = [
      ['secretAccessKey', { secretAccessKey: 'wrong' }],
      ['bucket', { bucket: 'nobodys' }],
      ['accessKeyId', { accessKeyId: 'nobody' }],
      ['region', { region: 'eu-9' }],
      ['passphrase', { passphrase: '' }],
      ['passphrase', { passphrase: 'too short' }],
      ['folder', { folder: '../other' }],
    ]
    for (const [field, own] of wrong) {
      expect(await failureOf(connect(bucket(own)))).toMatchObject({ field })
      expect([await current(), s3.objects.size]).toEqual([null, 0])
    }
  })

  it('may be in the machine’s own network only if the machine allows it', async () => {
    const other = bucket({ endpoint: s3.options.endpoint.replace('127.0.0.1', 'localhost') })
    expect((await failureOf(connect(other))).message).toContain('BACKUPS_HOST=localhost')
  })

  it('with backups of an earlier machine opens only with their passphrase', async () => {
    await connect(bucket())
    const before = await current()
    await api.owner.delete('/api/services/backups')
    for (const wrong of ['', 'another-passphrase']) {
      const said = await failureOf(connect(bucket({ passphrase: wrong })))
      expect(said).toMatchObject({ field: 'passphrase' })
    }
    expect((await connect(bucket())).status).toBe(200)
    expect(await current()).toEqual(before)
    expect(s3.objects.size).toBe(1)
  })

  it('tries a passphrase on six keys of other shops at most', async () => {
    for (let at = 0; at < 7; at++) {
      const name = `${folder}/${String(at).padStart(16, '0')}.key.age`
      s3.objects.set(name, { bytes: Buffer.from('x'), headers: {} })
    }
    expect(await failureOf(connect(bucket()))).toMatchObject({ field: 'folder' })
    s3.objects.delete(`${folder}/${'0'.repeat(16)}.key.age`)
    expect(await failureOf(connect(bucket()))).toMatchObject({ field: 'passphrase' })
  })

  it('keeps secrets that are left empty, and accepts another passphrase for the same key', async () => {
    await connect(bucket())
    const identity = (await current())?.identity
    const other = bucket({ secretAccessKey: '', passphrase: 'another-passphrase' })
    expect((await connect(other)).status).toBe(200)
    expect((await current())?.identity).toBe(identity)
    const [sealed] = [...s3.objects.values()]
    const opening = ageBytes(
      ageOpen({ passphrase: 'another-passphrase' }, [sealed?.bytes ?? Buffer.alloc(0)]),
    )
    expect(String(await opening)).toContain('AGE-SECRET-KEY-1')
  })

  it('may be WebDAV or SFTP, whose server is recognised again', async () => {
    const webdav = await closing(openWebdavServer())
    const one = { provider: 'webdav-backups', ...webdav.options, passphrase }
    expect(await bodyOf(connect(one))).toMatchObject({ state: 'working' })
    const sftp = await closing(openSftpServer())
    const { hostKey: _, ...options } = sftp.options
    const other = { provider: 'sftp-backups', ...options, passphrase }
    expect(await bodyOf(connect(other))).toMatchObject({ state: 'working' })
    const { facts } = await api.shop.services.state('backups')
    expect(facts.at(-1)?.value).toMatch(/^SHA256:[\w+/]{43}$/)
  })

  it('sends the known password to no other server', async () => {
    const sftp = await closing(openSftpServer())
    const { hostKey: _, ...options } = sftp.options
    const own = { provider: 'sftp-backups', ...options, passphrase }
    await bodyOf(connect(own))
    expect((await connect({ ...own, password: '' })).status).toBe(200)
    const webdav = await closing(openWebdavServer())
    const elsewhere = [
      { ...own, port: (await closing(openSftpServer())).options.port },
      { provider: 'webdav-backups', ...webdav.options, user: own.user, passphrase },
    ]
    for (const other of elsewhere) {
      const said = await failureOf(connect({ ...other, password: '' }))
      expect(said).toMatchObject({ field: 'password' })
    }
    sftp.pose()
    expect((await failureOf(connect({ ...own, password: '' }))).message).toContain('another key')
    expect(sftp.passwords).toEqual([])
    expect((await connect(own)).status).toBe(200)
  })
})
