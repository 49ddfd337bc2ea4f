/* Stores the parameters beside the hash, to raise them later. Never stores or logs a password. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { badInput } from '#platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { identityCopy } from './copy.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 }
const keyLength = 32

/** ShopError bad_input 'password'. */
export function refuseCommon(password: string): void {
  if (!isCommonPassword(password)) return
  throw badInput('password', identityCopy.commonPassword)
}

/** 'argon2id$memory$passes$parallelism$salt$key' */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, current)
  return encoded(salt, key)
}

function encoded(salt: Buffer, key: Buffer): string {
  const { memory, passes, parallelism } = current
  const bytes = [salt, key].map((part) => part.toString('base64url'))
  return ['argon2id', memory, passes, parallelism, ...bytes].join('$')
}

/** Without a hash (an unknown address) it does the same work: the time reveals nothing. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = (hash ?? decoy).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  const same = expected.length === actual.length && timingSafeEqual(expected, actual)
  return same && hash !== null
}

const decoy = encoded(randomBytes(16), randomBytes(keyLength))

function derive(password: string, salt: Buffer, cost: typeof current): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parameters = { message: password.normalize('NFKC'), nonce: salt, tagLength: keyLength }
    argon2('argon2id', { ...parameters, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
