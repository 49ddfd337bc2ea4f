import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/* AES-256-GCM. The purpose is part of the key: a value copied to another column can't be opened. */

export interface Sealing {
  seal(text: string, purpose: string): string
  /** Null when another key or purpose sealed it, or it was changed. */
  open(sealed: string, purpose: string): string | null
}

export const keyBytes = 32
const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** `key` answers the machine's 32 bytes, at the first sealing or opening. */
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
