import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const owner = { email: 'owner@atelier.example', password: 'correct-horse-battery' }

/**
 * The server may close a kept-alive connection just as it is used again. The retry takes a new one;
 * nothing was read on the first.
 */
export const onceMore = { maxRetries: 1 }

export const signInPath = '/side-door-for-tests'

export function shopAddress(port: number | string): string {
  return `http://localhost:${port}`
}

/**
 * The demo payment page is on another host: errors in cookies, form-action and Referrer-Policy show
 * only between two.
 */
export function paymentAddress(port: number | string): string {
  return `http://127.0.0.1:${port}`
}

/** The filled data folder of the small shop at `port`, as it was before the shop opened. */
export function studioFolder(port: number | string): string {
  return join(tmpdir(), `atelier-e2e-${port}.studio`)
}

/** The data folder is deleted when the process exits. */
export function freshShop(port: number | string) {
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
    // Making the demo studio's picture sizes ahead would slow the browsers.
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'warn',
    // A run at three in the morning must test the same as any other.
    BACKUPS_KEEP: '0',
  }
}
