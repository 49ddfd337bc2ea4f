import { defineConfig } from 'vitest/config'

/** Unit and database tests. The browser's tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    pool: 'forks',
    // A process with PGlite takes some 300 MB.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
