import { describe, expect, it } from 'vitest'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'
import { hashPassword, verifyPassword } from './password.server.ts'

withRealHashes()

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = await hashPassword('correct horse')
    expect(await verifyPassword('correct horse', hash)).toBe(true)
    expect(await verifyPassword('correct horsf', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('is hashed with its own salt, and its parameters beside it', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).not.toBe(other)
    expect(one).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
  })

  it('is the same in every encoding of an accent', async () => {
    const hash = await hashPassword('caf\u00e9')
    expect(await verifyPassword('cafe\u0301', hash)).toBe(true)
  })

  it('of an unknown account is always wrong', async () => {
    expect(await verifyPassword('anything', null)).toBe(false)
  })
})
