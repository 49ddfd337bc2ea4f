import { defineConfig } from '@playwright/test'
import { compiled } from '#testing/harness/process.ts'
import { shopAddress } from './e2e/harness/settings.ts'

/*
 * Browser tests run against the built shop, started as `npm start` starts it, on a fresh demo
 * studio. The demo payment page is served from another host (127.0.0.1 against localhost), because
 * cookies, form-action and Referrer-Policy only show their faults between two hosts.
 *
 * Tests that change the whole shop (vacation mode, the studio's name) would pull the rug from under
 * the others: they are in e2e/alone, one after the other, in a small shop of their own.
 */
const port = Number(process.env.E2E_PORT ?? 4173)
const alonePort = port + 1

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A test waits for a third of its time: for the network, a clock, the next frame.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try would hide a flake.
  retries: 0,
  // Only what hangs comes to these ends, however busy the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  projects: [
    // First in the list, so that one worker has the rest of the shop while the other is alone.
    {
      name: 'alone',
      testMatch: 'alone/*.e2e.ts',
      use: { baseURL: shopAddress(alonePort) },
      workers: 1,
      fullyParallel: false,
    },
    {
      name: 'shop',
      testMatch: '*.e2e.ts',
      testIgnore: 'alone/**',
      use: { baseURL: shopAddress(port) },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Drawing what moves takes a fifth of a run. Files about motion ask for it (e2e/harness/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the run: TRACE=1 for whoever wants to see how a test failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // e2e/harness/test.ts takes one of a page that failed.
    screenshot: 'off',
    // What goes through a worker can't be answered by a test.
    serviceWorkers: 'block',
    actionTimeout: 240_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [serve('e2e/harness/server.ts', port), serve('e2e/alone/server.ts', alonePort)],
})

function serve(file: string, at: number) {
  return {
    command: `exec node ${file}`,
    url: `${shopAddress(at)}/healthz`,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { E2E_PORT: String(at), NODE_COMPILE_CACHE: compiled },
  } as const
}
