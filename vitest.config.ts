import { defineConfig } from 'vitest/config'

/** Unit and database tests. The browser's tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'delivery/**/*.test.ts'],
    pool: 'forks',
    // Files that follow each other in a process share its PGlite: starting one takes seconds. What a
    // file changes for all (a clock, the environment) it puts back.
    isolate: false,
    // A process with PGlite takes some 300 MB.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
