/** What the browser tests' shop is started with. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const owner = { email: 'owner@atelier.example', password: 'correct-horse-battery' }

/**
 * A kept connection may be closed just when it is used again: asked once more, on a new one. Nothing
 * was read of the first.
 */
export const onceMore = { maxRetries: 1 }

export const signInPath = '/side-door-for-tests'

/** The shop's own address; shoppers know no other. */
export function shopAddress(port: number | string): string {
  return `http://localhost:${port}`
}

/**
 * The demo payment page is on another host: cookies, form-action and Referrer-Policy show their
 * faults only between two.
 */
export function paymentAddress(port: number | string): string {
  return `http://127.0.0.1:${port}`
}

/** The environment of a shop on a fresh data folder of its own, which goes with the process. */
export function freshShop(port: number | string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? shopAddress(port),
    DEMO_PAYMENT_BASE: paymentAddress(port),
    DATA_DIR: folder,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SIGN_IN_PATH: process.env.SIGN_IN_PATH ?? signInPath,
    RATE_LIMITS: 'off',
    // Making the demo studio's sizes ahead would take the machine from the browsers.
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'warn',
    // A run over three at night is to test the same as any other.
    BACKUPS_KEEP: '0',
  }
}
