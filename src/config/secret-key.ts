import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { keyBytes } from '#platform/sealing.ts'
import { ConfigError, text } from './values.ts'

const wants = 'wants 32 random bytes in base64 (openssl rand -base64 32)'

export const secretKeyVariables = {
  SECRET_KEY: text.pipe(
    z
      .string()
      .refine((value) => decoded(value) !== null, wants)
      .transform((value) => decoded(value) as Buffer)
      .optional(),
  ),
}

/** SECRET_KEY, or `secret.key` in the data folder, made (0600) if missing. Throws ConfigError. */
export function readSecretKey(config: { secretKey: Buffer | undefined; dataDir: string }): Buffer {
  if (config.secretKey) return config.secretKey
  const path = join(config.dataDir, 'secret.key')
  const key = decoded((readIfThere(path) ?? make(path)).trim())
  if (key === null) throw new ConfigError(`${path} holds no key. Bring it back, or set SECRET_KEY.`)
  return key
}

function decoded(value: string): Buffer | null {
  const bytes = Buffer.from(value, 'base64')
  return bytes.length === keyBytes ? bytes : null
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Links a temporary file: two processes that make a key at once both read the first. */
function make(path: string): string {
  const draft = `${path}.${process.pid}`
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
