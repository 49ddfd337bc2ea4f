/* OWASP's "device cookies": guessing strangers slow down each other, but never the owner. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isSecret, newSecret } from '#platform/ids.ts'

/** The key is the password's hash, which is secret: a new password ends all marks. */
export function trustDevice(passwordHash: string): string {
  const name = newSecret()
  return `${name}.${proofOf(name, passwordHash).toString('base64url')}`
}

/** Null: the mark belongs to another hash. */
export function trustedDevice(mark: string | null, passwordHash: string | null): string | null {
  const [name = '', proof = '', ...more] = (mark ?? '').split('.')
  if (passwordHash === null || !isSecret(name) || !isSecret(proof) || more.length > 0) return null
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(name, passwordHash)
  return given.length === right.length && timingSafeEqual(given, right) ? name : null
}

function proofOf(name: string, passwordHash: string): Buffer {
  return createHmac('sha256', passwordHash).update(name).digest()
}
