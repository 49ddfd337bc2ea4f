/*
 * A password's hash takes 40 ms of a core and a passphrase's 200 ms, which is their purpose: tests
 * hash and check some hundred. Theirs are made in the same way, with less work.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from 'vitest'

const real = { argon2: crypto.argon2, scrypt: crypto.scrypt }

const cheap = {
  argon2: ((algorithm, parameters, done) =>
    real.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done)) as typeof real.argon2,
  scrypt: ((secret: string, salt: Buffer, bytes: number, options: object, done: () => void) =>
    real.scrypt(secret, salt, bytes, { ...options, N: 2 }, done)) as typeof real.scrypt,
}

function put(functions: typeof real): void {
  Object.assign(crypto, functions)
  syncBuiltinESMExports()
}

beforeAll(() => put(cheap))
afterAll(() => put(real))

/** For a block that tests the hashes themselves, or what happens meanwhile. */
export function withRealHashes(): void {
  beforeAll(() => put(real))
  afterAll(() => put(cheap))
}
