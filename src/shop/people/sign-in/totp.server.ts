/* RFC 6238: six digits of HMAC-SHA-1, new every 30 seconds. */
import { Secret, TOTP } from 'otpauth'

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The 30-second step of a right code, present or adjacent, above `last`; null: none. */
export function findTotpStep(
  secret: string,
  code: string,
  now: number,
  last: number,
): number | null {
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

/** Omits the apps' defaults, so that the QR code has fewer dots. */
export function otpauthAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
