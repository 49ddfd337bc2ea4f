import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits; 32 characters are the print provider's limit for an order's id. */
export function newId(): string {
  return randomBytes(16).toString('hex')
}

/** 43 URL-safe characters, 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function digest(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex')
}

export function isSecret(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}

const idPattern = /^[0-9a-f]{32}$/

export function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value)
}
