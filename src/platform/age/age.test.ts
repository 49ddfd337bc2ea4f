import { randomBytes } from 'node:crypto'
import { Decrypter, Encrypter, generateX25519Identity } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'
import { type AgeKey, ageBytes, ageOpen, ageSeal } from './age.ts'

withRealHashes()

const kib = 1024
const key = { identity: await generateX25519Identity() }
const sealed = (bytes: Uint8Array, by: AgeKey = key) => ageBytes(ageSeal(by, [bytes]))
const opened = (bytes: Uint8Array, by: AgeKey = key) => ageBytes(ageOpen(by, [bytes]))

/** In pieces of odd lengths, as networks hand them over. */
function* inPieces(bytes: Uint8Array) {
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 9973) {
    yield bytes.subarray(at, at + size)
  }
}

describe('a sealed file', () => {
  it.each([0, 1, 64 * kib, 64 * kib + 1, 3_000_000])(
    'of %i bytes is opened unchanged',
    async (size) => {
      const plain = randomBytes(size)
      const file = await ageBytes(ageSeal(key, inPieces(plain)))
      expect(plain.equals(await ageBytes(ageOpen(key, inPieces(file))))).toBe(true)
      expect(plain.equals(await opened(file))).toBe(true)
    },
  )

  it('fails to open when a byte differs, is missing or is added', async () => {
    const file = await sealed(randomBytes(150_000))
    for (let at = 0; at < file.length; at += at < 400 ? 7 : 9973) {
      const hurt = Buffer.from(file)
      hurt[at] = (hurt[at] ?? 0) ^ 1
      await expect(opened(hurt), `byte ${at}`).rejects.toThrow(/^(key|damaged)$/)
      await expect(opened(file.subarray(0, at)), `${at} bytes`).rejects.toThrow('damaged')
    }
    await expect(opened(Buffer.concat([file, Buffer.alloc(1)]))).rejects.toThrow('damaged')
  })

  it('opens only with its own key', async () => {
    const file = await sealed(randomBytes(10))
    const other = { identity: await generateX25519Identity() }
    await expect(opened(file, other)).rejects.toThrow('key')
    await expect(opened(file, { passphrase: 'kelp-heron-moth' })).rejects.toThrow('key')
  })

  it('opens only with its own passphrase', async () => {
    const file = await sealed(Buffer.from('a key'), { passphrase: 'kelp heron möth' })
    const again = 'kelp heron mo\u0308th'
    expect(String(await opened(file, { passphrase: again }))).toBe('a key')
    await expect(opened(file, { passphrase: 'kelp heron moth' })).rejects.toThrow('key')
  })

  it('with a passphrase opens with other programs, and theirs opens here', async () => {
    const passphrase = 'kelp heron moth'
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const ours = await sealed(Buffer.from('a key'), { passphrase })
    expect(await decrypter.decrypt(ours, 'text')).toBe('a key')
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(9)
    const theirs = await encrypter.encrypt('another key')
    expect(String(await opened(theirs, { passphrase }))).toBe('another key')
  })

  it('that fails to open is closed without further reading', async () => {
    const file = await sealed(randomBytes(10))
    let isOpen = true
    async function* endless(rest: Uint8Array) {
      isOpen = true
      try {
        for (; ; rest = randomBytes(1000)) yield rest
      } finally {
        isOpen = false
      }
    }
    const other = { identity: await generateX25519Identity() }
    await expect(ageBytes(ageOpen(other, endless(file)))).rejects.toThrow('key')
    expect(isOpen).toBe(false)
    async function* withoutLine() {
      for (;;) yield Buffer.alloc(kib, 'a')
    }
    await expect(ageBytes(ageOpen(key, withoutLine()))).rejects.toThrow('damaged')
    await expect(ageBytes(endless(file), 5000)).rejects.toThrow('damaged')
    expect(isOpen).toBe(false)
  })

  it('whose source fails says that failure', async () => {
    const file = await sealed(randomBytes(200_000))
    async function* cut(at: number) {
      yield file.subarray(0, at)
      throw new Error('no answer')
    }
    await expect(ageBytes(ageOpen(key, cut(20)))).rejects.toThrow('no answer')
    await expect(ageBytes(ageOpen(key, cut(100_000)))).rejects.toThrow('no answer')
  })

  it('opens when the shop’s code before version 1.1 sealed it', async () => {
    const identity = 'AGE-SECRET-KEY-1LP3WYCE3TF33H64DHYHLM5E2DMYQ5RRPPD9R34SQFYLJZQG4VE4SZ66C7K'
    const byIdentity =
      'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBaSWQwVm8zMDRSaEdoOFE2MEtkbDNnQmFFSTZPcjlpKzlicXE0ZUlWL2xZCnVMa1FCanI4OFBYOFJDbHNjbFVaL1JEQnNMNlpRN21XTEVNSzJqMDg5M2cKLS0tIGVTTzZWOHdFM2pmdXUxc2wrL0xOU0tXTkE3KzQ4N2NVRms0eVhKZmlsTkUKM6b3UsME54LBAR1i6NOOPnZDXNvRi7E48vT/vd3gdCcozgza'
    const byPassphrase =
      'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCA0aXhKVWZOZVhLakpwT1g5ZWozNVFRIDE2ClpObzN2ejVJTklyYjdWMldQVUE4R3pvUjhncHp6Nm5xTTFrWUE0ekRwM0UKLS0tIDVLNUlOeHNad0F5S2R0VEE5ODA4ajEvOExxbXJ5aTN1N0ZQaFdOeHR0QmMKlUVK2UJviQf77963bGJ5tyyfKyY7AkvPepMkpqbEGbdSchpjMQ=='
    expect(String(await opened(Buffer.from(byIdentity, 'base64'), { identity }))).toBe('Kelp')
    const passphrase = 'kelp heron möth'
    expect(String(await opened(Buffer.from(byPassphrase, 'base64'), { passphrase }))).toBe('a key')
  })
})
