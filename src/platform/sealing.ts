import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/*
 * Encrypts values so that the database alone does not reveal them: AES-256-GCM, as
 * 'v1.<nonce>.<ciphertext and tag>' in base64url. The purpose is part of the key, so that what was
 * sealed for one column opens nothing when it is copied into another.
 */

export interface Sealing {
  /** `purpose`: 'totp', 'service:stripe'. */
  seal(text: string, purpose: string): string
  /** The text; null when it was sealed by another key, for another purpose, or was changed. */
  open(sealed: string, purpose: string): string | null
}

/** Bytes of a key. */
export const keyBytes = 32
const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** `key` answers the machine's 32 bytes; it is called at the first sealing or opening. */
export function createSealing(key: () => Uint8Array): Sealing {
  const keys = new Map<string, Buffer>()

  function keyFor(purpose: string): Buffer {
    const known = keys.get(purpose)
    if (known) return known
    const derived = hkdfSync('sha256', key(), version, `atelier seal ${purpose}`, keyBytes)
    const made = Buffer.from(derived)
    keys.set(purpose, made)
    return made
  }

  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const body = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return [version, nonce.toString('base64url'), Buffer.concat(body).toString('base64url')].join(
        '.',
      )
    },

    open(sealed, purpose) {
      const [kind, nonce = '', body = '', ...more] = sealed.split('.')
      const bytes = Buffer.from(body, 'base64url')
      if (kind !== version || more.length > 0 || bytes.length < tagBytes) return null
      const start = Buffer.from(nonce, 'base64url')
      if (start.length !== nonceBytes) return null
      const options = { authTagLength: tagBytes }
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), start, options)
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = decipher.update(bytes.subarray(0, -tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
