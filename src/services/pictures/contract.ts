import { afterEach, beforeEach, expect, it } from 'vitest'
import { digest } from '#platform/ids.ts'
import type { ImageStore } from './port.ts'

export interface OpenStore {
  store: ImageStore
  close(): Promise<void> | void
}

export function imageStoreContract(open: () => Promise<OpenStore> | OpenStore): void {
  let opened: OpenStore
  let store: ImageStore
  const bytes = new TextEncoder().encode('a picture')
  const key = `Prints/${digest(bytes)}.jpg`

  beforeEach(async () => {
    opened = await open()
    store = opened.store
  })
  afterEach(() => opened.close())

  it('answers null for a key that was never written', async () => {
    expect(await store.get(key)).toBeNull()
    expect(await store.has(key)).toBe(false)
  })

  it('gives back exactly the bytes that were put', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256)
    await store.put(key, all, 'image/jpeg')
    expect(Buffer.compare((await store.get(key)) ?? new Uint8Array(), all)).toBe(0)
  })

  it('gives back a part of a video, to the byte', async () => {
    const video = key.replace('.jpg', '.mp4')
    const all = Uint8Array.from({ length: 5000 }, (_, i) => i % 251)
    await store.put(video, all, 'video/mp4')
    expect(await store.has(video)).toBe(true)
    const part = await store.get(video, { first: 1000, last: 1999 })
    expect(Buffer.compare(part ?? new Uint8Array(), all.subarray(1000, 2000))).toBe(0)
    expect(Buffer.compare((await store.get(video)) ?? new Uint8Array(), all)).toBe(0)
    expect(store.publicAddress(video)).toBeNull()
    expect(await store.get(video.replace('Prints', 'Clothing'), { first: 0, last: 1 })).toBeNull()
    await store.delete(video)
    expect(await store.has(video)).toBe(false)
  })

  it('takes the same key twice', async () => {
    await store.put(key, bytes, 'image/jpeg')
    await store.put(key, bytes, 'image/jpeg')
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('a picture')
  })

  it('takes one key from many writers at once, and answers it whole', async () => {
    await Promise.all(Array.from({ length: 10 }, () => store.put(key, bytes, 'image/jpeg')))
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('a picture')
  })

  it('keeps folders and sizes apart', async () => {
    await store.put(key, bytes, 'image/jpeg')
    expect(await store.get(key.replace('Prints', 'Clothing'))).toBeNull()
    expect(await store.get(key.replace('.jpg', '-320.jpg'))).toBeNull()
  })

  it('forgets a deleted key, and deletes one that is not there without a word', async () => {
    await store.put(key, bytes, 'image/jpeg')
    expect(await store.has(key)).toBe(true)
    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
    expect(await store.has(key)).toBe(false)
  })

  it.each([
    '../Prints/a.jpg',
    'Prints/../../a.jpg',
    '/etc/passwd',
    'Prints/a/../b.jpg',
    'a.jpg',
    '',
  ])('refuses %j, which is no key', async (wrong) => {
    await expect(store.put(wrong, bytes, 'image/jpeg')).rejects.toThrow('no key')
    await expect(store.get(wrong)).rejects.toThrow('no key')
    await expect(store.has(wrong)).rejects.toThrow('no key')
    await expect(store.delete(wrong)).rejects.toThrow('no key')
  })

  it('names its origins for the Content-Security-Policy', () => {
    expect(store.origins.every((origin) => new URL(origin).origin === origin)).toBe(true)
    expect(store.name).not.toBe('')
  })
}
