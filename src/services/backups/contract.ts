import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ageBytes } from '#platform/age/age.ts'
import type { BackupStorage } from './port.ts'

interface OpenStorage {
  storage: BackupStorage
  close(): Promise<void> | void
}

export function backupStorageContract(open: () => Promise<OpenStorage>): void {
  let opened: OpenStorage
  let storage: BackupStorage
  beforeEach(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterEach(() => opened.close())

  const put = (name: string, bytes: Uint8Array) =>
    storage.put(name, new Blob([new Uint8Array(bytes)]))
  async function get(name: string): Promise<Buffer | null> {
    const file = await storage.get(name)
    return file && ageBytes(file)
  }

  it('has nothing at first, and says so', async () => {
    expect(await storage.list('')).toEqual([])
    expect(await storage.list('databases')).toEqual([])
    expect(await storage.get('databases/a.age')).toBeNull()
    await storage.delete('databases/a.age')
  })

  it('gives back exactly the bytes that were put', async () => {
    const bytes = randomBytes(300_000)
    await put('databases/a.age', bytes)
    expect(bytes.equals((await get('databases/a.age')) ?? Buffer.alloc(0))).toBe(true)
    await put('empty.key.age', Buffer.alloc(0))
    expect(await get('empty.key.age')).toHaveLength(0)
  })

  it('replaces a file, and deletes it', async () => {
    await put('databases/a.age', Buffer.from('one'))
    await put('databases/a.age', Buffer.from('another'))
    expect(String(await get('databases/a.age'))).toBe('another')
    await storage.delete('databases/a.age')
    expect(await storage.list('databases')).toEqual([])
  })

  it('lists a folder’s own files with their sizes', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `pictures/Prints~${at}.jpg.age`)
    for (const name of names) await put(name, Buffer.alloc(7))
    await put('own.key.age', Buffer.alloc(2))
    const listed = (await storage.list('pictures')).sort((a, b) => a.name.localeCompare(b.name))
    expect(listed).toEqual(names.map((name) => ({ name, bytes: 7 })))
    expect(await storage.list('')).toEqual([{ name: 'own.key.age', bytes: 2 }])
  })

  it('takes many files at once', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `pictures/Prints~${at}.jpg.age`)
    await Promise.all(names.map((name) => put(name, Buffer.from(name))))
    const back = await Promise.all(names.map(get))
    expect(back.map(String)).toEqual(names)
  })

  it.each(['../a.age', '/etc/passwd', 'databases/../../a', 'a/b/c.age', ''])(
    'refuses %j, which is no name',
    async (wrong) => {
      const refused = async (work: () => Promise<unknown>) =>
        expect(work()).rejects.toThrow('no-stored')
      await refused(async () => put(wrong, Buffer.alloc(1)))
      await refused(async () => storage.get(wrong))
      await refused(async () => storage.delete(wrong))
    },
  )
}
