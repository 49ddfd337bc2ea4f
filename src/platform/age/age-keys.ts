/* The keys of age files: an X25519 identity, or a passphrase by scrypt. */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  scrypt,
} from 'node:crypto'
import { fromBech32, toBech32 } from './bech32.ts'

/** The file is not whole, was changed, or another key sealed it. */
export class AgeError extends Error {
  override readonly name = 'AgeError'
  readonly kind: 'key' | 'damaged'

  constructor(kind: 'key' | 'damaged') {
    super(kind)
    this.kind = kind
  }
}

const format = 'age-encryption.org/v1'
export const tagBytes = 16
const keyBytes = 32
/** 64 MiB and some tenths of a second for each guess at the passphrase. */
const workFactor = 16
/** A file must not demand more than 256 MiB. */
const mostWork = 18

export interface AgeKey {
  stanza(fileKey: Buffer): Promise<string>
  /** Null: another key sealed it. */
  open(args: readonly string[], body: Buffer): Promise<Buffer | null>
}

/** 'AGE-SECRET-KEY-1…' */
export function makeAgeIdentity(): string {
  const { privateKey } = generateKeyPairSync('x25519')
  return toBech32('age-secret-key-', rawPrivate(privateKey)).toUpperCase()
}

/** Throws AgeError for anything but an identity. */
export function identityKey(identity: string): AgeKey {
  const bytes = fromBech32('age-secret-key-', identity.trim())
  if (bytes?.length !== keyBytes) throw new AgeError('key')
  const own = privateKeyOf(bytes)
  const recipient = rawPublic(createPublicKey(own))

  return {
    async stanza(fileKey) {
      const { privateKey, publicKey } = generateKeyPairSync('x25519')
      const share = rawPublic(publicKey)
      const shared = diffieHellman({ privateKey, publicKey: createPublicKey(own) })
      return written(['X25519', base64(share)], wrap(derived(shared, share, recipient), fileKey))
    },
    async open([type, text = ''], body) {
      const share = Buffer.from(text, 'base64')
      if (type !== 'X25519' || share.length !== keyBytes) return null
      const shared = diffieHellman({ privateKey: own, publicKey: publicKeyOf(share) })
      return unwrap(derived(shared, share, recipient), body)
    },
  }
}

export function passphraseKey(passphrase: string): AgeKey {
  const stretched = (salt: Buffer, logN: number) =>
    new Promise<Buffer>((resolve, reject) => {
      const whole = Buffer.concat([Buffer.from(`${format}/scrypt`), salt])
      const options = { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** (logN + 11) }
      scrypt(passphrase.normalize('NFKC'), whole, keyBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })

  return {
    async stanza(fileKey) {
      const salt = randomBytes(16)
      const body = wrap(await stretched(salt, workFactor), fileKey)
      return written(['scrypt', base64(salt), String(workFactor)], body)
    },
    async open([type, text = '', work = ''], body) {
      const logN = /^[1-9]\d?$/.test(work) ? Number(work) : 99
      if (type !== 'scrypt' || logN > mostWork) return null
      return unwrap(await stretched(Buffer.from(text, 'base64'), logN), body)
    },
  }
}

function wrap(key: Buffer, fileKey: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), {
    authTagLength: tagBytes,
  })
  return Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
}

function unwrap(key: Buffer, body: Buffer): Buffer | null {
  if (body.length !== 16 + tagBytes) return null
  const decipher = createDecipheriv('chacha20-poly1305', key, Buffer.alloc(12), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(body.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

/** A body of 64 letters would need an empty line behind it; ours has 43. */
const written = (args: readonly string[], body: Buffer) => `-> ${args.join(' ')}\n${base64(body)}\n`

function derived(shared: Buffer, share: Buffer, recipient: Buffer): Buffer {
  const salt = Buffer.concat([share, recipient])
  return Buffer.from(hkdfSync('sha256', shared, salt, `${format}/X25519`, keyBytes))
}

export const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const rawPrivate = (key: KeyObject) =>
  Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url')
const rawPublic = (key: KeyObject) =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')

/** The bytes before a raw key in PKCS #8 and SPKI. */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex')
const spki = Buffer.from('302a300506032b656e032100', 'hex')
const privateKeyOf = (bytes: Buffer) =>
  createPrivateKey({ key: Buffer.concat([pkcs8, bytes]), format: 'der', type: 'pkcs8' })
const publicKeyOf = (bytes: Buffer) =>
  createPublicKey({ key: Buffer.concat([spki, bytes]), format: 'der', type: 'spki' })
