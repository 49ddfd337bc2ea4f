/*
 * One-time codes by time (RFC 6238): six digits of HMAC-SHA-1, every 30 seconds another. Pure; who
 * has a secret, and which code was taken already, is one-time-codes.server's.
 */
import { Secret, TOTP } from 'otpauth'

/** A secret as authenticator apps take it: 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The step of 30 seconds that a code is right for, among now and its neighbours, and none up to `last`;
 * null: none.
 */
export function stepOf(secret: string, code: string, now: number, last: number): number | null {
  const away = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: 1,
  })
  if (away === null) return null
  const step = TOTP.counter({ timestamp: now }) + away
  return step > last ? step : null
}

/** The address in the QR code. It leaves out what every app takes for granted: that code has fewer dots. */
export function otpauthAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
