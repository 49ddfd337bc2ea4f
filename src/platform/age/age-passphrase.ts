/*
 * The passphrase of an age file (C2SP, age.md: "The scrypt recipient type"), by Node's own scrypt:
 * the library's runs in JavaScript on the main thread, and all visitors wait for it.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type Identity, type Recipient, Stanza } from 'age-encryption'

type Key = Buffer<ArrayBuffer>
type Scrypt = (secret: string, salt: Buffer, bytes: number, options: object) => Promise<Key>

/** 64 MiB and some tenths of a second for each guess at the passphrase. */
const usualWork = 16
/** A file must not demand more than 256 MiB. */
const mostWork = 18

const cipher = 'chacha20-poly1305'
const [nonce, tagBytes, saltBytes, wrappedBytes] = [Buffer.alloc(12), 16, 16, 32]

/** `work`: the logarithm of scrypt's N. */
export function passphraseRecipient(passphrase: string, work = usualWork): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(saltBytes)
      const key = await keyOf(passphrase, salt, work)
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      const body = Buffer.concat([sealing.update(fileKey), sealing.final(), sealing.getAuthTag()])
      return [new Stanza(['scrypt', unpadded(salt), String(work)], body)]
    },
  }
}

/** Opens no file that demands more than 256 MiB. */
export function passphraseIdentity(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza, ...others] = stanzas
      if (stanza?.args[0] !== 'scrypt' || others.length > 0) return null
      const { args, body } = stanza
      const [salt, work] = [Buffer.from(args[1] ?? '', 'base64'), args[2] ?? '']
      const isWhole = salt.length === saltBytes && body.length === wrappedBytes
      if (!isWhole || !/^[1-9]\d?$/.test(work) || Number(work) > mostWork) return null
      const key = await keyOf(passphrase, salt, Number(work))
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      opening.setAuthTag(body.subarray(-tagBytes))
      try {
        return Buffer.concat([opening.update(body.subarray(0, -tagBytes)), opening.final()])
      } catch {
        return null
      }
    },
  }
}

function keyOf(passphrase: string, salt: Buffer, work: number): Promise<Key> {
  const labelled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  const options = { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** (work + 11) }
  return (promisify(scrypt) as Scrypt)(passphrase, labelled, 32, options)
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
