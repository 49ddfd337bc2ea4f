/*
 * One-time codes by time (RFC 6238): six digits of HMAC-SHA-1, every 30 seconds another. Pure; who
 * has a secret, and which code was taken already, is one-time-codes.server's.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepLength = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret as authenticator apps take it: 160 random bits in base32. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

/** The step of time that a moment belongs to. */
export function stepAt(now: number): number {
  return Math.floor(now / stepLength)
}

/** The code of a step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step that a code is right for, among now and its neighbours, and none up to `last`; null: none.
 */
export function stepOf(secret: string, code: string, now: number, last: number): number | null {
  const steps = [-1, 0, 1].map((each) => stepAt(now) + each).filter((step) => step > last)
  return steps.find((step) => isSame(codeAt(secret, step), code)) ?? null
}

/** What an app reads from the QR code. */
export function otpauthAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
