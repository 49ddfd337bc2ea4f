import { createHash, randomBytes } from 'node:crypto'

/**
 * An unguessable identifier: 32 lower-case hexadecimal characters, 128 random bits.
 * The length is the most that the print provider takes for an order's id.
 */
export function newId(): string {
  return randomBytes(16).toString('hex')
}

/** An unguessable secret for a cookie or an address: 43 URL-safe characters, 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 as hexadecimal: stored instead of a secret, and the name of a picture's content. */
export function digest(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex')
}

/** True for text in the form of a secret of ours: other text needs no look-up. */
export function isSecret(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}

const idPattern = /^[0-9a-f]{32}$/

export function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value)
}
