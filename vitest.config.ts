import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, begun first: a machine that has never run them takes the largest files first,
 * and these are small ones, which would then be waited for at the end.
 */
const longest = [
  'src/shop/fulfilment/failures.test.ts',
  'src/shop/checkout/races.test.ts',
  'src/simulation/simulate.test.ts',
  'src/shop/checkout/interleavings.test.ts',
  'src/shop/media/memory.test.ts',
  'src/shop/checkout/hold-exhaustion.test.ts',
  'src/shop/checkout/crashes.test.ts',
  'src/shop/imports/import-killed.test.ts',
  'src/owner-command.test.ts',
  'src/kept-pages.test.ts',
  'src/shop/payments/webhook-storm.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.endsWith(path))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

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
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
