import { randomBytes } from 'node:crypto'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'
import { ageBytes, ageOpen, ageSeal } from './age.ts'
import { identityKey, makeAgeIdentity, passphraseKey } from './age-keys.ts'

withRealHashes()

const kib = 1024
const sizes = [0, 1, 15, 64 * kib - 1, 64 * kib, 64 * kib + 1, 128 * kib, 200_000]
const key = identityKey(makeAgeIdentity())

const sealed = (bytes: Uint8Array, by = key) => ageBytes(ageSeal(by, [bytes]))
const opened = (bytes: Uint8Array, by = key) => ageBytes(ageOpen(by, [bytes]))

/** In pieces of odd lengths, as networks hand them over. */
function* inPieces(bytes: Uint8Array) {
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 9973) {
    yield bytes.subarray(at, at + size)
  }
}

describe('a sealed file', () => {
  it.each(sizes)('of %i bytes is opened unchanged', async (size) => {
    const plain = randomBytes(size)
    const file = await ageBytes(ageSeal(key, inPieces(plain)))
    expect(plain.equals(await ageBytes(ageOpen(key, inPieces(file))))).toBe(true)
  })

  it('fails to open when one byte differs', async () => {
    const file = await sealed(randomBytes(150_000))
    for (let at = 0; at < file.length; at += at < 400 ? 1 : 9973) {
      const hurt = Buffer.from(file)
      hurt[at] = (hurt[at] ?? 0) ^ 1
      await expect(opened(hurt), `byte ${at}`).rejects.toThrow()
    }
  })

  it('fails to open when its header’s code ends with another letter', async () => {
    const file = await sealed(Buffer.from('a'))
    const last = file.indexOf('\n', file.indexOf('\n--- ') + 1) - 1
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    for (const letter of letters.replace(String.fromCharCode(file[last] ?? 0), '')) {
      const other = Buffer.from(file)
      other.write(letter, last)
      await expect(opened(other), letter).rejects.toThrow('damaged')
    }
  })

  it('fails to open when it is cut, or chunks are swapped, doubled or missing', async () => {
    const file = await sealed(randomBytes(5 * 64 * kib))
    const head = file.length - 5 * (64 * kib + 16)
    for (let length = 0; length < file.length; length += length < 400 ? 1 : 9973) {
      await expect(opened(file.subarray(0, length)), `${length} bytes`).rejects.toThrow()
    }
    const chunk = (at: number) =>
      file.subarray(head + at * (64 * kib + 16), head + (at + 1) * (64 * kib + 16))
    for (const order of [[0, 2, 1, 3, 4], [0, 1, 1, 2, 3, 4], [0, 1, 3, 4], [0, 1, 2, 3], [4]]) {
      const other = Buffer.concat([file.subarray(0, head), ...order.map(chunk)])
      await expect(opened(other), order.join()).rejects.toThrow('damaged')
    }
    await expect(opened(Buffer.concat([file, Buffer.alloc(1)]))).rejects.toThrow('damaged')
  })

  it('opens only with its own key', async () => {
    const file = await sealed(randomBytes(10))
    await expect(opened(file, identityKey(makeAgeIdentity()))).rejects.toThrow('key')
    await expect(opened(file, passphraseKey('kelp-heron-moth'))).rejects.toThrow('key')
  })

  it('that fails to open is closed without further reading', async () => {
    const file = await sealed(randomBytes(10))
    let isOpen = true
    async function* endless() {
      try {
        for (let rest: Uint8Array = file; ; rest = randomBytes(1000)) yield rest
      } finally {
        isOpen = false
      }
    }
    const other = identityKey(makeAgeIdentity())
    await expect(ageBytes(ageOpen(other, endless()))).rejects.toThrow('key')
    expect(isOpen).toBe(false)
    await expect(ageBytes(endless(), 5000)).rejects.toThrow('damaged')
  })

  it('has only one passphrase, because each costs much work', async () => {
    const file = String(await sealed(Buffer.from('a'), passphraseKey('moth')))
    const [first = '', stanza = '', body = ''] = file.split('\n')
    const two = [first, stanza, body, stanza, body, `--- ${'A'.repeat(43)}\n`].join('\n')
    await expect(opened(Buffer.from(two), passphraseKey('heron'))).rejects.toThrow('damaged')
  })

  it('opens only with its own passphrase', async () => {
    const file = await sealed(Buffer.from('a key'), passphraseKey('kelp heron möth'))
    const again = 'kelp heron mo\u0308th'
    expect(String(await opened(file, passphraseKey(again)))).toBe('a key')
    await expect(opened(file, passphraseKey('kelp heron moth'))).rejects.toThrow('key')
  })
})

describe('the format’s own library', () => {
  it.each(sizes)(
    'opens the shop’s files, and the shop opens its files (%i bytes)',
    async (size) => {
      const identity = makeAgeIdentity()
      const plain = randomBytes(size)
      const theirs = new Decrypter()
      theirs.addIdentity(identity)
      const file = await sealed(plain, identityKey(identity))
      expect(plain.equals(await theirs.decrypt(new Uint8Array(file)))).toBe(true)
      const sealing = new Encrypter()
      sealing.addRecipient(await identityToRecipient(identity))
      const other = await sealing.encrypt(new Uint8Array(plain))
      expect(plain.equals(await opened(other, identityKey(identity)))).toBe(true)
    },
  )

  it('opens a file by its passphrase, and the shop does the same', async () => {
    const theirs = new Decrypter()
    theirs.addPassphrase('moth and kelp')
    const file = await sealed(Buffer.from('a key'), passphraseKey('moth and kelp'))
    expect(await theirs.decrypt(new Uint8Array(file), 'text')).toBe('a key')
    const sealing = new Encrypter()
    sealing.setPassphrase('moth and kelp')
    sealing.setScryptWorkFactor(12)
    const other = await sealing.encrypt('a key')
    expect(String(await opened(other, passphraseKey('moth and kelp')))).toBe('a key')
  })
})
