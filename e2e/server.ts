/** Starts the built shop on a fresh data folder, with the settings that browser tests want. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = process.env.E2E_PORT ?? '4173'
Object.assign(process.env, {
  PORT: port,
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  DEMO_PAYMENT_BASE: `http://127.0.0.1:${port}`,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'atelier-e2e-')),
  ADMIN_EMAIL: 'owner@atelier.example',
  ADMIN_PASSWORD: 'correct-horse-battery',
  SIGN_IN_PATH: '/side-door-for-tests',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})
await import('../build/server/index.js' as string)
