import { HOTP, Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { findTotpStep, newTotpSecret, otpauthAddress } from './totp.server.ts'

/** '12345678901234567890' in base32: the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const codeAt = (step: number) => HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is that of the RFC', (second, code) => {
  expect(findTotpStep(secret, code, second * 1000, 0)).toBe(Math.floor(second / 30))
})

it('accepts a code half a minute early or late, but never twice', () => {
  const now = 1_111_111_111_000
  const step = Math.floor(now / 30_000)
  expect(findTotpStep(secret, codeAt(step - 1), now, 0)).toBe(step - 1)
  expect(findTotpStep(secret, codeAt(step + 1), now, 0)).toBe(step + 1)
  expect(findTotpStep(secret, codeAt(step - 2), now, 0)).toBeNull()
  expect(findTotpStep(secret, codeAt(step), now, step)).toBeNull()
  expect(findTotpStep(secret, codeAt(step - 1), now, step)).toBeNull()
  expect(findTotpStep(secret, '12345', now, 0)).toBeNull()
})

it('makes secrets of 160 bits, and an address for apps', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(otpauthAddress(secret, 'maren@heron.example', 'Slow Heron')).toBe(
    `otpauth://totp/Slow%20Heron:maren%40heron.example?secret=${secret}&issuer=Slow%20Heron`,
  )
})
